import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engine, leftToProof } from '../../tests/support/engine.ts'
import { folderForTest, changesIn, storeForTest } from '../../tests/support/import-store.ts'
import { findGame } from '../content/games/find-game.ts'
import { readTenants, writeTenant } from '../content/department/tenants.ts'
import type { Store } from '../db/store.ts'
import { liveFootballRef } from '../demo/live-game.ts'
import { ensureDemo } from './ensure-demo.ts'

/** Rows that this connection has ever written, whether or not they were what was there. Only the embedded store counts them. */
const writtenIn = async (store: Store) => (engine === 'sqlite' ? (await sql`select total_changes() as n`.execute(store.db)).rows : [])
const quiet = { onProgress: () => {} }

describe('[CA-03] the demo', () => {
  it.skipIf(leftToProof)('is made on first start, left alone on the second, and moved on another day', async () => {
    const store = await storeForTest(folderForTest())
    const lines: string[] = []
    await ensureDemo(store, { today: '2026-11-20', onProgress: (line) => lines.push(line) })
    expect(await readTenants(store)).toMatchObject([{ id: 'harlan', demo: true, hosts: ['harlan.localhost'] }, { id: 'ironwood', demo: true }])
    expect(lines.filter((line) => line.includes('refused:'))).toEqual([])
    const live = await findGame(store, 'harlan', liveFootballRef)
    const [changes, written] = [await changesIn(store), await writtenIn(store)]
    const again: string[] = []
    await ensureDemo(store, { today: '2026-11-20', onProgress: (line) => again.push(line) })
    expect([again, await changesIn(store), await writtenIn(store)]).toEqual([[], changes, written])

    await ensureDemo(store, { today: '2026-11-24', ...quiet })
    expect(await findGame(store, 'harlan', liveFootballRef)).toBe(live)
    const game = await store.db.selectFrom('game').select('date').where('tenant', '=', 'harlan').where('id', '=', live!).executeTakeFirstOrThrow()
    expect(game.date.slice(0, 10)).toBe('2026-11-24')
    const wrong = await store.db.selectFrom('game').select(['tenant', 'id', 'date', 'doc']).where('date', '>', '2026-11-25').where('over', '=', 1).execute()
    expect(wrong.filter(({ doc }) => /"status":"[WLT]"/.test(doc))).toEqual([])
  }, 120_000)

  it('never touches a tenant that only bears its name', async () => {
    const store = await storeForTest(folderForTest())
    await writeTenant(store, { id: 'harlan', hosts: ['real.example'], demo: false })
    await ensureDemo(store, { today: '2026-11-20', ...quiet })
    expect(await store.db.selectFrom('sport').select('id').where('tenant', '=', 'harlan').execute()).toEqual([])
    expect((await readTenants(store)).map(({ id, demo }) => [id, demo])).toEqual([['harlan', false], ['ironwood', true]])
  }, 90_000)
})
