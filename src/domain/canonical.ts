/**
 * Parameters of a query by which a page is another page: the further pages of a list, a day, a
 * year. All others only look at the same page in another way.
 */
const other: ReadonlySet<string> = new Set(['page', 'month', 'day', 'year', 'season'])

/**
 * The one address of a page that was asked for as `path`, with its query: orders, views and filters
 * have none of their own.
 */
export function canonicalPath(path: string): string {
  const [pathname, query = ''] = path.split('?', 2) as [string, string?]
  const kept = [...new URLSearchParams(query)].filter(([name]) => other.has(name))
  return kept.length > 0 ? `${pathname}?${new URLSearchParams(kept).toString()}` : pathname
}
