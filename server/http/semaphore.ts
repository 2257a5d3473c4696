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

/** A bounded queue for CPU-heavy work: more at once would only be slower. */
export class Semaphore {
  #atOnce: number
  #longest: number
  #running = 0
  #line: (() => void)[] = []

  constructor(atOnce: number, longest: number) {
    this.#atOnce = atOnce
    this.#longest = longest
  }

  /** Whether the queue is full. */
  get full(): boolean {
    return this.#running >= this.#atOnce && this.#line.length >= this.#longest
  }

  async run<R>(work: () => Promise<R>): Promise<R> {
    if (this.#running < this.#atOnce) this.#running++
    else await new Promise<void>((go) => this.#line.push(go))
    try {
      return await work()
    } finally {
      // The place is handed to the next in line. If it were given back first, a new caller could
      // take it, too.
      const next = this.#line.shift()
      if (next) next()
      else this.#running--
    }
  }
}
