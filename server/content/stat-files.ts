import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { BoxScore } from '../../src/contract/schema/box-score.ts'
import { LiveGame } from '../../src/contract/schema/live.ts'
import type { Store } from '../db/store.ts'
import { topicsOfGame } from './games.ts'
import type { Writing } from './writing.ts'

const shaOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
type Where = Pick<Writing, 'db' | 'tenant'>

/** The newest version of a game's stat file; 0 before the first. */
export async function newestVersion({ db, tenant }: Where, gameId: number): Promise<number> {
  const row = await db.selectFrom('stat_file').select((e) => e.fn.max('version').as('version')).where('tenant', '=', tenant).where('game_id', '=', gameId).executeTakeFirst()
  return Number(row?.version ?? 0)
}

/** The version as which exactly this file came for a game; undefined when it never did. */
export async function versionOf({ db, tenant }: Where, gameId: number, bytes: Uint8Array): Promise<number | undefined> {
  const row = await db.selectFrom('stat_file').select('version').where('tenant', '=', tenant).where('game_id', '=', gameId).where('sha', '=', shaOf(bytes)).orderBy('version', 'desc').limit(1).executeTakeFirst()
  return row?.version
}

/** Stores a version of a game's stat file with what it says. Earlier versions keep the file itself, and only that. */
export async function writeStatFile(writing: Writing, file: { bytes: Uint8Array; box: BoxScore; live: LiveGame; scheduleId: number }): Promise<void> {
  const { db, tenant, now } = writing
  const { gameId, version } = file.box
  const last = await newestVersion(writing, gameId)
  await db.updateTable('stat_file').set({ doc: '' }).where('tenant', '=', tenant).where('game_id', '=', gameId).where('version', '=', last).execute()
  await db.insertInto('stat_file').values({
    tenant, game_id: gameId, version, sha: shaOf(file.bytes), received_at: now.toISOString(),
    body: deflateSync(file.bytes), doc: JSON.stringify(BoxScore.parse(file.box)),
  }).execute()
  const live = { version, doc: JSON.stringify(LiveGame.parse(file.live)) }
  await db.insertInto('live_game').values({ tenant, game_id: gameId, ...live })
    .onConflict((c) => c.columns(['tenant', 'game_id']).doUpdateSet(live)).execute()
  for (const topic of topicsOfGame(gameId, file.scheduleId)) writing.topics.add(topic)
}

/** Forgets all but the newest files of a game that is only played over. A department's own files all stay. */
export async function keepNewest(store: Pick<Store, 'of'>, tenant: string, gameId: number, count: number): Promise<void> {
  const db = store.of(tenant)
  const last = await newestVersion({ db, tenant }, gameId)
  await db.deleteFrom('stat_file').where('tenant', '=', tenant).where('game_id', '=', gameId).where('version', '<=', last - count).execute()
}
