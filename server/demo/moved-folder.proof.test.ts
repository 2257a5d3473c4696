import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/import-store.ts'
import { checkFolder } from '../import/check/check-folder.ts'
import { anchor } from './dates.ts'
import { demoFolder, demoTenants, writeMovedFolder } from './moved-folder.ts'

test.each(demoTenants)('finds no problem in the folder of %s [CA-03]', async (tenant) => {
  const { findings } = await checkFolder(demoFolder(tenant), {
    now: new Date(`${anchor}T12:00:00Z`),
  })
  // A note asks for no change.
  expect(findings.filter(({ level }) => level !== 'note')).toEqual([])
})

test.each(demoTenants)('finds no problem in the moved folder of %s [CA-03]', async (tenant) => {
  const folder = folderForTest()
  const today = '2027-03-14'
  await writeMovedFolder({ from: demoFolder(tenant), to: folder, now: today })
  const { findings } = await checkFolder(folder, { now: new Date(`${today}T12:00:00Z`) })
  // A note asks for no change.
  expect(findings.filter(({ level }) => level !== 'note')).toEqual([])
})
