import type { Store } from '../../db/store.ts'
import { hashOf, sweep } from '../shared-counts.ts'

/** So many days after signing in an address is still where somebody signs in from. */
const days = 30
const day = 86_400_000
/**
 * Stands beside the counts, whose hash says nothing elsewhere and which go when their time is over.
 */
const what = 'signed in from'

type Where = { name: string; address: string }
const whoOf = ({ epoch }: Pick<Store, 'epoch'>, { name, address }: Where): string =>
  hashOf(epoch, `${name}|${address}`)

/** Somebody of this name has signed in from there. */
export async function noteSignedIn(
  store: Pick<Store, 'db' | 'of' | 'epoch'>,
  tenant: string,
  where: Where,
  now = Date.now(),
): Promise<void> {
  const row = {
    tenant,
    what,
    who: whoOf(store, where),
    until: (Math.floor(now / day) + 1 + days) * day,
    count: 1,
  }
  await store
    .of(tenant)
    .insertInto('rate')
    .values(row)
    .onConflict((c) => c.doNothing())
    .execute()
  await sweep(store, now)
}

/** Has somebody of this name signed in from there lately? */
export async function hasSignedIn(
  store: Pick<Store, 'of' | 'epoch'>,
  tenant: string,
  where: Where,
  now = Date.now(),
): Promise<boolean> {
  const row = await store
    .of(tenant)
    .selectFrom('rate')
    .select('until')
    .where('tenant', '=', tenant)
    .where('what', '=', what)
    .where('who', '=', whoOf(store, where))
    .where('until', '>', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
