import { decodeText } from '../file/decode-text.ts'
import { StatFileError } from '../stat-file-error.ts'
import { Feed } from './feed-shape.ts'

/** True of bytes that can only be JSON: a stat file of the XML family begins with '<'. */
export const isJson = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*[{[]/.test(Buffer.from(bytes.subarray(0, 64)).toString('utf8'))

/**
 * The feed in these bytes. Throws StatFileError alone: cut off, no JSON, or without what a score
 * needs.
 */
export function readFeed(bytes: Uint8Array): Feed {
  const text = decodeText(bytes).replace(/^\uFEFF/, '')
  const read = Feed.safeParse(jsonOf(text))
  if (read.success) return read.data
  const [first] = read.error.issues
  throw new StatFileError(
    'incomplete',
    `not a live feed: ${first?.path.join('.') || 'the file'} ${first?.code === 'invalid_type' ? 'is missing or of another kind' : 'cannot be read'}`,
  )
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const line = text.trimEnd().split(/\r\n|\r|\n/).length
    // Written over in place, a shorter version leaves the tail of the longer one behind its end:
    // that is no feed, either.
    if (isOpen(text))
      throw new StatFileError(
        'cut-off',
        `the file is cut off at line ${line}: it ends before its first brace is closed`,
        line,
      )
    throw new StatFileError(
      'not-json',
      `not JSON: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'it cannot be read'}`,
    )
  }
}

/** Ends within a text, or with more braces opened than closed. */
function isOpen(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (quoted) {
      if (letter === '\\') at++
      else if (letter === '"') quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === '{' || letter === '[') depth++
    else if (letter === '}' || letter === ']') depth--
  }
  return quoted || depth > 0
}
