import { keyOf } from '../values/fold.ts'

/** The name's share of a rank: six letters of twenty-seven. */
const names = 27 ** 6

/**
 * The place of a player in a roster: by number, '0' before '00' and words last, then by name. It
 * depends on the row alone, so that a player who comes or goes changes nobody else's row.
 */
export function rankOf({
  jerseyNumber,
  lastName,
  firstName,
}: {
  jerseyNumber: string
  lastName: string
  firstName: string
}): number {
  const digits = /^\d{1,4}/.exec(jerseyNumber)?.[0]
  const jersey =
    digits === undefined ? (jerseyNumber ? 99_998 : 99_999) : Number(digits) * 5 + digits.length
  const letters = `${keyOf(lastName).slice(0, 4).padEnd(4)}${keyOf(firstName).slice(0, 2).padEnd(2)}`
  const name = [...letters].reduce(
    (sum, letter) => sum * 27 + Math.min(26, Math.max(0, letter.charCodeAt(0) - 96)),
    0,
  )
  return jersey * names + name
}
