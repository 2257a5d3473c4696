import { expect, test } from 'vitest'
import { settingsOf } from '../../../tests/support/seed.ts'
import { AnalyticsSettings, SiteSettings } from '../../contract/site.schema.ts'
import { listVendorNeeds } from './all-vendors.ts'

type Given = { site?: Partial<SiteSettings>; ids?: string[]; tags?: boolean }
const asks = ({ site = {}, ids = [], tags = false }: Given) =>
  listVendorNeeds({
    settings: { ...SiteSettings.parse(settingsOf('testham')), ...site },
    analytics: AnalyticsSettings.parse({ analyticsMeasurementIds: ids, google360PropertyId: null }),
    tags,
  })
const htlbid = { siteId: 'testham-1', isTesting: false }

test.each<[given: string, Given, asked: string[]]>([
  ['no vendor', {}, []],
  ['a consent manager only', { site: { airgapBundle: 'bundle-0001' } }, []],
  ['analytics', { ids: ['G-TESTHAM001'] }, ['analytics']],
  ['a container of the platform', { site: { gtmIds: ['GTM-PLATFORM'] } }, ['analytics']],
  ['ads', { site: { htlbid } }, ['advertising']],
  ['native ads', { site: { nativoEnabled: true } }, ['advertising']],
  ['tags', { tags: true }, ['analytics', 'advertising']],
  ['disabled tags', { site: { trackingTags: false }, tags: true }, []],
])('asks a visitor only for the consent that %s needs [AD-04]', (_, given, asked) => {
  expect(asks(given).asks).toEqual(asked)
})

test('allows only the hosts of a department’s vendors [AD-04]', () => {
  const none = { script: [], connect: [], img: [], frame: [] }
  expect(asks({ site: { airgapBundle: 'bundle-0001' } }).origins).toEqual(none)
  const managed = asks({ site: { airgapBundle: 'bundle-0001', nativoEnabled: true } }).origins
  const scripts = ['https://transcend-cdn.com', 'https://s.ntv.io']
  expect(managed.script).toEqual(expect.arrayContaining(scripts))
  expect(managed.script.join()).not.toMatch(/htlbid|google/)
  const tagged = asks({ site: { trackingHosts: ['tags.testham.example'] }, tags: true }).origins
  const own = ['https://tags.testham.example']
  expect(tagged).toEqual({ script: own, connect: own, img: own, frame: own })
})
