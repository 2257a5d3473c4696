import type { Change } from './changes.ts'

type Known = {
  value: unknown
  topics: readonly string[]
  /** The moments between which it holds: a clock that is set back may show another time than it was read for. */
  since: number
  until: number
}

/** Values kept; those of the tenants that were first asked for go first. */
const most = 20_000

/**
 * What nearly every answer asks for and hardly any write changes, by how it was asked: how many
 * rows the long lists have (counting a hundred thousand costs more than reading a page of ten), the
 * settings, the sports, when the next story is due. Dropped by the change log when a topic of it is
 * written, and when time alone changes it. Values are shared: nobody may change one.
 */
export class QueryCache {
  #known = new Map<string, Map<string, Known>>()
  #many = 0
  /** Grows with every change of a tenant: what was read before is not kept after. */
  #drops = new Map<string, number>()

  /** `until` may depend on what is read: a function of it, then. */
  async of<T>(
    tenant: string,
    asked: string,
    about: { topics: readonly string[]; now: number; until: number | ((value: T) => number) },
    read: () => Promise<T>,
  ): Promise<T> {
    const known = this.#known.get(tenant)?.get(asked)
    if (known && known.since <= about.now && known.until > about.now) return known.value as T
    const began = this.#drops.get(tenant) ?? 0
    const value = await read()
    const until = typeof about.until === 'number' ? about.until : about.until(value)
    if ((this.#drops.get(tenant) ?? 0) === began)
      this.#keep(tenant, asked, { value, topics: about.topics, since: about.now, until })
    return value
  }

  drop(changes: readonly Change[]): void {
    for (const [tenant, some] of Map.groupBy(changes, (change) => change.tenant)) {
      this.#drops.set(tenant, (this.#drops.get(tenant) ?? 0) + 1)
      const topics = new Set(some.flatMap((change) => change.topics))
      const known = this.#known.get(tenant)
      for (const [asked, one] of known ?? [])
        if (one.topics.some((topic) => topics.has(topic)) && known!.delete(asked)) this.#many--
    }
  }

  #keep(tenant: string, asked: string, fresh: Known): void {
    for (const [oldest, { size }] of this.#known) {
      if (this.#many < most) break
      this.#known.delete(oldest)
      this.#many -= size
    }
    const known = this.#known.get(tenant) ?? new Map<string, Known>()
    if (!known.has(asked)) this.#many++
    this.#known.set(tenant, known.set(asked, fresh))
  }
}
