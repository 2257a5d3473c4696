import type { ConferenceResultsDoc, StandingsDoc } from '../kinds/games.ts'
import type { Schedule } from '../../../src/contract/game.schema.ts'
import { cleanOpponentName } from '../../../src/domain/games/game.ts'
import { normalizeSchoolName } from '../../../src/domain/games/school-names.ts'
import { countsTowardRecord } from '../../../src/domain/games/record.ts'

type Row = StandingsDoc['rows'][number]
type School = { opponentId: number | null; title: string }

/** A conference game of two rows; `share` of the first: 1 for a win, ½ for a tie. */
export type Meeting = { teams: readonly [Row, Row]; share: number }

const isRowOf = (row: Row, { opponentId, title }: School): boolean =>
  row.opponentId === null || opponentId === null
    ? normalizeSchoolName(row.title) === normalizeSchoolName(cleanOpponentName(title))
    : row.opponentId === opponentId

/** Our conference results of a season, and those of the other schools as far as they are stored. */
export function listMeetings(
  rows: readonly Row[],
  schedule: Schedule,
  others: ConferenceResultsDoc['games'],
): Meeting[] {
  const find = (school: School) => rows.find((row) => !row.isTenant && isRowOf(row, school))
  const meeting = (first: Row | undefined, second: Row | undefined, share: number): Meeting[] =>
    first && second ? [{ teams: [first, second], share }] : []
  const us = rows.find(({ isTenant }) => isTenant)
  return [
    ...schedule.games.filter(countsTowardRecord).flatMap(({ conference, opponent, result }) => {
      const rival = find({ opponentId: opponent.id, title: opponent.title })
      const share = { W: 1, L: 0, T: 0.5 }[result?.status as 'W' | 'L' | 'T']
      return conference ? meeting(us, rival, share) : []
    }),
    ...others.flatMap(({ conference, home, away }) =>
      conference && home.score !== null && away.score !== null
        ? meeting(find(home), find(away), (Math.sign(home.score - away.score) + 1) / 2)
        : [],
    ),
  ]
}

/**
 * Tied rows: by their results against each other, then by overall percentage, then by name. Those
 * that remain tied after the first step begin again among themselves.
 */
export function orderTied(rows: readonly Row[], meetings: readonly Meeting[]): Row[] {
  const shares = rows.length < 2 ? null : shareOfMeetings(rows, meetings)
  const groups = shares ? [...Map.groupBy(rows, (row) => shares.get(row)!)] : []
  if (groups.length > 1)
    return groups.toSorted(([a], [b]) => b - a).flatMap(([, group]) => orderTied(group, meetings))
  return rows.toSorted(
    (a, b) =>
      Number(b.overallPercentage) - Number(a.overallPercentage) || a.title.localeCompare(b.title),
  )
}

/** Null unless each two of the rows have met, and all of their meetings are stored. */
function shareOfMeetings(
  rows: readonly Row[],
  meetings: readonly Meeting[],
): Map<Row, number> | null {
  const stored = (row: Row) => meetings.filter(({ teams }) => teams.includes(row)).length
  const played = ({ conferenceRecord }: Row) =>
    conferenceRecord.split(/[-–]/).reduce((sum, count) => sum + Number(count), 0)
  // With all games of one of two teams, all their meetings are stored.
  const complete = new Set(rows.filter((row) => row.isTenant || stored(row) >= played(row)))
  const hasPair = (a: Row, b: Row) =>
    (complete.has(a) || complete.has(b)) &&
    meetings.some(({ teams }) => teams.includes(a) && teams.includes(b))
  if (!rows.every((a, i) => rows.slice(i + 1).every((b) => hasPair(a, b)))) return null
  const among = meetings.filter(({ teams }) => teams.every((team) => rows.includes(team)))
  return new Map(
    rows.map((row) => {
      const shares = among.flatMap(({ teams, share }) =>
        teams[0] === row ? share : teams[1] === row ? 1 - share : [],
      )
      return [row, shares.reduce((sum, share) => sum + share, 0) / shares.length]
    }),
  )
}
