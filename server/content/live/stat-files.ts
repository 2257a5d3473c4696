import { createHash } from 'node:crypto'
import { deflateSync, inflateSync } from 'node:zlib'
import { BoxScore } from '../../../src/contract/box-score.schema.ts'
import type { Finding, VersionSource, VersionStatus } from '../../../src/contract/ingest.schema.ts'
import { LiveGame } from '../../../src/contract/live.schema.ts'
import type { Store } from '../../db/store.ts'
import { topicsOfGame } from '../games/games.ts'
import type { Transaction } from '../transaction.ts'

const shaOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
type Where = Pick<Transaction, 'db' | 'tenant'>

/** A received version before it is published or held. */
export type ReceivedVersion = {
  gameId: number
  version: number
  bytes: Uint8Array
  source: VersionSource
  by: string | null
  score: string
  state: string
  findings: readonly Finding[]
}

/** The newest version of a game's stat file, published or not; 0 before the first. */
export async function newestVersion({ db, tenant }: Where, gameId: number): Promise<number> {
  const row = await db
    .selectFrom('stat_file')
    .select((e) => e.fn.max('version').as('version'))
    .where('tenant', '=', tenant)
    .where('game_id', '=', gameId)
    .executeTakeFirst()
  return Number(row?.version ?? 0)
}

/** The published version; 0 before the first. */
export async function publishedVersion({ db, tenant }: Where, gameId: number): Promise<number> {
  const row = await db
    .selectFrom('stat_file')
    .select('version')
    .where('tenant', '=', tenant)
    .where('game_id', '=', gameId)
    .where('status', '=', 'published')
    .executeTakeFirst()
  return row?.version ?? 0
}

/** The published box score of a game as text; undefined before the first. */
export async function publishedDoc(
  { db, tenant }: Where,
  gameId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('stat_file')
    .select('doc')
    .where('tenant', '=', tenant)
    .where('game_id', '=', gameId)
    .where('status', '=', 'published')
    .executeTakeFirst()
  return row?.doc
}

/**
 * The version and status of exactly this file for a game; undefined when it was not received
 * before.
 */
export async function findReceivedVersion(
  { db, tenant }: Where,
  gameId: number,
  bytes: Uint8Array,
): Promise<{ version: number; status: VersionStatus } | undefined> {
  return db
    .selectFrom('stat_file')
    .select(['version', 'status'])
    .where('tenant', '=', tenant)
    .where('game_id', '=', gameId)
    .where('sha', '=', shaOf(bytes))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Another game for which exactly this file is published. */
export async function otherGameOfBytes(
  { db, tenant }: Where,
  gameId: number,
  bytes: Uint8Array,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('stat_file')
    .select('game_id')
    .where('tenant', '=', tenant)
    .where('sha', '=', shaOf(bytes))
    .where('status', '=', 'published')
    .where('game_id', '!=', gameId)
    .executeTakeFirst()
  return row?.game_id
}

/** A version with its bytes; undefined for an unknown version. */
export async function readStoredVersion(
  { db, tenant }: Where,
  gameId: number,
  version: number,
): Promise<(ReceivedVersion & { status: VersionStatus }) | undefined> {
  const row = await db
    .selectFrom('stat_file')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('game_id', '=', gameId)
    .where('version', '=', version)
    .executeTakeFirst()
  return (
    row && {
      gameId,
      version,
      bytes: inflateSync(row.body),
      source: row.source,
      by: row.sent_by,
      score: row.score,
      state: row.state,
      findings: JSON.parse(row.findings) as Finding[],
      status: row.status,
    }
  )
}

/** Stores a version that is held. It is not public, and no topic changes. */
export async function insertHeldVersion(
  transaction: Transaction,
  received: ReceivedVersion,
): Promise<void> {
  await transaction.db
    .insertInto('stat_file')
    .values({ ...rowOf(transaction, received), status: 'held', doc: '', correction: null })
    .execute()
}

/** Stores a person's decision about a held version. */
export async function setStatus(
  { db, tenant }: Where,
  gameId: number,
  version: number,
  status: VersionStatus,
): Promise<void> {
  await db
    .updateTable('stat_file')
    .set({ status })
    .where('tenant', '=', tenant)
    .where('game_id', '=', gameId)
    .where('version', '=', version)
    .execute()
}

/**
 * Stores a version as the published one. Earlier versions keep only their file and are no longer
 * held.
 */
export async function writeStatFile(
  transaction: Transaction,
  received: ReceivedVersion,
  publication: { box: BoxScore; live: LiveGame; scheduleId: number; correction: string | null },
): Promise<void> {
  const { db, tenant } = transaction
  const { gameId, version } = received
  await db
    .updateTable('stat_file')
    .set({ doc: '', status: 'replaced' })
    .where('tenant', '=', tenant)
    .where('game_id', '=', gameId)
    .where((e) =>
      e.or([
        e('status', '=', 'published'),
        e.and([e('status', '=', 'held'), e('version', '<', version)]),
      ]),
    )
    .execute()
  const publishedValues = {
    status: 'published' as const,
    doc: JSON.stringify(BoxScore.parse(publication.box)),
    correction: publication.correction,
  }
  await db
    .insertInto('stat_file')
    .values({ ...rowOf(transaction, received), ...publishedValues })
    .onConflict((c) => c.columns(['tenant', 'game_id', 'version']).doUpdateSet(publishedValues))
    .execute()
  const live = { version, doc: JSON.stringify(LiveGame.parse(publication.live)) }
  await db
    .insertInto('live_game')
    .values({ tenant, game_id: gameId, ...live })
    .onConflict((c) => c.columns(['tenant', 'game_id']).doUpdateSet(live))
    .execute()
  for (const topic of topicsOfGame(gameId, publication.scheduleId)) transaction.topics.add(topic)
  transaction.topics.add(scoresTopic)
}

/** In the topics of a change that publishes a stat file. No answer depends on it. */
const scoresTopic = 'scores'

/** Whether a change is a score and nothing else, so that it cannot hide what was shown. */
export const isScore = (topics: readonly string[]): boolean =>
  topics.includes(scoresTopic) &&
  topics.every((topic) => /^(?:game:|schedule:|games$|scores$)/.test(topic))

const rowOf = (
  { tenant, now }: Transaction,
  { gameId, version, bytes, source, by, score, state, findings }: ReceivedVersion,
) => ({
  tenant,
  game_id: gameId,
  version,
  sha: shaOf(bytes),
  received_at: now.toISOString(),
  body: deflateSync(bytes),
  source,
  sent_by: by,
  score,
  state,
  findings: JSON.stringify(findings),
})

/**
 * Deletes all but the newest files of a replayed demo game. Files of departments are never deleted.
 */
export async function pruneVersions(
  store: Pick<Store, 'of'>,
  tenant: string,
  gameId: number,
  count: number,
): Promise<void> {
  const db = store.of(tenant)
  const last = await newestVersion({ db, tenant }, gameId)
  await db
    .deleteFrom('stat_file')
    .where('tenant', '=', tenant)
    .where('game_id', '=', gameId)
    .where('version', '<=', last - count)
    .execute()
}
