import type { Game } from '../../contract/game.schema.ts'
import type { LiveGame } from '../../contract/live.schema.ts'
import type { PageGame } from '../../contract/page-games.ts'
import { isLive, withLive } from '../../domain/games/game.ts'
import { currentScore, formatGameStatus, listPeriods } from '../../domain/games/score.ts'

/**
 * What of a live game is a text of its own: either score, period and clock, the situation,
 * the last play, or what a team scored in one period.
 */
type LiveText = 'state' | 'situation' | 'play' | Team | `${Team}-${number}`
type Team = (typeof teams)[number]
const teams = ['team', 'opponent'] as const

/**
 * Attributes of an element whose only text is that of a live game. Before the app has started, a
 * change is written into it; React takes such a text as it finds it.
 */
export const liveText = (game: Pick<Game, 'id' | 'gameState'>, text: LiveText) =>
  isLive(game.gameState)
    ? { 'data-live-text': `${game.id}:${text}`, suppressHydrationWarning: true }
    : {}

/** The changes written into the page, for the app when it starts. */
export const shownInPlace = new Map<number, LiveGame>()

/**
 * Writes a change of a game's score, period, clock or last play into the drawn page. False when
 * more than these texts would change: the game or overtime begins or ends, the lead changes or a
 * score gets a digit more; or when the page shows the game in another way (`rendered` has only its
 * id).
 */
export function showInPlace(rendered: readonly PageGame[], live: LiveGame): boolean {
  const games = rendered.filter(({ id }) => id === live.gameId)
  if (!games.every((game): game is Game => looksAlike(game, live))) return false
  const earlier = [shownInPlace.get(live.gameId), ...games.map((game) => game.live)]
  if (earlier.some((state) => state && live.version <= state.version)) return true
  shownInPlace.set(live.gameId, live)
  const texts: Record<string, string> = {
    team: live.teamScore,
    opponent: live.opponentScore,
    state: '',
    situation: live.situation ?? '',
    play: live.lastPlay ?? '',
  } satisfies Partial<Record<LiveText, string>>
  for (const team of teams)
    for (const [i, points] of listPeriods(live, team).entries()) texts[`${team}-${i}`] = points
  for (const game of games) texts['state'] = formatGameStatus(withLive(game, live))
  for (const name in texts)
    for (const element of document.querySelectorAll(`[data-live-text="${live.gameId}:${name}"]`))
      element.textContent = texts[name]!
  return true
}

function looksAlike(before: PageGame, live: LiveGame): boolean {
  if (!('live' in before) || !before.live) return false
  if (!isLive(live.gameState) || !isLive(before.gameState)) return false
  const [was, is] = [currentScore(before), currentScore(withLive(before, live))]
  return (
    was?.leader === is?.leader &&
    before.live.teamPeriods.length === live.teamPeriods.length &&
    was?.team.length === is?.team.length &&
    was?.opponent.length === is?.opponent.length
  )
}
