/** Most pages of a long list; older items are found by its filters and by search. */
export const maxPages = 100

/** `page` in a URL, from 2 on; the first page has the plain URL. */
export const pageParamValues: readonly string[] = Array.from({ length: maxPages - 1 }, (_, i) =>
  String(i + 2),
)

/** The requested page, from 1. */
export const parsePageParam = ({ page = '' }: Readonly<Record<string, string>>): number =>
  /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1

/**
 * The query string of chosen values: '?letter=b&page=2'; undefined, empty and page 1 are left out.
 */
export function toQueryString(
  choices: Readonly<Record<string, string | number | undefined>>,
): string {
  const written = Object.entries(choices).flatMap(([name, value]) =>
    value === undefined || value === '' || (name === 'page' && value === 1)
      ? []
      : [`${name}=${encodeURIComponent(String(value).toWellFormed())}`],
  )
  return written.length > 0 ? `?${written.join('&')}` : ''
}
