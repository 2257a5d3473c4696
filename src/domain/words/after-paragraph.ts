/** A tag of sanitized HTML; a quoted attribute may have a `>`. */
const tags = /<(\/?)([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi
/** Elements without an end that the server's cleaning keeps. */
const open = /^(?:br|hr|img)$/i

/**
 * Sanitized HTML in two parts: up to the end of this paragraph (1 is the first), and the rest. A
 * paragraph of a list, quote or table does not count. With fewer paragraphs the rest is ''.
 */
export function afterParagraph(html: string, count: number): [before: string, rest: string] {
  let depth = 0
  let seen = 0
  for (const { 0: tag, 1: end, 2: name = '', index } of html.matchAll(tags)) {
    if (open.test(name)) continue
    depth += end ? -1 : 1
    if (!end || depth > 0 || name.toLowerCase() !== 'p') continue
    seen += 1
    if (seen === count) {
      const splitIndex = index + tag.length
      return html.slice(splitIndex).trim() === ''
        ? [html, '']
        : [html.slice(0, splitIndex), html.slice(splitIndex)]
    }
  }
  return [html, '']
}
