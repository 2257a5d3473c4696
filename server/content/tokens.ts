import { createHash, randomBytes } from 'node:crypto'
import type { Store } from '../db/store.ts'

/** 'ingest' may post stat files of its tenant; 'forwarder' may speak for any tenant by the tenant header. */
export type TokenKind = 'ingest' | 'forwarder'

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
