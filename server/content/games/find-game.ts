import type { Store } from '../../db/store.ts'

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
