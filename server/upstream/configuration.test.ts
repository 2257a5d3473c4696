import { expect, test } from 'vitest'
import { SiteSettings } from '../../src/contract/site.schema.ts'
import { toConfiguration } from './configuration.ts'

test('takes a configuration as the specification writes it [CA-04]', () => {
  const specified = {
    bucket: 'example.edu',
    cdnPath: 'https://cdn.example.com/',
    logo: '/images/logo.png',
    defaultPersonImage: 'images/person.png',
    conference: 'Great Lakes',
    htlbid: { siteId: 'site-1', isTesting: 'yes' },
    disableSSR: 'no',
    client_name: 'Example State',
  }
  const configuration = toConfiguration(specified, true)
  expect(SiteSettings.partial().safeParse(configuration).success).toBe(true)
  expect(configuration).toMatchObject({
    logo: { url: expect.stringMatching(/^\/images\/at-/), width: 1600, height: 900 },
    defaultPersonImage: { altText: '' },
    conference: { title: 'Great Lakes', abbreviation: 'Great Lakes' },
    htlbid: { siteId: 'site-1', isTesting: true },
    disableSSR: false,
    clientName: 'Example State',
    imageHosts: ['cdn.example.com'],
  })
})
test('takes an empty optional value as an absent one [CA-04]', () => {
  const given = { htlbid: { siteId: '', isTesting: 'no' }, division: '', region: '' }
  const configuration = toConfiguration(given, true)
  expect(configuration['htlbid']).toBeNull()
  expect(SiteSettings.partial().safeParse(configuration).success).toBe(true)
})
test('takes no picture from an address that cannot be read', () => {
  const config = { cdnPath: 'cdn.example.com', logo: 'http://[' }
  expect(toConfiguration(config, true)).toMatchObject({ logo: null })
})
test('leaves pictures to the store of a department that has one', () => {
  expect(toConfiguration({ logo: '/logo.png', trackingTags: 'yes' }, false)).toEqual({
    trackingTags: true,
  })
})
