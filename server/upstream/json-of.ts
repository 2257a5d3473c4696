import { UpstreamFailure } from './failure.ts'

/**
 * How deep an answer may nest, and how many values it may have: our own deepest is 12 deep, the
 * largest has some 60,000.
 */
const deepest = 64
const most = 500_000
const [quote, backslash, comma, opening, closing, openingList, closingList] = [
  0x22, 0x5c, 0x2c, 0x7b, 0x7d, 0x5b, 0x5d,
]

/**
 * The value of a JSON text. Depth and number of values are counted before anything is built of it,
 * so that a small body cannot become a large heap or a deep stack; keys that reach a prototype are
 * left out. Throws UpstreamFailure.
 */
export function jsonOf(bytes: Buffer): unknown {
  count(bytes)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return JSON.parse(
      text,
      /__proto__|constructor|prototype|\\u/i.test(text) ? withoutPrototype : undefined,
    )
  } catch {
    throw new UpstreamFailure('body', 'an answer is no JSON')
  }
}

const withoutPrototype = (key: string, value: unknown): unknown =>
  key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value

function count(bytes: Buffer): void {
  let depth = 0
  let values = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    if (byte === quote) at = endOfString(bytes, at)
    else if (byte === opening || byte === openingList) {
      if (++depth > deepest)
        throw new UpstreamFailure('body', `an answer nests deeper than ${deepest}`)
      values++
    } else if (byte === closing || byte === closingList) depth--
    else if (byte === comma && ++values > most)
      throw new UpstreamFailure('body', `an answer has more than ${most} values`)
  }
}

/** The place of the quotation mark that ends the string which begins here. */
function endOfString(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(quote, start + 1); end !== -1; end = bytes.indexOf(quote, end + 1)) {
    let slashes = 0
    while (bytes[end - 1 - slashes] === backslash) slashes++
    if (slashes % 2 === 0) return end
  }
  return bytes.length
}
