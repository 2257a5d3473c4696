/** Query parameters with free text, each with its maximum length. */
export type TextParams = Readonly<Record<string, number>>

/**
 * Their values, cut to length, in the order of the row; the same on server and browser. Empty
 * values are left out.
 */
export function pickTextParams(
  allowed: TextParams,
  search: URLSearchParams,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(allowed).flatMap(([name, maxLength]) => {
      // A character has at most two UTF-16 units, so longer input need not be split.
      const text = [...(search.get(name) ?? '').slice(0, 2 * maxLength).toWellFormed()]
        .slice(0, maxLength)
        .join('')
      return text ? [[name, text]] : []
    }),
  )
}
