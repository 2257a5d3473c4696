import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A balancer in front of several servers: a connection goes to the first that accepts it, and
 * breaks with that server.
 */
export async function startBalancer(ports: number[]): Promise<{ port: number; close(): void }> {
  const open = new Set<Socket>()
  const server = createServer((client) => {
    open.add(client)
    client.on('close', () => open.delete(client))
    client.on('error', () => client.destroy())
    const tryOne = ([port, ...others]: number[]) => {
      if (port === undefined) return void client.destroy()
      const upstream = connect(port, '127.0.0.1')
      upstream.once('connect', () => {
        client.pipe(upstream).pipe(client)
        client.on('close', () => upstream.destroy())
        upstream.on('close', () => client.destroy())
      })
      upstream.once('error', () => (upstream.bytesRead > 0 ? client.destroy() : tryOne(others)))
      upstream.on('error', () => {})
    }
    tryOne(ports)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
