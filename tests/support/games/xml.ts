export type Attributes = Readonly<Record<string, string | number | undefined>>

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

/** One element; attributes without a value are left out, as by the scoring programs. */
export const tag = (name: string, attributes: Attributes, inner = ''): string => {
  let open = `<${name}`
  for (const key in attributes) {
    const value = attributes[key]
    if (value !== undefined)
      open += ` ${key}="${typeof value === 'number' ? value : escape(value)}"`
  }
  return inner === '' ? `${open} />\n` : `${open}>\n${inner}</${name}>\n`
}
