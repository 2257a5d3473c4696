import { XMLParser, XMLValidator } from 'fast-xml-parser'

const active = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'listener',
  'a',
  'set',
  'animate',
  'animatetransform',
  'animatemotion',
])
const deepest = 60

/**
 * Why a drawing is not taken: it runs, loads or moves something; null when it only draws. Drawings
 * are never sent as they are, only as pixels.
 */
export function svgFault(text: string): string | null {
  if (/<!(?:doctype|entity)/i.test(text)) return 'has a DOCTYPE or ENTITY'
  if (/<\?xml-stylesheet/i.test(text)) return 'loads a style sheet'
  if (XMLValidator.validate(text) !== true) return 'is no well-formed XML'
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    htmlEntities: true,
  })
  const nodes = parser.parse(text) as unknown
  return faultOf(nodes, 0)
}

function faultOf(nodes: unknown, depth: number): string | null {
  if (depth > deepest) return `is nested deeper than ${deepest}`
  for (const node of Array.isArray(nodes) ? (nodes as unknown[]) : []) {
    for (const [name, content] of Object.entries(node as Record<string, unknown>)) {
      const fault =
        name === ':@'
          ? attributeFault(content as Record<string, unknown>)
          : name === '#text'
            ? styleFault(String(content))
            : active.has(localName(name))
              ? `holds <${name}>`
              : faultOf(content, depth + 1)
      if (fault) return fault
    }
  }
  return null
}

function attributeFault(attributes: Record<string, unknown>): string | null {
  for (const [name, value] of Object.entries(attributes)) {
    const text = String(value).trim()
    if (/^on/i.test(localName(name))) return `holds ${name}`
    // A picture may be drawn into a drawing, but only from inside it.
    if (
      /^(?:href|src)$/.test(localName(name)) &&
      !/^(?:#|data:image\/(?:png|jpeg|webp);base64,)/i.test(text)
    )
      return `refers to ${text.slice(0, 40)}`
    const fault = styleFault(text)
    if (fault) return fault
  }
  return null
}

function styleFault(text: string): string | null {
  if (
    /@import|@font-face|javascript:|expression\s*\(|-moz-binding/i.test(text) ||
    /\\[0-9a-f]/i.test(text)
  )
    return 'has a style that loads or runs something'
  const outside = /url\(\s*['"]?\s*(?!#)([^)'"]{0,40})/i.exec(text)
  return outside ? `refers to ${outside[1]}` : null
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()
