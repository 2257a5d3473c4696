import type { Game, ScheduleRecord } from '../../contract/game.schema.ts'

/**
 * What counts toward a record: a game of a schedule, or a record book line, whose place may be
 * unknown.
 */
export type RecordGame = Pick<Game, 'type' | 'conference' | 'date' | 'status'> & {
  locationIndicator: Game['locationIndicator'] | null
  result: { status: string | null } | null
}
type Tally = { won: number; lost: number; tied: number }

/**
 * The record from a season's results, without exhibitions and without scores that have no W, L or
 * T.
 */
export function computeRecord(games: readonly RecordGame[]): ScheduleRecord {
  const counted = games
    .filter(countsTowardRecord)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const tally = (some: RecordGame[]): Tally => ({
    won: some.filter((game) => game.result?.status === 'W').length,
    lost: some.filter((game) => game.result?.status === 'L').length,
    tied: some.filter((game) => game.result?.status === 'T').length,
  })
  const overall = tally(counted)
  const conference = tally(counted.filter((game) => game.conference))
  const recordAt = (location: string) =>
    text(tally(counted.filter((game) => game.locationIndicator === location)))
  return {
    overallRecord: text(overall),
    overallPercentage: winPercentage(overall),
    conferenceRecord: text(conference),
    conferencePercentage: winPercentage(conference),
    conferencePoints: '',
    streak: streakOf(counted),
    homeRecord: recordAt('H'),
    awayRecord: recordAt('A'),
    neutralRecord: recordAt('N'),
  }
}

export const countsTowardRecord = (game: RecordGame): boolean =>
  game.type !== 'S' &&
  game.status !== 'C' &&
  game.status !== 'P' &&
  ['W', 'L', 'T'].includes(game.result?.status ?? '')

/**
 * Record values that a department enters; '' where they are calculated. Exempt contests do not
 * count, and only the department knows them.
 */
export type GivenRecord = Record<
  'overall' | 'conference' | 'home' | 'away' | 'neutral' | 'streak' | 'points',
  string
>

/** The record to show: entered values with their own percentages, else calculated ones. */
export function withGiven(
  counted: ScheduleRecord,
  entered: GivenRecord | undefined,
): ScheduleRecord {
  if (!entered) return counted
  const { overall, conference, home, away, neutral, streak, points } = entered
  return {
    overallRecord: overall || counted.overallRecord,
    overallPercentage: overall ? parseWinPercentage(overall) : counted.overallPercentage,
    conferenceRecord: conference || counted.conferenceRecord,
    conferencePercentage: conference
      ? parseWinPercentage(conference)
      : counted.conferencePercentage,
    conferencePoints: points,
    streak: streak || counted.streak,
    homeRecord: home || counted.homeRecord,
    awayRecord: away || counted.awayRecord,
    neutralRecord: neutral || counted.neutralRecord,
  }
}

/** '10-2-1' → '.808'; a fourth number, overtime losses, counts as losses. */
export function parseWinPercentage(record: string): string {
  const [wins = 0, losses = 0, ties = 0, overtimeLosses = 0] = record.split(/[-–]/).map(Number)
  return winPercentage({ won: wins, lost: losses + overtimeLosses, tied: ties })
}

/** A season's record without its games: only totals are known. */
export const fromTally = (overall: Tally, conference: Tally): ScheduleRecord => {
  const inConference = conference.won + conference.lost + conference.tied > 0
  return {
    overallRecord: text(overall),
    overallPercentage: winPercentage(overall),
    conferenceRecord: inConference ? text(conference) : '',
    conferencePercentage: inConference ? winPercentage(conference) : '',
    conferencePoints: '',
    streak: '',
    homeRecord: '',
    awayRecord: '',
    neutralRecord: '',
  }
}

/** The number of games of an overall record: 12 of '10-2'. */
export const countGames = ({ overallRecord }: { overallRecord: string }): number =>
  (overallRecord.match(/\d+/g) ?? []).reduce((total, games) => total + Number(games), 0)

/** '2 of 11' when a season's record counts games that are not listed; else '11'. */
export const describeListed = (listed: number, record: { overallRecord: string }): string =>
  listed < countGames(record) ? `${listed} of ${countGames(record)}` : String(listed)

const text = ({ won, lost, tied }: Tally) => (tied ? `${won}-${lost}-${tied}` : `${won}-${lost}`)

/** '.778', '1.000'; a tie is half a win. */
export function winPercentage({ won, lost, tied }: Tally): string {
  const played = won + lost + tied
  if (played === 0) return '.000'
  const value = ((won + tied / 2) / played).toFixed(3)
  return value.startsWith('0') ? value.slice(1) : value
}

/** 'W3'; '' before the first result. */
function streakOf(counted: RecordGame[]): string {
  const last = counted.at(-1)?.result?.status
  if (!last) return ''
  const since = counted.findLastIndex((game) => game.result?.status !== last)
  return `${last}${counted.length - 1 - since}`
}
