import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/import-store.ts'
import { checkFolder } from '../import/check/check-folder.ts'
import { demoFolder, demoTenants, writeMovedFolder } from './moved-folder.ts'

test.each(demoTenants)('finds no problem in the folder of %s [CA-03]', async (tenant) => {
  const { findings } = await checkFolder(demoFolder(tenant))
  // A note asks for no change.
  expect(findings.filter(({ level }) => level !== 'note')).toEqual([])
})

test.each(demoTenants)('finds no problem in the moved folder of %s [CA-03]', async (tenant) => {
  const folder = folderForTest()
  await writeMovedFolder({ from: demoFolder(tenant), to: folder, today: '2027-03-14' })
  const { findings } = await checkFolder(folder)
  // A note asks for no change.
  expect(findings.filter(({ level }) => level !== 'note')).toEqual([])
})
