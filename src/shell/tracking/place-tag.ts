import type { TagElement, TrackingTag } from '../../contract/promotions.schema.ts'
import { isListed } from '../../domain/shell/redirects.ts'

/** Attributes allowed on a script; API values are never spread into an element. */
const attributes =
  /^(?:src|async|defer|type|id|crossorigin|integrity|referrerpolicy|data-[a-z0-9][a-z0-9-]{0,40})$/

/**
 * Adds a tag to the page and returns a function that removes it. The browser shows nothing of its
 * `noscript` elements while scripts run; the server does not render them, because a visitor without
 * scripts cannot consent.
 */
export function placeTag(tag: TrackingTag, hosts: readonly string[]): () => void {
  const undo: (() => void)[] = []
  const insertions = [
    [tag.head, (node: Node) => document.head.append(node)],
    [tag.bodyOpen, (node: Node) => document.body.prepend(node)],
    [tag.bodyClose, (node: Node) => document.body.append(node)],
  ] as const
  for (const [{ script, style, noscript }, put] of insertions) {
    const insert = (element: HTMLElement) => {
      put(element)
      undo.push(() => element.remove())
    }
    for (const element of style) {
      const sheet = styleSheet(element, tag.name)
      if (!sheet) continue
      document.adoptedStyleSheets.push(sheet)
      undo.push(() => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
          (adoptedStyleSheet) => adoptedStyleSheet !== sheet,
        )
      })
    }
    for (const element of script) {
      const scriptNode = scriptElement(element, tag.name, hosts)
      if (scriptNode) insert(scriptNode)
    }
    for (const { children } of noscript) {
      const noscriptNode = document.createElement('noscript')
      // As a parser does while scripts run: text, no elements.
      noscriptNode.textContent = children
      insert(noscriptNode)
    }
  }
  return () => undo.forEach((undoStep) => undoStep())
}

function scriptElement(
  { attributes: tagAttributes, children }: TagElement,
  name: string,
  hosts: readonly string[],
): HTMLScriptElement | null {
  const script = document.createElement('script')
  // In document order, unless the tag says otherwise.
  script.async = false
  for (const [key, value] of Object.entries(tagAttributes))
    if (attributes.test(key)) script.setAttribute(key, value)
  if (script.hasAttribute('src') && !mayLoad(script.src, hosts)) return null
  script.onerror = () => console.warn('Script reloading error', name)
  if (!script.hasAttribute('src')) script.text = children
  return script
}

/**
 * A constructed stylesheet instead of an element, so that the style policy stays strict and
 * `@import` has no effect.
 */
function styleSheet(
  { attributes: { media = '' }, children }: TagElement,
  name: string,
): CSSStyleSheet | null {
  if (/<\/?script/i.test(children)) {
    console.warn('That is not css', name)
    return null
  }
  try {
    const sheet = new CSSStyleSheet({ media })
    sheet.replaceSync(children)
    return sheet
  } catch (error) {
    console.warn('Style tag error', name, error)
    return null
  }
}

/** https, and a host in the tenant's list: by name, or below `*.name`. */
function mayLoad(address: string, hosts: readonly string[]): boolean {
  const { protocol, hostname, username, password } = new URL(address)
  return protocol === 'https:' && !username && !password && isListed(hostname, hosts)
}
