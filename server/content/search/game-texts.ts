import type { Game } from '../../../src/contract/game.schema.ts'
import { addDays } from '../../../src/domain/calendar/when.ts'
import { getGameKind } from '../../../src/domain/games/game.ts'
import { summarizeOutcome } from '../../../src/domain/games/game-outcome.ts'
import type { Hit } from '../../db/search-terms.ts'
import { composeGames } from '../games/games.ts'
import type { ReadContext } from '../read-context.ts'
import type { GameKinds } from './game-order.ts'

/** What a search result shows of each game now: its score or time, then its place. */
export const readGameTexts = async (
  context: ReadContext,
  ids: readonly number[],
): Promise<Map<number, string>> =>
  new Map((await readGames(context, ids)).map((game) => [game.id, gameText(game)]))

/** Games from yesterday on whose state is read. */
const mostCurrent = 10

/** Whether each of these games is live, over or off: those of yesterday, today and the next. */
export async function readGameKinds(
  context: ReadContext,
  hits: readonly Hit[],
  now: string,
): Promise<GameKinds> {
  const yesterday = addDays(now, -1)
  const games = hits
    .flatMap(({ kind, id, date }) =>
      kind === 'game' && date && date >= yesterday ? { id, date } : [],
    )
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .slice(0, mostCurrent)
  const current = await readGames(
    context,
    games.map(({ id }) => id),
  )
  return new Map(current.map((game) => [game.id, getGameKind(game)]))
}

async function readGames(context: ReadContext, ids: readonly number[]): Promise<Game[]> {
  if (ids.length === 0) return []
  for (const id of ids) context.touch(`game:${id}`)
  const rows = await context.db
    .selectFrom('game')
    .select(['id', 'schedule_id', 'sport_id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('id', 'in', ids)
    .execute()
  return composeGames(context, rows)
}

/** 'Live, 14–10, 2nd · 0:14 · Terrier Field, Testham, Iowa', 'W 31–10 · …', '6 p.m. · …'. */
export function gameText(game: Game): string {
  const { kind, mark, score, words, note } = summarizeOutcome(game)
  const points = score && `${score.team}–${score.opponent}`
  const state =
    kind === 'live'
      ? ['Live', points, note].filter(Boolean).join(', ')
      : points
        ? [[mark, points].filter(Boolean).join(' '), kind === 'suspended' && note]
            .filter(Boolean)
            .join(', ')
        : words
  const placeText = [game.facility?.title, game.location].filter(Boolean).join(', ')
  return [state, placeText, game.tournament?.title, game.gamePromotionText]
    .filter(Boolean)
    .join(' · ')
}
