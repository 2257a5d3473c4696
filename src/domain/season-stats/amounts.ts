/**
 * A figure of a box score as a number: null for '' and for words (DNF, DNP, NM). '24:31.2' is
 * seconds, '6.32m' is 6.32.
 */
export function amountOf(text: string): number | null {
  const trimmed = text.trim()
  const clock = /^(?:(\d+):)?(\d+):(\d{2}(?:\.\d+)?)$/.exec(trimmed)
  if (clock) return rounded(Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]))
  const [number] = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)/.exec(trimmed) ?? []
  return number === undefined ? null : Number(number)
}

/** '6.1' is six innings and one out: 19 outs. */
export function outsOf(innings: string): number | null {
  const [, whole, part = '0'] = /^(\d+)(?:\.([0-2])\d*)?$/.exec(innings.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 3 + Number(part)
}

export const inningsOf = (outs: number): string => `${Math.floor(outs / 3)}.${outs % 3}`

/** '57:30' of 3450 seconds. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`

/** Halves of tackles add up to 1.5, never to 1.4999. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** How a ratio is written: '.333', '1.000', '4.5', '2.25', '62.5'. */
export type Style = 'share' | 'tenths' | 'hundredths'

export function styled(value: number, style: Style): string {
  if (style === 'tenths') return value.toFixed(1)
  if (style === 'hundredths') return value.toFixed(2)
  const text = value.toFixed(3)
  return text.replace(/^(-?)0\./, '$1.')
}
