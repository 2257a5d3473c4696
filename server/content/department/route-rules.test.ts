import { beforeEach, expect, test } from 'vitest'
import { storeForTest } from '../../../tests/support/import-store.ts'
import { seedTenant } from '../../../tests/support/seed.ts'
import { contextAt, importLists } from '../../../tests/support/site-pack.ts'
import type { Store } from '../../db/store.ts'
import type { Guard } from '../../../src/contract/rules.schema.ts'
import { readRedirects, readRouteRule } from './route-rules.ts'
import { textFile } from '../../../tests/support/text-file.ts'

let store: Store
beforeEach(async () => {
  store = await storeForTest()
})
const ask = (path: string, guards?: Guard[], tenant = 'testham') =>
  readRouteRule(contextAt(store, '2026-11-21T18:00:00Z', tenant), path, guards)
const hosts = 'redirectHosts: ["*.testham.example"]\n'

const rules = `
- {from: /fb, to: /sports/football}
- {from: /now, to: /sports/baseball, permanent: true}
- {guard: legacy-urls, from: /fb, to: /old-football}
- {guard: legacy-urls, from: '/roster.aspx?path=:sport', to: '/sports/:sport/roster'}
- {guard: legacy-urls, from: '/archive/*', to: /stories}
- {guard: legacy-urls, from: '/archive/:year', to: '/stories/:year'}
- {guard: external-urls, from: /shop/*, to: 'https://shop.testham.example/*'}
- {guard: schedule, from: /sports/womens-golf/schedule, to: 'https://golf.testham.example/'}
- {guard: hof, from: /honors/*}
- {guard: publications, from: /guide, gone: true}
- {guard: outside, from: /watch/*, to: 'https://watch.testham.example/*'}
- {guard: outside, from: /gameday/*, to: /watch}
`
test('applies exact, prefix and pattern rules with guard and status [RT-21]', async () => {
  expect((await importLists(store, { 'redirects.yaml': rules }, hosts)).notes).toEqual([])
  expect(await ask('/fb', ['redirects'])).toEqual({
    guard: 'redirects',
    status: 302,
    target: '/sports/football',
    absolute: false,
  })
  expect(await ask('/now')).toMatchObject({ status: 301, target: '/sports/baseball' })
  expect(await ask('/Roster.aspx?path=baseball')).toEqual({
    guard: 'legacy-urls',
    status: 301,
    target: '/sports/baseball/roster',
    absolute: false,
  })
  expect(await ask('/archive/2009')).toMatchObject({ target: '/stories/2009' })
  expect(await ask('/archive/2009/may')).toMatchObject({ target: '/stories' })
  expect(await ask('/shop/hats?x=1')).toEqual({
    guard: 'external-urls',
    status: 302,
    target: 'https://shop.testham.example/hats',
    absolute: true,
  })
  expect(await ask('/honors/hall/1')).toEqual({
    guard: 'hof',
    status: 404,
    target: null,
    absolute: false,
  })
  expect(await ask('/guide')).toMatchObject({ status: 410, target: null })
  expect(await ask('/sports/football')).toBeNull()
})
test('redirects paths outside the app as mapped, as document loads [RT-20]', async () => {
  await importLists(store, { 'redirects.yaml': rules }, hosts)
  expect(await ask('/watch/live/7', ['outside'])).toEqual({
    guard: 'outside',
    status: 302,
    target: 'https://watch.testham.example/live/7',
    absolute: true,
  })
  expect(await ask('/gameday/bowl')).toMatchObject({
    target: 'https://watch.testham.example/',
    absolute: true,
  })
})
test('runs only the requested guards, in the given order [RT-21]', async () => {
  await importLists(store, { 'redirects.yaml': rules }, hosts)
  expect((await ask('/fb', ['legacy-urls', 'redirects']))?.target).toBe('/old-football')
  expect((await ask('/fb', ['redirects', 'legacy-urls']))?.target).toBe('/sports/football')
  expect(await ask('/fb', ['external-urls'])).toBeNull()
})
test('merges chained rules into one redirect, and ignores a circle [RT-21]', async () => {
  await importLists(store, {
    'redirects.yaml': `
- {guard: hof, from: /honors, to: /c}
- {from: /a, to: /b, permanent: true}
- {from: /b, to: /c}
- {from: /c, to: /d, permanent: true}
- {from: /round, to: /about}
- {from: /about, to: /round}
- {from: '/deep/:x', to: '/deep/:x/more'}
- {from: '/grow/*', to: '/grow/more/*'}
`,
  })
  expect(await ask('/a')).toMatchObject({ status: 302, target: '/d' })
  expect(await ask('/honors')).toMatchObject({ guard: 'hof', target: '/d' })
  expect(await ask('/c')).toMatchObject({ status: 301, target: '/d' })
  expect(await ask('/round')).toBeNull()
  expect(await ask('/deep/1')).toMatchObject({ target: '/deep/1/more' })
  expect(await ask('/grow/1')).toBeNull()
})
test('redirects to another site only while its host is listed for the tenant [RT-21]', async () => {
  const files = {
    'redirects.yaml': textFile(
      '- {from: /x, to: "https://stranger.example/x"}',
      '- {from: /y, to: "https://testham.localhost/y"}',
      '- {from: /z, to: "https://a.b.testham.example/"}',
      '- {from: /w, to: "https://eviltestham.example/"}',
    ),
  }
  expect((await importLists(store, files, hosts)).notes).toEqual([
    'warning redirects.yaml:1 https://stranger.example/x is not followed: its host is not in redirectHosts of site.yaml',
    'warning redirects.yaml:4 https://eviltestham.example/ is not followed: its host is not in redirectHosts of site.yaml',
  ])
  expect([await ask('/x'), await ask('/w')]).toEqual([null, null])
  expect([(await ask('/y'))?.target, (await ask('/z'))?.target]).toEqual([
    'https://testham.localhost/y',
    'https://a.b.testham.example/',
  ])
  await importLists(store, files, 'redirectHosts: [stranger.example]\n')
  expect([(await ask('/x'))?.target, await ask('/z')]).toEqual(['https://stranger.example/x', null])
})
test('refuses an impossible rule with its line [RT-21]', async () => {
  const { notes } = await importLists(store, {
    'redirects.yaml': `- {from: '/*', to: /x}
- {from: /a, to: 'javascript:alert(1)'}
- {from: /a, to: '//evil.example'}
- {from: '/a/:x', to: '/b/:y'}
- {from: '/a/:x', to: '/b/*'}
- {from: '/a/*', to: /a/b}
- {guard: nobody, from: /a, to: /b}
- {from: /ok, to: /b}
- {from: /OK, to: /c}
`,
  })
  expect(notes.map((note) => note.replace('refused redirects.yaml:', ''))).toEqual([
    expect.stringContaining('1 from would catch every page'),
    expect.stringContaining('2 to "javascript'),
    expect.stringContaining('3 to "//evil'),
    expect.stringContaining('4 to uses :y, which from does not have'),
    expect.stringContaining('5 to uses *'),
    expect.stringContaining('6 to redirects to itself'),
    expect.stringContaining('7 guard'),
    expect.stringMatching(/^9 .* already on line 8/),
  ])
})
test('returns the department’s list as written, and none to another tenant [RT-21]', async () => {
  await importLists(store, { 'redirects.yaml': rules }, hosts)
  await seedTenant(store, 'other', { hosts: [] })
  expect(await readRedirects(contextAt(store, '2026-11-21T18:00:00Z'))).toEqual([
    { from: '/fb', to: '/sports/football' },
    { from: '/now', to: '/sports/baseball' },
  ])
  expect([
    await ask('/fb', undefined, 'other'),
    await readRedirects(contextAt(store, '2026-11-21T18:00:00Z', 'other')),
  ]).toEqual([null, []])
})
