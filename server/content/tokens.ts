import { createHash, randomBytes } from 'node:crypto'
import type { Store } from '../db/store.ts'

/** 'ingest' may post stat files of its tenant; 'preview' may read what is hidden of its tenant; 'forwarder' may speak for any tenant by the tenant header. */
export type TokenKind = 'ingest' | 'preview' | 'forwarder'

const shaOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Makes a token and gives its secret, which is never stored: only its hash is. A forwarder's tenant is ''. */
export async function createToken(store: Store, tenant: string, kind: TokenKind): Promise<string> {
  const secret = `fh_${randomBytes(24).toString('base64url')}`
  await store.db.insertInto('token').values({ sha: shaOf(secret), tenant, kind, created_at: new Date().toISOString() }).execute()
  return secret
}

/** Is this `Authorization` header a token of the kind, for the tenant? */
export async function holdsToken(store: Pick<Store, 'db'>, authorization: string | null, tenant: string, kind: TokenKind): Promise<boolean> {
  const secret = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (!secret) return false
  const row = await store.db.selectFrom('token').select('sha').where('sha', '=', shaOf(secret)).where('tenant', '=', tenant).where('kind', '=', kind).executeTakeFirst()
  return row !== undefined
}

/** A token that the server holds itself, under a name: the one it had before ends, also when it was killed and could not say so. */
export async function replaceToken(store: Store, tenant: string, kind: TokenKind, name: string): Promise<string> {
  const key = `token:${tenant}:${name}`
  const before = await store.db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst()
  if (before) await store.db.deleteFrom('token').where('sha', '=', before.value).execute()
  const secret = await createToken(store, tenant, kind)
  const value = shaOf(secret)
  await store.db.insertInto('meta').values({ key, value }).onConflict((c) => c.column('key').doUpdateSet({ value })).execute()
  return secret
}

export type TokenRow = { id: string; tenant: string; kind: string; created: string }
/** Digits of a token's hash that name it in a list. */
const shown = 12

/** The tokens that count, each by the first digits of its hash. */
export async function readTokens({ db }: Pick<Store, 'db'>): Promise<TokenRow[]> {
  const rows = await db.selectFrom('token').selectAll().orderBy('created_at').execute()
  return rows.map(({ sha, tenant, kind, created_at }) => ({ id: sha.slice(0, shown), tenant, kind, created: created_at }))
}

/** Ends a token, named by itself or by its place in the list; false when there is none. */
export async function dropToken({ db }: Pick<Store, 'db'>, token: string): Promise<boolean> {
  const named = new RegExp(`^[0-9a-f]{${shown}}$`).test(token)
  const { numDeletedRows } = await db.deleteFrom('token').where('sha', 'like', named ? `${token}%` : shaOf(token)).executeTakeFirst()
  return numDeletedRows > 0n
}
