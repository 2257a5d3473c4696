import { gameName } from '../../../src/domain/games/field-event.ts'
import { writeFindable } from '../search/findable.ts'
import type { GameDoc } from '../docs.ts'
import { sportOf } from '../sports/sport-slug.ts'
import type { Transaction } from '../transaction.ts'

/**
 * Makes a game findable by its sport, its opponent and its place. A game is remembered on its day
 * once it has an outcome. It leads to what was played, else to its season.
 */
export async function writeFindableGame(
  writing: Transaction,
  id: number,
  sportId: number,
  doc: GameDoc,
): Promise<void> {
  const sport = await sportOf(writing, sportId)
  if (!sport) return
  const { season, location, facility, tournament, gamePromotionText, result, date } = doc
  const score =
    result?.status && result.teamScore !== null && result.opponentScore !== null
      ? `${result.status} ${result.teamScore}-${result.opponentScore}`
      : ''
  await writeFindable(writing, 'game', id, {
    title: gameName({ ...doc, sport }),
    text: [score, season, facility?.title, location, tournament?.title, gamePromotionText]
      .filter(Boolean)
      .join(', '),
    url:
      result?.boxscore?.url ??
      `/sports/${sport.slug}/schedule/${encodeURIComponent(season.toLowerCase())}`,
    sportId,
    date,
    remembered: Boolean(result?.status),
  })
}
