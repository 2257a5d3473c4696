import type { ReadContext } from '../read-context.ts'

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
