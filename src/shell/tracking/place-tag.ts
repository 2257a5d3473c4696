import type { TagElement, TrackingTag } from '../../contract/promotions.schema.ts'
import { isListed } from '../../domain/shell/redirects.ts'

/** Attributes that a script may be given; never spread what an API says into an element. */
const attributes =
  /^(?:src|async|defer|type|id|crossorigin|integrity|referrerpolicy|data-[a-z0-9][a-z0-9-]{0,40})$/

/**
 * Puts a tag into the page and gives what takes it away again. Its `noscript` is left out: it
 * speaks to browsers that run no script, and there nobody was asked.
 */
export function placeTag(tag: TrackingTag, hosts: readonly string[]): () => void {
  const undo: (() => void)[] = []
  const places = [
    [tag.head, (node: Node) => document.head.append(node)],
    [tag.bodyOpen, (node: Node) => document.body.prepend(node)],
    [tag.bodyClose, (node: Node) => document.body.append(node)],
  ] as const
  for (const [{ script, style }, put] of places) {
    for (const element of style) {
      const sheet = styleSheet(element, tag.name)
      if (!sheet) continue
      document.adoptedStyleSheets.push(sheet)
      undo.push(() => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      })
    }
    for (const element of script) {
      const made = scriptElement(element, tag.name, hosts)
      if (!made) continue
      put(made)
      undo.push(() => made.remove())
    }
  }
  return () => undo.forEach((one) => one())
}

function scriptElement(
  { attributes: given, children }: TagElement,
  name: string,
  hosts: readonly string[],
): HTMLScriptElement | null {
  const script = document.createElement('script')
  // In the order they stand, unless the tag says otherwise.
  script.async = false
  for (const [key, value] of Object.entries(given))
    if (attributes.test(key)) script.setAttribute(key, value)
  if (script.hasAttribute('src') && !mayLoad(script.src, hosts)) return null
  script.onerror = () => console.warn('Script reloading error', name)
  if (!script.hasAttribute('src')) script.text = children
  return script
}

/**
 * A sheet of its own: no element is written, so the policy for styles stays strict, and `@import`
 * counts for nothing.
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
  } catch (fault) {
    console.warn('Style tag error', name, fault)
    return null
  }
}

/** https, and a host of the tenant's list: by its name, or below `*.name`. */
function mayLoad(address: string, hosts: readonly string[]): boolean {
  const { protocol, hostname, username, password } = new URL(address)
  return protocol === 'https:' && !username && !password && isListed(hostname, hosts)
}
