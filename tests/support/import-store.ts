import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach } from 'vitest'
import type { Store } from '../../server/db/store.ts'
import { engine, forgetFolder, openStore, removeFolder, temporaryFolder } from './engine.ts'
import { textFile } from './text-file.ts'

const undo: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

/** A folder of its own, gone after the test. */
export function folderForTest(files: Record<string, string | Uint8Array> = {}): string {
  const folder = temporaryFolder()
  undo.push(async () => {
    await forgetFolder(folder)
    removeFolder(folder)
  })
  addFiles(folder, files)
  return folder
}

export function addFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [path, body] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), body)
  }
}

export async function storeForTest(folder = folderForTest()): Promise<Store> {
  const store = await openStore(folder)
  undo.push(() => store.close().catch(() => undefined))
  return store
}

/**
 * Stores for tests with the same initial content. On SQLite it is written once, and copied for each
 * test.
 */
export function storesWith(
  fill: (store: Store) => Promise<unknown>,
): (folder?: string) => Promise<Store> {
  let filled: Promise<string> | undefined
  const fillOnce = async () => {
    const folder = temporaryFolder()
    const store = await openStore(folder)
    await fill(store)
    await store.close()
    return folder
  }
  return async (folder = folderForTest()) => {
    if (engine === 'sqlite') cpSync(await (filled ??= fillOnce()), folder, { recursive: true })
    const store = await storeForTest(folder)
    if (engine === 'postgres') await fill(store)
    return store
  }
}

/** The smallest department: three sports, three schools, a roster and a schedule. */
export const smallPack = {
  'site.yaml': `name: Testham Terriers
shortName: Terriers
schoolName: Testham College
abbreviation: TST
timeZone: America/Chicago
colours: {brand: '#102030', second: '#f0c000'}
hosts: [testham.localhost]
`,
  'sports.csv': textFile(
    'title,slug,short_name,abbrev,code,gender,current_season',
    'Football,football,football,FB,football,men,2026',
    'Baseball,baseball,baseball,BSB,baseball,men,2027',
    'Golf,womens-golf,wgolf,WG,wgolf,women,2026-27',
  ),
  'opponents.csv': textFile(
    'title,location,mascot,website,logo,aliases,tag',
    'Aldermoor,"Aldermoor, Iowa",Kestrels,https://aldermoor.example,,Aldermoor St.|AU,ALD',
    'Quillan Tech,"Quillan, Minn.",Engines,,,,QLT',
    'Pacific,"Here, Ore.",Whales,,,,PAC',
  ),
  'rosters/football/2026.csv': textFile(
    'jersey,first_name,last_name,position,class,height',
    '0,Ada,Alpha,QB,Fr.,6-1',
    '00,Bo,Beta,WR,So.,5-11',
    '7,Cy,Gamma,DB,Jr.,6-0',
  ),
  'schedules/football/2026.csv': textFile(
    'date,time,opponent,home_away,location',
    '2026-09-05,7 p.m.,#23 Aldermoor,H,Testham',
    '2026-09-12,TBA,Quillan Tech,A,"Quillan, Minn."',
  ),
}
export const pack = (more: Record<string, string | Uint8Array> = {}): string =>
  folderForTest({ ...smallPack, ...more })

/**
 * Every row of the store except its change log, for comparison, without times, which differ between
 * runs.
 */
export async function contentsOf(store: Store): Promise<Record<string, unknown[]>> {
  const tables = [
    'tenant',
    'identity',
    'document',
    'sport',
    'season',
    'opponent',
    'roster',
    'roster_player',
    'staff_member',
    'schedule',
    'game',
    'story',
    'picture',
    'live_game',
  ] as const
  const all: Record<string, unknown[]> = {}
  for (const table of tables) {
    const rows = await store.db.selectFrom(table).selectAll().execute()
    all[table] = rows
      .map((row) =>
        JSON.stringify(row).replace(/\\"updatedAt\\":\\"[^"\\]*\\"|"revised_at":"[^"]*"/, ''),
      )
      .toSorted()
  }
  return all
}

export const changesIn = async (store: Store): Promise<number> =>
  Number(
    (
      await store.db
        .selectFrom('change')
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )
