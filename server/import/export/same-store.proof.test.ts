import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { folderForTest, storeForTest } from '../../../tests/support/import-store.ts'
import { openEmbedded, roundTrip } from '../../../tests/support/round-trip.ts'
import { demoFolder, writeMovedFolder } from '../../demo/moved-folder.ts'
import { importFolder } from '../import-folder.ts'

test('restores a demo department from its export [CA-03]', async () => {
  const pack = folderForTest()
  await writeMovedFolder({ from: demoFolder('harlan'), to: pack, now: '2026-11-20' })
  // More portraits only add time.
  for (const team of readdirSync(join(pack, 'pictures/players')))
    rmSync(join(pack, 'pictures/players', team), { recursive: true })
  const first = await openEmbedded()
  await importFolder(first, 'harlan', pack)
  await roundTrip(first, 'harlan', await storeForTest(), 3, false)
})
