import type { Socket } from 'node:net'
import type { StreamFrame } from '../../src/contract/messages.ts'

/** Most topics of one stream. With more, subscribe to all. */
const maxTopics = 200

/**
 * The games of `?topics=game:12,game:15`; 'all' without topics or with `games`, 'wrong' when one is
 * invalid.
 */
export function askedGames(address: string): ReadonlySet<number> | 'all' | 'wrong' {
  const topicsParam = new URL(address, 'http://x').searchParams.get('topics')
  if (topicsParam === null) return 'all'
  const topics = topicsParam.split(',')
  if (
    topics.length > maxTopics ||
    !topics.every((topic) => topic === 'games' || /^game:[1-9]\d{0,8}$/.test(topic))
  )
    return 'wrong'
  return topics.includes('games') ? 'all' : new Set(topics.map((topic) => Number(topic.slice(5))))
}

/** A frame as bytes: one event and one HTTP chunk, made once for all viewers. */
export function encodeFrame(id: string, frame: StreamFrame): Buffer {
  return chunk(`id:${id}\ndata:${JSON.stringify(frame)}\n\n`)
}

/**
 * A heartbeat shows both ends and all proxies that the connection is alive; its data is the
 * milliseconds until the next one.
 */
export const heartbeat = (every: number): Buffer => chunk(`event:beat\ndata:${every}\n\n`)

export function chunk(text: string): Buffer {
  return Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`)
}

const noBytes = Buffer.alloc(0)

/** A game's state as it is sent; its frame is made once for all viewers. */
export type ViewerFrame = { game: number; version: number; frame: Buffer }

/**
 * One open stream. A slow viewer is not written to: only the newest frame of each game waits, so a
 * stalled phone costs little memory and ends with the right score.
 */
export class Viewer {
  #socket: Socket
  #only: ReadonlySet<number> | undefined
  /** Changes during catching up, the newest of each game. They are sent after the missed ones. */
  #late: Map<number, ViewerFrame> | undefined = new Map()
  #waiting: Map<number, Buffer> | undefined

  /** With `only`, frames of other games are not sent. */
  constructor(socket: Socket, only?: ReadonlySet<number>) {
    this.#socket = socket
    this.#only = only
  }

  tell(gameFrame: ViewerFrame): void {
    if (this.#only && !this.#only.has(gameFrame.game)) return
    if (this.#late) this.#late.set(gameFrame.game, gameFrame)
    else this.#send(gameFrame.game, gameFrame.frame)
  }

  /**
   * Sends the first frame, then all missed games; `whole` is both in one piece for viewers of all
   * games.
   */
  caughtUp({ first, games, whole }: { first: Buffer; games: ViewerFrame[]; whole: Buffer }): void {
    const lateFrames = this.#late ?? new Map<number, ViewerFrame>()
    this.#late = undefined
    if (!this.#only && lateFrames.size === 0) return this.#send(0, whole)
    this.#send(0, first)
    for (const gameFrame of games) {
      const newer = lateFrames.get(gameFrame.game)
      if (newer && newer.version > gameFrame.version) continue
      lateFrames.delete(gameFrame.game)
      this.tell(gameFrame)
    }
    for (const gameFrame of lateFrames.values()) this.tell(gameFrame)
  }

  #send(game: number, frame: Buffer): void {
    if (this.#waiting) {
      this.#waiting.set(game, frame)
    } else if (!this.#socket.destroyed) {
      this.#socket.write(frame)
      // The kernel accepts data at once unless the viewer is slow.
      if (this.#socket.writableLength > 0) this.#wait()
    }
  }

  /** Skips the heartbeat for a viewer with unread data. */
  beat(frame: Buffer): void {
    if (!this.#waiting && this.#socket.writableLength === 0 && !this.#socket.destroyed)
      this.#socket.write(frame)
  }

  close(): void {
    this.#socket.destroy()
  }

  #wait(): void {
    this.#waiting = new Map()
    // Called when all earlier data is sent. "drain" comes only after 64 KB, and many small frames
    // need ten times that in memory.
    this.#socket.write(noBytes, () => {
      const frames = [...(this.#waiting?.values() ?? [])]
      this.#waiting = undefined
      if (frames.length > 0 && !this.#socket.destroyed) this.#socket.write(Buffer.concat(frames))
    })
  }
}
