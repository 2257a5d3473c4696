import { beforeEach, expect, test } from 'vitest'
import { storeForTest } from '../../../tests/support/import-store.ts'
import { seedTenant } from '../../../tests/support/seed.ts'
import { contextAt, importLists } from '../../../tests/support/site-pack.ts'
import type { Store } from '../../db/store.ts'
import { readCampaignIds, readPartners, readPromotions, readSportPromotions } from './promotions.ts'
import { textFile } from '../../../tests/support/text-file.ts'

let store: Store
beforeEach(async () => {
  store = await storeForTest()
})
const at = (moment = '2026-11-21T18:00:00Z', tenant = 'testham') => contextAt(store, moment, tenant)
const titles = (group: { campaigns: { title: string }[] } | null) =>
  group?.campaigns.map(({ title }) => title)

const file = `
- name: home-multi
  type: multi
  campaigns:
    - {title: Now, link: https://a.example}
    - {title: Past, endDate: 2026-11-20}
    - {title: Soon, startDate: 2026-11-21T14:00, endDate: 2026-11-22}
- name: home-multi
  type: multi
  sportId: football
  campaigns: [{title: Gridiron}]
- name: hero
  type: single
  effect: random
  campaigns: [{title: No picture}, {title: Picture, picture: {images: [{path: pictures/a.svg, alt: A field}]}}]
- name: box
  type: html
  campaigns: [{title: Widget, html: {html: '<p>Hello widget-x <a href="javascript:x()">go</a></p>'}}, {title: Plain, html: Words}, {title: None}]
- name: later
  type: icons
  campaigns: [{title: Next year, startDate: 2027-01-01}]
`
test('returns the running campaigns of a place, and expires at each change [AD-01]', async () => {
  expect((await importLists(store, { 'promotions.yaml': file })).notes).toEqual([])
  const context = at()
  const group = await readPromotions(context, 'home-multi')
  expect(titles(group)).toEqual(['Now'])
  expect(group).toMatchObject({
    location: { name: 'home-multi', type: 'multi', effect: 'none' },
    single: null,
    randomSingle: false,
    swiperOptions: { slidesPerView: 1, autoplay: null, pausable: true },
  })
  expect(new Date(context.until).toISOString()).toBe('2026-11-21T20:00:00.000Z')
  const after = at('2026-11-21T20:00:00Z')
  expect(titles(await readPromotions(after, 'home-multi'))).toEqual(['Now', 'Soon'])
  expect(new Date(after.until).toISOString()).toBe('2026-11-23T06:00:00.000Z')
  const none = at()
  expect(await readPromotions(none, 'later')).toBeNull()
  expect(new Date(none.until).toISOString()).toBe('2027-01-01T06:00:00.000Z')
  expect(await readPromotions(at(), 'nowhere')).toBeNull()
})
test('returns a sport’s group, the site’s, or null when unknown [AD-01]', async () => {
  await importLists(store, { 'promotions.yaml': file })
  expect(titles(await readSportPromotions(at(), 'home-multi', 1))).toEqual(['Gridiron'])
  expect(titles(await readSportPromotions(at(), 'home-multi', 2))).toEqual(['Now'])
  expect(await readSportPromotions(at(), 'home-multi', 99)).toBeNull()
})
test('shows a single with a picture, html without excluded widgets [AD-01]', async () => {
  await importLists(store, { 'promotions.yaml': file }, 'excludedWidgetMarkers: [widget-x]\n')
  const hero = await readPromotions(at(), 'hero')
  expect([titles(hero), hero?.single?.title, hero?.randomSingle]).toEqual([
    ['Picture'],
    'Picture',
    true,
  ])
  expect(hero?.single?.picture.images).toMatchObject([{ altText: 'A field', breakpoint: 'xs' }])
  expect(titles(await readPromotions(at(), 'box'))).toEqual(['Plain'])
  await importLists(store, { 'promotions.yaml': file })
  expect((await readPromotions(at(), 'box'))?.campaigns.map(({ html }) => html)).toEqual([
    '<p>Hello widget-x <a>go</a></p>',
    '<p>Words</p>',
  ])
})
test('keeps unique campaign numbers when the list changes [AD-01]', async () => {
  await importLists(store, { 'promotions.yaml': file })
  const before = await readCampaignIds(at())
  expect(before.size).toBe(10)
  const { notes } = await importLists(store, {
    'promotions.yaml': file
      .replace('    - {title: Now, link: https://a.example}\n', '')
      .replace('campaigns:\n    - {title: Past', 'campaigns:\n    - {title: Past, id: 12345'),
  })
  expect(notes).toEqual([])
  const after = await readCampaignIds(at())
  expect([...after].filter((id) => !before.has(id))).toEqual([12345])
  expect([...before].filter((id) => !after.has(id))).toHaveLength(2)
  await importLists(store, {
    'promotions.yaml': '- {name: twice, type: multi, campaigns: [{title: Same}, {title: Same}]}\n',
  })
  expect(new Set((await readPromotions(at(), 'twice'))!.campaigns.map(({ id }) => id)).size).toBe(2)
})
test('lists partners in order, none when switched off or for another tenant [RT-10]', async () => {
  const partners = textFile(
    '- {title: Zed Bank, url: https://zed.example, level: Premier}',
    '- {title: Able Co., description: "<b>Best</b><script>x</script>"}',
    '- {title: zed bank}',
    '- {title: Bad, url: "data:x"}',
  )
  const { notes } = await importLists(store, { 'partners.yaml': partners })
  expect(notes.map((note) => note.slice(0, 27))).toEqual([
    'refused partners.yaml:4 url',
    'refused partners.yaml:3 "ze',
  ])
  expect(await readPartners(at())).toMatchObject([
    { title: 'Zed Bank', level: 'Premier', image: null },
    { title: 'Able Co.', url: null },
  ])
  expect((await readPartners(at()))?.[1]?.description).not.toContain('script')
  await importLists(store, {}, 'hasPartners: false\n')
  expect(await readPartners(at())).toBeNull()
  await seedTenant(store, 'other', { hosts: [] })
  expect([
    await readPartners(at(undefined, 'other')),
    await readPromotions(at(undefined, 'other'), 'hero'),
  ]).toEqual([[], null])
})
