import type { Game, Schedule } from '../../../src/contract/game.schema.ts'
import { cleanOpponentName } from '../../../src/domain/games/game.ts'
import { normalizeSchoolName } from '../../../src/domain/games/school-names.ts'
import { countsTowardRecord, parseWinPercentage } from '../../../src/domain/games/record.ts'
import type { ConferenceResultsDoc, StandingsDoc } from '../kinds/games.ts'
import { listMeetings, orderTied, type Meeting } from './tied-rows.ts'
import { marksByDate, sumScores } from './team-season.ts'

type Row = StandingsDoc['rows'][number]

/** What a row and a schedule's record have in common. */
const records = [
  'conferenceRecord',
  'conferencePercentage',
  'conferencePoints',
  'overallRecord',
  'overallPercentage',
  'homeRecord',
  'awayRecord',
  'neutralRecord',
  'streak',
] as const

/** What the schedule's results add up to. */
const totals = ['lastFive', 'scored', 'allowed'] as const

const usedRecords = (rows: readonly Row[]) => records.filter((key) => rows.some((row) => row[key]))

/** Whether the department leaves records of its own row to its schedule. */
export function hasOpenRow(rows: readonly Row[]): boolean {
  const used = usedRecords(rows)
  return rows.some((row) => row.isTenant && used.some((key) => !row[key]))
}

/**
 * A table whose own row is open: its blank records are those of the schedule, results since the
 * table was written are counted for our opponents as well, and the rows are sorted by the records
 * shown.
 */
export function completeStandings(
  { rows, asOf }: StandingsDoc,
  schedule: Schedule,
  others: ConferenceResultsDoc['games'],
): Row[] {
  const used = usedRecords(rows)
  const counted = schedule.games.filter(countsTowardRecord)
  const later = counted.filter(
    ({ id, date }) => asOf && date.slice(0, 10) >= asOf.date && !asOf.counted.includes(id),
  )
  const season = { ...sumTotals(counted), ...schedule.record }
  const filled = [...used, ...totals.filter((key) => rows.some((row) => row[key]))]
  const completed = rows.map((row) =>
    row.isTenant
      ? { ...row, ...Object.fromEntries(filled.map((key) => [key, row[key] || season[key]])) }
      : later.filter((game) => isOpponent(row, game)).reduce(withResult, row),
  )
  return sortStandings(completed, listMeetings(completed, schedule, others)).map((row, i) => ({
    ...row,
    rank: i + 1,
  }))
}

/** The last five results, and the scores of all. */
function sumTotals(games: readonly Game[]): Record<(typeof totals)[number], string> {
  const { scored, allowed } = sumScores(games)
  return {
    lastFive: marksByDate(games).slice(-5),
    scored: String(scored),
    allowed: String(allowed),
  }
}

const isOpponent = (row: Row, { opponent }: Game): boolean =>
  row.opponentId === null
    ? normalizeSchoolName(row.title) === normalizeSchoolName(cleanOpponentName(opponent.title))
    : row.opponentId === opponent.id

/** The row of an opponent with one more result: our win is its loss. Blank records stay blank. */
function withResult(row: Row, game: Game): Row {
  const letter = ({ W: 'L', L: 'W', T: 'T' } as const)[game.result?.status as 'W' | 'L' | 'T']
  const add = (record: string) => record && addResult(record, letter)
  const overallRecord = add(row.overallRecord)
  const placeKey = ({ H: 'awayRecord', A: 'homeRecord', N: 'neutralRecord' } as const)[
    game.locationIndicator
  ]
  const [, last, length] = /^([WLT])(\d+)$/.exec(row.streak) ?? []
  const next: Row = {
    ...row,
    overallRecord,
    overallPercentage: row.overallPercentage && overallRecord && parseWinPercentage(overallRecord),
    [placeKey]: add(row[placeKey]),
    ...(row.lastFive && { lastFive: `${row.lastFive}${letter}`.slice(-5) }),
    ...(row.scored && { scored: addScore(row.scored, game.result?.opponentScore) }),
    ...(row.allowed && { allowed: addScore(row.allowed, game.result?.teamScore) }),
    streak: row.streak && `${letter}${last === letter ? Number(length) + 1 : 1}`,
  }
  if (!game.conference) return next
  const conferenceRecord = add(row.conferenceRecord)
  return {
    ...next,
    conferenceRecord,
    conferencePercentage:
      row.conferencePercentage && conferenceRecord && parseWinPercentage(conferenceRecord),
    // Only points that are three for a win and one for a tie are known to be so.
    conferencePoints:
      row.conferencePoints && Number(row.conferencePoints) === soccerPoints(row.conferenceRecord)
        ? String(soccerPoints(conferenceRecord))
        : row.conferencePoints,
  }
}

function addResult(record: string, letter: 'W' | 'L' | 'T'): string {
  const numbers = record.split(/[-–]/).map(Number)
  const index = 'WLT'.indexOf(letter)
  while (numbers.length <= index) numbers.push(0)
  numbers[index]! += 1
  return numbers.join('-')
}

const addScore = (total: string, score: string | null | undefined): string =>
  String(Number(total) + (Number.parseFloat(score ?? '') || 0))

function soccerPoints(record: string): number {
  const [won = 0, , tied = 0] = record.split(/[-–]/).map(Number)
  return won * 3 + tied
}

/** The column by which a completed table is sorted; null when it stays as it is. */
export const sortKey = (rows: readonly Row[]) =>
  (['conferencePoints', 'conferencePercentage'] as const).find((key) =>
    rows.every((row) => row[key]),
  ) ?? null

/**
 * By points if all rows have them, else by conference percentage; then as `orderTied`. A table with
 * a row that has no conference record stays as it is.
 */
function sortStandings(rows: readonly Row[], meetings: readonly Meeting[]): Row[] {
  const key = sortKey(rows)
  if (!key) return [...rows]
  return [...Map.groupBy(rows, (row) => Number(row[key]))]
    .toSorted(([a], [b]) => b - a)
    .flatMap(([, tied]) => orderTied(tied, meetings))
}
