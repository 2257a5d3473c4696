import type { ApiName } from '../../src/contract/api.ts'
import { callApiWithAge } from '../api/call-api.ts'
import { getContentSource, type CallResult } from '../content/content-source.ts'
import { ReadContext } from '../content/read-context.ts'
import { Cache, type Dependent } from '../db/cache.ts'
import type { Store } from '../db/store.ts'
import { freeze, scriptText } from './script-text.ts'

/** The value of an answer to a page; its topics become the page's. */
export type Call = (name: ApiName, query: Record<string, unknown>) => Promise<unknown>

type Read = Dependent & { found: CallResult }

/** Bytes of cached answers. */
const maxCacheBytes = 32 * 1024 * 1024

/**
 * Answers that pages are drawn from, until their content changes. Pages of a department share half
 * of them (settings, menus, sports), and a score changes few: reading them was 8 of the 18 ms of a
 * page. The values are shared, and frozen so that no page can change those of others.
 */
export class SharedReads {
  #store: Store
  #cache: Cache<Read>

  constructor(store: Store) {
    this.#store = store
    this.#cache = new Cache({ changes: store.changes, most: maxCacheBytes })
  }

  /** The answer; `context` gets its topics and the moment at which it changes by time alone. */
  async get(
    name: ApiName,
    context: ReadContext,
    query: Readonly<Record<string, unknown>>,
  ): Promise<CallResult> {
    // An upstream's answers are cached where they are read, with their own age.
    if (getContentSource(context)) return callApiWithAge(name, context, query)
    const { tenant } = context
    const key = `${tenant}|${name}|${JSON.stringify(query)}`
    const {
      topics,
      until,
      hidesAt = Number.POSITIVE_INFINITY,
      found,
    } = await this.#cache.getOrMake(key, tenant, async () => {
      const ownContext = new ReadContext(this.#store, tenant)
      const result = await callApiWithAge(name, ownContext, query)
      freeze(result.value)
      return {
        entry: {
          tenant,
          topics: ownContext.topics,
          until: ownContext.until,
          hidesAt: ownContext.hidesAt,
          // The value and its text.
          bytes: 4 * scriptText(result.value).length,
          found: result,
        },
        // Without a value the number of queries is unlimited.
        keep: result.value !== null,
      }
    })
    context.touch(...topics)
    context.changesAt(until)
    context.endsAt(hidesAt)
    // A stored answer was dropped when its data changed, so this is the newest.
    return { ...found, at: context.now.getTime() }
  }
}
