import type { Socket } from 'node:net'

const nothing = Buffer.alloc(0)

/**
 * One open stream. A slow reader is not written to: for each game only the newest frame waits, so a stalled phone costs
 * no more than the games that are on, and ends on the right score (design §3, Live).
 */
export class Viewer {
  #socket: Socket
  #only: ReadonlySet<number> | undefined
  #waiting: Map<number, Buffer> | undefined

  /** With `only`, frames of other games pass it by; 0 is the stream's own. */
  constructor(socket: Socket, only?: ReadonlySet<number>) {
    this.#socket = socket
    this.#only = only
  }

  send(game: number, frame: Buffer): void {
    if (this.#only && game !== 0 && !this.#only.has(game)) return
    if (this.#waiting) {
      this.#waiting.set(game, frame)
    } else if (!this.#socket.destroyed) {
      this.#socket.write(frame)
      // The kernel takes what a reader keeps up with at once; a reader for whom it takes no more is slow.
      if (this.#socket.writableLength > 0) this.#wait()
    }
  }

  /** A heartbeat is worth nothing to one who cannot read what is already there. */
  beat(frame: Buffer): void {
    if (!this.#waiting && this.#socket.writableLength === 0 && !this.#socket.destroyed) this.#socket.write(frame)
  }

  close(): void {
    this.#socket.destroy()
  }

  #wait(): void {
    this.#waiting = new Map()
    // Called when all before it is out: "drain" comes only after 64 KB, and many small frames are ten times that in memory.
    this.#socket.write(nothing, () => {
      const frames = [...(this.#waiting?.values() ?? [])]
      this.#waiting = undefined
      if (frames.length > 0 && !this.#socket.destroyed) this.#socket.write(Buffer.concat(frames))
    })
  }
}
