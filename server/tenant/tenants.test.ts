import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { folderForTest, storeForTest } from '../../tests/support/import-store.ts'
import { seedTenant } from '../../tests/support/seed.ts'
import { readConfig } from '../config.ts'
import { writeTenant } from '../content/department/tenants.ts'
import { transact } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { readOrigins } from './origins.ts'
import { Tenants } from './tenants.ts'

let store: Store
beforeEach(async () => {
  store = await storeForTest()
  await seedTenant(store, 'alpha', { hosts: ['alpha.example', 'www.alpha.example'] })
})
const configOf = (tenants: unknown) => {
  const file = join(folderForTest(), 'tenants.json')
  writeFileSync(file, JSON.stringify(tenants))
  return readConfig({ TENANTS_FILE: file, ORIGIN_SCHEME: 'https' })
}
const loaded = async (tenants: unknown) => {
  const all = new Tenants(store, undefined, configOf(tenants).tenants)
  await all.load()
  return all
}

test('answers for the hosts of the tenants file in any spelling [CA-04]', async () => {
  const tenants = await loaded([
    { id: 'beta', hosts: ['Beta.Example'] },
    { id: 'alpha', hosts: ['alpha.example', 'new.alpha.example'] },
  ])
  expect(
    ['beta.example', 'BETA.example:443', 'new.alpha.example', 'www.alpha.example', 'x.example'].map(
      (host) => tenants.ofHost(host),
    ),
  ).toEqual([
    { tenant: 'beta' },
    { tenant: 'beta' },
    { tenant: 'alpha' },
    { tenant: 'alpha' },
    { refused: 421 },
  ])
})

test.each([
  ['https://x.example/'],
  ['x.example:8080'],
  ['x.example/'],
  ['x_y.example'],
  [' '],
  ['[::1]'],
  ['*.example'],
])('refuses an impossible host: %s [CA-03]', (host) => {
  const { tenants, tenantFaults } = configOf([
    { id: 'alpha', hosts: ['a.example'] },
    { id: 'beta', hosts: ['b.example', host] },
  ])
  expect(tenants.map(({ id }) => id)).toEqual(['alpha'])
  expect(tenantFaults).toEqual([
    expect.stringMatching(
      /^TENANTS_FILE .*tenants\.json: beta, hosts\.1 (is not a host name|is empty)/,
    ),
  ])
})

test('refuses a tenant without hosts, and invalid ids and fields, by name [CA-03]', () => {
  expect(() => configOf([{ id: 'beta', hosts: [] }])).toThrow(/TENANTS_FILE .*: beta, hosts/)
  expect(() => configOf([{ id: 'B/', hosts: ['b.example'] }])).toThrow(/TENANTS_FILE .*: B\/, id/)
  expect(() => configOf([{ hosts: ['b.example'] }])).toThrow(/TENANTS_FILE .*: number 1, id/)
  expect(() => configOf([{ id: 'beta', hosts: ['b.example'], confg: {} }])).toThrow(
    /TENANTS_FILE .*: beta.*confg/,
  )
  expect(() => configOf({})).toThrow(/TENANTS_FILE/)
})

test('refuses a host or tenant that is named twice [CA-04]', async () => {
  const { tenantFaults } = configOf([
    { id: 'beta', hosts: ['b.example'] },
    { id: 'gamma', hosts: ['B.example'] },
    { id: 'beta', hosts: ['c.example'] },
  ])
  expect(tenantFaults).toEqual([
    expect.stringMatching(/: gamma, hosts: b\.example belongs to the tenant beta/),
    expect.stringMatching(/: beta is listed twice/),
  ])
  await expect(loaded([{ id: 'beta', hosts: ['WWW.alpha.example'] }])).rejects.toThrow(
    /^TENANTS_FILE, beta, hosts: www\.alpha\.example belongs to the tenant alpha/,
  )
})

test('keeps a host in the tenants file when the store assigns it later [CA-04]', async () => {
  const tenants = await loaded([{ id: 'beta', hosts: ['b.example'] }])
  await transact(store, 'gamma', async (transaction) => {
    await writeTenant(transaction, { id: 'gamma', hosts: ['b.example', 'g.example'], demo: false })
    transaction.topics.add('settings')
  })
  await expect.poll(() => tenants.ofHost('g.example')).toEqual({ tenant: 'gamma' })
  expect(tenants.ofHost('b.example')).toEqual({ tenant: 'beta' })
})

test('uses the first host as the tenant’s address, never an invalid one [CA-03]', async () => {
  await seedTenant(store, 'hostless', { hosts: [] })
  const origins = await readOrigins(store, configOf([{ id: 'beta', hosts: ['b.example'] }]))
  expect(['alpha', 'beta', 'hostless', 'nobody'].map(origins)).toEqual([
    'https://alpha.example',
    'https://b.example',
    'https://localhost',
    'https://localhost',
  ])
})
