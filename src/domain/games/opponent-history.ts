import type { Meeting } from '../../contract/opponents.schema.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import { monthDay, monthName } from '../calendar/when.ts'
import { cleanOpponentName } from './game.ts'
import { countsTowardRecord, computeRecord } from './record.ts'
import { slugify } from '../words/slug.ts'

/**
 * The page of all meetings with a school; null unless the school has an id and a title, the sport a
 * short name, and the page is enabled.
 */
export function opponentHistoryPath(
  sport: Pick<SportRef, 'shortName'>,
  opponent: { id: number | null; title: string },
  enabled: boolean,
): string | null {
  if (!enabled || opponent.id === null || !opponent.title.trim() || !sport.shortName) return null
  const sportName = encodeURIComponent(sport.shortName.toLowerCase())
  const opponentName = slugify(cleanOpponentName(opponent.title))
  return `/sports/${sportName}/opponent-history/${opponentName}/${opponent.id}`
}

/** Newest first; within a year known dates come before unknown ones. */
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

/** A played meeting; an exhibition is listed with its label and counted nowhere. */
export const isPlayedMeeting = ({ type, status, result }: Meeting): boolean =>
  type !== 'S' && status === 'O' && result !== null

/** '3 meetings', '1 meeting and 1 exhibition': the meetings of a list. */
export function countMeetings(meetings: readonly Meeting[]): string {
  const exhibitions = meetings.filter(({ type }) => type === 'S').length
  const counts = [
    [meetings.length - exhibitions, 'meeting'],
    [exhibitions, 'exhibition'],
  ] as const
  return counts
    .filter(([count]) => count > 0)
    .map(([count, noun]) => `${count} ${noun}${count === 1 ? '' : 's'}`)
    .join(' and ')
}

/**
 * Totals of all meetings with a school. A forfeit counts by its mark; a score without a mark does
 * not count, nor does an exhibition.
 */
export function summarizeSeries(meetings: readonly Meeting[]) {
  const countResults = (status: string) =>
    meetings.filter((meeting) => countsTowardRecord(meeting) && meeting.result?.status === status)
      .length
  const played = newestFirst(meetings.filter(isPlayedMeeting))
  const { overallRecord, homeRecord, awayRecord, neutralRecord, streak } = computeRecord(meetings)
  return {
    wins: countResults('W'),
    losses: countResults('L'),
    ties: countResults('T'),
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

/** The known part of a date: 'Nov. 6, 1926', 'November 1926', '1926'. */
export function formatPartialDate(date: string): string {
  const year = date.slice(0, 4)
  if (date.length < 7) return year
  return date.length < 10 ? `${monthName(`${date}-01`)} ${year}` : `${monthDay(date)}, ${year}`
}

/** The margin; null without a score, or for a forfeit. */
function marginOf({ result, forfeit }: Meeting): number | null {
  const margin = Math.abs(
    Number.parseFloat(result?.teamScore ?? '') - Number.parseFloat(result?.opponentScore ?? ''),
  )
  return forfeit || Number.isNaN(margin) ? null : margin
}

/** The largest wins (or losses), largest first, newer first when equal. */
export const largestMargins = (
  meetings: readonly Meeting[],
  mark: 'W' | 'L',
  maxMeetings = 3,
): Meeting[] =>
  meetings
    .filter(
      (meeting) =>
        countsTowardRecord(meeting) &&
        meeting.result?.status === mark &&
        marginOf(meeting) !== null,
    )
    .toSorted((a, b) => marginOf(b)! - marginOf(a)! || (a.date < b.date ? 1 : -1))
    .slice(0, maxMeetings)

const orders = {
  name: () => 0,
  games: (a: Counted, b: Counted) => b.games - a.games,
  wins: (a: Counted, b: Counted) => b.wins - a.wins || a.losses - b.losses,
  last: (a: Counted, b: Counted) =>
    a.lastMeeting < b.lastMeeting ? 1 : a.lastMeeting > b.lastMeeting ? -1 : 0,
}
type Counted = { games: number; wins: number; losses: number; lastMeeting: string }

/** Sort orders of a list of schools; by name by default. */
export const seriesSorts = ['name', 'games', 'wins', 'last'] as const
export type SeriesSort = (typeof seriesSorts)[number]
export const parseSeriesSort = (value: string | null): SeriesSort =>
  seriesSorts.find((sort) => sort === value) ?? 'name'
export const sortedSeries = <One extends Counted>(list: readonly One[], sort: SeriesSort): One[] =>
  list.toSorted(orders[sort])
