import type { Game } from '../../../src/contract/game.schema.ts'
import { summarizeOutcome } from '../../../src/domain/games/game-outcome.ts'
import { composeGames } from '../games/games.ts'
import type { ReadContext } from '../read-context.ts'

/** What a search result shows of each game now: its score or time, then its place. */
export async function readGameTexts(
  context: ReadContext,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  for (const id of ids) context.touch(`game:${id}`)
  const rows = await context.db
    .selectFrom('game')
    .select(['id', 'schedule_id', 'sport_id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('id', 'in', ids)
    .execute()
  return new Map((await composeGames(context, rows)).map((game) => [game.id, gameText(game)]))
}

/** 'Live, 14–10, 2nd · 0:14 · Terrier Field, Testham, Iowa', 'W 31–10 · …', '6 p.m. · …'. */
export function gameText(game: Game): string {
  const { kind, mark, score, words, note } = summarizeOutcome(game)
  const points = score && `${score.team}–${score.opponent}`
  const state =
    kind === 'live'
      ? ['Live', points, note].filter(Boolean).join(', ')
      : points
        ? [mark, points].filter(Boolean).join(' ')
        : words
  const placeText = [game.facility?.title, game.location].filter(Boolean).join(', ')
  return [state, placeText, game.tournament?.title, game.gamePromotionText]
    .filter(Boolean)
    .join(' · ')
}
