import { writePlayer } from '../../server/content/people/write-rosters.ts'
import { transact } from '../../server/content/transaction.ts'
import type { Store } from '../../server/db/store.ts'

/** Adds a hidden player to the first roster of the department. */
export async function hidePlayer(store: Store): Promise<void> {
  const row = await store
    .of('testham')
    .selectFrom('roster_player')
    .selectAll()
    .where('tenant', '=', 'testham')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  const doc = {
    ...(JSON.parse(row.doc) as Parameters<typeof writePlayer>[1]['doc']),
    firstName: 'Kim',
    lastName: 'Quietly',
    hide: true,
  }
  await transact(store, 'testham', (transaction) =>
    writePlayer(transaction, { id: 900, rosterId: row.roster_id, playerId: 900, rank: 90, doc }),
  )
}
