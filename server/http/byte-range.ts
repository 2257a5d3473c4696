export type ByteRange = { first: number; last: number }

/**
 * The part of a file that a Range header asks for (RFC 9110 §14.2). Null: the whole, also for
 * several parts at once, other units and what cannot be read, which a server may answer with the
 * whole. 'unsatisfiable': it begins behind the end.
 */
export function byteRange(header: string | null, size: number): ByteRange | null | 'unsatisfiable' {
  const [from, to] = spanOf(header)
  if (from === '' && to === '') return null
  if (from === '')
    return Number(to) === 0
      ? 'unsatisfiable'
      : { first: Math.max(0, size - Number(to)), last: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return null
  if (Number(from) >= size) return 'unsatisfiable'
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

/**
 * The one span that a Range header asks for, in our own spelling, for a server that knows the size;
 * null for the whole.
 */
export function spanAsked(header: string | null): string | null {
  const [from, to] = spanOf(header)
  return from === '' && to === '' ? null : `bytes=${from}-${to}`
}

function spanOf(header: string | null): [from: string, to: string] {
  const [, from = '', to = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.replace(/\s/g, '') ?? '') ?? []
  return [from, to]
}
