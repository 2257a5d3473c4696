import { createServer } from 'node:http'
import { createServer as createSocketServer, type AddressInfo, type Socket } from 'node:net'

// The minimum that Node needs for the same bytes: a process of its own, told by message what to be.

/** The kinds of floor. */
export type FloorAsk =
  | { kind: 'page'; headers: Record<string, string>; body: Uint8Array }
  | { kind: 'fan-out' }

process.on('message', (ask: FloorAsk) => {
  const server = ask.kind === 'page' ? pageServer(ask.headers, ask.body) : fanOut()
  server.listen(0, '127.0.0.1', () =>
    process.send!({ port: (server.address() as AddressInfo).port }),
  )
})

/** Writes one compressed buffer for any request. */
function pageServer(headers: Record<string, string>, body: Uint8Array) {
  return createServer((_, response) => {
    response.writeHead(200, headers)
    response.end(body)
  })
}

/** Sockets written to in a loop: one that sends P publishes what follows to all the others. */
function fanOut() {
  const watchers = new Set<Socket>()
  return createSocketServer({ noDelay: true }, (socket) => {
    watchers.add(socket)
    socket.on('close', () => watchers.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.on('data', (data) => {
      if (data[0] !== 80) return
      watchers.delete(socket)
      const frame = data.subarray(1)
      for (const watcher of watchers) watcher.write(frame)
      socket.write('done')
    })
  })
}
