import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../tests/support/engine.ts'
import { seedTenant, settingsOf } from '../../tests/support/seed.ts'
import type { SiteSettings } from '../../src/contract/site.schema.ts'
import { writeSettings } from '../content/department/site.ts'
import { ReadContext } from '../content/read-context.ts'
import { transact } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { scriptText } from './script-text.ts'
import { SharedReads } from './shared-reads.ts'

let store: Store
let reads: SharedReads
beforeEach(async () => {
  store = await openStore(':memory:')
  onTestFinished(() => store.close())
  for (const tenant of ['alpha', 'beta'])
    await seedTenant(store, tenant, { hosts: [`${tenant}.localhost`] })
  reads = new SharedReads(store)
})
const settings = async (tenant: string, at = '2026-11-21T18:00:00Z') => {
  const context = new ReadContext(store, tenant, new Date(at))
  const found = await reads.get('settings', context, {})
  return { value: found.value as SiteSettings, at: found.at, topics: [...context.topics] }
}
const rename = async (tenant: string, name: string) =>
  transact(store, tenant, (transaction) => writeSettings(transaction, settingsOf(tenant, { name })))

test('reads an answer once for many pages, each with its topics and its time [SE-02]', async () => {
  const first = await settings('alpha')
  const second = await settings('alpha', '2026-11-21T18:20:00Z')
  expect(second.value).toBe(first.value)
  expect(second.topics).toEqual(first.topics)
  expect(second.topics.length).toBeGreaterThan(0)
  // It is as new as the page, or an open page would call it out of date.
  expect(second.at - first.at).toBe(20 * 60_000)
})

test('reads it again as soon as it changed, and only then [SE-02]', async () => {
  const before = await settings('alpha')
  await rename('beta', 'Another')
  expect((await settings('alpha')).value).toBe(before.value)
  await rename('alpha', 'Renamed')
  expect((await settings('alpha')).value.name).toBe('Renamed')
})

test('never gives an answer of another department [CA-04]', async () => {
  await rename('alpha', 'Alpha')
  await rename('beta', 'Beta')
  expect((await settings('alpha')).value.name).toBe('Alpha')
  expect((await settings('beta')).value.name).toBe('Beta')
})

test('lets nothing change a shared answer [SE-02]', async () => {
  const { value } = await settings('alpha')
  expect(() => {
    value.name = 'changed'
  }).toThrow(TypeError)
  expect(() => value.footerLinks.push({} as never)).toThrow(TypeError)
})

test('writes a shared value once, and no value can end its script [SE-02]', () => {
  const value = { words: '</script><!-- \u2028 &' }
  const text = scriptText(value)
  expect(text).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(text)).toEqual(value)
  expect(scriptText(value)).toBe(text)
  expect([scriptText(null), scriptText(undefined), scriptText('<')]).toEqual([
    'null',
    'null',
    '"\\u003c"',
  ])
})
