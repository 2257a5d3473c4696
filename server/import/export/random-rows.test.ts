import { join } from 'node:path'
import { expect, test } from 'vitest'
import { departmentStore } from '../../../tests/support/department-store.ts'
import { footballFile } from '../../../tests/support/football-file.ts'
import { addFiles, folderForTest, storeForTest } from '../../../tests/support/import-store.ts'
import { seeded } from '../../../tests/support/random.ts'
import type { Store } from '../../db/store.ts'
import { importFile } from '../import-file.ts'
import { importFolder } from '../import-folder.ts'
import { differences } from './exact/differences.ts'
import { getSchema, wholeDoc } from './exact/exact-line.ts'
import { exportFolder } from './export-folder.ts'
import { readSnapshot, snapshotTables } from './snapshot.ts'
import { textFile } from '../../../tests/support/text-file.ts'

/** Exports and imports again: every row is the same. Returns the exact lines that this needed. */
async function comesBack(store: Store): Promise<number> {
  const folder = join(folderForTest(), 'out')
  const report = await exportFolder(store, 'testham', folder)
  expect(report.missing).toEqual([])
  const copy = await storeForTest()
  await importFolder(copy, 'testham', folder)
  const [wanted, made] = [
    (await readSnapshot(store, 'testham'))!,
    (await readSnapshot(copy, 'testham'))!,
  ]
  expect(differences(wanted, made)).toEqual([])
  expect(made.statFiles).toEqual(wanted.statFiles)
  return report.exact
}

/** Another value of the same shape, which files may not be able to express. */
function another(value: unknown, pick: number): unknown {
  if (typeof value === 'string')
    return [`${value} x`, '', `${value}\n| "x", <b>`, `${value}y`][pick]
  if (typeof value === 'boolean') return !value
  if (value === null) return 'new words | x'
  return Array.isArray(value) ? [...value, ...value] : typeof value === 'number' ? value : null
}

test.each([7, 99])(
  'restores a store with random values in its rows (%i) [CA-03]',
  { timeout: 60_000 },
  async (seed) => {
    const store = await departmentStore()
    const random = seeded(`rows ${seed}`)
    let changed = 0
    for (const [table, rows] of Object.entries((await readSnapshot(store, 'testham'))!.rows)) {
      const place = snapshotTables.find((one) => one === table)!
      for (const row of rows) {
        const doc = JSON.parse(row.doc) as Record<string, unknown>
        // A season's title is also a column, and a department needs a short name.
        const names = Array.isArray(doc)
          ? []
          : Object.keys(doc).filter(
              (name) =>
                !['tenant', 'shortName', 'season'].includes(name) &&
                !(table === 'season' && name === 'title'),
            )
        const name = names[random.int(0, names.length - 1)]
        if (name === undefined || random.chance(0.4)) continue
        doc[name] = another(doc[name], random.int(0, 3))
        if (!getSchema(place, row.kind ?? '')?.safeParse(doc).success) continue
        let query = store.db
          .updateTable(place as 'item')
          .set({ doc: JSON.stringify(wholeDoc(place, row.kind ?? '', doc)) })
          .where('tenant', '=', 'testham')
          .where(
            (table === 'live_game' ? 'game_id' : 'id') as 'id',
            '=',
            Number(row['id'] ?? row['game_id']),
          )
        if (row.kind !== undefined) query = query.where('kind', '=', row.kind)
        await query.execute()
        changed++
      }
    }
    expect(changed).toBeGreaterThan(30)
    expect(await comesBack(store)).toBeGreaterThan(10)
  },
)

test(
  'restores a season whose title cannot be a file name, with its box score [CA-03]',
  { timeout: 60_000 },
  async () => {
    const store = await departmentStore()
    const files = folderForTest()
    addFiles(files, {
      's.csv': textFile(
        'ref,date,opponent,home_away,result',
        'slash1,2025-09-09,Aldermoor,H,W 3-1',
        'slash2,2025-09-16,Aldermoor,A,',
      ),
      'r.csv': 'jersey,name\n1,Ada Slash\n',
    })
    for (const [file, kind] of [
      ['r.csv', 'roster'],
      ['s.csv', 'schedule'],
    ] as const)
      await importFile(store, 'testham', join(files, file), {
        kind,
        sport: 'football',
        season: '2025/26',
      })
    const { id } = await store.db
      .selectFrom('identity')
      .select('id')
      .where('tenant', '=', 'testham')
      .where('key', '=', 'ref:slash1')
      .executeTakeFirstOrThrow()
    addFiles(files, {
      'fb.xml': footballFile({ home: 'Testham', visitor: 'Aldermoor', date: '2025-09-09' }),
    })
    const taken = await importFile(store, 'testham', join(files, 'fb.xml'), {
      kind: 'stats',
      game: id,
    })
    expect(taken.parts[0]).toMatchObject({ taken: 1 })
    expect(await comesBack(store)).toBe(8)
  },
)
