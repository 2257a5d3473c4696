import { XMLValidator, XMLParser } from 'fast-xml-parser'
import { StatFileError } from '../sport-part.ts'

/**
 * Stat files seldom declare their encoding: UTF-16 by its byte order mark, UTF-8 if the bytes are
 * valid (a BOM is removed), else Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Refuses anything but one complete XML document, with the line of the problem. Programs overwrite
 * the file during the game, so incomplete ones are common: without the root's closing tag a file is
 * cut off.
 */
function requireWholeFile(text: string): void {
  const start = skipAsides(text, 0)
  if (start === -1 || text.slice(start).trim() === '')
    throw cutOff(text, 'it ends before its first element')
  if (/<!(?:doctype|entity)/i.test(text) || /^<html[\s>]/i.test(text.slice(start)))
    throw refusedMarkup(text)
  if (text[start] !== '<')
    throw new StatFileError(
      'not-xml',
      `not an XML file: line ${lineAt(text, start)} does not begin with "<"`,
      lineAt(text, start),
    )
  const root = /^<([A-Za-z_][\w.-]*)/.exec(text.slice(start, start + 200))?.[1]
  if (root === undefined) {
    if (/^<[!-]*$/.test(text.slice(start).trim()))
      throw cutOff(text, 'it ends before its first element')
    throw new StatFileError(
      'not-xml',
      `not an XML file: no element begins at line ${lineAt(text, start)}`,
      lineAt(text, start),
    )
  }
  const closing = text.lastIndexOf(`</${root}`)
  const end = closing === -1 ? -1 : skipClosingTag(text, closing + root.length + 2)
  // Only an empty root element needs no closing tag.
  if (end === -1 && !text.trimEnd().endsWith('/>')) throw cutOff(text, `<${root}> is never closed`)
  const tail = end === -1 ? text.length : skipAsides(text, end)
  if (tail !== text.length) {
    const line = lineAt(text, tail === -1 ? end : tail)
    throw new StatFileError(
      'not-xml',
      `something follows the end of <${root}> at line ${line}`,
      line,
    )
  }
  const validation = XMLValidator.validate(text)
  if (end === -1 && validation !== true) throw cutOff(text, `<${root}> is never closed`)
  if (validation !== true)
    throw new StatFileError(
      'not-xml',
      `not well-formed XML at line ${validation.err.line}: ${validation.err.msg}`,
      validation.err.line,
    )
}

function cutOff(text: string, why: string): StatFileError {
  const line = lineAt(text, text.trimEnd().length)
  return new StatFileError('cut-off', `the file is cut off at line ${line}: ${why}`, line)
}

function refusedMarkup(text: string): StatFileError {
  const page = /<!doctype\s+html|<html[\s>]/i.exec(text)
  const index = page?.index ?? text.search(/<!(?:doctype|entity)/i)
  const line = lineAt(text, index)
  // Stat programs write no DOCTYPE. Refusing it prevents entity expansion.
  return new StatFileError(
    'not-xml',
    page
      ? `a web page, not a stat file (line ${line})`
      : `a stat file has no DOCTYPE or ENTITY (line ${line})`,
    line,
  )
}

/**
 * The position after white space, comments and processing instructions; -1 when one is not closed.
 */
function skipAsides(text: string, from: number): number {
  let position = from
  for (;;) {
    while (position < text.length && /\s/.test(text.charAt(position))) position++
    const close = text.startsWith('<?', position)
      ? '?>'
      : text.startsWith('<!--', position)
        ? '-->'
        : null
    if (close === null) return position
    const end = text.indexOf(close, position)
    if (end === -1) return -1
    position = end + close.length
  }
}

function skipClosingTag(text: string, from: number): number {
  const rest = /^\s*>/.exec(text.slice(from))?.[0]
  return rest === undefined ? -1 : from + rest.length
}

function lineAt(text: string, index: number): number {
  return text.slice(0, Math.max(index, 0)).split(/\r\n|\r|\n/).length
}

/**
 * An element in file order. Text between elements is left out, because these files do not use it.
 * Names are in lower case, because programs differ.
 */
export type XmlElement = {
  name: string
  attributes: ReadonlyMap<string, string>
  children: XmlElement[]
}

export const mostPeriods = 40

/** Several times what the files of the longest games have. */
const mostOf = [
  ['elements', /<[A-Za-z_]/g, 40_000],
  ['players', /<player[\s/>]/gi, 1000],
  ['plays', /<play[\s/>]/gi, 5000],
] as const
/** Digits of the longest number: a time in milliseconds has 13. */
const mostDigits = 20

/** Refuses before it is parsed what no game has and what would take long to parse. */
function requireUsualSize(text: string): void {
  for (const [label, mark, max] of mostOf) {
    let count = 0
    for (mark.lastIndex = 0; mark.test(text);) if (++count > max) break
    if (count > max)
      throw new StatFileError(
        'not-xml',
        `the file has more than ${max.toLocaleString('en-US')} ${label}, which no game has`,
      )
  }
  const long = /\d{21}/.exec(text)
  if (long)
    throw new StatFileError(
      'not-xml',
      `a number of more than ${mostDigits} digits at line ${lineAt(text, long.index)}`,
      lineAt(text, long.index),
    )
}

/** The root element of a complete, well-formed document. Throws only StatFileError. */
export function readXml(text: string): XmlElement {
  try {
    requireUsualSize(text)
    requireWholeFile(text)
    const parser = new XMLParser({
      preserveOrder: true,
      ignoreAttributes: false,
      attributeNamePrefix: '',
      parseTagValue: false,
      parseAttributeValue: false,
      htmlEntities: true, // also needed for &#233;
      // safe, because a DOCTYPE is refused
      processEntities: { enabled: true, maxTotalExpansions: Infinity, maxExpandedLength: Infinity },
    })
    const roots = elementsOf(parser.parse(text))
    const root = roots[0]
    if (root === undefined || roots.length > 1)
      throw new StatFileError('not-xml', 'not an XML file: it must have one root element', 1)
    return root
  } catch (error) {
    if (error instanceof StatFileError) throw error
    throw new StatFileError(
      'not-xml',
      `not readable as XML: ${error instanceof Error ? error.message : 'unknown fault'}`,
    )
  }
}

/** An attribute with white space trimmed and collapsed; '' when it is missing. */
export function attr(of: XmlElement | undefined, name: string): string {
  return of?.attributes.get(name.toLowerCase()) ?? ''
}

/** An attribute as a number; null when it is missing or not a number. */
export function numberAttr(of: XmlElement | undefined, name: string): number | null {
  const text = attr(of, name)
  const value = Number(text.replaceAll(',', ''))
  return text === '' || !Number.isFinite(value) ? null : value
}

/** A period or number of periods: an integer (a feed had 3.5) within a limit. */
export function periodAttr(of: XmlElement | undefined, name: string): number | null {
  const number = numberAttr(of, name)
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

function cleanAttributes(rawAttributes: unknown): Map<string, string> {
  if (typeof rawAttributes !== 'object' || rawAttributes === null) return new Map()
  return new Map(
    Object.entries(rawAttributes).map(([name, value]) => [
      name.toLowerCase(),
      cleanText(String(value)),
    ]),
  )
}

function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
