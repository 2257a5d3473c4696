import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const released = new WeakMap<IncomingMessage, ServerResponse>()

/**
 * Detaches a connection from HTTP after the response head is written, so that a stream of hours
 * needs no parser and no request (4 KB instead of 10). Node does this for upgrades, so the request
 * is presented as one. If Node does not detach it, the stream still works.
 */
export function releaseSocket(request: IncomingMessage, response: ServerResponse): void {
  released.set(request, response)
  Object.assign(request, { upgrade: true })
}

/**
 * Lets a server release connections. Call it before listening: Node aborts upgrades without a
 * listener.
 */
export function allowSocketRelease(server: Server): void {
  server.on('upgrade', (request, stream) => {
    const response = released.get(request)
    if (!response) return
    const socket = stream as Socket
    response.detachSocket(socket)
    // Replaces Node's own listeners: a broken connection is not an error, and one closed by the
    // client is closed here.
    socket.on('error', () => {})
    socket.on('end', () => socket.destroy())
    // A socket notices its end only while it is read.
    socket.resume()
  })
}
