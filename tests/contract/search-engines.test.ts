import { paths, type RouteName } from '../../src/routes/paths.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings, writeSettings } from '../../server/content/department/site.ts'
import { ReadContext } from '../../server/content/read-context.ts'
import { writeStory } from '../../server/content/stories/write-stories.ts'
import { StoryDoc } from '../../server/content/docs.ts'
import { transact } from '../../server/content/transaction.ts'
import {
  always,
  sometimes,
  closedToRobots,
  pagesOfLists,
  unlisted,
} from '../../server/site/sitemap/department-pages.ts'
import { ofSports } from '../../server/site/sitemap/sport-pages.ts'
import { routeNameAt } from '../../src/routes/name-at.ts'
import type { Asked } from '../support/ask-host.ts'
import { departmentWith } from '../support/department-site.ts'
import { hidePlayer } from '../support/hidden-player.ts'
import { faultsOf, structuredOf, type Structured } from '../support/structured-data.ts'
import { siteOf, type Site } from '../support/upstream.ts'
import { walk, type Walk } from '../support/walk.ts'

const origin = 'http://testham.localhost'
const hostile = '</script><script>alert(1)</script>\u2028<!--'
let site: Site
let seen: Walk
const proof = process.env['PROOF'] === '1'
/** Every address of every part, and its page. */
let listed: Set<string>
const pages = new Map<string, Asked>()
const parts = new Map<string, string>()

const story = (id: number, doc: Record<string, unknown>) =>
  transact(site.store, 'testham', (transaction) =>
    writeStory(transaction, {
      id,
      slug: `story-${id}`,
      sportId: 1,
      doc: StoryDoc.parse({
        title: `Story ${id}`,
        subHeadline: null,
        teaser: 'A teaser',
        byline: null,
        date: '2026-01-04T09:00:00',
        image: null,
        redirectAbsoluteUrl: null,
        content: '<p>Words</p>',
        gameIds: [],
        ...doc,
      }),
    }),
  )
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 19)
const ask = (path: string, headers: Record<string, string> = {}) =>
  site.ask(path, undefined, { 'user-agent': 'Googlebot', ...headers })
