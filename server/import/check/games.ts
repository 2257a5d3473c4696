import type { CheckedFolder, SeasonRows } from './checked-folder.ts'
import { isNearly } from '../../content/people/likely-player.ts'
import { createWarning, type Finding } from './finding.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { readInside } from '../folder-files.ts'
import { parsePersonName } from '../roster/roster-row.ts'
import { isPlaceholder } from '../site/opponents.ts'
import { parseDays } from '../values/dates.ts'
import { toKey } from '../values/text.ts'
import { readStatVersion } from '../../live/read-version.ts'
import { StatFileError } from '../../statcrew/sport-part.ts'
import type { StatFile } from '../../../src/contract/box-score.schema.ts'
import { cleanOpponentName } from '../../../src/domain/games/game.ts'
import { yearOfSeason } from '../../../src/domain/people/player-fields.ts'
import { isSameName, nameKey } from '../../../src/domain/people/names.ts'

/** A readable stat file that a schedule row names. Unreadable ones are reported by the import. */
export type ScoredGame = { path: string; file: StatFile; schedule: SeasonRows; row: CsvRow }

export async function scoredGames({
  folder,
  schedules,
  settings,
  signal,
}: CheckedFolder): Promise<ScoredGame[]> {
  const games: ScoredGame[] = []
  for (const schedule of schedules) {
    for (const row of schedule.rows) {
      const path = cell(row, 'stat_file')
      if (path === '' || signal?.aborted) continue
      const bytes = await readInside(folder, path)
      const file = typeof bytes === 'string' ? null : readable(bytes, settings?.timeZone ?? null)
      if (file) games.push({ path, file, schedule, row })
    }
  }
  return games
}

function readable(bytes: Uint8Array, zone: string | null): StatFile | null {
  try {
    return readStatVersion(bytes, null, zone).file
  } catch (error) {
    if (error instanceof StatFileError) return null
    throw error
  }
}

/** The line score of a game, ordered by team name, so that two files of one game give the same. */
const formatLineScores = ({ homeTeam, visitingTeam }: StatFile): string =>
  [homeTeam, visitingTeam]
    .map(({ score, scoreByPeriod }) => `${score}:${scoreByPeriod.join(',')}`)
    .toSorted()
    .join(' | ')

const warnDuplicate = createWarning('duplicate games')
type Row = { schedule: SeasonRows; row: CsvRow }

/**
 * One game on two rows, of one file or of two: same day and opponent, and no difference. A real
 * doubleheader has another score, another time or game numbers. Identical rows are refused by the
 * import.
 */
