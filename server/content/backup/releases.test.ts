import { globSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { engine } from '../../../tests/support/engine.ts'
import { folderForTest, storeForTest } from '../../../tests/support/import-store.ts'
import { migrate, schema } from '../../db/migrate.ts'
import { openEngine, openStore, type Store } from '../../db/store.ts'
import { saveFileBytes } from '../files/files.ts'
import { saveBytes } from '../files/pictures.ts'
import { ReadContext } from '../read-context.ts'
import { readSearch } from '../search/search.ts'
import { ensureSearch } from '../../import/rebuild-search.ts'
import { checkBackup } from './check-backup.ts'
import { readLines } from './format.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const folder = resolve(import.meta.dirname, '../../../tests/fixtures/stores')
const releases = globSync('*.backup', { cwd: folder })

/** Restores a backup as its own version did: into the tables of that version. */
async function restoreAsThen(file: string, dataDir: string, last: string): Promise<void> {
  const { db, of, close } = await openEngine(dataDir)
  await migrate(db, last)
  const place = { engine: 'sqlite', of, dataDir } as const
  for await (const line of readLines(file))
    if (line[0] === 'row')
      await db
        .insertInto(line[1])
        .values(line[2] as never)
        .execute()
    else if (line[0] === 'bytes') {
      // A file of the fixture department is smaller than one part.
      const [, { kind, tenant, sha }, bytes] = line
      await (kind === 'pictures' ? saveBytes : saveFileBytes)(place, tenant, sha, bytes)
    }
  await close()
}

async function countsIn({ db }: Store, tables: string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const query = sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`
    counts[table] = Number((await query.execute(db)).rows[0]!.count)
  }
  return counts
}

async function hasAll(store: Store, rows: Record<string, number>): Promise<void> {
  // Values of the store itself, such as the version of its search.
  const { meta: _, ...expected } = rows
  expect(await countsIn(store, Object.keys(expected))).toEqual(expected)
  await ensureSearch(store)
  const { items } = await readSearch(new ReadContext(store, 'testham'), { q: 'football' })
  expect(items.length).toBeGreaterThan(0)
  const again = await writeBackup(store, join(folderForTest(), 'again.backup'), '1')
  expect([again.missing, again.manifest.rows]).toEqual([[], expect.objectContaining(expected)])
}

test('the store of a release is in the repository [CA-03]', () => {
  expect(releases).toContain('0.1.0.backup')
})

// An older version is restored into the embedded store only: migrations are the same on both.
test.skipIf(engine === 'postgres').each(releases)(
  'brings the store of a release up to date without loss: %s [CA-03]',
  async (name) => {
    const file = join(folder, name)
    const { header, manifest } = await checkBackup(file)
    expect(header.version).toBe(basename(name, '.backup'))
    const dataDir = folderForTest()
    await restoreAsThen(file, dataDir, header.schema)
    const store = await openStore(dataDir)
    onTestFinished(() => store.close())
    await hasAll(store, manifest.rows)
    expect(Object.keys(manifest.rows)).toEqual(
      expect.arrayContaining(['account', 'form_submission', 'story', 'game', 'stat_file']),
    )
  },
)

test.each(releases)('restores the store of a release with the same tables: %s', async (name) => {
  const file = join(folder, name)
  const { header, manifest } = await checkBackup(file)
  const store = await storeForTest()
  const restoring = restoreBackup(store, file, {})
  if (header.schema === schema) {
    await restoring
    await hasAll(store, manifest.rows)
  } else await expect(restoring).rejects.toThrow(`Restore it with version ${header.version}`)
})
