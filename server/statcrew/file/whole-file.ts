import { XMLValidator } from 'fast-xml-parser'
import { StatFileError } from '../stat-file-error.ts'

/**
 * Refuses what is not one whole XML document, with the line to look at. The programs replace the
 * file in place while a game is on, so a half-written one is common: without the closing tag of its
 * root it is cut off, whatever else it holds.
 */
export function requireWholeFile(text: string): void {
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
  // Only a root without content can do without a closing tag; anything else need not be read
  // further.
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
  const fault = XMLValidator.validate(text)
  if (end === -1 && fault !== true) throw cutOff(text, `<${root}> is never closed`)
  if (fault !== true)
    throw new StatFileError(
      'not-xml',
      `not well-formed XML at line ${fault.err.line}: ${fault.err.msg}`,
      fault.err.line,
    )
}

function cutOff(text: string, why: string): StatFileError {
  const line = lineAt(text, text.trimEnd().length)
  return new StatFileError('cut-off', `the file is cut off at line ${line}: ${why}`, line)
}

function refusedMarkup(text: string): StatFileError {
  const page = /<!doctype\s+html|<html[\s>]/i.exec(text)
  const at = page?.index ?? text.search(/<!(?:doctype|entity)/i)
  const line = lineAt(text, at)
  // No program of the family writes a DOCTYPE; refusing it closes entity expansion for good.
  return new StatFileError(
    'not-xml',
    page
      ? `a web page, not a stat file (line ${line})`
      : `a stat file has no DOCTYPE or ENTITY (line ${line})`,
    line,
  )
}

/**
 * The place after blanks, comments and processing instructions; -1 when one of them is not closed.
 */
function skipAsides(text: string, from: number): number {
  let at = from
  for (;;) {
    while (at < text.length && /\s/.test(text.charAt(at))) at++
    const close = text.startsWith('<?', at) ? '?>' : text.startsWith('<!--', at) ? '-->' : null
    if (close === null) return at
    const end = text.indexOf(close, at)
    if (end === -1) return -1
    at = end + close.length
  }
}

function skipClosingTag(text: string, from: number): number {
  const rest = /^\s*>/.exec(text.slice(from))?.[0]
  return rest === undefined ? -1 : from + rest.length
}

function lineAt(text: string, index: number): number {
  return text.slice(0, Math.max(index, 0)).split(/\r\n|\r|\n/).length
}
