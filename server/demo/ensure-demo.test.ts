import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { changesIn, folderForTest, storeForTest } from '../../tests/support/import-store.ts'
import { copyOfPrepared, prepare } from '../../tests/support/prepared.ts'
import { readTenants, writeTenant } from '../content/department/tenants.ts'
import { openStore, type Store } from '../db/store.ts'
import { findGame } from '../content/games/find-game.ts'
import { ensureDemo } from './ensure-demo.ts'
import { liveFootballRef } from './moved-folder.ts'

// Import here if no other test has done it yet.
beforeAll(() => prepare('demo'), 300_000)

/** Rows written by this connection, including unchanged ones. */
const writtenIn = async (store: Store) =>
  (await sql`select total_changes() as n`.execute(store.db)).rows

test('leaves the demo departments alone on a second start of the same day [CA-03]', async () => {
  const store = await openStore(await copyOfPrepared('demo'))
  expect(await readTenants(store)).toMatchObject([
    { id: 'harlan', demo: true, hosts: ['harlan.localhost'] },
    { id: 'ironwood', demo: true },
  ])
  const before = [await changesIn(store), await writtenIn(store)]
  const lines: string[] = []
  await ensureDemo(store, { onProgress: (line) => lines.push(line) })
  expect([lines, await changesIn(store), await writtenIn(store)]).toEqual([[], ...before])
  await store.close()
}, 60_000)

test('never changes real departments with the name of a demo department [CA-03]', async () => {
  const store = await storeForTest(folderForTest())
  for (const id of ['harlan', 'ironwood'])
    await writeTenant(store, { id, hosts: [`${id}.example`], demo: false })
  const lines: string[] = []
  await ensureDemo(store, { onProgress: (line) => lines.push(line) })
  expect([lines, await store.db.selectFrom('sport').select('id').execute()]).toEqual([[], []])
})

test('changes only day-dependent content when it starts in the same week [CA-03]', async () => {
  const store = await openStore(await copyOfPrepared('demo'))
  const games = () =>
    store.db
      .selectFrom('game')
      .select(['id', 'date', 'over'])
      .where('tenant', '=', 'harlan')
      .orderBy('id')
      .execute()
  const statFiles = async () =>
    (
      await store.db
        .selectFrom('stat_file')
        .select('game_id')
        .where('tenant', '=', 'harlan')
        .execute()
    ).length
  const live = await findGame(store, 'harlan', liveFootballRef)
  await store.db
    .insertInto('live_game')
    .values({ tenant: 'harlan', game_id: live!, version: 1, doc: '{}' })
    .execute()
  const [before, filesBefore] = [await games(), await statFiles()]
  const lines: string[] = []
  await ensureDemo(store, { today: '2026-11-24', onProgress: (line) => lines.push(line) })
  expect(lines.filter((line) => line.includes('refused:'))).toEqual([])
  const after = await games()
  const changed = after.filter(({ id, date, over }) => {
    const known = before.find((game) => game.id === id)
    return known?.date !== date || known.over !== over
  })
  expect(after.length).toBe(before.length)
  expect(await findGame(store, 'harlan', liveFootballRef)).toBe(live)
  expect(after.find(({ id }) => id === live)).toMatchObject({
    date: '2026-11-24T14:30:00',
    over: 0,
  })
  const begun = store.db.selectFrom('live_game').select('game_id').where('game_id', '=', live!)
  expect(await begun.where('tenant', '=', 'harlan').execute()).toEqual([])
  const moved = changed.filter(({ id, over }) => id !== live && !over)
  expect(moved.map(({ date }) => date)).toEqual(['2026-11-25T19:00:00'])
  const played = changed.filter(({ over }) => over)
  expect(played.length).toBeGreaterThan(3)
  for (const { date } of played) expect(date >= '2026-11-21' && date < '2026-11-24').toBe(true)
  expect(await statFiles()).toBeGreaterThan(filesBefore)
  await store.close()
}, 60_000)
