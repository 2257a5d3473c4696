import type { CallResult } from '../content/content-source.ts'
import type { Dependent } from '../db/cache.ts'
import type { Call } from './call-asked.ts'

/** Milliseconds for which an older answer is used before the next attempt. */
export const standInFor = 1000

/** A validated answer. */
export type Answer = Dependent & {
  /** JSON in our shape. */
  body: Buffer
  etag: string | null
  /** When it was valid. */
  at: number
  /** No data. Never used as an older answer. */
  none: boolean
  /** The upstream marked it as an older answer. */
  saved: boolean
}
/** An answer as it is used, and how long. */
export type Known = CallResult & { until: number; topics: Iterable<string> }
export function toStoredAnswer(
  { tenant }: Call,
  value: unknown,
  more: Pick<Answer, 'at' | 'until'> & Partial<Answer>,
): Answer {
  const body = Buffer.from(JSON.stringify(value))
  return {
    tenant,
    topics: [],
    bytes: body.length,
    body,
    etag: null,
    none: false,
    saved: false,
    ...more,
  }
}

/** `saved`: an older answer is used. */
export const toKnown = ({ body, at, until, topics }: Answer, saved: boolean): Known => ({
  value: JSON.parse(body.toString()) as unknown,
  at,
  saved,
  until: saved ? Date.now() + standInFor : until,
  topics,
})