const locs = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!.replaceAll('&amp;', '&'))
const canonicalOf = (html: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
const closed = (html: string) => html.includes('<meta name="robots" content="noindex"')

beforeAll(async () => {
  site = await siteOf(departmentWith({}, { hosts: ['testham.localhost'] }))
  await hidePlayer(site.store)
  await story(800, { title: hostile, teaser: hostile, byline: hostile })
  await story(801, { title: 'Elsewhere', redirectAbsoluteUrl: 'https://elsewhere.example/a' })
  await story(802, { title: 'Not told yet', date: '2099-01-01T09:00:00' })
  await story(803, { title: 'This morning', date: ago(30) })
  await story(804, { title: 'Three days ago', date: ago(80) })
  await story(805, { title: 'Nobody may see', hidden: true, date: ago(30) })
  for (const part of locs((await ask('/sitemap.xml')).text))
    parts.set(part.slice(origin.length), (await ask(part.slice(origin.length))).text)
  listed = new Set([...parts.values()].flatMap(locs))
  for (const url of listed) pages.set(url, await ask(url.slice(origin.length)))
  seen = await walk(site.port, 'testham.localhost', { each: proof ? 3 : 2, checked: 0 })
}, 120_000)
afterAll(() => site.close())

/**
 * Pages found by links that no sitemap has: a month of the calendar shows the same events, a topic
 * in one sport is part of the topic.
 */
const partialViews: RouteName[] = ['calendar', 'sportCalendar', 'sportTag']

describe('the sitemap [SE-03]', () => {
  test('lists only existing, canonical and indexable addresses', () => {
    expect(listed.size).toBeGreaterThan(70)
    const faults: string[] = []
    for (const [url, { status, text }] of pages) {
      if (status !== 200 || canonicalOf(text) !== url || closed(text))
        faults.push(`${url}: ${status}, ${canonicalOf(text)}`)
    }
    expect(faults).toEqual([])
  })

  test('lists every indexable page that visitors reach by links', () => {
    const faults: string[] = []
    for (const [name, pages] of seen.pages) {
      for (const { path, html } of pages) {
        const canonical = canonicalOf(html)
        if (
          closed(html) ||
          !canonical ||
          canonical.includes('?') ||
          listed.has(canonical) ||
          (partialViews.includes(name) && path.split('/').length > 2)
        )
          continue
        faults.push(`${name} ${path}`)
      }
    }
    expect(faults).toEqual([])
  })

  test('leaves out hidden, protected, external, unpublished, print and query pages', () => {
    const all = [...parts.values()].join('')
    for (const word of [
      'quietly',
      'not-for-everyone',
      'elsewhere',
      'story-802',
      'story-805',
      'meeting',
      'travel',
      '/protected/',
      '/hidden/',
      '/print',
      '/text',
      '/login',
      '/search<',
      '?',
    ])
      expect(all.replaceAll('<?xml', '').replaceAll('?>', '').includes(word), word).toBe(false)
  })

  test('lists stories of two days as news, and all with their day', () => {
    const news = parts.get('/sitemap-news.xml')!
    expect(locs(news).map((url) => url.split('/').at(-1))).toEqual(['story-803'])
    expect(news).toMatch(
      /<news:name>Testham Terriers<\/news:name><news:language>en<\/news:language><\/news:publication><news:publication_date>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z<\/news:publication_date><news:title>This morning/,
    )
    expect(parts.get('/sitemap-stories-1.xml')).toContain(
      '/news/2026/1/4/story-800</loc><lastmod>2026-01-04</lastmod>',
    )
  })

  test('contains a written story at once, with ETag and compression', async () => {
    const first = await ask('/sitemap-stories-1.xml')
    expect(
      (await ask('/sitemap-stories-1.xml', { 'if-none-match': String(first.headers['etag']) }))
        .status,
    ).toBe(304)
    await story(806, { title: 'Just told' })
    expect((await ask('/sitemap-stories-1.xml')).text).toContain('story-806')
    await story(806, { title: 'Taken back', hidden: true })
    expect((await ask('/sitemap-stories-1.xml')).text).not.toContain('story-806')
    expect(first.headers['content-type']).toBe('application/xml; charset=utf-8')
    for (const path of [
      '/sitemap-stories-2.xml',
      '/sitemap-stories-0.xml',
      '/sitemap-stories.xml',
      '/sitemap-hidden-1.xml',
      '/sitemap-pages-1.xml',
      '/sitemap-.xml',
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
  })
})

test('disallows closed and print pages to robots, and names the sitemap [SE-03]', async () => {
  const { text, headers } = await ask('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`)
  const rules = [...text.matchAll(/^Disallow: (.*)$/gm)].map(
    ([, rule]) =>
      new RegExp(`^${rule!.replace(/[.?+^()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}`),
  )
  const refused = (path: string) => rules.some((rule) => rule.test(path))
  for (const path of [
    '/hidden/news/2026/1/4/a',
    '/protected/sports/2026/8/20/travel',
    '/search?q=a',
    '/search',
    '/login',
    '/sports/football/roster/print',
    '/sports/football/roster/print/2026',
    '/sports/football/schedule/text/2026',
    '/sports/football/stats/2026/pdf',
    '/staff-directory/print',
    '/calendar/print/list/0/2026-01-01/2026-02-01/all',
  ])
    expect([path, refused(path)]).toEqual([path, true])
  for (const url of [
    ...listed,
    `${origin}/sports/football/roster/printz-bob/12`,
    `${origin}/searchlight`,
    `${origin}/loginova`,
    `${origin}/assets/a.js`,
    `${origin}/api/v2/Stories`,
  ])
    expect([url, refused(url.slice(origin.length))]).toEqual([url, false])
})

/** The page kinds with their own classification, and the others. */
const pageTypes: Partial<Record<RouteName, string>> = {
  home: 'home',
  sportHome: 'sport-home',
  roster: 'roster',
  player: 'roster-bio',
  coaches: 'coach-list',
  coach: 'coach-bio',
  supportStaff: 'support-staff-bio',
  staffDirectory: 'staff-list',
  staffEntry: 'staff-bio',
  honors: 'hall-of-fame',
  inductee: 'hall-of-fame-bio',
  awards: 'awards',
  award: 'award-bio',
  schedule: 'schedule',
  opponents: 'opponent-history-list',
  opponent: 'opponent-history',
  boxScore: 'boxscore',
  cumulativeStats: 'stats',
  coverage: 'coverage',
  calendar: 'calendar',
  sportCalendar: 'sport-calendar',
  story: 'story',
  archives: 'archives',
  sportArchives: 'archives',
  sportFile: 'sport-file',
  clippings: 'press-clips',
  onThisDay: 'on-this-day',
  podcast: 'podcast',
  podcasts: 'podcasts',
  facilities: 'facilities',
  facility: 'facility',
}
const ogTypes: Partial<Record<RouteName, string>> = {
  story: 'article',
  player: 'profile',
  coach: 'profile',
  supportStaff: 'profile',
  staffEntry: 'profile',
}

test('names every kind of page, with description and a wide picture for sharing [SE-01]', () => {
  const faults: string[] = []
  const met = new Map<string, string>()
  for (const [url, { text }] of pages) {
    const path = url.slice(origin.length)
    const name = routeNameAt(path)!
    if (met.has(name) || (name === 'staffEntry' && path.includes('-department/'))) continue
    met.set(name, path)
    const metas = Object.fromEntries(
      [...text.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
        ([, key, value]) => [key!, value!],
      ),
    )
    const title = /<title>([^<]*)<\/title>/.exec(text)![1]!
    const wrong = (what: string, is: unknown) =>
      faults.push(`${name} ${path}: ${what} is ${String(is)}`)
    const type = /data-page-type="([^"]*)"/.exec(text)?.[1]
    if (!type || type !== (pageTypes[name] ?? type)) wrong('page type', type)
    if (title !== `${metas['og:title']} | Testham Terriers`) wrong('title', title)
    if (!metas['description'] || metas['description'] !== metas['og:description'])
      wrong('description', metas['description'])
    if (metas['og:type'] !== (ogTypes[name] ?? 'website')) wrong('og:type', metas['og:type'])
    if (
      metas['og:url'] !== url ||
      metas['og:site_name'] !== 'Testham Terriers' ||
      metas['og:locale'] !== 'en_US'
    )
      wrong('og:url, site_name, locale', [
        metas['og:url'],
        metas['og:site_name'],
        metas['og:locale'],
      ])
    if (
      metas['og:image'] !== undefined &&
      !/^http:\/\/testham\.localhost\/images\/[0-9a-f]{16}\/1600\.jpeg$/.test(metas['og:image'])
    )
      wrong('og:image', metas['og:image'])
    if (metas['twitter:card'] !== (metas['og:image'] ? 'summary_large_image' : 'summary'))
      wrong('twitter:card', metas['twitter:card'])
  }
  expect(faults).toEqual([])
  expect(Object.keys(pageTypes).filter((name) => !met.has(name))).toEqual([])
})

test('states for each route whether search engines see it [SE-03]', () => {
  const told = [
    always,
    sometimes,
    ofSports,
    ...Object.values(pagesOfLists),
    closedToRobots,
    Object.keys(unlisted) as RouteName[],
  ].flat()
  expect(told.toSorted()).toEqual(Object.keys(paths).toSorted())
})

describe('structured data [SE-03]', () => {
  const things: { name: RouteName; path: string; things: Structured[] }[] = []
  beforeAll(() => {
    for (const [url, { text }] of pages) {
      const path = url.slice(origin.length)
      things.push({ name: routeNameAt(path)!, path, things: structuredOf(text) })
    }
  })

  test('is valid for search engines on every page', () => {
    expect(
      things.flatMap(({ path, things: some }) => faultsOf(some).map((fault) => `${path} ${fault}`)),
    ).toEqual([])
  })

  test('describes each page with its breadcrumbs', () => {
    const types: Partial<Record<RouteName, string[]>> = {
      home: ['WebSite', 'SportsOrganization'],
      sportHome: ['SportsTeam', 'BreadcrumbList'],
      roster: ['SportsTeam', 'BreadcrumbList'],
      boxScore: ['SportsEvent', 'BreadcrumbList'],
      gameCenter: ['SportsEvent', 'BreadcrumbList'],
      player: ['Person', 'BreadcrumbList'],
      coach: ['Person', 'BreadcrumbList'],
      supportStaff: ['Person', 'BreadcrumbList'],
      inductee: ['Person', 'BreadcrumbList'],
      allAmerican: ['Person', 'BreadcrumbList'],
      story: ['NewsArticle', 'BreadcrumbList'],
      podcast: ['PodcastEpisode', 'BreadcrumbList'],
      podcastShow: ['PodcastSeries', 'BreadcrumbList'],
      facility: ['Place', 'BreadcrumbList'],
    }
    for (const { name, path, things: some } of things)
      expect([path, some.map((thing) => thing['@type'])]).toEqual([
        path,
        name === 'schedule' || name === 'staffEntry' || name === 'video'
          ? expect.arrayContaining(['BreadcrumbList'])
          : (types[name] ?? ['BreadcrumbList']),
      ])
    for (const name of Object.keys(types))
      expect([name, things.some((one) => one.name === name)]).toEqual([name, true])
  })

  test('escapes a hostile story and keeps its text', async () => {
    const { text } = await ask('/news/2026/1/4/story-800')
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)!
    expect(json).not.toMatch(/[<>&\u2028]/)
    expect(structuredOf(text)[0]).toMatchObject({
      '@type': 'NewsArticle',
      headline: hostile,
      author: { name: hostile },
    })
    expect(text).not.toContain('<script>alert')
  })

  test('is absent from missing pages and pages closed to search engines', async () => {
    for (const path of [
      '/search?q=football',
      '/sports/football/schedule/print',
      '/no/such/page',
      '/login',
    ])
      expect([path, structuredOf((await ask(path)).text)]).toEqual([path, []])
  })
})

test.each([
  ['/sports/football/schedule?where=H&view=cards', '/sports/football/schedule'],
  ['/sports/football/schedule/2026', '/sports/football/schedule'],
  ['/sports/football/roster/2026?sort=name', '/sports/football/roster'],
  ['/tags?page=2', '/tags?page=2'],
  ['/on-this-day?month=8&day=28', '/on-this-day?month=8&day=28'],
  ['/historical-roster?letter=b&q=x', '/historical-roster'],
  ['/?disable_gtm=true', '/'],
  ['/awards?type=1', '/awards'],
  ['/honors', '/honors/hall-of-fame'],
  ['/honors/hall-of-fame/name', '/honors/hall-of-fame'],
  ['/sports/football/stats', '/sports/football/stats/2026'],
])('uses for %s the canonical address %s [SE-03]', async (path, right) => {
  const { status, text } = await ask(path)
  expect([status, canonicalOf(text)]).toEqual([200, origin + right])
  expect(text).toContain(
    `<meta property="og:url" content="${(origin + right).replaceAll('&', '&amp;')}"/>`,
  )
})

test('tells search engines nothing when the department keeps them out [SE-03]', async () => {
  const settings = (await readSettings(new ReadContext(site.store, 'testham')))!
  await transact(site.store, 'testham', (transaction) =>
    writeSettings(transaction, { ...settings, seo: { ...settings.seo, searchEngines: false } }),
  )
  expect((await ask('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
  for (const path of ['/sitemap.xml', '/sitemap-stories-1.xml', '/sitemap-news.xml'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  const { text } = await ask('/')
  expect([closed(text), structuredOf(text)]).toEqual([true, []])
})
