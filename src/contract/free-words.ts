/**
 * Query parameters in which a visitor writes what he likes, each with the most characters of it
 * that count.
 */
export type Free = Readonly<Record<string, number>>

/**
 * What was written into them, cut, in the order of the row; the same on the server and in the
 * browser. What is empty was not written.
 */
export function freeWords(free: Free, search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    Object.entries(free).flatMap(([name, most]) => {
      // Twice as many units hold so many characters, and a megabyte is never read whole.
      const words = [...(search.get(name) ?? '').slice(0, 2 * most).toWellFormed()]
        .slice(0, most)
        .join('')
      return words ? [[name, words]] : []
    }),
  )
}
