import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { departmentData } from '../../tests/support/department-store.ts'
import { engine } from '../../tests/support/engine.ts'
import { folderForTest } from '../../tests/support/import-store.ts'
import { run } from '../import/cli/run.ts'
import { StoreError } from './store-error.ts'
import { openStore } from './store.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await departmentData()
  file = join(folder, 'fieldhouse.db')
  if (engine !== 'postgres') {
    // One file, without what its log still holds.
    const raw = new DatabaseSync(file)
    raw.exec('pragma wal_checkpoint(truncate)')
    raw.close()
  }
})

function overwrite(from: number, to: number): void {
  const bytes = readFileSync(file)
  bytes.fill(0x5a, from, to)
  writeFileSync(file, bytes)
}

const advice =
  /^(?:the store in \S+ cannot be opened: )?the database file is damaged \([^\n]+\); restore the last backup that was made before$/
const places: [string, () => void][] = [
  ['its header', () => overwrite(0, 100)],
  ['its list of tables', () => overwrite(100, 4096)],
  ['everything after its header', () => overwrite(4096, statSync(file).size)],
]

test.skipIf(engine === 'postgres').each(places)(
  'a start on a file with other bytes in %s says what to do [CA-03]',
  async (_, damage) => {
    damage()
    const fault = await openStore(folder).catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(StoreError)
    expect((fault as Error).message).toMatch(advice)
  },
)

test
  .skipIf(engine === 'postgres')
  .each([
    ...places,
    ['its middle', () => overwrite(statSync(file).size >> 1, (statSync(file).size >> 1) + 40_000)],
  ] as typeof places)(
  'a backup of a file with other bytes in %s says what to do, and writes nothing [CA-03]',
  async (_, damage) => {
    damage()
    let errors = ''
    const target = join(folderForTest(), 'monday.backup')
    const code = await run(
      ['backup', target, '--data', folder],
      { write: () => true },
      { write: (text) => (errors += text) },
    )
    expect([code, errors.trim().replace('content: ', '')]).toEqual([
      1,
      expect.stringMatching(advice),
    ])
    expect(statSync(target, { throwIfNoEntry: false })).toBeUndefined()
  },
)
