import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { toConfiguration } from '../../server/upstream/configuration.ts'
import type { RouteName } from '../../src/routes/paths.ts'
import { addressOfEach } from '../support/address-of-each.ts'
import {
  answers,
  specifiedUpstream,
  type SpecifiedUpstream,
} from '../support/specified-upstream/double.ts'
import { siteOf, type Site } from '../support/upstream.ts'

// Forwarding to a content API that has the calls and fields of the specification and nothing else.
const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
})
async function forwarding(
  config: Record<string, unknown> = {},
): Promise<{ site: Site; above: SpecifiedUpstream }> {
  const above = await specifiedUpstream()
  open.push(above)
  const site = await siteOf(async () => {}, {
    url: above.url,
    token: '',
    tenants: [
      {
        id: 'testham',
        hosts: ['testham.localhost'],
        config: { disableSSR: false, clientName: 'Example', ...config },
      },
    ],
    usual: 2000,
  })
  open.push(site)
  return { site, above }
}
/** Pages of one thing that the specification's calls cannot bring: the thing is not found. */
const ofOneThing: ReadonlySet<RouteName> = new Set([
  'player',
  'coach',
  'supportStaff',
  'sportStaff',
  'results',
  'standings',
  'resultsPrint',
  'rosterPrint',
  'score',
  'opponent',
  'opponentRoster',
  'gameCenter',
  'boxScore',
  'award',
  'allAmerican',
  'honors',
  'tag',
  'sportTag',
  'story',
  'sportFile',
  'protectedSportFile',
  'document',
  'publication',
  'podcastShow',
  'podcast',
  'video',
  'playlist',
  'series',
  'staffEntry',
  'facility',
  'form',
  'protectedForm',
  'notFound',
])

const unknownAnswers = ['notFound', 'html', 'notImplemented', 'object', 'words'] as const
/** The daily run has the two that real servers give. */
const daily = 2
test.each(process.env['PROOF'] === '1' ? unknownAnswers : unknownAnswers.slice(0, daily))(
  'draws every page where calls of ours are answered with %s [CA-03]',
  async (unknown) => {
    const { site, above } = await forwarding()
    above.unknown = answers[unknown]
    const wrong: string[] = []
    for (const [name, path] of Object.entries(addressOfEach)) {
      const { status } = await site.ask(path)
      const expected = ofOneThing.has(name as RouteName) ? [404] : [200, 301, 302]
      if (!expected.includes(status)) wrong.push(`${name} ${path} ${status}`)
    }
    expect(wrong).toEqual([])
  },
  60_000,
)

test('keeps every page on older answers while the upstream fails, hours long [CA-03]', async () => {
  const { site, above } = await forwarding()
  const paths = [...Object.values(addressOfEach), '/sports/football', '/game-center/100']
  const standing = async () => {
    const statuses = await Promise.all(
      paths.map(async (path) => (await site.ask(path, 'testham.localhost')).status),
    )
    // An older splash screen could be over.
    return paths.filter((path, i) => statuses[i] === 200 && !path.startsWith('/splash/'))
  }
  const usual = await standing()
  expect(usual.length).toBeGreaterThan(30)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  above.answer = { path: /./, with: answers.error }
  for (const minutes of [2, 30, 600]) {
    vi.setSystemTime(Date.now() + minutes * 60_000)
    expect(await standing()).toEqual(usual)
  }
})

