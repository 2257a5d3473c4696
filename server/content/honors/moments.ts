import type { CallHandlers } from '../call-handlers.ts'
import type { Moment } from '../../../src/contract/stats.schema.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import { boxScoreHref } from '../../../src/routes/links.ts'
import { composeGames } from '../games/games.ts'
import { readItem, readItemPage, type Item } from '../items.ts'
import { moment } from '../kinds/stories.ts'
import { readPublishCutoff } from '../publish-cutoff.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'

/** Moments that are due, newest first. */
export async function readMoments(
  context: ReadContext,
  query: Paging & { sportId?: number | undefined },
): Promise<PageOf<Moment>> {
  const page = await readItemPage(context, moment, {
    ...query,
    to: await readPublishCutoff(context, moment),
    order: 'newest',
  })
  return { ...page, items: await composeMoments(context, page.items) }
}

/** Most moments of one game. */
const mostOfGame = 50

/** Moments of one game, in the order in which they happened. */
export async function readMomentsOfGame(context: ReadContext, gameId: number): Promise<Moment[]> {
  context.touch(moment.name)
  const mentions = await context.db
    .selectFrom('mention')
    .select('id')
    .where('tenant', '=', context.tenant)
    .where('target_kind', '=', 'game')
    .where('target', '=', gameId)
    .where('kind', '=', moment.name)
    .where('date', '<=', await readPublishCutoff(context, moment))
    .orderBy('date')
    .orderBy('id')
    .limit(mostOfGame)
    .execute()
  const items = await Promise.all(mentions.map(({ id }) => readItem(context, moment, id)))
  return composeMoments(
    context,
    items.filter((item) => item !== null),
  )
}

async function composeMoments(
  context: ReadContext,
  items: readonly Item<typeof moment>[],
): Promise<Moment[]> {
  const sports = await sportRefs(context)
  const ids = [...new Set(items.flatMap(({ gameId }) => gameId ?? []))]
  for (const id of ids) context.touch(`game:${id}`)
  const rows =
    ids.length === 0
      ? []
      : await context.db
          .selectFrom('game')
          .select(['id', 'schedule_id', 'sport_id', 'doc'])
          .where('tenant', '=', context.tenant)
          .where('id', 'in', ids)
          .execute()
  const games = new Map((await composeGames(context, rows)).map((game) => [game.id, game]))
  return items.map(({ id, title, date, sportId, gameId, text, image, video }) => {
    const game = gameId === null ? undefined : games.get(gameId)
    const sport = (sportId && sports.get(sportId)) || game?.sport || null
    return {
      id,
      title,
      date,
      sport,
      game: game
        ? { id: game.id, opponent: game.opponent.title, atVs: game.atVs, url: boxScoreHref(game) }
        : null,
      text,
      image,
      video,
    }
  })
}

export const handlers = {
  moments: readMoments,
  gameMoments: (context, { gameId }) => readMomentsOfGame(context, gameId),
} satisfies Partial<CallHandlers>
