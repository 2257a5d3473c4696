import { createHash, randomBytes } from 'node:crypto'
import { dropSession, findSession, markSeen, storeSession } from '../content/accounts/sessions.ts'
import type { Store } from '../db/store.ts'

/** Milliseconds after which a session that nobody uses ends, and after which every one does. */
const idle = 30 * 60_000
const longest = 12 * 3_600_000
/** That a session is used is written at most so often, in milliseconds. */
const seenEvery = 60_000

const cookieName = '__Host-session'
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax'
/** What the browser is told of a session that has ended. */
export const noCookie = `${cookieName}=; ${attributes}; Max-Age=0`

export type SignedIn = { accountId: number; shownName: string }

/**
 * Signs an account in: a secret that nobody had before, whatever the browser came with; the session
 * it came with is ended by the caller. Only the secret's hash is stored, and the cookie goes when
 * the browser is closed. Throws for an account that is closed.
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
    { createdBefore: now - longest, seenBefore: now - idle },
  )
  if (!started) throw new Error(`${tenant} has no account ${accountId} that is open`)
  return { setCookie: `${cookieName}=${secret}; ${attributes}` }
}

/**
 * Who is signed in by the request's cookies, if anybody: a session of this very department, of an
 * account that is open, neither idle nor old.
 */
export async function readSession(
  store: Pick<Store, 'of'>,
  tenant: string,
  cookieHeader: string | null,
  now = Date.now(),
): Promise<SignedIn | null> {
  const secret = secretOf(cookieHeader)
  const session = secret && (await findSession(store, tenant, shaOf(secret)))
  if (!session || now - session.createdAt >= longest || now - session.seenAt >= idle) return null
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

/**
 * A browser sends one cookie of a name that begins with `__Host-`: two were not written by us, and
 * are none.
 */
function secretOf(cookieHeader: string | null): string | undefined {
  const values = (cookieHeader ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${cookieName}=`))
    .map((pair) => pair.slice(cookieName.length + 1))
  return values.length === 1 && /^[\w-]{43}$/.test(values[0]!) ? values[0] : undefined
}
