import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const released = new WeakMap<IncomingMessage, ServerResponse>()

/**
 * Takes a connection out of HTTP once the head of its answer is written: a stream that is open for
 * hours needs neither parser nor request (4 KB instead of 10). Node does that itself for a request
 * that upgrades, so this one says it does; a Node that does not see it leaves the connection as it
 * is, and the stream works all the same.
 */
export function release(request: IncomingMessage, response: ServerResponse): void {
  released.set(request, response)
  Object.assign(request, { upgrade: true })
}

/**
 * Lets a server release connections. Must be called before it listens: Node breaks off an upgrade
 * that nobody waits for.
 */
export function allowRelease(server: Server): void {
  server.on('upgrade', (request, stream) => {
    const response = released.get(request)
    if (!response) return
    const socket = stream as Socket
    response.detachSocket(socket)
    // What Node's own listeners did until now: a line that breaks is no fault, one that the other
    // end closes is closed here.
    socket.on('error', () => {})
    socket.on('end', () => socket.destroy())
    // Nobody reads; but only a socket that is read from notices its end.
    socket.resume()
  })
}

/** A bounded line for work of the processor: more of it at once is only slower. */
export class Semaphore {
  #atOnce: number
  #longest: number
  #running = 0
  #line: (() => void)[] = []

  constructor(atOnce: number, longest: number) {
    this.#atOnce = atOnce
    this.#longest = longest
  }

  /** No more may wait. */
  get full(): boolean {
    return this.#running >= this.#atOnce && this.#line.length >= this.#longest
  }

  async run<R>(work: () => Promise<R>): Promise<R> {
    if (this.#running < this.#atOnce) this.#running++
    else await new Promise<void>((go) => this.#line.push(go))
    try {
      return await work()
    } finally {
      // The place goes from hand to hand: given back first, somebody who comes in between would
      // take it as well.
      const next = this.#line.shift()
      if (next) next()
      else this.#running--
    }
  }
}
