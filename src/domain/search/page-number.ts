/**
 * A long list that is leafed through has at most so many pages with an address; what is older is
 * found by its filters and by the search.
 */
export const mostPages = 100

/**
 * `page` in an address, of a list whose pages are kept: from the second on, the first has the plain
 * address.
 */
export const pageChoices: readonly string[] = Array.from({ length: mostPages - 1 }, (_, i) =>
  String(i + 2),
)

/** The page that an address asks for, from 1. */
export const pageAsked = ({ page = '' }: Readonly<Record<string, string>>): number =>
  /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1

/**
 * The query of an address with what was chosen in it: '?letter=b&page=2'; what is undefined, empty,
 * or page 1 is not written.
 */
export function choicesText(
  choices: Readonly<Record<string, string | number | undefined>>,
): string {
  const written = Object.entries(choices).flatMap(([name, value]) =>
    value === undefined || value === '' || (name === 'page' && value === 1)
      ? []
      : [`${name}=${encodeURIComponent(String(value).toWellFormed())}`],
  )
  return written.length > 0 ? `?${written.join('&')}` : ''
}
