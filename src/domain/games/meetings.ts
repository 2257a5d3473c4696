import type { Meeting } from '../../contract/opponents.schema.ts'
import { counts, recordOf } from './record.ts'

/** The newest first; of one year a day that is known comes before one that is not. */
export const newestFirst = (meetings: readonly Meeting[]): Meeting[] =>
  meetings.toSorted((a, b) =>
    a.date < b.date ? 1 : a.date > b.date ? -1 : (b.gameId ?? 0) - (a.gameId ?? 0),
  )

/** '34-20-3' */
export const tallyText = ({
  wins,
  losses,
  ties,
}: {
  wins: number
  losses: number
  ties: number
}): string => (ties ? `${wins}-${losses}-${ties}` : `${wins}-${losses}`)

/**
 * What all meetings with a school come to. A forfeit counts as its mark says, a score without a
 * mark does not count.
 */
export function seriesOf(meetings: readonly Meeting[]) {
  const of = (status: string) =>
    meetings.filter((meeting) => counts(meeting) && meeting.result?.status === status).length
  const played = newestFirst(
    meetings.filter((meeting) => meeting.status === 'O' && meeting.result !== null),
  )
  const { overallRecord, homeRecord, awayRecord, neutralRecord, streak } = recordOf(meetings)
  return {
    wins: of('W'),
    losses: of('L'),
    ties: of('T'),
    games: played.length,
    record: overallRecord,
    homeRecord,
    awayRecord,
    neutralRecord,
    streak,
    last: played[0] ?? null,
    first: played.at(-1) ?? null,
  }
}
