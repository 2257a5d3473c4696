import { normalizeSchoolName } from '../../../src/domain/games/school-names.ts'

/** A name as part of a key: 'St. Brigid’s' and 'ST BRIGIDS' → 'st-brigids'. */
export const toKey = (text: string): string => normalizeSchoolName(text).replaceAll(' ', '-')

/** Values that mean yes; any other, and blank, is no. */
export const isYes = (text: string): boolean => /^(?:y|yes|true|1|x|c)$/i.test(text)

/** Values that mean no in columns where blank means yes. */
export const isNo = (text: string): boolean => /^(?:n|no|false|0)$/i.test(text)

export const blankToNull = (text: string): string | null => text || null

export type PersonName = { first: string; last: string; captain: boolean }

const suffix = /^(?:jr|sr|ii|iii|iv|v)\.?$/i

/**
 * Names as in rosters: two cells, 'First Last', 'Last, First', 'Granger III, Leander', 'Perry Oakes
 * (C)'. Null when there is no name.
 */
export function personName(first: string, last: string, fullName: string): PersonName | null {
  const captain = /\s*\(c\)\s*$/i
  const name = first || last ? { first, last } : split(fullName.replace(captain, ''))
  const both = {
    first: name.first.replace(captain, '').trim(),
    last: name.last.replace(captain, '').trim(),
  }
  // A number, a dash or a blank is not a name.
  if (!/\p{L}/u.test(both.first + both.last)) return null
  return { ...both, captain: captain.test(fullName) || captain.test(last) }
}

function split(fullName: string): { first: string; last: string } {
  const comma = fullName.indexOf(',')
  if (comma !== -1) {
    const [before, after] = [fullName.slice(0, comma).trim(), fullName.slice(comma + 1).trim()]
    if (!suffix.test(after)) return { first: after, last: before }
    const { first, last } = split(before)
    return { first, last: `${last} ${after}` }
  }
  // Text in quotation marks or brackets belongs to the first name: 'Emilio "Milo" Mendoza', 'Riley
  // (Alba) DeSanto'.
  const [, first = '', last = ''] =
    /^(\S+(?:\s+(?:["“(][^"”)]*["”)]))?)\s*(.*)$/.exec(fullName.trim()) ?? []
  return last === '' ? { first: '', last: first } : { first, last }
}
