import { UpstreamFailure } from './failure.ts'

/**
 * Limits of nesting and number of values: our own largest answers have depth 12 and about 60,000
 * values.
 */
const maxDepth = 64
const maxValues = 500_000
const [quote, backslash, comma, opening, closing, openingList, closingList] = [
  0x22, 0x5c, 0x2c, 0x7b, 0x7d, 0x5b, 0x5d,
]

/**
 * Parses JSON. Depth and number of values are counted first, so that a small body cannot use much
 * memory or stack; keys of the prototype are left out. Throws UpstreamFailure.
 */
export function parseJson(bytes: Buffer): unknown {
  count(bytes)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return JSON.parse(
      text,
      /__proto__|constructor|prototype|\\u/i.test(text) ? withoutPrototype : undefined,
    )
  } catch {
    throw new UpstreamFailure('body', 'an answer is not valid JSON')
  }
}

const withoutPrototype = (key: string, value: unknown): unknown =>
  key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value

function count(bytes: Buffer): void {
  let depth = 0
  let values = 0
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index]!
    if (byte === quote) index = endOfString(bytes, index)
    else if (byte === opening || byte === openingList) {
      if (++depth > maxDepth)
        throw new UpstreamFailure('body', `an answer nests deeper than ${maxDepth}`)
      values++
    } else if (byte === closing || byte === closingList) depth--
    else if (byte === comma && ++values > maxValues)
      throw new UpstreamFailure('body', `an answer has more than ${maxValues} values`)
  }
}

/** The position of the closing quotation mark of a string. */
function endOfString(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(quote, start + 1); end !== -1; end = bytes.indexOf(quote, end + 1)) {
    let slashes = 0
    while (bytes[end - 1 - slashes] === backslash) slashes++
    if (slashes % 2 === 0) return end
  }
  return bytes.length
}
