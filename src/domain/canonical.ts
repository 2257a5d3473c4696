/**
 * Query parameters that make another page: list pages, a day, a year. All others only change the
 * view.
 */
const other: ReadonlySet<string> = new Set(['page', 'month', 'day', 'year', 'season'])

/** The canonical URL of a requested path with query: sort orders, views and filters are removed. */
export function canonicalPath(path: string): string {
  const [pathname, query = ''] = path.split('?', 2) as [string, string?]
  const canonicalParams = [...new URLSearchParams(query)].filter(([name]) => other.has(name))
  return canonicalParams.length > 0
    ? `${pathname}?${new URLSearchParams(canonicalParams).toString()}`
    : pathname
}
