import { createHash, randomBytes } from 'node:crypto'
import type { ScorerLink } from '../../../src/contract/ingest.schema.ts'
import type { Store } from '../../db/store.ts'

/**
 * 'ingest' may post stat files of its tenant; 'scorer' may do so for one game until it expires;
 * 'preview' may read hidden content of its tenant; 'forwarder' may select any tenant with the
 * tenant header.
 */
export type TokenKind = 'ingest' | 'scorer' | 'preview' | 'forwarder'

/** Milliseconds in an hour. */
const hour = 3_600_000
const keptAfter = 24 * 30

/** Digits of a token's hash that identify it in a list. */
const idDigits = 12

const shaOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/**
 * Creates a token and returns its secret, of which only the hash is stored. A forwarder's tenant is
 * ''.
 */
export async function createToken(
  store: Pick<Store, 'db'>,
  tenant: string,
  kind: Exclude<TokenKind, 'scorer'>,
): Promise<string> {
  const secret = newSecret()
  await store.db
    .insertInto('token')
    .values({
      sha: shaOf(secret),
      tenant,
      kind,
      created_at: new Date().toISOString(),
      game_id: null,
      expires_at: null,
      name: null,
    })
    .execute()
  return secret
}

const newSecret = (): string => `fh_${randomBytes(24).toString('base64url')}`

/** Creates a token for a helper who scores one game, and deletes tokens that expired long ago. */
export async function createScorerToken(
  { db }: Pick<Store, 'db'>,
  tenant: string,
  { gameId, hours, name }: { gameId: number; hours: number; name: string },
): Promise<{ id: string; secret: string; expiresAt: string }> {
  const now = Date.now()
  await db
    .deleteFrom('token')
    .where('kind', '=', 'scorer')
    .where('expires_at', '<', new Date(now - keptAfter * hour).toISOString())
    .execute()
  const secret = newSecret()
  const expiresAt = new Date(now + hours * hour).toISOString()
  await db
    .insertInto('token')
    .values({
      sha: shaOf(secret),
      tenant,
      kind: 'scorer',
      created_at: new Date(now).toISOString(),
      game_id: gameId,
      expires_at: expiresAt,
      name,
    })
    .execute()
  return { id: shaOf(secret).slice(0, idDigits), secret, expiresAt }
}

/** The valid scorer tokens of a game, newest first. */
export async function readScorerTokens(
  { db }: Pick<Store, 'db'>,
  tenant: string,
  gameId: number,
): Promise<ScorerLink[]> {
  const rows = await db
    .selectFrom('token')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('kind', '=', 'scorer')
    .where('game_id', '=', gameId)
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ sha, name, expires_at, created_at }) => ({
    id: sha.slice(0, idDigits),
    name: name ?? '',
    expiresAt: expires_at!,
    createdAt: created_at,
  }))
}

/** Ends a scorer's token of a game by its position in the list; false when there is none. */
export async function dropScorerToken(
  { db }: Pick<Store, 'db'>,
  tenant: string,
  gameId: number,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('token')
    .where('tenant', '=', tenant)
    .where('kind', '=', 'scorer')
    .where('game_id', '=', gameId)
    .where('sha', 'like', `${id}%`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Who may send for a game of the tenant with this `Authorization` header: the department or a
 * scorer of one game; null when it is not valid.
 */
export async function readSender(
  { db }: Pick<Store, 'db'>,
  authorization: string | null,
  tenant: string,
): Promise<
  { kind: 'ingest' } | { kind: 'scorer'; gameId: number; expiresAt: string; name: string } | null
> {
  const secret = secretOf(authorization)
  if (!secret) return null
  const row = await db
    .selectFrom('token')
    .selectAll()
    .where('sha', '=', shaOf(secret))
    .where('tenant', '=', tenant)
    .where('kind', 'in', ['ingest', 'scorer'])
    .executeTakeFirst()
  if (!row) return null
  return row.kind === 'ingest'
    ? { kind: 'ingest' }
    : { kind: 'scorer', gameId: row.game_id!, expiresAt: row.expires_at!, name: row.name ?? '' }
}

const secretOf = (authorization: string | null): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]

/** Whether this `Authorization` header has a token of the kind for the tenant. */
export async function holdsToken(
  store: Pick<Store, 'db'>,
  authorization: string | null,
  tenant: string,
  kind: Exclude<TokenKind, 'scorer'>,
): Promise<boolean> {
  const secret = secretOf(authorization)
  if (!secret) return false
  const row = await store.db
    .selectFrom('token')
    .select('sha')
    .where('sha', '=', shaOf(secret))
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Replaces the named token that the server itself holds, including one of a process that was
 * killed.
 */
export async function replaceToken(
  store: Store,
  tenant: string,
  kind: Exclude<TokenKind, 'scorer'>,
  name: string,
): Promise<string> {
  const key = `token:${tenant}:${name}`
  const before = await store.db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  if (before) await store.db.deleteFrom('token').where('sha', '=', before.value).execute()
  const secret = await createToken(store, tenant, kind)
  const value = shaOf(secret)
  await store.db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((c) => c.column('key').doUpdateSet({ value }))
    .execute()
  return secret
}

export type TokenRow = {
  id: string
  tenant: string
  kind: string
  created: string
  game: number | null
  expires: string | null
  name: string | null
}

/** The valid tokens, each identified by the first digits of its hash. */
export async function readTokens({ db }: Pick<Store, 'db'>): Promise<TokenRow[]> {
  const rows = await db.selectFrom('token').selectAll().orderBy('created_at').execute()
  return rows.map(({ sha, tenant, kind, created_at, game_id, expires_at, name }) => ({
    id: sha.slice(0, idDigits),
    tenant,
    kind,
    created: created_at,
    game: game_id,
    expires: expires_at,
    name,
  }))
}

/** Ends a token by its secret or its identifying digits; false when there is none. */
export async function dropToken({ db }: Pick<Store, 'db'>, token: string): Promise<boolean> {
  const isIdentifier = new RegExp(`^[0-9a-f]{${idDigits}}$`).test(token)
  const { numDeletedRows } = await db
    .deleteFrom('token')
    .where('sha', 'like', isIdentifier ? `${token}%` : shaOf(token))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
