import { createHash, randomBytes } from 'node:crypto'
import { dropSession, findSession, markSeen, storeSession } from '../content/accounts/sessions.ts'
import type { Store } from '../db/store.ts'

/** Milliseconds after which an idle session ends, and after which every session ends. */
const idle = 30 * 60_000
const maxLifetimeMs = 12 * 3_600_000
/** Milliseconds between two updates of a session's last use. */
const seenEvery = 60_000

const cookieName = '__Host-session'
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax'
/** The cookie that ends a session in the browser. */
export const noCookie = `${cookieName}=; ${attributes}; Max-Age=0`

export type SignedIn = { accountId: number; shownName: string }

/**
 * Starts a session with a new secret, whatever the browser sent; the caller ends its earlier
 * session. Only the secret's hash is stored, and the cookie expires when the browser is closed.
 * Throws for a closed account.
 */
export async function startSession(
  store: Pick<Store, 'of'>,
  tenant: string,
  accountId: number,
  now = Date.now(),
): Promise<{ setCookie: string }> {
  const secret = randomBytes(32).toString('base64url')
  const started = await storeSession(
    store,
    tenant,
    { sha: shaOf(secret), accountId, now },
    { createdBefore: now - maxLifetimeMs, seenBefore: now - idle },
  )
  if (!started) throw new Error(`${tenant} has no open account ${accountId}`)
  return { setCookie: `${cookieName}=${secret}; ${attributes}` }
}

/**
 * The account signed in by the request's cookies: a session of this department and an open account,
 * neither idle nor expired; else null.
 */
export async function readSession(
  store: Pick<Store, 'of'>,
  tenant: string,
  cookieHeader: string | null,
  now = Date.now(),
): Promise<SignedIn | null> {
  const secret = secretOf(cookieHeader)
  const session = secret && (await findSession(store, tenant, shaOf(secret)))
  if (!session || now - session.createdAt >= maxLifetimeMs || now - session.seenAt >= idle)
    return null
  if (now - session.seenAt >= seenEvery) await markSeen(store, tenant, shaOf(secret), now)
  return { accountId: session.accountId, shownName: session.shownName }
}

export async function endSession(
  store: Pick<Store, 'of'>,
  tenant: string,
  cookieHeader: string | null,
): Promise<void> {
  const secret = secretOf(cookieHeader)
  if (secret) await dropSession(store, tenant, shaOf(secret))
}

const shaOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** A browser sends one cookie of a `__Host-` name. Two are not ours, so they are ignored. */
function secretOf(cookieHeader: string | null): string | undefined {
  const values = (cookieHeader ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${cookieName}=`))
    .map((pair) => pair.slice(cookieName.length + 1))
  return values.length === 1 && /^[\w-]{43}$/.test(values[0]!) ? values[0] : undefined
}
