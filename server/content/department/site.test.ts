import { beforeEach, describe, expect, test } from 'vitest'
import { storeForTest } from '../../../tests/support/import-store.ts'
import { seedTenant } from '../../../tests/support/seed.ts'
import { contextAt, importLists } from '../../../tests/support/site-pack.ts'
import { Configuration } from '../../../src/contract/configuration.schema.ts'
import type { Store } from '../../db/store.ts'
import { readRssFeeds, readSocialAccounts } from './social-accounts.ts'
import {
  readAnalytics,
  readGoogle,
  readMobile,
  readSeo,
  readSportTemplates,
  readSubscribeInfo,
  readTemplates,
} from './services.ts'
import { readNavigation, readSettings } from './site.ts'
import { readSubNavigation } from '../sports/sub-navigation.ts'
import { readTicketing, readTicketingEvents, readTicketingInfo, readTickets } from './tickets.ts'
import { transact } from '../transaction.ts'
import { textFile } from '../../../tests/support/text-file.ts'

let store: Store
beforeEach(async () => {
  store = await storeForTest()
})
const at = (moment = '2026-11-21T18:00:00Z', tenant = 'testham') => contextAt(store, moment, tenant)

describe('the configuration of a site [CA-01]', () => {
  test('has default values', async () => {
    await importLists(store, {})
    const settings = await readSettings(at())
    expect(settings).toMatchObject({
      trackingTags: true,
      takeovers: true,
      documentCache: true,
      enableFooterPersonalInfo: true,
      disableSSR: true,
      alertsAtOnce: 1,
      nativoEnabled: false,
      htlbid: null,
      gtmIds: [],
      redirectHosts: [],
    })
    expect(Object.keys(settings!)).toEqual(expect.arrayContaining(Object.keys(Configuration.shape)))
  })
  test('contains the settings of site.yaml, and refuses invalid ones with their line', async () => {
    await importLists(
      store,
      {},
      textFile(
        'trackingTags: false',
        'htlbid: {siteId: testham-1, isTesting: true}',
        'gtmIds: [GTM-ABC123]',
        'defaultPersonImage: {path: pictures/a.svg, alt: No portrait}',
        'bucket: terriers',
      ),
    )
    expect(await readSettings(at())).toMatchObject({
      trackingTags: false,
      htlbid: { siteId: 'testham-1', isTesting: true },
      gtmIds: ['GTM-ABC123'],
      bucket: 'terriers',
      defaultPersonImage: { altText: 'No portrait', width: 1600 },
    })
    const { notes } = await importLists(
      store,
      {},
      textFile(
        'takeovers: "yes"',
        'gtmIds: [UA-1]',
        'redirectHosts: ["https://x.example"]',
        'trackingTag: false',
      ),
    )
    expect(notes[0]).toMatch(
      /^refused site\.yaml:\d+ .*takeovers is true or false; gtmIds\.0 is written GTM-XXXXXXX; redirectHosts\.0 is not a host name.*trackingTag/,
    )
    expect((await readSettings(at()))?.trackingTags).toBe(false)
  })
  test('has the default of a setting added after the department was imported', async () => {
    await seedTenant(store, 'old', { hosts: [] })
    const { doc } = await store.db
      .selectFrom('document')
      .select('doc')
      .where('tenant', '=', 'old')
      .where('kind', '=', 'settings')
      .executeTakeFirstOrThrow()
    const {
      takeovers: _,
      redirectHosts: __,
      ...before
    } = JSON.parse(doc) as Record<string, unknown>
    await transact(
      store,
      'old',
      async ({ db }) =>
        void (await db
          .updateTable('document')
          .set({ doc: JSON.stringify(before) })
          .where('tenant', '=', 'old')
          .where('kind', '=', 'settings')
          .execute()),
    )
    expect(await readSettings(at(undefined, 'old'))).toMatchObject({
      takeovers: true,
      redirectHosts: [],
    })
  })
})

