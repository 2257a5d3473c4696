/**
 * One row of the API. Browser, service worker, page renderer and API server read the same row, so
 * each fact about a call is written once. Rows have no zod: the first load and the worker need the
 * policy, not the parsers.
 */
export type Endpoint<Query = any, Result = any> = {
  method: 'GET' | 'PUT'
  path: `/api/v2/${string}`
  /** What a visitor sees when the call fails: pages never show API errors. */
  empty: Result
  /** Seconds an answer stays fresh in an open page: the query client's staleTime. */
  staleTimeSeconds: number
  /** Answers are stored for offline use, except those that would mislead (live scores). */
  offline?: 'never'
  /** Timeout in milliseconds. */
  timeout?: number
  /** The browser's log message of a failed call, if it must have a fixed text. */
  failed?: string
  /**
   * A GET that writes: never cached, stored or repeated, not by HEAD or prefetch, only from a page
   * of this site.
   */
  isCounter?: true
  /** For signed-in accounts or a preview token: 401 for others, and never cached. */
  hidden?: true
  /** About this server, not its content: answered here even with an upstream. */
  isLocal?: true
  /** About the signed-in account, from the cookie only: for pages of this site, never cached. */
  isPersonal?: true
  /** Never set; carries the query's type. */
  asks?: (query: Query) => void
}

/**
 * A row that is read. Marked as free of side effects, so that a page bundles only the rows it uses.
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
export function buildUrl(row: Endpoint, query: Record<string, unknown>): string {
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

/** The pattern that matches a row's path; paths are case-insensitive in this API family. */
export const toPathPattern = (row: Endpoint): RegExp =>
  new RegExp(`^${row.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i')
