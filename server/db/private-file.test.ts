import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { seedTenant } from '../../tests/support/seed.ts'
import { openStore } from './store.ts'

const rights = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('only its own user can read the embedded store, also one made before [CA-04]', async () => {
  const root = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
  const before = process.umask(0o022)
  onTestFinished(() => {
    process.umask(before)
    rmSync(root, { recursive: true })
  })
  const folder = join(root, 'data')
  const first = await openStore(folder)
  await seedTenant(first, 'alpha', { hosts: [] })
  const files = readdirSync(folder).filter((name) => name.startsWith('fieldhouse.db'))
  expect(files.length).toBeGreaterThan(1)
  expect([rights(folder), ...files.map((name) => rights(join(folder, name)))]).toEqual([
    '700',
    ...files.map(() => '600'),
  ])
  await first.close()
  chmodSync(join(folder, 'fieldhouse.db'), 0o644)
  const second = await openStore(folder)
  expect(rights(join(folder, 'fieldhouse.db'))).toBe('600')
  await second.close()
})
