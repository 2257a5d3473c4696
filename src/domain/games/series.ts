import type { Meeting } from '../../contract/opponents.schema.ts'
import { counts } from './record.ts'
import { monthDay, shortMonth } from '../calendar/when.ts'

/** As much of a day as is known: 'Nov 6, 1926', 'Nov 1926', '1926'. */
export function knownDate(date: string): string {
  const year = date.slice(0, 4)
  if (date.length < 7) return year
  return date.length < 10 ? `${shortMonth(`${date}-01`)} ${year}` : `${monthDay(date)}, ${year}`
}

/** By how much it was decided; null where no score was kept, or nothing was played for. */
function marginOf({ result, forfeit }: Meeting): number | null {
  const margin = Math.abs(
    Number.parseFloat(result?.teamScore ?? '') - Number.parseFloat(result?.opponentScore ?? ''),
  )
  return forfeit || Number.isNaN(margin) ? null : margin
}

/** The clearest of what was won (or lost), the clearest first, of two alike the newer one. */
export const largest = (meetings: readonly Meeting[], mark: 'W' | 'L', most = 3): Meeting[] =>
  meetings
    .filter(
      (meeting) => counts(meeting) && meeting.result?.status === mark && marginOf(meeting) !== null,
    )
    .toSorted((a, b) => marginOf(b)! - marginOf(a)! || (a.date < b.date ? 1 : -1))
    .slice(0, most)

const orders = {
  name: () => 0,
  games: (a: Counted, b: Counted) => b.games - a.games,
  wins: (a: Counted, b: Counted) => b.wins - a.wins || a.losses - b.losses,
  last: (a: Counted, b: Counted) =>
    a.lastMeeting < b.lastMeeting ? 1 : a.lastMeeting > b.lastMeeting ? -1 : 0,
}
type Counted = { games: number; wins: number; losses: number; lastMeeting: string }

/** How a list of schools may be sorted; it comes by name. */
export const seriesSorts = ['name', 'games', 'wins', 'last'] as const
export type SeriesSort = (typeof seriesSorts)[number]
export const seriesSortOf = (asked: string | null): SeriesSort =>
  seriesSorts.find((sort) => sort === asked) ?? 'name'
export const sortedSeries = <One extends Counted>(list: readonly One[], sort: SeriesSort): One[] =>
  list.toSorted(orders[sort])
