import { createHash, randomBytes } from 'node:crypto'
import type { Store } from '../../db/store.ts'

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
