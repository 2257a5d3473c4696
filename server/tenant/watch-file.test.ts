import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { folderForTest, storeForTest } from '../../tests/support/import-store.ts'
import { seedTenant, settingsOf } from '../../tests/support/seed.ts'
import { readConfig } from '../config.ts'
import { ReadContext } from '../content/read-context.ts'
import { readSettings } from '../content/department/site.ts'
import type { Store } from '../db/store.ts'
import { readOrigins } from './origins.ts'
import { overlaySettings } from './overlay.ts'
import { Tenants } from './tenants.ts'
import { watchTenantsFile } from './watch-file.ts'

let store: Store
let file: string
let stop: (() => Promise<void>) | undefined
beforeEach(async () => {
  store = await storeForTest()
  await seedTenant(store, 'alpha', { hosts: ['alpha.example'] })
  file = join(folderForTest(), 'tenants.json')
})
afterEach(async () => {
  await stop?.()
  vi.useRealTimers()
})
const put = (list: unknown) =>
  writeFileSync(file, typeof list === 'string' ? list : JSON.stringify(list))
const { tenant: _, ...words } = settingsOf('beta')

/** Assembled as in main.ts. */
async function follow(list: unknown) {
  put(list)
  const config = readConfig({ TENANTS_FILE: file, ORIGIN_SCHEME: 'https' })
  await overlaySettings(store, config.tenants)
  const tenants = new Tenants(store, undefined, config.tenants)
  await tenants.load()
  const faults: string[] = []
  const told: string[] = []
  store.changes.listen((changes) => void told.push(...changes.map(({ tenant }) => tenant)))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const watch = watchTenantsFile({
    file,
    store,
    tenants,
    before: config.tenants,
    report: (error) => void faults.push((error as Error).message),
  })
  stop = watch.stop
  const origins = await readOrigins(store, config, watch.taken)
  return {
    faults,
    told,
    host: (name: string) => tenants.ofHost(name),
    origin: origins,
    settings: (tenant: string) => readSettings(new ReadContext(store, tenant)),
  }
}
/** The file is checked as often as in one second. */
const oneSecond = () => vi.advanceTimersByTime(999)
const soon = { timeout: 2500, interval: 25 }

test('serves an added tenant within a second [CA-04]', async () => {
  const { host, origin, settings } = await follow([])
  expect(host('beta.example')).toEqual({ refused: 421 })
  put([{ id: 'beta', hosts: ['beta.example'], config: words }])
  oneSecond()
  await expect.poll(() => host('beta.example'), soon).toEqual({ tenant: 'beta' })
  await expect.poll(() => origin('beta'), soon).toBe('https://beta.example')
  expect(await settings('beta')).toMatchObject({
    tenant: 'beta',
    name: words.name,
    trackingTags: true,
    takeovers: true,
    documentCache: true,
    enableFooterPersonalInfo: true,
  })
})
test('notifies listeners of a changed tenant, and drops a removed one [CA-04]', async () => {
  const { host, told, settings } = await follow([
    { id: 'alpha', hosts: ['a.example'], config: { trackingTags: false } },
    { id: 'beta', hosts: ['beta.example'], config: words },
  ])
  expect((await settings('alpha'))?.trackingTags).toBe(false)
  put([
    { id: 'alpha', hosts: ['a.example'], config: { takeovers: false } },
    { id: 'beta', hosts: ['beta.example'], config: words },
  ])
  oneSecond()
  await expect.poll(async () => (await settings('alpha'))?.takeovers, soon).toBe(false)
  expect((await settings('alpha'))?.trackingTags).toBe(true)
  await expect.poll(() => told, soon).toEqual(['alpha'])
  put([])
  oneSecond()
  await expect.poll(() => host('beta.example'), soon).toEqual({ refused: 421 })
  await expect.poll(async () => (await settings('alpha'))?.takeovers, soon).toBe(true)
  expect(await settings('beta')).toBeNull()
  expect(host('alpha.example')).toEqual({ tenant: 'alpha' })
})
test('notices a file that is moved into place, and ignores an equal one [CA-04]', async () => {
  const { host, told } = await follow([])
  const list = JSON.stringify([{ id: 'beta', hosts: ['beta.example'], config: words }])
  writeFileSync(`${file}.new`, list)
  renameSync(`${file}.new`, file)
  oneSecond()
  await expect.poll(() => host('beta.example'), soon).toEqual({ tenant: 'beta' })
  await expect.poll(() => told, soon).toEqual(['beta'])
  put(`${list}\n`)
  oneSecond()
  expect(told).toEqual(['beta'])
})
test.each([
  ['a truncated file', '[{"id": "beta", ', /is not valid JSON/],
  [
    'a host of another tenant',
    JSON.stringify([{ id: 'beta', hosts: ['alpha.example'], config: {} }]),
    /beta, hosts: alpha\.example belongs to the tenant alpha/,
  ],
  [
    'an unknown setting',
    JSON.stringify([{ id: 'alpha', hosts: ['a.example'], config: { trackingTag: false } }]),
    /alpha: trackingTag: there is no such setting/,
  ],
  [
    'an incomplete tenant',
    JSON.stringify([
      { id: 'alpha', hosts: ['a.example'], config: { takeovers: false } },
      { id: 'gamma', hosts: ['g.example'], config: { name: 'G' } },
    ]),
    /gamma: .*schoolName/,
  ],
])(
  'reports %s once, keeps everything, and reads the next good one [CA-04]',
  async (_, text, reason) => {
    const { host, faults, settings } = await follow([
      { id: 'beta', hosts: ['beta.example'], config: words },
    ])
    put(text)
    oneSecond()
    await expect.poll(() => faults, soon).toEqual([expect.stringMatching(reason)])
    oneSecond()
    expect(faults).toHaveLength(1)
    expect([
      host('beta.example'),
      host('g.example'),
      (await settings('beta'))?.name,
      (await settings('alpha'))?.takeovers,
    ]).toEqual([{ tenant: 'beta' }, { refused: 421 }, words.name, true])
    put([{ id: 'beta', hosts: ['b2.example'], config: words }])
    oneSecond()
    await expect.poll(() => host('b2.example'), soon).toEqual({ tenant: 'beta' })
  },
)
test('reports a missing file and keeps serving its tenants [CA-04]', async () => {
  const { host, faults } = await follow([{ id: 'beta', hosts: ['beta.example'], config: words }])
  oneSecond()
  rmSync(file)
  oneSecond()
  await expect.poll(() => faults, soon).toEqual([expect.stringContaining('there is no file')])
  expect(host('beta.example')).toEqual({ tenant: 'beta' })
})
