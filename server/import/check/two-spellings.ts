import { isSameName, nameLetters } from '../../../src/domain/people/name-letters.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { nameOf } from '../roster/roster-row.ts'
import type { CheckedPack } from './checked-pack.ts'
import { warningOf, type Finding } from './finding.ts'
import { isNearly } from './spelling.ts'

const found = warningOf('people')
type Player = {
  file: string
  season: string
  row: CsvRow
  first: string
  last: string
  key: string
}

/**
 * People who are probably one and are written in two ways: then their bio shows half of their
 * seasons, and old addresses end at the other half.
 */
export function twoSpellings({ rosters }: CheckedPack): Finding[] {
  return [...Map.groupBy(rosters, ({ sport }) => sport).values()].flatMap((files) => {
    const players = files.flatMap(({ path, season, rows }) =>
      rows.flatMap((row): Player[] => {
        const name = nameOf(row)
        return name
          ? [
              {
                file: path,
                season,
                row,
                first: name.first,
                last: name.last,
                key: cell(row, 'person') || nameLetters(`${name.first}${name.last}`),
              },
            ]
          : []
      }),
    )
    // One of each person: the same two spellings in four seasons are one finding.
    const people = [...Map.groupBy(players, ({ key }) => key).values()]
    return people.flatMap((later, i) =>
      people.slice(0, i).flatMap((earlier) => {
        const pair = earlier.flatMap((a) =>
          later.filter((b) => isOnePerson(a, b)).map((b) => [a, b] as const),
        )[0]
        // Two who stand in one roster beside each other are two, unless they wear one number.
        if (!pair || earlier.some((a) => later.some((b) => a.file === b.file && !sameNumber(a, b))))
          return []
        const [a, b] = pair
        const where = a.file === b.file ? `line ${a.row.line}` : `${a.file}:${a.row.line}`
        return [
          found(
            b.file,
            b.row.line,
            `"${shown(b)}" is probably "${shown(a)}" of ${where}`,
            'write the name alike, or give both rows the same person; two people who are two are given different ones',
          ),
        ]
      }),
    )
  })
}

/**
 * A name nearly alike, and something else that is the same. Rows that both have a person are the
 * department's own word.
 */
function isOnePerson(a: Player, b: Player): boolean {
  if (cell(a.row, 'person') && cell(b.row, 'person')) return false
  if (!isNearly(a, b)) return false
  const same = (column: string) => isSameName(cell(a.row, column), cell(b.row, column))
  return a.file === b.file
    ? sameNumber(a, b)
    : sameNumber(a, b) || same('hometown') || same('high_school')
}

const sameNumber = (a: Player, b: Player): boolean =>
  cell(a.row, 'jersey') !== '' && cell(a.row, 'jersey') === cell(b.row, 'jersey')
const shown = ({ first, last }: Player): string => `${first} ${last}`.trim()
