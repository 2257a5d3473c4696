export type PersonName = { first: string; last: string; captain: boolean }

const suffix = /^(?:jr|sr|ii|iii|iv|v)\.?$/i

/**
 * Names as rosters write them: two cells, 'First Last', 'Last, First', 'Granger III, Leander',
 * 'Perry Oakes (C)'. Null when there is no name in it.
 */
export function personName(first: string, last: string, whole: string): PersonName | null {
  const captain = /\s*\(c\)\s*$/i
  const name = first || last ? { first, last } : split(whole.replace(captain, ''))
  const both = {
    first: name.first.replace(captain, '').trim(),
    last: name.last.replace(captain, '').trim(),
  }
  // A number, a dash or a blank is no name.
  if (!/\p{L}/u.test(both.first + both.last)) return null
  return { ...both, captain: captain.test(whole) || captain.test(last) }
}

function split(whole: string): { first: string; last: string } {
  const comma = whole.indexOf(',')
  if (comma !== -1) {
    const [before, after] = [whole.slice(0, comma).trim(), whole.slice(comma + 1).trim()]
    if (!suffix.test(after)) return { first: after, last: before }
    const { first, last } = split(before)
    return { first, last: `${last} ${after}` }
  }
  // What stands in quotation marks or brackets belongs to the first name: 'Emilio "Milo" Mendoza',
  // 'Riley (Alba) DeSanto'.
  const [, first = '', last = ''] =
    /^(\S+(?:\s+(?:["“(][^"”)]*["”)]))?)\s*(.*)$/.exec(whole.trim()) ?? []
  return last === '' ? { first: '', last: first } : { first, last }
}
