import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engine, environmentOf, leftToProof } from '../../../tests/support/engine.ts'
import { contentsOf, folderForTest, pack, smallPack, storeForTest } from '../../../tests/support/import-store.ts'
import { GameDoc, OpponentDoc, PlayerDoc, ScheduleDoc, SeasonDoc, SportDoc, StaffDoc, StoryDoc } from '../../content/docs.ts'
import { readPictureBytes } from '../../content/files/picture-bytes.ts'
import type { Store } from '../../db/store.ts'
import { writeDemoPack } from '../../demo/write-pack.ts'

const schemas = { sport: SportDoc, season: SeasonDoc, opponent: OpponentDoc, roster_player: PlayerDoc, staff_member: StaffDoc, schedule: ScheduleDoc, game: GameDoc, story: StoryDoc } as const
const kills = process.env['PROOF'] ? 60 : 6

/** Runs the import in a process of its own; killed after some milliseconds, or to its end. */
async function importIn(data: string, folder: string, killAfter?: number, tenant = 'harlan'): Promise<number | null> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../content-cli.ts'), 'import', folder, '--tenant', tenant], { stdio: 'ignore', env: { ...process.env, ...(await environmentOf(data)) } })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  if (killAfter !== undefined) await Promise.race([wait(killAfter), ended])
  if (killAfter !== undefined) child.kill('SIGKILL')
  return ended
}

async function everythingReads(store: Store): Promise<void> {
  if (engine === 'sqlite') expect((await sql`pragma integrity_check`.execute(store.db)).rows).toEqual([{ integrity_check: 'ok' }])
  for (const [table, schema] of Object.entries(schemas)) {
    for (const { doc } of await store.db.selectFrom(table as keyof typeof schemas).select('doc').execute()) schema.parse(JSON.parse(doc))
  }
  for (const { sha } of await store.db.selectFrom('picture').select('sha').execute()) {
    expect(createHash('sha256').update(await readPictureBytes(store, 'harlan', sha)).digest('hex').slice(0, 16)).toBe(sha)
  }
}

/** Pictures whose bytes are kept. What was being laid down when the end came may lie about as a file under a name that nobody reads. */
const bytesIn = async (store: Store): Promise<string[]> => engine === 'sqlite'
  ? readdirSync(join(store.dataDir, 'pictures/harlan')).filter((name) => !name.endsWith('.tmp')).toSorted()
  : (await store.db.selectFrom('picture_bytes').select('sha').orderBy('sha').execute()).map(({ sha }) => sha)

describe('[CA-03] an import that is killed', () => {
  it.skipIf(leftToProof)(`leaves a whole store each of ${kills} times, and ends the same when it is run again`, async () => {
    const folder = folderForTest()
    await writeDemoPack({ tenant: 'harlan', folder, today: '2026-11-20' })
    // Most of the portraits add time and nothing else.
    for (const team of readdirSync(join(folder, 'pictures/players')).slice(2)) rmSync(join(folder, 'pictures/players', team), { recursive: true })
    const [disturbed, undisturbed] = [folderForTest(), folderForTest()]
    const started = Date.now()
    expect(await importIn(undisturbed, folder)).toBe(0)
    const whole = Date.now() - started
    let cut = 0
    for (let i = 0; i < kills; i++) {
      // The first one surely; later ones have less and less to do, and may be through before.
      if ((await importIn(disturbed, folder, whole * (i === 0 ? 0.4 : 0.2 + 0.75 * Math.random()))) === null) cut++
      const store = await storeForTest(disturbed)
      await everythingReads(store)
      await store.close()
    }
    expect(cut).toBeGreaterThan(0)
    expect(await importIn(disturbed, folder)).toBe(0)
    const [a, b] = [await storeForTest(disturbed), await storeForTest(undisturbed)]
    expect(await contentsOf(a)).toEqual(await contentsOf(b))
    const files = (store: Store) => store.db.selectFrom('stat_file').select(['game_id', 'version', 'sha']).orderBy('game_id').orderBy('version').execute()
    expect(await files(a)).toEqual(await files(b))
    expect(await bytesIn(a)).toEqual(await bytesIn(b))
  }, process.env['PROOF'] ? 600_000 : 120_000)

  it('and two imports at once do not get into each other\'s way', async () => {
    const data = folderForTest()
    const folders = ['one', 'two'].map((tenant) => pack({
      'site.yaml': smallPack['site.yaml'].replace('testham.localhost', `${tenant}.localhost`),
      'rosters/football/2030.csv': `jersey,name\n${Array.from({ length: 1500 }, (_, i) => `${i},Player ${i}x`).join('\n')}\n`,
    }))
    expect(await Promise.all(folders.map((folder, i) => importIn(data, folder, undefined, ['one', 'two'][i])))).toEqual([0, 0])
    const store = await storeForTest(data)
    expect(Number((await store.db.selectFrom('roster_player').select((e) => e.fn.countAll().as('n')).executeTakeFirstOrThrow()).n)).toBe(3006)
  }, 60_000)

  it('with Ctrl-C keeps what is done and says that it stopped', async () => {
    const folder = folderForTest()
    await writeDemoPack({ tenant: 'harlan', folder, today: '2026-11-20' })
    const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../content-cli.ts'), 'import', folder, '--tenant', 'harlan', '--data', folderForTest()], { stdio: ['ignore', 'pipe', 'pipe'] })
    let out = ''
    child.stdout.on('data', (text) => (out += String(text)))
    child.stderr.on('data', (text) => { if (String(text).includes('opponents.csv')) child.kill('SIGINT') })
    expect(await new Promise((done) => child.once('exit', done))).toBe(130)
    expect(out).toContain('stopped before the end, run it again to finish')
  }, 30_000)
})
