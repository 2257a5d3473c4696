const texts = new WeakMap<object, string>()

/**
 * JSON that cannot close its script element or break a line of JavaScript. An object is written
 * once, because several pages have it; nothing may change it afterwards.
 */
export function scriptText(value: unknown): string {
  const object = typeof value === 'object' ? value : null
  const cachedText = object && texts.get(object)
  if (cachedText) return cachedText
  const text = (JSON.stringify(value) ?? 'null').replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  if (object) texts.set(object, text)
  return text
}

/** Makes a value that several pages share one that none of them can change. */
export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const inside of Object.values(value)) freeze(inside)
}

/** Characters of texts whose values are kept. */
const maxCharacters = 4 * 1024 * 1024

/**
 * Values of texts. Pages of a department share half of what they are drawn from (settings, menus,
 * sports): it is parsed once, and what is drawn from the same objects can be kept (`static-html`).
 */
export class ParsedTexts {
  readonly #values = new Map<string, unknown>()
  #length = 0

  get(text: string): unknown {
    const parsed = this.#values.get(text)
    // The last asked for is the last to go.
    if (parsed !== undefined && this.#values.delete(text)) {
      this.#values.set(text, parsed)
      return parsed
    }
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return value
    freeze(value)
    texts.set(value, text)
    this.#values.set(text, value)
    this.#length += text.length
    for (const oldest of this.#values.keys()) {
      if (this.#length <= maxCharacters) break
      this.#values.delete(oldest)
      this.#length -= oldest.length
    }
    return value
  }
}
