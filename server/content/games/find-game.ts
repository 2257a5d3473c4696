import type { GameDoc } from '../docs.ts'
import type { ReadContext } from '../read-context.ts'
import { writeFindable } from '../search/findable.ts'
import { sportOf } from '../sports/sport-slug.ts'
import type { Transaction } from '../transaction.ts'
import type { Store } from '../../db/store.ts'
import { gameName } from '../../../src/domain/games/game.ts'

/**
 * The number of the game that a pack's schedule names by this ref; undefined when there is none.
 */
export async function findGame(
  store: Pick<Store, 'of'>,
  tenant: string,
  ref: string,
): Promise<number | undefined> {
  const row = await store
    .of(tenant)
    .selectFrom('identity')
    .select('id')
    .where('tenant', '=', tenant)
    .where('kind', '=', 'game')
    .where('key', '=', gameKey(ref))
    .executeTakeFirst()
  return row?.id
}

/**
 * The natural key of a game that has a ref: the same wherever in its schedule the row stands, and
 * on whatever day.
 */
export const gameKey = (ref: string): string => `ref:${ref}`

/**
 * Whether a sport has a game with a school, played or to come. Who asks depends on the topic
 * `games`.
 */
export const hasGame = async (
  { db, tenant }: ReadContext,
  sportId: number,
  opponentId: number,
): Promise<boolean> =>
  (await db
    .selectFrom('game')
    .select('id')
    .where('tenant', '=', tenant)
    .where('sport_id', '=', sportId)
    .where('opponent_id', '=', opponentId)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Makes a game findable by its sport, its opponent and its place. A game is remembered on its day
 * once it has an outcome. It leads to what was played, else to its season.
 */
export async function writeFindableGame(
  transaction: Transaction,
  id: number,
  sportId: number,
  doc: GameDoc,
): Promise<void> {
  const sport = await sportOf(transaction, sportId)
  if (!sport) return
  const { season, location, facility, tournament, gamePromotionText, result, date } = doc
  const score =
    result?.status && result.teamScore !== null && result.opponentScore !== null
      ? `${result.status} ${result.teamScore}-${result.opponentScore}`
      : ''
  await writeFindable(transaction, 'game', id, {
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
