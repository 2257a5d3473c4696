import type { Game, ScheduleRecord } from '../contract/schema/game.ts'

type Counted = Pick<Game, 'result' | 'type' | 'conference' | 'locationIndicator' | 'date' | 'status'>
type Tally = { won: number; lost: number; tied: number }

/** The record that a season's results make: exhibitions do not count (quirk Q15), a score without W, L or T neither (Q14). */
export function recordOf(games: Counted[]): ScheduleRecord {
  const counted = games
    .filter((game) => game.type !== 'S' && game.status !== 'C' && game.status !== 'P' && ['W', 'L', 'T'].includes(game.result?.status ?? ''))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const tally = (some: Counted[]): Tally => ({
    won: some.filter((game) => game.result?.status === 'W').length,
    lost: some.filter((game) => game.result?.status === 'L').length,
    tied: some.filter((game) => game.result?.status === 'T').length,
  })
  const overall = tally(counted)
  const conference = tally(counted.filter((game) => game.conference))
  const at = (place: string) => text(tally(counted.filter((game) => game.locationIndicator === place)))
  return {
    overallRecord: text(overall), overallPercentage: share(overall),
    conferenceRecord: text(conference), conferencePercentage: share(conference),
    streak: streakOf(counted),
    homeRecord: at('H'), awayRecord: at('A'), neutralRecord: at('N'),
  }
}

const text = ({ won, lost, tied }: Tally) => (tied ? `${won}-${lost}-${tied}` : `${won}-${lost}`)

/** '.778', '1.000'; a tie is half a win. */
function share({ won, lost, tied }: Tally): string {
  const played = won + lost + tied
  if (played === 0) return '.000'
  const value = ((won + tied / 2) / played).toFixed(3)
  return value.startsWith('0') ? value.slice(1) : value
}

/** 'W3'; '' before the first result. */
function streakOf(counted: Counted[]): string {
  const last = counted.at(-1)?.result?.status
  if (!last) return ''
  const since = counted.findLastIndex((game) => game.result?.status !== last)
  return `${last}${counted.length - 1 - since}`
}