test('shows what the calls of the specification bring [CA-03]', async () => {
  const { site, above } = await forwarding()
  const home = (await site.ask('/')).text
  for (const words of [
    'Ashford',
    'Bag Policy Notice',
    'Season Tickets Banner',
    'Corrington',
    '31',
    '17',
    '/sports/football/schedule',
    '<title>Example Athletics',
    'The home of Example athletics.',
  ])
    expect(home).toContain(words)
  const sport = (await site.ask('/sports/football')).text
  for (const words of ['Football', 'Camps', 'https://camps.example.com/'])
    expect(sport).toContain(words)
  const events = (await site.ask('/api/v2/EventsResults/upcoming')).text
  expect(JSON.parse(events).items[0]).toMatchObject({
    id: 101,
    date: '2026-11-28T19:00:00',
    sport: { id: 1, globalSportNameSlug: 'football' },
    locationIndicator: 'H',
    gameCenterLink: '/game-center/101',
  })
  const results = JSON.parse((await site.ask('/api/v2/EventsResults/results')).text)
  expect(results).toMatchObject({ total: 2, pages: 1 })
  expect(results.items[0]).toMatchObject({
    status: 'O',
    gameState: 8,
    postStoryId: 55,
    result: { status: 'W', teamScore: '31', opponentScore: '17' },
  })
  expect([...above.asked]).toEqual(expect.arrayContaining(['seo', 'sports', 'common/settings']))
})

test('makes the game center of an event that links to it [GM-03] [CA-03]', async () => {
  const { site } = await forwarding()
  const after = await site.ask('/game-center/100')
  expect(after.status).toBe(200)
  for (const words of ['Corrington', '31', '17', 'Final']) expect(after.text).toContain(words)
  const before = await site.ask('/game-center/101')
  expect([before.status, before.text.includes('Ashford')]).toEqual([200, true])
  expect((await site.ask('/game-center/999')).status).toBe(404)
})

test('follows the upstream’s list of redirects where it has no rules [RT-21]', async () => {
  const { site, above } = await forwarding()
  above.answer = {
    path: /^redirects$/,
    with: (_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify([{ from: '/old-page', to: '/tickets' }]))
    },
  }
  const moved = await site.ask('/old-page')
  expect([moved.status, moved.headers.location]).toEqual([302, '/tickets'])
})

test('says once that a call is not there, by its name [CA-03]', async () => {
  const { site } = await forwarding()
  for (const path of ['/tickets', '/tickets', '/sports/football/roster']) await site.ask(path)
  const told = site.reports.filter((line) => line.includes('/api/v2/Tickets'))
  expect(told).toEqual([
    'the upstream has no /api/v2/Tickets; the specification does not name this call: its part of the site stays empty',
  ])
})

/** Named calls without which there is no page of a sport. */
const neededBySports = ['sports']
const named = [
  'sports',
  'navigation',
  'navigation/sub',
  'promotions/home-feature',
  'eventsresults/upcoming',
  'eventsresults/results',
  'livestats',
  'game-center/games',
  'alert/active',
  'splash',
  'seo',
  'google',
  'analytics/settings',
  'mobile/settings',
  'common/templates',
  'common/settings',
  'trackingtag/search',
  'takeovers',
]
const failures = ['error', 'html', 'empty', 'slow', 'notFound'] as const
const cases = named.flatMap((call, i) =>
  failures
    .filter((_, j) => process.env['PROOF'] === '1' || j === i % failures.length)
    .map((failure) => ({ call, failure })),
)
test.each(cases)(
  'stands without $call when it answers with $failure [CA-03]',
  async ({ call, failure }) => {
    const { site, above } = await forwarding()
    above.answer = { path: new RegExp(`^${call}$`), with: answers[failure] }
    const seen = [(await site.ask('/')).status, (await site.ask('/sports/football')).status]
    expect(seen, site.reports.join('\n')).toEqual(
      neededBySports.includes(call) ? [200, 503] : [200, 200],
    )
  },
)

test('draws letters for a mark whose host is missing, with one line of the log [CA-03]', async () => {
  const { site } = await forwarding(
    toConfiguration({ logo: '/logo.png', imagesCdnPath: 'https://missing.invalid' }, true),
  )
  for (let turn = 0; turn < 3; turn++) {
    const { status, headers } = await site.ask('/icons/any-192.png')
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
    expect(headers['cache-control']).toBe('public, max-age=60')
    await site.ask('/icons/any-512.png')
  }
  expect(site.reports.filter((line) => line.includes('missing.invalid'))).toHaveLength(1)
})
