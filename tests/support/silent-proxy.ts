import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './server.ts'

/** A connection to a server whose open connections can fall silent, as after a phone slept. */
export type SilentProxy = {
  port: number
  /** From now on nothing passes on the connections that are open; new ones work. */
  silence(): void
  close(): void
}

export async function silentProxy(port: number): Promise<SilentProxy> {
  const own = await freePort()
  const open = new Set<Socket>()
  const silent = new WeakSet<Socket>()
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    open.add(near)
    near.on('data', (part) => silent.has(near) || far.write(part))
    far.on('data', (part) => silent.has(near) || near.write(part))
    // Neither end learns that the other is gone.
    far.on('close', () => silent.has(near) || near.destroy()).on('error', () => {})
    near
      .on('close', () => {
        open.delete(near)
        far.destroy()
      })
      .on('error', () => {})
  })
  await new Promise<void>((done) => {
    server.listen(own, '127.0.0.1', done)
  })
  return {
    port: own,
    silence: () => open.forEach((near) => silent.add(near)),
    close: () => {
      open.forEach((near) => near.destroy())
      server.close()
    },
  }
}
