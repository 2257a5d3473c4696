import { plain } from '../../../src/domain/search/search-words.ts'

/**
 * A piece of a text around the first of the words, at most so many characters, cut between words.
 */
export function excerptOf(text: string, words: readonly string[], most = 200): string {
  if (text.length <= most) return text
  const tokens = [...text.matchAll(/[\p{L}\p{N}'’]+/gu)]
  const hit = tokens.find(([token]) => {
    const own = plain(token).replace(/['’]/g, '')
    return words.some((word) => own.startsWith(word))
  })
  const at = Math.max(0, (hit?.index ?? 0) - Math.floor(most / 3))
  const from = at === 0 ? 0 : (tokens.find(({ index }) => index >= at)?.index ?? 0)
  const cut = text.slice(from, from + most)
  const end = from + most >= text.length ? cut : cut.replace(/\s+\S*$/, '')
  return `${from > 0 ? '…' : ''}${end}${from + most < text.length ? '…' : ''}`.toWellFormed()
}
