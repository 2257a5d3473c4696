import type { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** One entry of the change log: what was written, as topics that readers named when they read. */
export type Change = { seq: number; tenant: string; topics: string[] }
type Listener = (changes: Change[]) => void

/** Milliseconds between two looks at whether another process wrote (spec decisions). */
const lookEvery = 100

/**
 * Reads the change log from its last known sequence and tells those who listen: the page cache and the live hub.
 * A write of this process calls `catchUp` itself; a write of another is noticed by SQLite's data_version.
 */
export class Changes {
  #db: Kysely<Tables>
  #raw: DatabaseSync
  #listeners = new Set<Listener>()
  #timer: NodeJS.Timeout | undefined
  #version = 0
  #reading: Promise<void> | undefined
  #again = false
  last = 0

  constructor(db: Kysely<Tables>, raw: DatabaseSync) {
    this.#db = db
    this.#raw = raw
  }

  async start(): Promise<void> {
    const row = await this.#db.selectFrom('change').select((e) => e.fn.max('seq').as('seq')).executeTakeFirst()
    this.last = Number(row?.seq ?? 0)
    this.#version = this.#dataVersion()
    this.#timer = setInterval(() => {
      const version = this.#dataVersion()
      if (version === this.#version) return
      this.#version = version
      void this.catchUp()
    }, lookEvery)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#listeners.clear()
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Resolves when everything written before the call has been told. */
  async catchUp(): Promise<void> {
    if (this.#reading) {
      this.#again = true
      return this.#reading
    }
    this.#reading = this.#read()
    try {
      await this.#reading
    } finally {
      this.#reading = undefined
    }
  }

  async #read(): Promise<void> {
    do {
      this.#again = false
      const rows = await this.#db.selectFrom('change').selectAll().where('seq', '>', this.last).orderBy('seq').execute()
      if (rows.length === 0) continue
      this.last = Number(rows.at(-1)!.seq)
      const changes = rows.map((row) => ({ seq: Number(row.seq), tenant: row.tenant, topics: JSON.parse(row.topics) as string[] }))
      for (const listener of this.#listeners) listener(changes)
    } while (this.#again)
  }

  #dataVersion(): number {
    return Number((this.#raw.prepare('pragma data_version').get() as { data_version: number }).data_version)
  }
}
