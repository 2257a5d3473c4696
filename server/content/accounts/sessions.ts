import type { Store } from '../../db/store.ts'

/** A row of a session and who it is; moments are milliseconds since 1970. */
export type SessionRow = { accountId: number; shownName: string; createdAt: number; seenAt: number }

/**
 * Stores a session, and forgets those of the department that began or were seen too long ago; false
 * when the account is not open (any more).
 */
export async function storeSession(
  store: Pick<Store, 'of'>,
  tenant: string,
  session: { sha: string; accountId: number; now: number },
  ended: { createdBefore: number; seenBefore: number },
): Promise<boolean> {
  return store
    .of(tenant)
    .transaction()
    .execute(async (db) => {
      await db
        .deleteFrom('session')
        .where('tenant', '=', tenant)
        .where((e) =>
          e.or([e('created_at', '<=', ended.createdBefore), e('seen_at', '<=', ended.seenBefore)]),
        )
        .execute()
      const open = await db
        .selectFrom('account')
        .select('id')
        .where('tenant', '=', tenant)
        .where('id', '=', session.accountId)
        .where('closed_at', 'is', null)
        .executeTakeFirst()
      if (open)
        await db
          .insertInto('session')
          .values({
            tenant,
            sha: session.sha,
            account_id: session.accountId,
            created_at: session.now,
            seen_at: session.now,
          })
          .execute()
      return open !== undefined
    })
}

/** A session of an account that is open. */
export async function findSession(
  store: Pick<Store, 'of'>,
  tenant: string,
  sha: string,
): Promise<SessionRow | null> {
  const row = await store
    .of(tenant)
    .selectFrom('session')
    .innerJoin('account', (join) =>
      join
        .onRef('account.tenant', '=', 'session.tenant')
        .onRef('account.id', '=', 'session.account_id'),
    )
    .select(['session.account_id', 'session.created_at', 'session.seen_at', 'account.shown_name'])
    .where('session.tenant', '=', tenant)
    .where('session.sha', '=', sha)
    .where('account.closed_at', 'is', null)
    .executeTakeFirst()
  return row
    ? {
        accountId: row.account_id,
        shownName: row.shown_name,
        createdAt: Number(row.created_at),
        seenAt: Number(row.seen_at),
      }
    : null
}

export async function markSeen(
  store: Pick<Store, 'of'>,
  tenant: string,
  sha: string,
  now: number,
): Promise<void> {
  await store
    .of(tenant)
    .updateTable('session')
    .set({ seen_at: now })
    .where('tenant', '=', tenant)
    .where('sha', '=', sha)
    .where('seen_at', '<', now)
    .execute()
}

export async function dropSession(
  store: Pick<Store, 'of'>,
  tenant: string,
  sha: string,
): Promise<void> {
  await store
    .of(tenant)
    .deleteFrom('session')
    .where('tenant', '=', tenant)
    .where('sha', '=', sha)
    .execute()
}