test('returns service settings by their own call only [SE-01] [AD-04]', async () => {
  await importLists(
    store,
    {},
    `mascotPlural: Terriers
seo: {titleDelimiter: '-', description: Bark, ogImage: {path: pictures/a.svg, alt: A dog}, ogLocale: en_US, ogDeterminer: the}
google: {siteVerification: abcd1234}
analytics: {tagManagerCodes: [GTM-AAAA1], analyticsMeasurementIds: [G-BBBB2], google360PropertyId: '99887'}
mobile: {mobileAppleAppId: '1234567890'}
templates: {home: front}
sportTemplates: {football: {sport-home: gridiron}, quidditch: {sport-home: x}}
subscribe: {title: A letter, description: 'Every **week**.<script>x()</script>'}
`,
  )
  expect((await readSeo(at()))?.settings).toMatchObject({
    title: {
      siteName: 'Testham Terriers',
      schoolName: 'Testham College',
      delimiter: '-',
      mascotPlural: 'Terriers',
    },
    meta: { description: 'Bark', ogImage: { altText: 'A dog' }, ogDeterminer: 'the' },
  })
  expect(await readGoogle(at())).toEqual({
    siteVerification: 'abcd1234',
    mapsKey: null,
    searchEngineId: null,
  })
  expect(await readAnalytics(at())).toEqual({
    tagManagerCodes: ['GTM-AAAA1'],
    analyticsMeasurementIds: ['G-BBBB2'],
    google360PropertyId: '99887',
  })
  expect(await readMobile(at())).toMatchObject({ mobileAppleAppId: '1234567890' })
  expect(await readTemplates(at())).toEqual([{ page: 'home', template: 'front' }])
  expect(await readSportTemplates(at())).toMatchObject([
    { globalSportNameSlug: 'football', page: 'sport-home', template: 'gridiron' },
  ])
  const info = await readSubscribeInfo(at())
  expect([info?.title, info?.description, info?.lists.map(({ title }) => title)]).toEqual([
    'A letter',
    '<p>Every <strong>week</strong>.</p>',
    ['Testham Terriers', 'Baseball', 'Football', 'Golf'],
  ])
  expect(Object.keys((await readSettings(at()))!)).not.toEqual(expect.arrayContaining(['google']))
})

describe('menus [SH-02] [SH-05]', () => {
  test('have columns with a sport’s links, tickets before social channels', async () => {
    const { notes } = await importLists(store, {
      'navigation.yaml': `
- title: Sports
  url: '#'
  ad: navigation
  columns:
    - items:
        - {title: Men, separator: true}
        - title: Football
          url: /sports/football
          sport: {title: Football}
          stats: {url: /sports/football/stats}
          scheduleRosterNewsLinks: [{title: News, url: /sports/football/news, className: news}]
          socialMediaLinks: [{title: X, url: 'https://x.example/a', className: twitter}, {title: Tickets, url: 'https://t.example', className: tickets}]
- {title: More, url: '#', className: additional-links, items: [{title: About, separator: true}, {title: Shop, url: 'https://shop.example', openInNewWindow: true}]}
`,
    })
    expect(notes).toEqual([])
    const [sports, more] = await readNavigation(at())
    expect(sports).toMatchObject({
      ad: 'navigation',
      className: '',
      items: [],
      columns: [
        {
          column: 1,
          items: [
            { separator: true, sport: null, stats: null },
            { stats: { url: '/sports/football/stats' }, sport: { title: 'Football' } },
          ],
        },
      ],
    })
    expect(
      sports?.columns[0]?.items[1]?.socialMediaLinks.map(({ className }) => className),
    ).toEqual(['tickets', 'twitter'])
    expect(more).toMatchObject({
      className: 'additional-links',
      items: [
        { separator: true, url: null },
        { title: 'Shop', openInNewWindow: true, separator: false },
      ],
    })
    const ids = [sports!, more!].flatMap((item) => [
      item.id,
      ...item.items.map(({ id }) => id),
      ...item.columns.flatMap(({ items }) => items.map(({ id }) => id)),
    ])
    expect(new Set(ids).size).toBe(ids.length)
  })
  test('stored before a field existed have no value for it', async () => {
    await importLists(store, {})
    const before = [
      {
        id: 1,
        title: 'Sports',
        url: '#',
        openInNewWindow: false,
        rank: 1,
        columns: [
          {
            column: 1,
            items: [
              {
                id: 2,
                title: 'Golf',
                url: '/x',
                separator: false,
                openInNewWindow: false,
                scheduleRosterNewsLinks: [],
              },
            ],
          },
        ],
      },
    ]
    await store.db
      .updateTable('document')
      .set({ doc: JSON.stringify(before) })
      .where('tenant', '=', 'testham')
      .where('kind', '=', 'navigation')
      .execute()
    expect(await readNavigation(at())).toMatchObject([
      {
        className: '',
        items: [],
        socialMediaLinks: [],
        ad: null,
        columns: [{ items: [{ sport: null, stats: null, socialMediaLinks: [] }] }],
      },
    ])
  })
  test('use a sport’s own bar, or a default one, and none for an unknown sport', async () => {
    const { notes } = await importLists(store, {
      'subnavigation.yaml': textFile(
        '- sportId: football',
        '  items:',
        '    - {title: Football, url: /sports/football, className: sport-home}',
        '    - {title: More, className: additional-links, items: [{title: Camps, url: "https://c.example", openInNewWindow: true}]}',
        '- sportId: cricket',
        '  items: []',
        '- sportId: baseball',
        '  items: [{title: Bad, url: "javascript:x"}]',
      ),
    })
    expect(notes).toEqual([
      expect.stringContaining('there is no sport "cricket"'),
      expect.stringContaining('items.0.url is not a link'),
    ])
    const [football, baseball] = [await idOf('football'), await idOf('baseball')]
    expect(await readSubNavigation(at(), football)).toMatchObject([
      { className: 'sport-home', rank: 1, items: [] },
      {
        url: '#',
        className: 'additional-links',
        rank: 2,
        items: [{ title: 'Camps', openInNewWindow: true, separator: false }],
      },
    ])
    expect(
      (await readSubNavigation(at(), baseball)).map(({ url, items }) => [
        url,
        ...items.map((item) => item.url),
      ]),
    ).toEqual([['/sports/baseball']])
    expect(await readSubNavigation(at(), 99)).toEqual([])
  })
})

