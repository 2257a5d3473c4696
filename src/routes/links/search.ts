import { href } from '../href.ts'
import { firstPaths } from '../paths/first.ts'

/** A search for words, put into the address as they were typed. */
export function searchHref(
  q: string,
  { kind, page = 1 }: { kind?: string | undefined; page?: number } = {},
): string {
  const words = Object.entries({ q, kind, page: page > 1 ? String(page) : undefined }).flatMap(
    ([name, value]) => (value ? [`${name}=${encodeURIComponent(value.toWellFormed())}`] : []),
  )
  return href(firstPaths.search, {}) + (words.length > 0 ? `?${words.join('&')}` : '')
}
