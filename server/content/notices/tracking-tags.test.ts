import { beforeEach, describe, expect, test } from 'vitest'
import { storeForTest } from '../../../tests/support/import-store.ts'
import { seedTenant } from '../../../tests/support/seed.ts'
import { contextAt, importLists } from '../../../tests/support/site-pack.ts'
import type { Store } from '../../db/store.ts'
import { cleanElement, readTrackingTags, type TagName, type TagQuery } from './tracking-tags.ts'

let store: Store
beforeEach(async () => {
  store = await storeForTest()
})
const ask = (query: TagQuery = {}, tenant = 'testham') =>
  readTrackingTags(contextAt(store, '2026-11-21T18:00:00Z', tenant), query)
const hosts = 'trackingHosts: [tags.example]\n'
const file = `
- name: Everywhere
  head: {script: [{attributes: {src: 'https://tags.example/a.js', async: true, defer: false, onload: 'x()', data-site: 7}}], style: [{children: 'a{color:red}'}]}
  bodyClose: {noscript: [{children: '<img src="https://tags.example/p.gif" width="1" onerror="x()"><script>x()</script>words'}]}
- name: Home of football
  pageTemplates: [home]
  sports: [Football]
  head: {script: [{children: 'window.seen = 1'}]}
- {name: One story, contentIds: [7]}
- {name: Off, enabled: false}
- name: With an image
  bodyOpen: {image: [{attributes: {src: 'https://tags.example/p.gif'}}]}
- name: Stranger
  head: {script: [{attributes: {src: 'https://stranger.example/a.js'}}]}
`
const names = async (query?: TagQuery, tenant?: string) =>
  (await ask(query, tenant)).map(({ name }) => name)

test('finds tags by page kind, sport and content, without images [AD-04]', async () => {
  const { notes } = await importLists(store, { 'tracking-tags.yaml': file }, hosts)
  expect(notes).toEqual([
    expect.stringMatching(
      /^warning tracking-tags\.yaml:13 a script of https:\/\/stranger\.example\/a\.js is not shown/,
    ),
  ])
  expect(await names()).toEqual(['Everywhere', 'Home of football', 'One story', 'Stranger'])
  expect(await names({ PageTemplate: 'story' })).toEqual(['Everywhere', 'Stranger'])
  expect(await names({ PageTemplate: 'HOME', SportName: 'football' })).toEqual([
    'Everywhere',
    'Home of football',
    'Stranger',
  ])
  expect(await names({ PageTemplate: 'home' })).toEqual(['Everywhere', 'Stranger'])
  expect(await names({ ContentId: 7 })).toEqual(['Everywhere', 'One story', 'Stranger'])
})
test('keeps listed attributes and elements of the tenant’s hosts [AD-04]', async () => {
  await importLists(store, { 'tracking-tags.yaml': file }, hosts)
  const [everywhere, stranger] = await ask({ PageTemplate: 'story' })
  expect(everywhere?.head).toEqual({
    script: [
      {
        attributes: { src: 'https://tags.example/a.js', async: '', 'data-site': '7' },
        children: '',
      },
    ],
    style: [{ attributes: {}, children: 'a{color:red}' }],
    noscript: [],
  })
  expect(everywhere?.bodyClose.noscript).toEqual([
    { attributes: {}, children: '<img src="https://tags.example/p.gif" width="1" alt="" />' },
  ])
  expect(stranger?.head.script).toEqual([])
})
test('returns no tags when switched off or for another tenant [AD-04]', async () => {
  await importLists(store, { 'tracking-tags.yaml': file }, `${hosts}trackingTags: false\n`)
  expect(await names()).toEqual([])
  await seedTenant(store, 'other', { hosts: [] })
  expect(await names({}, 'other')).toEqual([])
})

describe('an element of a tag [AD-04]', () => {
  const clean = (tag: TagName, attributes: Record<string, string>, children = '') =>
    cleanElement(tag, { attributes, children }, ['tags.example', '*.cdn.example'])
  test.each([
    ['http://tags.example/a.js'],
    ['//tags.example/a.js'],
    ['https://tags.example@evil.example/a.js'],
    ['https://evil.example/tags.example'],
    ['https://cdn.example/a.js'],
    ['data:text/javascript,x()'],
    ['javascript:x()'],
    ['https://tags.example.evil.example/'],
    [' https://evil.example'],
    ['/a.js'],
    [''],
  ])('does not load %s', (src) => expect(clean('script', { src })).toBeNull())
  test('loads from subdomains of a listed host', () =>
    expect(clean('script', { SRC: 'https://eu.cdn.example/a.js' })).not.toBeNull())
  test.each([
    ['onerror'],
    ['srcdoc'],
    ['dangerouslySetInnerHTML'],
    ['constructor'],
    ['style'],
    ['nonce'],
    ['data-'],
    ['data-<x>'],
  ])('loses the attribute %s', (name) => {
    expect(clean('script', { [name]: 'x', src: 'https://tags.example/a.js' })?.attributes).toEqual({
      src: 'https://tags.example/a.js',
    })
  })
  test('cannot change the prototype by an attribute', () => {
    expect(
      Object.keys(
        clean('script', JSON.parse('{"__proto__":"x","async":""}') as Record<string, string>)!
          .attributes,
      ),
    ).toEqual(['async'])
  })
  test.each([['x</script><img src=x>'], ['</SCRIPT'], ['<!-- <script>']])(
    'escapes script that would end itself: %s',
    (text) => expect(clean('script', {}, text)).toBeNull(),
  )
  test.each([
    ['</style><script>x()</script>'],
    ['@import "https://evil.example"'],
    ['a{background:url(https://evil.example)}'],
    ['a{b:\\75rl(x)}'],
    [`a{background:image-set('https://evil.example/x' 1x)}`],
    ['a{background:-webkit-image-set("//evil.example/x" 1x)}'],
    ['a{background:cross-fade("http:evil.example/x")}'],
  ])('keeps style from loading or ending: %s', (text) =>
    expect(clean('style', {}, text)).toBeNull(),
  )
  test.each([
    ['<iframe srcdoc="<script>x()</script>"></iframe>'],
    ['<img src="https://evil.example/x.gif">'],
    ['<img src="javascript:x()">'],
    ['<a href="https://evil.example">x</a>'],
    ['<svg onload=x()>'],
  ])('removes %s from noscript', (html) => {
    expect(clean('noscript', {}, html)?.children).toBe('')
  })
})