describe('pages that lead elsewhere [RT-10]', () => {
  test('list the department’s accounts, then the teams’, from names or addresses', async () => {
    await importLists(
      store,
      {
        'sports.csv': textFile(
          'title,slug,short_name,abbrev,code,gender,current_season,twitter,instagram,youtube',
          'Football,football,football,FB,football,men,,@TST_FB,https://www.instagram.com/tst.fb/,',
        ),
      },
      'socialAccounts:\n  - {channel: TikTok, url: "https://tiktok.example/@terriers"}\n',
    )
    const all = await readSocialAccounts(at())
    expect(
      all.map(({ channel, account, url, sport }) => [channel, account, url, sport?.title ?? null]),
    ).toEqual([
      ['tiktok', 'terriers', 'https://tiktok.example/@terriers', null],
      ['twitter', 'TST_FB', 'https://x.com/TST_FB', 'Football'],
      ['instagram', 'tst.fb', expect.stringContaining('instagram.com/tst.fb'), 'Football'],
    ])
    expect(
      (await readSocialAccounts(at(), await idOf('football'))).map(({ channel }) => channel),
    ).toEqual(['twitter', 'instagram'])
  })
  test('list the department’s feeds, or by default one of all and one per team', async () => {
    await importLists(store, {})
    expect((await readRssFeeds(at())).map(({ title }) => title)).toEqual([
      'Testham Terriers news',
      'Baseball news',
      'Football news',
      'Golf news',
    ])
    await importLists(store, {
      'rss.yaml': '- {title: Only, url: "https://feeds.example/a", sportId: football}\n',
    })
    expect(await readRssFeeds(at())).toMatchObject([
      { title: 'Only', sport: { title: 'Football' } },
    ])
  })
  const offers = textFile(
    '- {title: Season, kind: season, sportId: football, endDate: 2026-11-21, url: "https://t.example/s"}',
    '- {title: Next year, startDate: 2027-01-01}',
    '- {title: Bad, kind: gift}',
  )
  const schedule = textFile(
    'date,time,opponent,home_away,location,tickets',
    '2026-12-05,7 p.m.,Aldermoor,H,Testham,Buy|https://t.example/1',
    '2026-12-12,7 p.m.,Aldermoor,A,Away,Buy|https://t.example/2',
    '2026-12-19,7 p.m.,Pacific,H,Testham,',
    '2026-11-01,7 p.m.,Pacific,H,Testham,Buy|https://t.example/0',
  )
  test('list ticket offers with sale status, home games on sale, and the office', async () => {
    const { notes } = await importLists(
      store,
      { 'tickets.yaml': offers, 'schedules/football/2026.csv': schedule },
      'ticketProvider: Gate\n' +
        'ticketOffice: {phone: 555-0101, url: "https://t.example", ' +
        'accountUrl: "https://t.example/me"}\n',
    )
    expect(notes.filter((note) => note.includes('tickets.yaml'))).toEqual([
      expect.stringMatching(/^refused tickets\.yaml:3 kind/),
    ])
    const context = at()
    expect(
      (await readTickets(context))?.offers.map(({ title, onSale, sport }) => [
        title,
        onSale,
        sport?.title ?? null,
      ]),
    ).toEqual([
      ['Season', true, 'Football'],
      ['Next year', false, null],
    ])
    expect(new Date(context.until).toISOString()).toBe('2026-11-22T06:00:00.000Z')
    expect((await readTickets(at()))?.office?.accountUrl).toBe('https://t.example/me')
    expect((await readTicketingEvents(at()))?.map(({ media }) => media.tickets?.url)).toEqual([
      'https://t.example/1',
    ])
    expect(await readTicketingEvents(at('2026-12-24T18:00:00Z'))).toBeNull()
    expect(await readTicketing(at())).toEqual({
      enabled: true,
      provider: 'Gate',
      url: 'https://t.example/',
    })
    expect(await readTicketingInfo(at())).toMatchObject({ phone: '555-0101', provider: 'Gate' })
  })
  test('list eight home games, and the others of the last one’s day', async () => {
    const day = (date: string, time: string) =>
      `${date},${time},Aldermoor,H,Testham,Buy|https://t.example/1`
    await importLists(store, {
      'schedules/football/2026.csv': textFile(
        'date,time,opponent,home_away,location,tickets',
        ...[1, 2, 3, 4, 5, 6, 7, 8].map((date) => day(`2026-12-0${date}`, 'Noon')),
        day('2026-12-08', '4 p.m.'),
        day('2026-12-09', 'Noon'),
      ),
    })
    expect((await readTicketingEvents(at()))?.map(({ date }) => date).slice(6)).toEqual([
      '2026-12-07T12:00:00',
      '2026-12-08T12:00:00',
      '2026-12-08T16:00:00',
    ])
  })
  test('list the next home game of each sport that plays soon', async () => {
    const head = 'date,time,opponent,home_away,location,tickets'
    const day = (date: string) => `${date},Noon,Aldermoor,H,Testham,Buy|https://t.example/1`
    await importLists(store, {
      'schedules/football/2026.csv': textFile(
        head,
        ...[1, 2, 3, 4, 5, 6, 7, 8].map((date) => day(`2026-12-0${date}`)),
      ),
      'schedules/baseball/2026.csv': textFile(head, day('2026-12-20'), day('2026-12-21')),
      'schedules/softball/2027.csv': textFile(head, day('2027-03-20')),
    })
    const dates = (await readTicketingEvents(at()))?.map(({ date }) => date.slice(0, 10))
    expect(dates).toHaveLength(8)
    expect(dates?.slice(6)).toEqual(['2026-12-07', '2026-12-20'])
  })
  test('are empty when switched off, and for another tenant', async () => {
    await importLists(
      store,
      { 'tickets.yaml': offers, 'schedules/football/2026.csv': schedule },
      'hasTicketing: false\nticketOffice: {phone: 555-0101}\n',
    )
    expect([
      await readTickets(at()),
      await readTicketingEvents(at()),
      await readTicketingInfo(at()),
      (await readTicketing(at())).enabled,
    ]).toEqual([null, null, null, false])
    await seedTenant(store, 'other', { hosts: [] })
    expect([
      (await readTickets(at(undefined, 'other')))?.offers,
      await readTicketingInfo(at(undefined, 'other')),
      await readGoogle(at(undefined, 'other')),
    ]).toEqual([[], null, null])
  })
})

const idOf = async (slug: string): Promise<number> =>
  (
    await store.db
      .selectFrom('sport')
      .select('id')
      .where('tenant', '=', 'testham')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
  ).id
