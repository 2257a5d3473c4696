import { ReadContext } from '../content/read-context.ts'
import { Cache, type Dependent } from '../db/cache.ts'
import type { Store } from '../db/store.ts'
import { countBytes, encodeBody, type EncodedBody } from '../http/body.ts'

/** A compressed text with what else its response needs; `body` is null when there is no content. */
export type CachedBody<More> = Dependent & { body: EncodedBody | null; more: More }

/** Compressed texts made from content, until that content changes. */
export class BodyCache<More = undefined> {
  #store: Store
  #cache: Cache<CachedBody<More>>

  constructor(store: Store) {
    this.#store = store
    this.#cache = new Cache({ changes: store.changes })
  }

  /**
   * The body with this key, of this tenant. Without content it is not cached, because the number of
   * URLs without content is unlimited.
   */
  getOrMake(
    tenant: string,
    key: string,
    make: (context: ReadContext) => Promise<{ text: string | null; more: More }>,
  ): Promise<CachedBody<More>> {
    return this.#cache.getOrMake(`${tenant}|${key}`, tenant, async () => {
      const context = new ReadContext(this.#store, tenant)
      const { text, more } = await make(context)
      const body = text === null ? null : await encodeBody(text)
      const { topics, until } = context
      const bytes = body ? countBytes(body) : 0
      return { entry: { tenant, topics, until, bytes, body, more }, keep: body !== null }
    })
  }

  /** Whether this body is still the newest with this key. */
  isCurrent(tenant: string, key: string, body: CachedBody<More>): boolean {
    return this.#cache.get(`${tenant}|${key}`, Date.now()) === body
  }
}
