import { createHash, randomBytes } from 'node:crypto'
import { hashOf, sweep } from '../shared-counts.ts'
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

/** What a sign-in by the provider is held to when the browser comes back. */
export type Attempt = { verifier: string; state: string; nonce: string; returnTo: string }

/** Milliseconds for which a browser may be at the provider. */
export const longestAttempt = 600_000

const shaOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/**
 * Keeps a sign-in that has begun, for whichever process the browser comes back to, and forgets
 * those that never came back. Resolves with the secret that this browser is given.
 */
export async function keepAttempt(
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
 * Takes the sign-in of this browser and this state, once; null when there is none, or it is too
 * old. One of another state stays: a stranger's link ends nobody's sign-in.
 */
export async function takeAttempt(
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
