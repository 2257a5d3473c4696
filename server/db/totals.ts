import type { Change } from './changes.ts'

type Known = { total: number; topics: readonly string[]; /** The moments between which it holds: a clock that is set back may show another time than it was counted for. */ since: number; until: number }

/** Totals kept; the oldest go first. */
const most = 20_000

/**
 * How many rows the long lists have, by what was asked: counting a hundred thousand costs more than reading a page of ten. Dropped by the
 * change log when a topic of the answer is written, and when time alone changes it.
 */
export class Totals {
  #known = new Map<string, Known>()
  /** Grows with every change of a tenant: what was counted before is not kept after. */
  #drops = new Map<string, number>()

  async of(tenant: string, asked: string, about: { topics: readonly string[]; until: number; now: number }, count: () => Promise<number>): Promise<number> {
    const key = `${tenant}|${asked}`
    const known = this.#known.get(key)
    if (known && known.since <= about.now && known.until > about.now) return known.total
    const began = this.#drops.get(tenant) ?? 0
    const total = await count()
    if ((this.#drops.get(tenant) ?? 0) === began) this.#keep(key, { total, topics: about.topics, since: about.now, until: about.until })
    return total
  }

  drop(changes: readonly Change[]): void {
    for (const [tenant, some] of Map.groupBy(changes, (change) => change.tenant)) {
      this.#drops.set(tenant, (this.#drops.get(tenant) ?? 0) + 1)
      const topics = new Set(some.flatMap((change) => change.topics))
      for (const [key, known] of this.#known) if (key.startsWith(`${tenant}|`) && known.topics.some((topic) => topics.has(topic))) this.#known.delete(key)
    }
  }

  #keep(key: string, known: Known): void {
    for (const oldest of this.#known.keys()) {
      if (this.#known.size < most) break
      this.#known.delete(oldest)
    }
    this.#known.set(key, known)
  }
}
