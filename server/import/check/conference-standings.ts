import { computeRecord, countsTowardRecord } from '../../../src/domain/games/record.ts'
import type { RecordGame } from '../../../src/domain/games/record.ts'
import { normalizeSchoolName } from '../../../src/domain/games/school-names.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import type { TableFile } from '../folder-files.ts'
import { conferenceResultsColumns, parseConferenceGame } from '../history/conference-results.ts'
import { standingsColumns } from '../history/history.ts'
import { RowError } from '../report.ts'
import { findOpponent, readOpponentNames, type Opponents } from '../site/opponents.ts'
import { rowsIn, type CheckedFolder } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'
import { gameRows } from './game-rows.ts'
import { parseStreak } from './records.ts'
import { parseTally, tallyText } from './season-records.ts'

const warnRecord = createWarning('records')

/** A result of a school, from its side. */
type SchoolResult = RecordGame & {
  letter: 'W' | 'L' | 'T'
  /** 'conference-results/football/2026.csv line 4' */
  place: string
  isAgainstUs: boolean
}

/**
 * Rows of the standings that the results of the conference contradict. A file of results has all
 * games of a school from its first one on; games against us are in our schedule. Standings that do
 * not yet count our latest games are right.
 */
export async function conferenceStandings(pack: CheckedFolder): Promise<Finding[]> {
  const names = await readOpponentNames({ db: pack.store.of(pack.tenant), tenant: pack.tenant })
  const findings: Finding[] = []
  for (const table of pack.files.tables.filter(({ kind }) => kind === 'conference-results')) {
    const standings = pack.files.tables.find(
      (candidate) => candidate.kind === 'standings' && isSameSeason(candidate, table),
    )
    if (!standings || pack.signal?.aborted) continue
    const results = await resultsOf(pack, table, names)
    for (const row of await rowsIn(pack.folder, standings.path, standingsColumns)) {
      const ofSchool = results.get(schoolKey(names, cell(row, 'school')))
      if (!ofSchool?.some(({ isAgainstUs }) => !isAgainstUs)) continue
      findings.push(...findContradictions(standings.path, row, table.path, ofSchool))
    }
  }
  return findings
}

const isSameSeason = (a: Pick<TableFile, 'sport' | 'season'>, b: typeof a): boolean =>
  a.sport === b.sport && a.season.toLowerCase() === b.season.toLowerCase()

const schoolKey = (names: Opponents, title: string): string =>
  `${findOpponent(names, title) ?? normalizeSchoolName(title)}`

/** The results of each school from the first day of the file on, oldest first. */
async function resultsOf(
  pack: CheckedFolder,
  table: TableFile,
  names: Opponents,
): Promise<Map<string, SchoolResult[]>> {
  const results: (SchoolResult & { school: string })[] = []
  const add = (school: string, result: SchoolResult) => results.push({ school, ...result })
  for (const row of await rowsIn(pack.folder, table.path, conferenceResultsColumns)) {
    const game = parseRow(row, names, pack.settings?.timeZone ?? 'UTC')
    if (!game || game.home.score === null || game.away.score === null) continue
    const difference = game.home.score - game.away.score
    const isNeutral = /\bneutral\b/i.test(game.note ?? '')
    for (const [team, sign, location] of [
      [game.home, 1, 'H'],
      [game.away, -1, 'A'],
    ] as const)
      add(schoolKey(names, team.title), {
        ...resultGame(difference * sign, game.date, game.conference),
        locationIndicator: isNeutral ? 'N' : location,
        place: `${table.path} line ${row.line}`,
        isAgainstUs: false,
      })
  }
  const firstDay = results.map(({ date }) => date).toSorted()[0] ?? ''
  for (const { schedule, row, game } of gameRows(pack)) {
    const date = game.date.slice(0, 10)
    if (!isSameSeason(schedule, table) || !countsTowardRecord(game) || date < firstDay) continue
    const difference = { W: -1, L: 1, T: 0 }[game.result?.status as 'W' | 'L' | 'T']
    add(schoolKey(names, cell(row, 'opponent')), {
      ...resultGame(difference, date, game.conference),
      locationIndicator: ({ H: 'A', A: 'H', N: 'N' } as const)[game.locationIndicator],
      place: `${schedule.path} line ${row.line}`,
      isAgainstUs: true,
    })
  }
  return Map.groupBy(
    results.toSorted((a, b) => a.date.localeCompare(b.date)),
    ({ school }) => school,
  )
}

/** Null for a row that an import refuses: that is reported already. */
function parseRow(row: CsvRow, names: Opponents, zone: string) {
  try {
    return parseConferenceGame(row, names, zone)
  } catch (error) {
    if (error instanceof RowError) return null
    throw error
  }
}

function resultGame(difference: number, date: string, conference: boolean) {
  const letter = difference > 0 ? 'W' : difference < 0 ? 'L' : 'T'
  return { type: 'R', status: 'A', conference, date, letter, result: { status: letter } } as const
}

const columns = [
  ['overall_record', 'overallRecord'],
  ['conference_record', 'conferenceRecord'],
  ['home', 'homeRecord'],
  ['away', 'awayRecord'],
] as const

function findContradictions(
  path: string,
  row: CsvRow,
  resultsPath: string,
  results: readonly SchoolResult[],
): Finding[] {
  const counted = results.slice(0, results.findLastIndex(({ isAgainstUs }) => !isAgainstUs) + 1)
  const school = cell(row, 'school')
  const warn = (message: string) =>
    warnRecord(
      path,
      row.line,
      message,
      `correct the one that is wrong, or add the games that are missing in ${resultsPath}`,
    )
  const record = computeRecord(counted)
  const findings = columns.flatMap(([column, key]) => {
    const [stated, sums] = [parseTally(cell(row, column)), parseTally(record[key])]
    return stated && sums?.some((sum, i) => sum > stated[i]!)
      ? [
          warn(
            `${column} of ${school} says ${tallyText(stated)}; the results in ${resultsPath} ` +
              `and in our schedule already come to ${tallyText(sums)}`,
          ),
        ]
      : []
  })
  // With our latest games, and without each of them that the standings may not count yet.
  const sequences = Array.from({ length: results.length - counted.length + 1 }, (_, i) =>
    results
      .slice(0, counted.length + i)
      .map(({ letter }) => letter)
      .join(''),
  )
  for (const [column, fits] of [
    ['streak', fitsStreak],
    ['last_five', fitsLastResults],
  ] as const) {
    const stated = cell(row, column)
    if (!stated || sequences.some((letters) => fits(letters, stated))) continue
    findings.push(
      warn(
        `${column} of ${school} says ${stated}; its last results are ` +
          `${sequences.at(-1)!.slice(-5)}, up to ${results.at(-1)!.place}`,
      ),
    )
  }
  return findings
}

/** Whether a streak such as W3 is possible after these results, the last ones of the school. */
function fitsStreak(letters: string, stated: string): boolean {
  const streak = parseStreak(stated)
  if (!streak) return true
  const [letter, length] = [streak[0]!, Number(streak.slice(1))]
  if (length === 0) return true
  const last = letters.slice(-length)
  return last === letter.repeat(last.length) && letters.at(-length - 1) !== letter
}

function fitsLastResults(letters: string, stated: string): boolean {
  const count = Math.min(letters.length, stated.length)
  return letters.slice(-count) === stated.toUpperCase().slice(-count)
}
