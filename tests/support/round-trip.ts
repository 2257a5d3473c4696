import { join } from 'node:path'
import { afterEach, expect } from 'vitest'
import { folderForTest } from './import-store.ts'
import { answersOf, folderOf } from './same-answers.ts'
import { openStore, type Store } from '../../server/db/store.ts'
import { exportFolder, type ExportReport } from '../../server/import/export/export-folder.ts'
import { importFolder } from '../../server/import/import-folder.ts'
import { sumReports } from '../../server/import/report.ts'

const open: Store[] = []
afterEach(async () => {
  for (const store of open.splice(0)) await store.close()
})

/** Opens an embedded store, whichever engine is under test; it is closed after the test. */
export async function openEmbedded(): Promise<Store> {
  const store = await openStore(folderForTest())
  open.push(store)
  return store
}

const now = new Date('2026-11-21T18:00:00Z')

/**
 * Exports a department, imports it into another store and exports it again. Expects the same
 * answers from both stores and the same files in both exports. Returns the second store.
 */
export async function roundTrip(
  from: Store,
  tenant: string,
  into: Store,
  most: number,
  again = true,
): Promise<{ copy: Store; folder: string; report: ExportReport }> {
  const [first, second] = [join(folderForTest(), 'out'), join(folderForTest(), 'out')]
  const report = await exportFolder(from, tenant, first)
  expect(report.missing).toEqual([])
  const taken = await importFolder(into, tenant, first)
  expect(
    taken.parts.flatMap(({ notes }) => notes).filter(({ kind }) => kind === 'refused'),
  ).toEqual([])
  expect(sumReports(taken).removed).toBe(0)
  const [wanted, got] = [
    await answersOf(from, tenant, now, most),
    await answersOf(into, tenant, now, most),
  ]
  expect(wanted.size).toBeGreaterThan(500)
  expect(
    [...got].filter(([asked, answer]) => wanted.get(asked) !== answer).map(([asked]) => asked),
  ).toEqual([])
  expect(got).toEqual(wanted)
  if (!again) return { copy: into, folder: first, report }
  await exportFolder(into, tenant, second)
  expect(folderOf(second)).toEqual(folderOf(first))
  return { copy: into, folder: first, report }
}
