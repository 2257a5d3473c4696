import { paths } from '../../../src/routes/paths.ts'
import { href } from '../../../src/routes/href.ts'
import type { GameDoc } from '../docs.ts'
import type { ReadContext } from '../read-context.ts'
import { writeFindable } from '../search/findable.ts'
import { readSportName } from '../sports/sport-slug.ts'
import type { Transaction } from '../transaction.ts'
import type { Store } from '../../db/store.ts'
import { gameName } from '../../../src/domain/games/meets.ts'

/**
 * The id of the game with this ref in an import folder's schedule; undefined when there is none.
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

/** The natural key of a game with a ref. It does not depend on the row or the date. */
export const gameKey = (ref: string): string => `ref:${ref}`

/** Whether a sport has any game with a school. The caller depends on the topic `games`. */
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
 * Adds a game to the search, by sport, opponent and place. It has its date once it has an outcome.
 * The entry links to the box score if there is one, else to its season.
 */
export async function writeFindableGame(
  transaction: Transaction,
  id: number,
  sportId: number,
  doc: GameDoc,
): Promise<void> {
  const sport = await readSportName(transaction, sportId)
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
      href(paths.schedule, { globalSportNameSlug: sport.slug, seasonTitle: season }),
    sportId,
    date,
    remembered: Boolean(result?.status),
  })
}
