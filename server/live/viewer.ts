import type { Socket } from 'node:net'
import type { StreamFrame } from '../../src/contract/messages.ts'

/** Topics that one stream may name: more is a mistake, or somebody who should take them all. */
const most = 200

/**
 * The games that `?topics=game:12,game:15` asks for; 'all' without topics or with `games` among
 * them, 'wrong' when one cannot be read.
 */
export function askedGames(address: string): ReadonlySet<number> | 'all' | 'wrong' {
  const asked = new URL(address, 'http://x').searchParams.get('topics')
  if (asked === null) return 'all'
  const topics = asked.split(',')
  if (
    topics.length > most ||
    !topics.every((topic) => topic === 'games' || /^game:[1-9]\d{0,8}$/.test(topic))
  )
    return 'wrong'
  return topics.includes('games') ? 'all' : new Set(topics.map((topic) => Number(topic.slice(5))))
}

/** A frame as bytes on the wire: one event, one HTTP chunk, made once and written to everyone. */
export function frameOf(id: string, frame: StreamFrame): Buffer {
  return chunk(`id:${id}\ndata:${JSON.stringify(frame)}\n\n`)
}

/** A beat: proves to both ends and everything between that the line is alive. */
export const heartbeat = chunk('event:beat\ndata:\n\n')

export function chunk(text: string): Buffer {
  return Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`)
}

const nothing = Buffer.alloc(0)

/** A game's state as it is told: its frame is made once for all. */
export type Told = { game: number; version: number; frame: Buffer }

/**
 * One open stream. A slow reader is not written to: for each game only the newest frame waits, so a
 * stalled phone costs no more than the games that are on, and ends on the right score.
 */
export class Viewer {
  #socket: Socket
  #only: ReadonlySet<number> | undefined
  /**
   * What is told while it is being caught up, the newest of each game: it comes after what was
   * missed, and not twice.
   */
  #late: Map<number, Told> | undefined = new Map()
  #waiting: Map<number, Buffer> | undefined

  /** With `only`, frames of other games pass it by. */
  constructor(socket: Socket, only?: ReadonlySet<number>) {
    this.#socket = socket
    this.#only = only
  }

  tell(told: Told): void {
    if (this.#only && !this.#only.has(told.game)) return
    if (this.#late) this.#late.set(told.game, told)
    else this.#send(told.game, told.frame)
  }

  /**
   * The first frame, then everything missed; `whole` is both in one piece, for all who take every
   * game.
   */
  caughtUp({ first, games, whole }: { first: Buffer; games: Told[]; whole: Buffer }): void {
    const late = this.#late ?? new Map<number, Told>()
    this.#late = undefined
    if (!this.#only && late.size === 0) return this.#send(0, whole)
    this.#send(0, first)
    for (const told of games) {
      const newer = late.get(told.game)
      if (newer && newer.version > told.version) continue
      late.delete(told.game)
      this.tell(told)
    }
    for (const told of late.values()) this.tell(told)
  }

  #send(game: number, frame: Buffer): void {
    if (this.#waiting) {
      this.#waiting.set(game, frame)
    } else if (!this.#socket.destroyed) {
      this.#socket.write(frame)
      // The kernel takes what a reader keeps up with at once; a reader for whom it takes no more is
      // slow.
      if (this.#socket.writableLength > 0) this.#wait()
    }
  }

  /** A heartbeat is worth nothing to one who cannot read what is already there. */
  beat(frame: Buffer): void {
    if (!this.#waiting && this.#socket.writableLength === 0 && !this.#socket.destroyed)
      this.#socket.write(frame)
  }

  close(): void {
    this.#socket.destroy()
  }

  #wait(): void {
    this.#waiting = new Map()
    // Called when all before it is out: "drain" comes only after 64 KB, and many small frames are
    // ten times that in memory.
    this.#socket.write(nothing, () => {
      const frames = [...(this.#waiting?.values() ?? [])]
      this.#waiting = undefined
      if (frames.length > 0 && !this.#socket.destroyed) this.#socket.write(Buffer.concat(frames))
    })
  }
}
