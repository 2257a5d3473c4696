/**
 * A rule with its selectors and the classes that each requires; a group with its rules; anything
 * else as text.
 */
type Part =
  | { selectors: { text: string; classes: string[] }[]; body: string }
  | { head: string; parts: Part[] }
  | string

/** A parsed stylesheet, of which each page uses a part. */
export type Styles = readonly Part[]

/**
 * The rules of a stylesheet for a document with these classes. Rules whose selector requires a
 * missing class of a CSS module are left out. Content added by a script later loads its own styles;
 * states (`:hover`, `[open]`, `:popover-open`) apply to existing elements.
 */
export const usedStyles = (styles: Styles, classes: ReadonlySet<string>): string =>
  styles.map((part) => written(part, classes)).join('')

/** All classes in a piece of markup. */
export const classesIn = (markup: string): Set<string> =>
  new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')))

function written(part: Part, classes: ReadonlySet<string>): string {
  if (typeof part === 'string') return part
  if ('parts' in part) {
    const rules = usedStyles(part.parts, classes)
    return rules === '' ? '' : `${part.head}{${rules}}`
  }
  const selectors = part.selectors
    .filter((one) => one.classes.every((name) => classes.has(name)))
    .map(({ text }) => text)
  return selectors.length === 0 ? '' : `${selectors.join(',')}{${part.body}}`
}

/** Parses the output of our build: no comments, nesting only in groups. */
export function readStyles(css: string): Styles {
  const parts: Part[] = []
  for (let at = 0; at < css.length;) {
    const open = indexOutside(css, '{;', at)
    if (open === -1) return [...parts, css.slice(at)]
    const close = css[open] === ';' ? open : endOf(css, open)
    // The next file begins on a new line.
    const head = css.slice(at, open).trim()
    if (css[open] === ';' || /^@(?!media|layer|container|supports)/.test(head))
      parts.push(css.slice(at, close + 1))
    else if (head.startsWith('@'))
      parts.push({ head, parts: [...readStyles(css.slice(open + 1, close))] })
    else
      parts.push({
        selectors: listed(head).map((text) => ({ text, classes: needed(text) })),
        body: css.slice(open + 1, close),
      })
    at = close + 1
  }
  return parts
}

/** The index of the next of these characters outside quotes and brackets. */
function indexOutside(text: string, wanted: string, from: number): number {
  let depth = 0
  let quote = ''
  for (let i = from; i < text.length; i++) {
    const char = text[i]!
    if (char === '\\') i++
    else if (quote) quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (depth === 0 && wanted.includes(char)) return i
    else if (char === '(' || char === '[') depth++
    else if (char === ')' || char === ']') depth--
  }
  return -1
}

function endOf(css: string, open: number): number {
  let depth = 1
  for (let at = open + 1; ; at++) {
    at = indexOutside(css, '{}', at)
    if (at === -1) return css.length
    depth += css[at] === '{' ? 1 : -1
    if (depth === 0) return at
  }
}

function listed(head: string): string[] {
  const found: string[] = []
  for (let at = 0; ;) {
    const comma = indexOutside(head, ',', at)
    found.push(head.slice(at, comma === -1 ? undefined : comma))
    if (comma === -1) return found
    at = comma + 1
  }
}

/**
 * Classes of CSS modules (with a leading underscore) that a selector requires, outside `:not()` and
 * similar.
 */
function needed(selector: string): string[] {
  let plain = selector
  for (let before = ''; before !== plain;)
    [before, plain] = [plain, plain.replace(/:(?:not|is|where|has)\([^()]*\)/g, '')]
  return [...plain.matchAll(/\.(_[\w-]+)/g)].map(([, name]) => name!)
}