export function duplicateGames(
  { schedules, settings }: CheckedFolder,
  scored: ScoredGame[],
): Finding[] {
  const zone = settings?.timeZone ?? null
  const lines = new Map(scored.map(({ row, file }) => [row, formatLineScores(file)]))
  const rows = schedules.flatMap((schedule) => schedule.rows.map((row): Row => ({ schedule, row })))
  const identifiable = rows.filter(
    ({ row }) => !isPlaceholder(cell(row, 'opponent')) && parseDays(cell(row, 'date'), zone),
  )
  const sameGames = Map.groupBy(identifiable, ({ schedule, row }) =>
    [
      schedule.sport,
      parseDays(cell(row, 'date'), zone)!.first,
      toKey(cleanOpponentName(cell(row, 'opponent'))),
    ].join('/'),
  )
  return [...sameGames.values()].flatMap((group) =>
    group.flatMap((later, i) => {
      const duplicate = group.slice(0, i).find((earlier) => isOneGame(earlier, later, lines))
      if (!duplicate) return []
      const where =
        duplicate.schedule === later.schedule
          ? `line ${duplicate.row.line}`
          : `${duplicate.schedule.path}:${duplicate.row.line}`
      const venues = [duplicate, later].map(({ row }) => placeOf(row))
      const message =
        `the game against ${cleanOpponentName(cell(later.row, 'opponent'))} on ` +
        `${parseDays(cell(later.row, 'date'), zone)!.first} is already on ` +
        `${where}${venues[0] === venues[1] ? '' : `, there ${venues[0]} and here ${venues[1]}`}`
      return [
        warnDuplicate(
          later.schedule.path,
          later.row.line,
          message,
          'remove one of the rows; for a real doubleheader, write 1 and 2 in the ' +
            'doubleheader column',
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
  // At home and away on one day: one row is wrong if the scores are equal or one is missing.
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

/** The same box score on two games. */
export function duplicateBoxScores(scored: ScoredGame[]): Finding[] {
  const sameFiles = Map.groupBy(
    scored,
    ({ schedule, file }) =>
      `${schedule.sport}/${file.venue.date}/${namesOf(file)}/${formatLineScores(file)}`,
  )
  return [...sameFiles.values()].flatMap(([first, ...others]) =>
    others
      .filter(({ path }) => path !== first!.path)
      .map((other) =>
        warnDuplicate(
          other.path,
          null,
          `holds the same game as ${first!.path}: the same day, teams and line score`,
          `use each file for one game only (${first!.schedule.path}:${first!.row.line}, ` +
            `${other.schedule.path}:${other.row.line})`,
        ),
      ),
  )
}
const namesOf = ({ homeTeam, visitingTeam }: ScoredGame['file']): string =>
  [homeTeam.name, visitingTeam.name].map(toKey).toSorted().join('+')

const warnSpelling = createWarning('people')
type Player = {
  file: string
  season: string
  row: CsvRow
  first: string
  last: string
  key: string
}

/**
 * Players who are probably one person with two spellings. Each bio would then show only some of the
 * seasons.
 */
export function twoSpellings({ rosters }: CheckedFolder): Finding[] {
  return [...Map.groupBy(rosters, ({ sport }) => sport).values()].flatMap((files) => {
    const players = files.flatMap(({ path, season, rows }) =>
      rows.flatMap((row): Player[] => {
        const name = parsePersonName(row)
        return name
          ? [
              {
                file: path,
                season,
                row,
                first: name.first,
                last: name.last,
                key: cell(row, 'person') || nameKey(`${name.first}${name.last}`),
              },
            ]
          : []
      }),
    )
    // Once per pair: the same two spellings in four seasons are one finding.
    const people = [...Map.groupBy(players, ({ key }) => key).values()]
    return people.flatMap((later, i) =>
      people.slice(0, i).flatMap((earlier) => {
        const pair = earlier.flatMap((a) =>
          later.filter((b) => isOnePerson(a, b)).map((b) => [a, b] as const),
        )[0]
        // Two players on one roster are different people, unless they have the same number.
        if (!pair || earlier.some((a) => later.some((b) => a.file === b.file && !sameNumber(a, b))))
          return []
        const [a, b] = pair
        const where = a.file === b.file ? `line ${a.row.line}` : `${a.file}:${a.row.line}`
        return [
          warnSpelling(
            b.file,
            b.row.line,
            `"${playerName(b)}" is probably "${playerName(a)}" of ${where}`,
            'use the same spelling, or the same person in both rows; for two people, use ' +
              'different ones',
          ),
        ]
      }),
    )
  })
}

/** No college career lasts this long: the same name is a son, a daughter or chance. */
const careerYears = 15

/**
 * One name in two seasons many years apart, without a person key that says who it is. The import
 * takes them as one person, with the seasons and figures of both in one bio.
 */
export function yearsApart({ rosters }: CheckedFolder): Finding[] {
  const rows = rosters.flatMap(({ sport, path, season, rows: players }) =>
    players.flatMap((row) => {
      const name = parsePersonName(row)
      const year = yearOfSeason(season)
      // Rows with a person or key were decided by the department, or by an export.
      if (!name || year === null || cell(row, 'person') || cell(row, 'key')) return []
      return [{ sport, path, row, year, season, name: playerName(name) }]
    }),
  )
  const rowsByName = Map.groupBy(rows, ({ sport, name }) => `${sport}/${toKey(name)}`)
  return [...rowsByName.values()].flatMap((seasons) =>
    seasons
      .toSorted((a, b) => a.year - b.year)
      .flatMap((later, i, all) => {
        const earlier = all[i - 1]
        if (!earlier || later.year - earlier.year < careerYears) return []
        return [
          warnSpelling(
            later.path,
            later.row.line,
            `"${later.name}" is also on line ${earlier.row.line} of ${earlier.path}, ` +
              `${later.year - earlier.year} years earlier; ` +
              'without a person key both are one person',
            'for two people, add a person key to the rows of one of them, such as ' +
              `${toKey(later.name).replaceAll(' ', '-')}-${later.year}; for one person, the same ` +
              'key to all rows',
          ),
        ]
      }),
  )
}

/**
 * Similar names and another equal value. Rows that both have `person` were decided by the
 * department.
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
const playerName = ({ first, last }: Pick<Player, 'first' | 'last'>): string =>
  `${first} ${last}`.trim()
