import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/import-store.ts'
import { demoTenants, writeDemoPack } from '../../demo/write-pack.ts'
import { checkPack } from './check-pack.ts'

test.each(demoTenants)('finds nothing wrong in the import folder of %s [CA-03]', async (tenant) => {
  const folder = folderForTest()
  await writeDemoPack({ tenant, folder, today: '2027-03-14' })
  const { findings } = await checkPack(folder)
  expect(findings).toEqual([])
})
