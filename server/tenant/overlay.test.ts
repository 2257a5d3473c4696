import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedTenant } from '../../tests/support/seed.ts'
import { Reading } from '../content/reading.ts'
import { readSettings } from '../content/site.ts'
import { openStore, type Store } from '../db/store.ts'
import { overlaySettings } from './overlay.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: [] })
})
afterEach(() => store.close())
const file = (config: Record<string, unknown>) => [{ id: 'alpha', hosts: [], demo: false, config }]

test('[CA-04] the configuration of the tenants file goes over what the store has, field by field', async () => {
  const before = await readSettings(new Reading(store, 'alpha'))
  await overlaySettings(store, file({ disableSSR: true }))
  expect(await readSettings(new Reading(store, 'alpha'))).toEqual({ ...before, disableSSR: true })
})
test('[CA-04] what cannot be is refused by the name of its field, and nothing changes', async () => {
  const before = await readSettings(new Reading(store, 'alpha'))
  await expect(overlaySettings(store, file({ disableSSR: 'yes', colours: { brand: 'red', second: '#000000' } }))).rejects.toThrow(/alpha: colours.brand: a colour is written #rrggbb.*disableSSR/)
  expect(await readSettings(new Reading(store, 'alpha'))).toEqual(before)
})
