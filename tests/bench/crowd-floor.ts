import { createServer, type AddressInfo, type Socket } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Way } from './crowd.ts'

// The same fan-out without product code: to all viewers of a department, in a loop. A message says
// what to be and what to send.
export type CrowdFloorAsk =
  | { kind: 'be'; way: Exclude<Way, 'stream'> }
  | { kind: 'tell'; group: number; frame: string }

const sockets = new Map<number, Set<Socket>>()
const webSockets = new Map<number, Set<WebSocket>>()
const join = <S>(groups: Map<number, Set<S>>, group: number, socket: S): Set<S> => {
  const all = groups.get(group) ?? new Set()
  groups.set(group, all.add(socket))
  return all
}

process.on('message', (ask: CrowdFloorAsk) => {
  if (ask.kind === 'tell') {
    const frame = Buffer.from(ask.frame)
    for (const socket of sockets.get(ask.group) ?? []) socket.write(frame)
    for (const socket of webSockets.get(ask.group) ?? []) socket.send(frame, { binary: false })
    process.send!({ done: true })
  } else if (ask.way === 'raw') {
    const server = createServer({ noDelay: true }, (socket) => {
      socket.on('error', () => socket.destroy())
      socket.once('data', (data) => {
        const all = join(sockets, Number(data.subarray(1).toString()), socket)
        socket.on('close', () => all.delete(socket))
        socket.write('.\r\n')
      })
    })
    server.listen(0, '127.0.0.1', () =>
      process.send!({ port: (server.address() as AddressInfo).port }),
    )
  } else {
    const server = new WebSocketServer({
      port: 0,
      host: '127.0.0.1',
      perMessageDeflate: false,
      clientTracking: false,
    })
    server.on('connection', (socket, request) => {
      const all = join(webSockets, Number(request.url!.slice(1)), socket)
      socket.on('error', () => {})
      socket.on('close', () => all.delete(socket))
    })
    server.on('listening', () => process.send!({ port: (server.address() as AddressInfo).port }))
  }
})
