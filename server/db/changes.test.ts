import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedTenant } from '../../tests/support/seed.ts'
import { writeNavigation } from '../content/site.ts'
import { write } from '../content/writing.ts'
import type { Change } from './changes.ts'
import { openStore } from './store.ts'

let folder: string
beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'fieldhouse-')) })
afterEach(() => rmSync(folder, { recursive: true }))

const item = (title: string) => [{ id: 1, title, url: '/', openInNewWindow: false, rank: 1, columns: [] }]

test('[CA-03] what another process writes is told here within a moment, in order and once', async () => {
  const [one, two] = [await openStore(folder), await openStore(folder)]
  const heard: Change[] = []
  two.changes.listen((changes) => heard.push(...changes))
  await seedTenant(one, 'alpha', { hosts: [] })
  for (const title of ['a', 'b', 'c']) await write(one, 'alpha', (writing) => writeNavigation(writing, item(title)))
  await expect.poll(() => heard.filter(({ topics }) => topics.includes('navigation')).length, { timeout: 2000 }).toBe(4)
  expect(heard.map(({ seq }) => seq)).toEqual(heard.map(({ seq }) => seq).toSorted((a, b) => a - b))
  await Promise.all([one.close(), two.close()])
})

test('[CA-03] a write that fails leaves nothing and tells nobody; the same value again tells nobody either', async () => {
  const store = await openStore(folder)
  await seedTenant(store, 'alpha', { hosts: [] })
  const heard: Change[] = []
  store.changes.listen((changes) => heard.push(...changes))
  await expect(write(store, 'alpha', async (writing) => { await writeNavigation(writing, item('x')); throw new Error('power cut') })).rejects.toThrow('power cut')
  expect(await write(store, 'alpha', (writing) => writeNavigation(writing, []))).toBe('same')
  expect(heard).toEqual([])
  await store.close()
})

test('[CA-03] a sequence number belongs to its log for ever', async () => {
  const store = await openStore(folder)
  await seedTenant(store, 'alpha', { hosts: [] })
  const { epoch } = store
  const { last } = store.changes
  await store.close()
  const again = await openStore(folder)
  expect([again.epoch, again.changes.last]).toEqual([epoch, last])
  await again.close()
})
