import { textTrim } from '../constants.ts'

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The words of HTML that the server has cleaned, for a line of plain text: never markup again. */
export const plainWords = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(?:#(\d{1,7})|(\w{2,6}));/g,
      (whole, code: string | undefined, name: string | undefined) =>
        code ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : (named[name!] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim()

/**
 * As much of a text as fits, whole words where possible, with a mark where some is missing. What a
 * reader sees as one sign counts as one, and is never cut.
 */
export function trimmed(text: string, most: number = textTrim): string {
  const whole = text.trim()
  const signs = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(whole)].map(
    ({ segment }) => segment,
  )
  if (signs.length <= most) return whole
  const cut = signs.slice(0, most - 1)
  const space = signs[most - 1] === ' ' ? cut.length : cut.lastIndexOf(' ')
  const kept = space > most * 0.4 ? cut.slice(0, space) : cut
  while (kept.length > 1 && /^[\s,;:.–-]+$/.test(kept.at(-1)!)) kept.pop()
  return `${kept.join('')}…`
}
