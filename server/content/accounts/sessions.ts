import { createHash, randomBytes } from 'node:crypto'
import { hashSubject, deleteExpiredCounts } from '../rate-counts.ts'
import type { Store } from '../../db/store.ts'

/** A session row with its account; times are milliseconds since 1970. */
export type SessionRow = { accountId: number; shownName: string; createdAt: number; seenAt: number }

/**
 * Stores a session and deletes expired ones of the department; false when the account is not open.
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

/** A session of an open account. */
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

/** What a provider sign-in is compared with when the browser returns. */
export type Attempt = { verifier: string; state: string; nonce: string; returnTo: string }

/** Milliseconds that a browser may spend at the provider. */
export const longestAttempt = 600_000

const shaOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/**
 * Stores a started sign-in, so that any process can finish it, and deletes expired ones. Resolves
 * with the secret for this browser's cookie.
 */
export async function insertAttempt(
  store: Pick<Store, 'of'>,
  tenant: string,
  { verifier, state, nonce, returnTo }: Attempt,
  now = Date.now(),
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const db = store.of(tenant)
  await db
    .deleteFrom('sign_in_attempt')
    .where('tenant', '=', tenant)
    .where('created_at', '<=', now - longestAttempt)
    .execute()
  await db
    .insertInto('sign_in_attempt')
    .values({
      tenant,
      sha: shaOf(secret),
      verifier,
      state,
      nonce,
      return_to: returnTo,
      created_at: now,
    })
    .execute()
  return secret
}

/**
 * Takes the sign-in of this browser and state, once; null when there is none or it has expired. One
 * with another state stays, so that a foreign link cannot cancel a sign-in.
 */
export async function consumeAttempt(
  store: Pick<Store, 'of'>,
  tenant: string,
  secret: string,
  state: string,
  now = Date.now(),
): Promise<(Attempt & { createdAt: number }) | null> {
  const row = await store
    .of(tenant)
    .deleteFrom('sign_in_attempt')
    .where('tenant', '=', tenant)
    .where('sha', '=', shaOf(secret))
    .where('state', '=', state)
    .returning(['verifier', 'state', 'nonce', 'return_to', 'created_at'])
    .executeTakeFirst()
  return row && row.created_at > now - longestAttempt
    ? {
        verifier: row.verifier,
        state: row.state,
        nonce: row.nonce,
        returnTo: row.return_to,
        createdAt: row.created_at,
      }
    : null
}

/** Days for which an address counts as known after a sign-in. */
const days = 30
const day = 86_400_000
/** Stored with the shared counts, which are hashed and expire. */
const signInAction = 'signed in from'

type Where = { name: string; address: string }
const whoOf = ({ epoch }: Pick<Store, 'epoch'>, { name, address }: Where): string =>
  hashSubject(epoch, `${name}|${address}`)

/** Notes that an account of this name signed in from the address. */
export async function recordSignIn(
  store: Pick<Store, 'db' | 'of' | 'epoch'>,
  tenant: string,
  where: Where,
  now = Date.now(),
): Promise<void> {
  const row = {
    tenant,
    what: signInAction,
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
  deleteExpiredCounts(store, now)
}

/** Whether an account of this name recently signed in from the address. */
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
    .where('what', '=', signInAction)
    .where('who', '=', whoOf(store, where))
    .where('until', '>', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
