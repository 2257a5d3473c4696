import { getGameKind, type GameKind } from '../../../src/domain/games/game.ts'
import type { Game } from '../../../src/contract/game.schema.ts'
import type { GameDoc } from '../docs.ts'
import { composeGames } from '../games/games.ts'
import type { ReadContext } from '../read-context.ts'
import type { StoryRow } from './stories.ts'

/** Games that a fan still waits for. */
const awaited: readonly GameKind[] = ['upcoming', 'delayed', 'begun']

/**
 * Whether a preview of this game no longer leads: the game is played, over or off, or had no news
 * for long. Scores and the live band lead to a game in progress.
 */
export const isPreviewPast = (game: Game): boolean => !awaited.includes(getGameKind(game))

/** The rows, newest first, without previews of games that have begun or are off. */
export async function withoutPastPreviews(
  context: ReadContext,
  rows: readonly StoryRow[],
  sportId: number | undefined,
): Promise<StoryRow[]> {
  const oldest = rows.at(-1)?.date
  if (oldest === undefined) return []
  const ids = new Set(rows.map(({ id }) => id))
  let withPreviews = context.db
    .selectFrom('game')
    .select(['id', 'schedule_id', 'sport_id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('date', '>=', oldest.slice(0, 10))
    .where('date', '<=', `${context.now.toISOString().slice(0, 10)}T99`)
    // Few games name a preview; the others of many years are not parsed.
    .where('doc', 'not like', '%"previewStoryId":null%')
  if (sportId) withPreviews = withPreviews.where('sport_id', '=', sportId)
  const previewed = (await withPreviews.execute()).filter(({ doc }) =>
    ids.has((JSON.parse(doc) as GameDoc).previewStoryId ?? -1),
  )
  for (const { id } of previewed) context.touch(`game:${id}`)
  const past = new Set(
    (await composeGames(context, previewed))
      .filter(isPreviewPast)
      .map(({ previewStoryId }) => previewStoryId),
  )
  return rows.filter(({ id }) => !past.has(id))
}
