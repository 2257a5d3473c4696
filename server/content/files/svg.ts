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
const maxDepth = 60
/** Elements that are drawn; what is used several times counts as often. */
const mostDrawn = 20_000
/** One step of a filter takes as long as about this many plain elements. */
const filterCost = 500

/**
 * Why an SVG is refused: it runs, loads or animates something, or has too much to draw; null when
 * it only draws. SVGs are only sent as pixels.
 */
export function svgFault(text: string): string | null {
  try {
    return faultOfText(text)
  } catch (error) {
    // The parser has limits of its own, for nesting and for entities.
    return `cannot be read: ${error instanceof Error ? error.message : 'unknown fault'}`
  }
}

function faultOfText(text: string): string | null {
  if (/<!(?:doctype|entity)/i.test(text)) return 'has a DOCTYPE or ENTITY'
  if (/<\?xml-stylesheet/i.test(text)) return 'loads a style sheet'
  if (XMLValidator.validate(text) !== true) return 'is not well-formed XML'
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    htmlEntities: true,
    maxNestedTags: maxDepth + 1,
  })
  const nodes = parser.parse(text) as unknown
  return faultOf(nodes, 0) ?? amountFault(nodes)
}

type Node = Record<string, unknown>
const nodesOf = (nodes: unknown): Node[] => (Array.isArray(nodes) ? (nodes as Node[]) : [])
const nameOf = (node: Node) => Object.keys(node).find((key) => key !== ':@') ?? ''

/**
 * What drawing costs, in plain elements: parts that are referred to are drawn at each reference.
 */
function amountFault(nodes: unknown): string | null {
  const nodesById = new Map<string, Node>()
  const find = (some: unknown): void => {
    for (const node of nodesOf(some)) {
      const id = (node[':@'] as Node | undefined)?.['id']
      if (typeof id === 'string') nodesById.set(id, node)
      find(node[nameOf(node)])
    }
  }
  find(nodes)
  const costs = new Map<Node, number>()
  const costOf = (node: Node): number => {
    const storedCost = costs.get(node)
    if (storedCost !== undefined) return storedCost
    // A part that refers to itself is not drawn again.
    costs.set(node, 0)
    const name = localName(nameOf(node))
    let cost = name.startsWith('fe') ? filterCost : 1
    for (const value of Object.values((node[':@'] as Node | undefined) ?? {}))
      for (const [, id] of String(value).matchAll(/(?:^|url\(\s*['"]?\s*)#([^'")\s]+)/g))
        cost += nodesById.has(id!) ? costOf(nodesById.get(id!)!) : 0
    for (const child of nodesOf(node[nameOf(node)])) cost += costOf(child)
    costs.set(node, cost)
    return cost
  }
  const cost = nodesOf(nodes).reduce((sum, node) => sum + costOf(node), 0)
  return cost > mostDrawn
    ? `has too much to draw (${Math.round(cost)} elements with repeats and filters, more than ` +
        `${mostDrawn}); simplify it, or save it as PNG`
    : null
}

function faultOf(nodes: unknown, depth: number): string | null {
  if (depth > maxDepth) return `is nested deeper than ${maxDepth}`
  for (const node of Array.isArray(nodes) ? (nodes as unknown[]) : []) {
    for (const [name, content] of Object.entries(node as Record<string, unknown>)) {
      const problem =
        name === ':@'
          ? attributeFault(content as Record<string, unknown>)
          : name === '#text'
            ? styleFault(String(content))
            : active.has(localName(name))
              ? `holds <${name}>`
              : faultOf(content, depth + 1)
      if (problem) return problem
    }
  }
  return null
}

function attributeFault(attributes: Record<string, unknown>): string | null {
  for (const [name, value] of Object.entries(attributes)) {
    const text = String(value).trim()
    if (/^on/i.test(localName(name))) return `holds ${name}`
    // An image inside an SVG must be embedded.
    if (
      /^(?:href|src)$/.test(localName(name)) &&
      !/^(?:#|data:image\/(?:png|jpeg|webp);base64,)/i.test(text)
    )
      return `refers to ${text.slice(0, 40)}`
    const problem = styleFault(text)
    if (problem) return problem
  }
  return null
}

function styleFault(text: string): string | null {
  if (
    /@import|@font-face|javascript:|expression\s*\(|-moz-binding/i.test(text) ||
    /\\[0-9a-f]/i.test(text)
  )
    return 'has a style that loads or runs content'
  const [, outside] = /url\(\s*['"]?\s*(?!#)([^)'"]{0,40})/i.exec(text) ?? []
  return outside === undefined ? null : `refers to ${outside}`
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()
