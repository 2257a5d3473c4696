/**
 * One row of the API. The browser, the service worker, the page renderer and the API server all
 * read the same row, so a fact about a call is written once. Rows carry no zod: what the entry
 * bundle and the worker need is policy, not parsers.
 */
export type Endpoint<Query = any, Result = any> = {
  method: 'GET' | 'PUT'
  path: `/api/v2/${string}`
  /** What a visitor sees when the call fails: the product never shows API errors. */
  empty: Result
  /** Seconds an answer stays fresh in an open page: the query client's staleTime. */
  fresh: number
  /** 'keep' answers survive a dead network; 'never' answers would mislead (live scores). */
  offline: 'keep' | 'never'
  /** Milliseconds after which the call has failed. */
  timeout?: number
  /** What the browser's log says of a call that failed, where the words are given. */
  failed?: string
  /**
   * A GET that writes: never cached, kept or sent twice, not by HEAD, not by a prefetch, only from
   * a page of this site.
   */
  counts?: true
  /**
   * For those who are signed in, or show a token for previews: 401 to all others, and in no cache.
   */
  hidden?: true
  /** About this very site, not its content: wherever that comes from, this server answers. */
  ours?: true
  /** Of who is signed in, from the cookie alone: for pages of this site, in no cache. */
  personal?: true
  /** Never set; it lets the type travel with the row. */
  asks?: (query: Query) => void
}

/**
 * A row that is read. Bundlers are told that making one does nothing else, so that a page carries
 * only the rows it names.
 */
/* @__NO_SIDE_EFFECTS__ */
export function get<Query, Result>(
  path: Endpoint['path'],
  policy: Omit<Endpoint<Query, Result>, 'method' | 'path'>,
): Endpoint<Query, Result> {
  return { method: 'GET', path, ...policy }
}

export type QueryOf<E> = E extends Endpoint<infer Q, any> ? Q : never
export type ResultOf<E> = E extends Endpoint<any, infer R> ? R : never

/** `/api/v2/Roster/:id` + { id: 7, season: '2026' } → `/api/v2/Roster/7?season=2026` */
export function urlOf(row: Endpoint, query: Record<string, unknown>): string {
  const rest = new URLSearchParams()
  let path: string = row.path
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    const slot = new RegExp(`:${name.replace('$', '\\$')}(?=/|$)`)
    if (slot.test(path)) path = path.replace(slot, encodeURIComponent(String(value)))
    else rest.append(name, String(value))
  }
  const search = rest.toString()
  return search ? `${path}?${search}` : path
}

/**
 * The pattern that finds a row by the path of a request; paths are case-insensitive, as in the
 * family of APIs we speak.
 */
export const patternOf = (row: Endpoint): RegExp =>
  new RegExp(`^${row.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i')
