import type { Transaction } from '../../content/transaction.ts'
import { keyOf } from '../values/fold.ts'

/**
 * The number of a player's person by what a pack calls it: the `person` key of the rosters
 * ('sam-okafor'), or sport and name ('football/Sam Okafor'). Null when no roster knows such a one.
 */
export async function personCalled(
  { db, tenant }: Pick<Transaction, 'db' | 'tenant'>,
  called: string,
): Promise<number | null> {
  const slash = called.indexOf('/')
  const keys = [
    called,
    `person:${called}`,
    ...(slash === -1
      ? []
      : [`${called.slice(0, slash).toLowerCase()}/${keyOf(called.slice(slash + 1))}`]),
  ]
  const rows = await db
    .selectFrom('identity')
    .select(['key', 'id'])
    .where('tenant', '=', tenant)
    .where('kind', '=', 'person')
    .where('key', 'in', keys)
    .execute()
  return (
    keys.map((key) => rows.find((row) => row.key === key)?.id).find((id) => id !== undefined) ??
    null
  )
}
