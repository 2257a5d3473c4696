/** JSON that cannot close its script element or break a line of JavaScript. */
export const unsharedText = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const texts = new WeakMap<object, string>()

/** The same for a value that several pages have and nothing changes: written once. */
export function scriptText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return unsharedText(value)
  const known = texts.get(value) ?? unsharedText(value)
  texts.set(value, known)
  return known
}

/** The text of a value that was read from it. */
export const rememberText = (value: unknown, text: string): void => {
  if (typeof value === 'object' && value !== null) texts.set(value, text)
}
