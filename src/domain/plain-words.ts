const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The words of HTML that the server has cleaned, for a line of plain text: never markup again. */
export const plainWords = (html: string): string =>
  html.replace(/<[^>]*>/g, ' ').replace(/&(?:#(\d{1,7})|(\w{2,6}));/g, (whole, code: string | undefined, name: string | undefined) => (code ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : (named[name!] ?? whole))).replace(/\s+/g, ' ').trim()

/** As much of a text as fits, whole words where possible, with a mark where some is missing (spec 1 §5: 50 characters unless said). */
export function trimmed(text: string, most: number): string {
  const letters = [...text.trim()]
  if (letters.length <= most) return letters.join('')
  const cut = letters.slice(0, most - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > most * 0.6 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`
}
