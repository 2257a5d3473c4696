import { plainOpponent } from '../../../src/domain/games/plain-opponent.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { isPlaceholder } from '../site/find-opponent.ts'
import { daysOf } from '../values/day.ts'
import { keyOf } from '../values/fold.ts'
import type { CheckedPack, SeasonRows } from './checked-pack.ts'
import { warningOf, type Finding } from './finding.ts'
import { lineOf, type ScoredGame } from './scored-games.ts'

const found = warningOf('duplicate games')
type Row = { schedule: SeasonRows; row: CsvRow }

/**
 * One game on two rows, of one file or of two: the same day and opponent, and nothing that tells
 * them apart. A real doubleheader has other lines, another time or its numbers. Rows that are
 * wholly alike are the import's to refuse.
 */
export function duplicateGames({ schedules }: CheckedPack, scored: ScoredGame[]): Finding[] {
  const lines = new Map(scored.map(({ row, file }) => [row, lineOf(file)]))
  const rows = schedules.flatMap((schedule) => schedule.rows.map((row): Row => ({ schedule, row })))
  const named = rows.filter(
    ({ row }) => !isPlaceholder(cell(row, 'opponent')) && daysOf(cell(row, 'date')),
  )
  const alike = Map.groupBy(named, ({ schedule, row }) =>
    [
      schedule.sport,
      daysOf(cell(row, 'date'))!.first,
      keyOf(plainOpponent(cell(row, 'opponent'))),
    ].join('/'),
  )
  return [...alike.values()].flatMap((group) =>
    group.flatMap((later, i) => {
      const twin = group.slice(0, i).find((earlier) => isOneGame(earlier, later, lines))
      if (!twin) return []
      const where =
        twin.schedule === later.schedule
          ? `line ${twin.row.line}`
          : `${twin.schedule.path}:${twin.row.line}`
      const places = [twin, later].map(({ row }) => placeOf(row))
      const what = `the game against ${plainOpponent(cell(later.row, 'opponent'))} on ${daysOf(cell(later.row, 'date'))!.first} is already on ${where}${places[0] === places[1] ? '' : `, there ${places[0]} and here ${places[1]}`}`
      return [
        found(
          later.schedule.path,
          later.row.line,
          what,
          'take one of the rows out; of a real doubleheader, write 1 and 2 under doubleheader',
        ),
      ]
    }),
  )
}

function isOneGame(a: Row, b: Row, lines: Map<CsvRow, string>): boolean {
  const [lineA, lineB] = [lines.get(a.row), lines.get(b.row)]
  if (lineA !== undefined && lineB !== undefined) return lineA === lineB
  const [scoreA, scoreB] = [scoreOf(a.row), scoreOf(b.row)]
  const [timeA, timeB] = [timeOf(a.row), timeOf(b.row)]
  if (scoreA !== '' && scoreB !== '' && scoreA !== scoreB) return false
  // At home and away on one day: one row is wrong when they say the same, or one says nothing.
  if (placeOf(a.row) !== placeOf(b.row)) return scoreA !== '' && scoreA === scoreB
  if (a.schedule !== b.schedule) return true
  const [partA, partB] = [a, b].map(({ row }) => cell(row, 'doubleheader'))
  if (partA !== '' && partB !== '') return partA === partB && /^[12]$/.test(partA!)
  return timeA === '' || timeB === '' || timeA === timeB
}

const placeOf = (row: CsvRow): string => cell(row, 'home_away').charAt(0).toUpperCase()
const timeOf = (row: CsvRow): string =>
  /^(?:tba|tbd)?$/i.test(cell(row, 'time'))
    ? ''
    : cell(row, 'time').toLowerCase().replace(/[\s.]/g, '')
const scoreOf = (row: CsvRow): string =>
  cell(row, 'team_score') === '' ? '' : `${cell(row, 'team_score')}-${cell(row, 'opponent_score')}`

/** One box score under two games, whatever the rows say. */
export function duplicateBoxScores(scored: ScoredGame[]): Finding[] {
  const alike = Map.groupBy(
    scored,
    ({ schedule, file }) => `${schedule.sport}/${file.venue.date}/${namesOf(file)}/${lineOf(file)}`,
  )
  return [...alike.values()].flatMap(([first, ...others]) =>
    others
      .filter(({ path }) => path !== first!.path)
      .map((other) =>
        found(
          other.path,
          null,
          `holds the same game as ${first!.path}: the same day, teams and line score`,
          `name one file for one game (${first!.schedule.path}:${first!.row.line}, ${other.schedule.path}:${other.row.line})`,
        ),
      ),
  )
}
const namesOf = ({ homeTeam, visitingTeam }: ScoredGame['file']): string =>
  [homeTeam.name, visitingTeam.name].map(keyOf).toSorted().join('+')
