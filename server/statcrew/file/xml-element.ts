import { XMLParser } from 'fast-xml-parser'
import { StatFileError } from '../stat-file-error.ts'
import { requireWholeFile } from './whole-file.ts'

/**
 * An element in the order of the file; text between elements is of no use in this family and is
 * left out. Names are in small letters: programs do not agree on them.
 */
export type XmlElement = {
  name: string
  attributes: ReadonlyMap<string, string>
  children: XmlElement[]
}

export const mostPeriods = 40

/** The root element of a whole, well-formed document. Throws StatFileError only. */
export function readXml(text: string): XmlElement {
  try {
    requireWholeFile(text)
    const parser = new XMLParser({
      preserveOrder: true,
      ignoreAttributes: false,
      attributeNamePrefix: '',
      parseTagValue: false,
      parseAttributeValue: false,
      htmlEntities: true, // the parser's switch for &#233; as well
      processEntities: { enabled: true, maxTotalExpansions: Infinity, maxExpandedLength: Infinity }, // no DOCTYPE gets here, so nothing can multiply
    })
    const roots = elementsOf(parser.parse(text))
    const root = roots[0]
    if (root === undefined || roots.length > 1)
      throw new StatFileError('not-xml', 'not an XML file: it has no single root element', 1)
    return root
  } catch (error) {
    if (error instanceof StatFileError) throw error
    throw new StatFileError(
      'not-xml',
      `not readable as XML: ${error instanceof Error ? error.message : 'unknown fault'}`,
    )
  }
}

/**
 * The text of an attribute, trimmed, one blank for any run of white space; '' when it is not there.
 */
export function attr(of: XmlElement | undefined, name: string): string {
  return of?.attributes.get(name.toLowerCase()) ?? ''
}

/** The attribute as a number; null when it is missing or is not one. */
export function numberOf(of: XmlElement | undefined, name: string): number | null {
  const text = attr(of, name)
  const value = Number(text.replaceAll(',', ''))
  return text === '' || !Number.isFinite(value) ? null : value
}

/**
 * A number of periods or of one of them: whole, since a feed said 3.5, and no bigger than a game
 * can be.
 */
export function periodOf(of: XmlElement | undefined, name: string): number | null {
  const number = numberOf(of, name)
  return number === null || number < 0 || number > mostPeriods ? null : Math.floor(number)
}

export function child(of: XmlElement | undefined, name: string): XmlElement | undefined {
  return of?.children.find((element) => element.name === name)
}

export function childrenNamed(of: XmlElement | undefined, name: string): XmlElement[] {
  return of?.children.filter((element) => element.name === name) ?? []
}

function elementsOf(nodes: unknown): XmlElement[] {
  if (!Array.isArray(nodes)) return []
  return nodes.flatMap((node: unknown) => {
    if (typeof node !== 'object' || node === null) return []
    const entries = Object.entries(node)
    const tag = entries.find(([key]) => key !== ':@')
    if (tag === undefined || tag[0] === '#text' || tag[0].startsWith('?')) return []
    const attributes = entries.find(([key]) => key === ':@')?.[1] as unknown
    return [
      {
        name: tag[0].toLowerCase(),
        attributes: cleanAttributes(attributes),
        children: elementsOf(tag[1]),
      },
    ]
  })
}

function cleanAttributes(given: unknown): Map<string, string> {
  if (typeof given !== 'object' || given === null) return new Map()
  return new Map(
    Object.entries(given).map(([name, value]) => [name.toLowerCase(), cleanText(String(value))]),
  )
}

function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
