import { beforeEach, expect, test } from 'vitest'
import { folderForTest, storeForTest } from '../../tests/support/import-store.ts'
import { seedTenant } from '../../tests/support/seed.ts'
import { ReadContext } from '../content/read-context.ts'
import { readSettings } from '../content/department/site.ts'
import { transact } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { overlaySettings, usableTenants } from './overlay.ts'

let store: Store
let folder: string
beforeEach(async () => {
  folder = folderForTest()
  store = await storeForTest(folder)
  await seedTenant(store, 'alpha', { hosts: [] })
})
const file = (config: Record<string, unknown>, id = 'alpha') => [
  { id, hosts: [], demo: false, config },
]
const read = (of = store) => readSettings(new ReadContext(of, 'alpha'))

test('overrides the stored configuration with the tenants file by field [CA-04]', async () => {
  const before = await read()
  await overlaySettings(store, file({ disableSSR: true }))
  expect(await read()).toEqual({ ...before, disableSSR: true })
  expect(
    await transact(store, 'alpha', (transaction) =>
      readSettings(new ReadContext({ db: transaction.db }, 'alpha')),
    ),
  ).toEqual({ ...before, disableSSR: true })
})
test('does not store the override, so that it can be removed [CA-04]', async () => {
  const before = await read()
  await overlaySettings(store, file({ name: 'Over it' }))
  expect(await read(await storeForTest(folder))).toEqual(before)
  await seedTenant(store, 'alpha', { hosts: [], settings: { tagline: 'New words' } })
  expect(await read()).toEqual({ ...before, tagline: 'New words', name: 'Over it' })
  await overlaySettings(store, file({}))
  expect(await read()).toEqual({ ...before, tagline: 'New words' })
})
test('uses the configuration of a tenant that the store does not have [CA-04]', async () => {
  const { tenant: _, ...config } = (await read())!
  await overlaySettings(store, file(config, 'fresh'))
  expect(await readSettings(new ReadContext(store, 'fresh'))).toEqual({
    ...config,
    tenant: 'fresh',
  })
})
test('refuses an invalid value by the name of its field, and changes nothing [CA-04]', async () => {
  const before = await read()
  await expect(
    overlaySettings(
      store,
      file({ disableSSR: 'yes', colours: { brand: 'red', second: '#000000' } }),
    ),
  ).rejects.toThrow(/alpha: colours.brand: a color is written #rrggbb.*disableSSR/)
  await expect(overlaySettings(store, file({ disableSsr: true }))).rejects.toThrow(
    /TENANTS_FILE, alpha: disableSsr: there is no such setting/,
  )
  expect(await read()).toEqual(before)
})

test('names a wrong tenant and keeps the others [CA-04]', async () => {
  const wrong = file({ gtmIds: 'GTM-ABCD' }, 'beta')
  const { tenants, faults } = await usableTenants(store, [...wrong, ...file({})], true)
  expect(tenants.map(({ id }) => id)).toEqual(['alpha'])
  expect(faults).toEqual([expect.stringMatching(/^TENANTS_FILE, beta: gtmIds: .*left out$/)])
  await expect(usableTenants(store, wrong, true)).rejects.toThrow(/beta: gtmIds/)
})

test.each([
  [{ gtmIds: 'GTM-ABCD' }, 'gtmIds: must be a list; it is "GTM-ABCD"'],
  [{ disableSSR: 'perhaps' }, 'disableSSR: must be true or false; it is "perhaps"'],
  [{ logo: 7 }, 'logo: must be an object; it is 7'],
  [{ htlbid: { isTesting: true } }, 'htlbid.siteId is missing: must be text'],
])('says field, value and what is accepted: %j [CA-04]', async (config, words) => {
  await expect(overlaySettings(store, file(config), true)).rejects.toThrow(
    `TENANTS_FILE, alpha: ${words}`,
  )
})
