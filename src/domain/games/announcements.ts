import type { BoxScore } from '../../contract/box-score.schema.ts'
import type { Game } from '../../contract/game.schema.ts'
import type { LiveGame } from '../../contract/live.schema.ts'
import { playText } from './box-score.ts'

/** Plays in one announcement; of more only the number is announced. */
const playsSpoken = 3

/** 'Football: Herons 14, Ashford 7, 2nd.' Without the clock, which would change all the time. */
export const formatScoreAnnouncement = (
  game: Pick<Game, 'sport' | 'opponent'>,
  us: string,
  live: Pick<LiveGame, 'teamScore' | 'opponentScore' | 'periodLabel'>,
): string =>
  `${game.sport.title}: ${us} ${live.teamScore}, ${game.opponent.title} ${live.opponentScore}` +
  `${live.periodLabel ? `, ${live.periodLabel}` : ''}.`

/** The newest plays in order, and the number of earlier ones. */
export function formatPlaysAnnouncement(plays: readonly string[]): string {
  const before = plays.length - playsSpoken
  return [
    ...(before > 0 ? [`${before} more ${before === 1 ? 'play' : 'plays'} before.`] : []),
    ...plays.slice(-playsSpoken).map((play) => (/[.!?]$/.test(play) ? play : `${play}.`)),
  ].join(' ')
}

/** Texts of plays that are new in a box score. Corrected plays are not repeated. */
export function newPlays(
  box: Pick<BoxScore, 'plays' | 'homeTeam' | 'visitingTeam'>,
  announced: ReadonlySet<string>,
): { id: string; words: string }[] {
  const teams = [box.visitingTeam.id, box.homeTeam.id]
  return box.plays
    .flatMap(({ plays }) => plays)
    .filter(({ id }) => !announced.has(id))
    .map(({ id, text }) => ({ id, words: playText(text, teams) }))
}
