import type { Game } from '../../contract/game.schema.ts'
import type { LiveGame } from '../../contract/live.schema.ts'
import { cleanOpponentName, getGameKind, hasBegun, isField, isRuled, isUnreported } from './game.ts'
import { clock, gameTime, monthDay, shortWeekday } from '../calendar/when.ts'

/**
 * Scores and records with an en dash: '17–27', '7–3'. Only a hyphen between numbers, not a minus
 * sign.
 */
export const withEnDash = (text: string): string => text.replace(/(\d)\s*[-–]\s*(?=\d)/g, '$1–')

export type Score = { team: string; opponent: string; leader: 'team' | 'opponent' | null }

/**
 * The current or final score; null before the start and without one (a placing, a canceled game).
 */
export function currentScore(game: Game): Score | null {
  const kind = getGameKind(game)
  const isPlayed = kind === 'final' && !game.result?.teamScore && !isRuled(game.result)
  const live = kind === 'live' || isPlayed ? game.live : null
  const team = live?.teamScore ?? (kind === 'final' ? game.result?.teamScore : null)
  const opponent = live?.opponentScore ?? (kind === 'final' ? game.result?.opponentScore : null)
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

/** Who goes on after a tie: 'Ashford advances 4-2 on penalties'. */
function advancing({ opponent, result }: Game): Score['leader'] {
  const name = / ?([^,(]*) advances\b/.exec(result?.postscoreInfo ?? '')?.[1]
  return name ? (name === cleanOpponentName(opponent.title) ? 'opponent' : 'team') : null
}

/**
 * The state of a game in one short line: 'Sat, Sept. 5 · 7 p.m.', 'Started 7 p.m.', '3rd · 8:39',
 * 'End of 3rd', 'Final/OT', 'Postponed', 'Score not yet reported'.
 */
export function formatGameStatus(game: Game): string {
  switch (getGameKind(game)) {
    case 'live':
      return formatPeriod(game)
    case 'final': {
      const note = game.result?.postscoreInfo?.replace(/^[(\s]+|[)\s]+$/g, '')
      return note ? `Final${/^\d* ?OT\b/.test(note) ? '/' : ' · '}${note}` : 'Final'
    }
    case 'postponed':
      return /^suspended\b/i.test(game.noplayText ?? '') ? 'Suspended' : 'Postponed'
    case 'cancelled':
      return 'Canceled'
    case 'delayed':
      return 'Delayed'
    default:
      if (hasBegun(game)) return begunLines(game)[0]!
      return `${shortWeekday(game.date)}, ${monthDay(game.date)} · ${
        isUnreported(game) ? 'No result reported' : gameTime(game)
      }`
  }
}

/**
 * What is known of a game that has begun and of which nothing was heard: 'Started 7 p.m.' and 'No
 * score yet'; three hours later 'Score not yet reported'.
 */
export function begunLines(game: Game): string[] {
  const [subject, noun] = isField(game) ? ['Result', 'result'] : ['Score', 'score']
  return game.isScoreOverdue
    ? [`${subject} not yet reported`]
    : [`Started ${gameTime(game)}`, `No ${noun} yet`]
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

/** The text after a result's date: ', Cancelled', ', Postponed', else ', Final'. */
export const resultStatusSuffix = ({ status }: Pick<Game, 'status'>): string =>
  status === 'C' ? ', Cancelled' : status === 'P' ? ', Postponed' : ', Final'
