import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { departmentFolder } from '../../../tests/support/department.ts'
import { departmentForTest } from '../../../tests/support/department-store.ts'
import { engine, environmentOf } from '../../../tests/support/engine.ts'
import {
  contentsOf,
  folderForTest,
  pack,
  smallPack,
  storeForTest,
} from '../../../tests/support/import-store.ts'
import { onTheClock } from '../../../tests/support/server.ts'
import {
  GameDoc,
  OpponentDoc,
  PlayerDoc,
  ScheduleDoc,
  SeasonDoc,
  SportDoc,
  StaffDoc,
  StoryDoc,
} from '../../content/docs.ts'
import { readPictureBytes } from '../../content/files/pictures.ts'
import type { Store } from '../../db/store.ts'
import { importFolder } from '../import-folder.ts'
import { textFile } from '../../../tests/support/text-file.ts'

const cli = resolve(import.meta.dirname, '../../content-cli.ts')
const schemas = {
  sport: SportDoc,
  season: SeasonDoc,
  opponent: OpponentDoc,
  roster_player: PlayerDoc,
  staff_member: StaffDoc,
  schedule: ScheduleDoc,
  game: GameDoc,
  story: StoryDoc,
} as const
const proof = process.env['PROOF'] === '1'
const kills = proof ? 60 : 1
const rows = proof ? 1500 : 200

/**
 * Runs the import in its own process to its end, or kills it at a file or after some milliseconds.
 */
async function importIn(
  data: string,
  folder: string,
  kill?: string | number,
  tenant = 'testham',
): Promise<number | null> {
  const child = spawn(
    process.execPath,
    [...onTheClock, cli, 'import', folder, '--tenant', tenant],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...(await environmentOf(data)) },
    },
  )
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  child.stderr.on('data', (text) => {
    if (typeof kill === 'string' && String(text).includes(kill)) child.kill('SIGKILL')
  })
  if (typeof kill === 'number') {
    await Promise.race([wait(kill), ended])
    child.kill('SIGKILL')
  }
  return ended
}

async function everythingReads(store: Store): Promise<void> {
  if (engine === 'sqlite')
    expect((await sql`pragma integrity_check`.execute(store.db)).rows).toEqual([
      { integrity_check: 'ok' },
    ])
  for (const [table, schema] of Object.entries(schemas)) {
    for (const { doc } of await store.db
      .selectFrom(table as keyof typeof schemas)
      .select('doc')
      .execute())
      schema.parse(JSON.parse(doc))
  }
  for (const { sha } of await store.db.selectFrom('picture').select('sha').execute()) {
    expect(
      createHash('sha256')
        .update(await readPictureBytes(store, 'testham', sha))
        .digest('hex')
        .slice(0, 16),
    ).toBe(sha)
  }
}

/** The pictures whose bytes are stored. A killed import may leave temporary files beside them. */
const bytesIn = async (store: Store): Promise<string[]> =>
  engine === 'sqlite'
    ? readdirSync(join(store.dataDir, 'pictures/testham'))
        .filter((name) => !name.endsWith('.tmp'))
        .toSorted()
    : (await store.db.selectFrom('picture_bytes').select('sha').orderBy('sha').execute()).map(
        ({ sha }) => sha,
      )

describe('an import that is killed', () => {
  it(
    `leaves a readable store each of ${kills} times, and finishes when run again [CA-03]`,
    async () => {
      const folder = departmentFolder
      const disturbed = folderForTest()
      const started = Date.now()
      if (kills > 1) expect(await importIn(folderForTest(), folder)).toBe(0)
      const whole = Date.now() - started
      let cut = 0
      for (let i = 0; i < kills; i++) {
        // The first kill is certain to come before the end; later imports have less to do.
        if (
          (await importIn(
            disturbed,
            folder,
            i === 0 ? 'stories' : whole * (0.2 + 0.75 * ((i * 0.618) % 1)),
          )) === null
        )
          cut++
        const store = await storeForTest(disturbed)
        await everythingReads(store)
        await store.close()
      }
      expect(cut).toBeGreaterThan(0)
      const [a, b] = [await storeForTest(disturbed), await departmentForTest()]
      await importFolder(a, 'testham', folder)
      expect(await contentsOf(a)).toEqual(await contentsOf(b))
      const files = (store: Store) =>
        store.db
          .selectFrom('stat_file')
          .select(['game_id', 'version', 'sha'])
          .orderBy('game_id')
          .orderBy('version')
          .execute()
      expect(await files(a)).toEqual(await files(b))
      expect(await bytesIn(a)).toEqual(await bytesIn(b))
    },
    proof ? 600_000 : 120_000,
  )

  it('does not disturb a second import that runs at the same time', async () => {
    const data = folderForTest()
    const folders = ['one', 'two'].map((tenant) =>
      pack({
        'site.yaml': smallPack['site.yaml'].replace('testham.localhost', `${tenant}.localhost`),
        'rosters/football/2030.csv': textFile(
          'jersey,name',
          `${Array.from({ length: rows }, (_, i) => `${i},Player ${i}x`).join('\n')}`,
        ),
      }),
    )
    expect(
      await Promise.all(
        folders.map((folder, i) => importIn(data, folder, undefined, ['one', 'two'][i])),
      ),
    ).toEqual([0, 0])
    const store = await storeForTest(data)
    expect(
      Number(
        (
          await store.db
            .selectFrom('roster_player')
            .select((e) => e.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      ),
    ).toBe(2 * rows + 6)
  }, 60_000)

  it('reports a stop by Ctrl-C and how to finish', async () => {
    const child = spawn(
      process.execPath,
      [
        ...onTheClock,
        cli,
        'import',
        departmentFolder,
        '--tenant',
        'testham',
        '--data',
        folderForTest(),
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    )
    let out = ''
    child.stdout.on('data', (text) => (out += String(text)))
    child.stderr.on('data', (text) => {
      if (String(text).includes('opponents.csv')) child.kill('SIGINT')
    })
    expect(await new Promise((done) => child.once('exit', done))).toBe(130)
    expect(out).toContain('stopped before the end, run it again to finish')
  }, 30_000)
})
