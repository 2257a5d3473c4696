import type { Game } from '../../contract/game.schema.ts'
import type { LiveGame } from '../../contract/live.schema.ts'
import { cleanOpponentName, getGameKind, isRuled } from './game.ts'
import { clock, gameTime, monthDay, shortWeekday } from '../calendar/when.ts'

/**
 * Scores and records with an en dash: '17–27', '7–3'. Only a hyphen between numbers, not a minus
 * sign.
 */
export const withEnDash = (text: string): string => text.replace(/(\d)\s*[-–]\s*(?=\d)/g, '$1–')

export type Score = { team: string; opponent: string; leader: 'team' | 'opponent' | null }

/**
 * The current or final score, of a suspended game the one at its stop; null before the start and
 * without one (a placing, a canceled game).
 */
export function currentScore(game: Game): Score | null {
  const kind = getGameKind(game)
  const isPlayed = kind === 'final' && !game.result?.teamScore && !isRuled(game.result)
  const isStopped = kind === 'suspended'
  const live = kind === 'live' || isStopped || isPlayed ? game.live : null
  const result = kind === 'final' || isStopped ? game.result : null
  const team = live?.teamScore ?? result?.teamScore
  const opponent = live?.opponentScore ?? result?.opponentScore
  if (team == null || opponent == null || team === '' || opponent === '') return null
  const lead = Number.parseFloat(team) - Number.parseFloat(opponent)
  // In golf and cross country the lower score wins, so a published mark is used before a
  // comparison.
  const mark = kind === 'final' ? game.result?.status : null
  const leader =
    mark === 'W'
      ? 'team'
      : mark === 'L'
        ? 'opponent'
        : mark
          ? advancing(game)
          : lead > 0
            ? 'team'
            : lead < 0
              ? 'opponent'
              : null
  return { team, opponent, leader }
}

/** How a live game stands for the team whose score comes first. */
export const leadWord = ({ leader }: Score): 'Leading' | 'Trailing' | 'Tied' =>
  leader === 'team' ? 'Leading' : leader ? 'Trailing' : 'Tied'

/** Who goes on after a tie: 'Ashford advances 4-2 on penalties'. */
function advancing({ opponent, result }: Game): Score['leader'] {
  const name = / ?([^,(]*) advances\b/.exec(result?.postscoreInfo ?? '')?.[1]
  return name ? (name === cleanOpponentName(opponent.title) ? 'opponent' : 'team') : null
}

/**
 * The state of a game in one short line: 'Sat, Sept. 5 · 7 p.m.', on its day 'Tonight · 7 p.m.',
 * else as `describeState` says.
 */
export const formatGameStatus = (game: Game): string =>
  getGameKind(game) === 'upcoming' || getGameKind(game) === 'unreported'
    ? `${formatDay(game)} · ${describeState(game)}`
    : describeState(game)

/** The evening begins at 5 p.m. */
const formatDay = ({ date, isGameDay, tbd }: Game): string =>
  isGameDay
    ? !tbd && date.slice(11) >= '17'
      ? 'Tonight'
      : 'Today'
    : `${shortWeekday(date)}, ${monthDay(date)}`

/**
 * The state of a game beside its date: '7 p.m.', 'Delayed', 'Started 7 p.m.', '3rd · 8:39', 'End of
 * 3rd', 'Final/OT', 'Suspended until Nov. 15', 'No result reported', 'Postponed', 'Canceled'.
 */
export function describeState(game: Game): string {
  switch (getGameKind(game)) {
    case 'live':
      return formatPeriod(game)
    case 'final':
      return formatFinal(game.result?.postscoreInfo)
    case 'suspended':
    case 'postponed':
    case 'cancelled':
      return describeOff(game)
    case 'unreported':
      return 'No result reported'
    case 'delayed':
      return 'Delayed'
    case 'begun':
      return `Started ${gameTime(game)}`
    case 'upcoming':
      return gameTime(game)
  }
}

type Note = string | null | undefined

/** What the note of a result says of its periods first: '2OT' of '(2OT)', '12 inn.'; else ''. */
export const extraPeriods = (note: Note): string =>
  /^[(\s]*(\d* ?OT\b|\d+ inn(?:ings\b|\.))/.exec(note ?? '')?.[1] ?? ''

/** 'Final', 'Final/2OT', 'Final · Conference final' */
export function formatFinal(note: Note): string {
  const text = note?.replace(/^[(\s]+|[)\s]+$/g, '')
  return text ? `Final${/^\d* ?OT\b/.test(text) ? '/' : ' · '}${text}` : 'Final'
}

/** '(2OT)' after a space, for the end of a score; '' without extra periods. */
export function extraSuffix(note: Note): string {
  const periods = extraPeriods(note)
  return periods && `\u00a0(${periods})`
}

/**
 * Why a game is not played, in the department's words if it wrote any: 'Postponed to Nov. 20'. Also
 * of a game without sport and opponent.
 */
export function describeOff(game: Parameters<typeof getGameKind>[0]): string {
  const kind = getGameKind(game)
  const text = game.noplayText?.trim()
  if (text && !/^(?:cancell?ed|postponed)$/i.test(text)) return text
  return kind === 'cancelled' ? 'Canceled' : kind === 'suspended' ? 'Suspended' : 'Postponed'
}

/**
 * '3rd · 8:39', 'End of 3rd', 'Halftime'. The clock of soccer and field hockey counts up from 0:00.
 */
function formatPeriod({ live, sport }: Game): string {
  const [label, time] = [live?.periodLabel, clock(live?.clock)]
  if (label === 'Half') return 'Halftime'
  return time === '0:00' && !/soc$|^fh/.test(sport.globalSportShortName ?? '')
    ? `End of ${label}`
    : [label, time].filter(Boolean).join(' · ')
}

/** What a team scored in each period, with a space for those that are not played yet. */
export const listPeriods = (live: LiveGame, side: 'team' | 'opponent'): string[] =>
  live[`${side}Periods`].map((points, i) => (i < live.period ? points || '0' : ' '))
