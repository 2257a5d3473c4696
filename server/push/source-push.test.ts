import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NotificationPreferences } from '../../src/contract/follow.schema.ts'
import { routesOf } from '../../tests/support/ask-routes.ts'
import { startPushService } from '../../tests/support/push-service.ts'
import { alerts, liveDetails, upcoming } from '../../tests/support/specified-upstream/content.ts'
import {
  specifiedUpstream,
  type SpecifiedUpstream,
} from '../../tests/support/specified-upstream/double.ts'
import { siteOf, type Site } from '../../tests/support/upstream.ts'
import { pushRoutes } from '../api/push.ts'
import { openPush, type Push } from './open-push.ts'

// Notifications of games and alerts that come from an upstream: poll, compare, publish.

let above: SpecifiedUpstream
let site: Site
let desk: Push
let service: Awaited<ReturnType<typeof startPushService>>
type Event = Record<string, unknown>
let game: Event = {}
let live: Record<string, unknown>[] = []
let alert: unknown[] = []
let polls = 0
let events = 0
const faults: unknown[] = []

beforeEach(async () => {
  const today = new Date().toISOString().slice(0, 10)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T18:00:00Z`) })
  game = { ...(upcoming.items[0] as Event), start_date: `${today}T12:00:00` }
  live = []
  alert = []
  polls = 0
  events = 0
  faults.length = 0
  above = await specifiedUpstream()
  above.answer = {
    path: /^(?:eventsresults\/|livestats$|alert\/active)/,
    with: (request, response) => {
      const path = request.url!.toLowerCase()
      if (path.includes('livestats')) polls++
      if (path.includes('eventsresults')) events++
      const items = path.includes('upcoming') ? [game] : []
      const answer = path.includes('livestats')
        ? { Games: live }
        : path.includes('alert')
          ? alert
          : { items, page: 0, pages: 1, total: items.length }
      response
        .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'max-age=0' })
        .end(JSON.stringify(answer))
    },
  }
  site = await siteOf(async () => {}, {
    url: above.url,
    token: '',
    usual: 2000,
    polls: 60,
    near: () => desk?.near() ?? [],
    tenants: [
      {
        id: 'testham',
        hosts: ['testham.localhost'],
        config: { clientName: 'Exampleham', timeZone: 'America/Chicago' },
      },
    ],
  })
  service = await startPushService()
  desk = await openPush({
    store: site.store,
    origins: () => 'https://testham.example',
    ownOrigins: [service.origin],
    report: (error) => faults.push(error),
  })
  service.trust(desk.publicKey)
})
afterEach(async () => {
  vi.useRealTimers()
  await service.close()
  await desk.close()
  await site.close()
  await above.close()
  expect(faults).toEqual([])
})

const all: NotificationPreferences = {
  teams: [{ sportId: 1, kinds: ['start', 'score', 'period', 'final', 'schedule'] }],
  alerts: true,
  quiet: null,
  timeZone: 'America/Chicago',
  scoreFree: false,
}
const ask = async (method: string, body: unknown) => {
  const url = new URL('https://testham.example/api/v2/push/subscription')
  const response = await routesOf((router) => pushRoutes(router, desk))(
    new Request(url, {
      method,
      headers: { host: url.host, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    'testham',
  )
  return response.status
}
const subscribe = (name: string) => ask('PUT', { subscription: service.browser(name), wishes: all })
/** Waits, and the set date goes on much faster, so that answers become old. */
const pause = (milliseconds: number) =>
  new Promise<void>((done) => {
    setTimeout(() => {
      vi.setSystemTime(Date.now() + 20 * milliseconds)
      done()
    }, milliseconds)
  })
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !holds(); turn++) await pause(25)
  expect(holds()).toBe(true)
}
const morePolls = async (count: number) => {
  const goal = polls + count
  await until(() => polls >= goal)
  await desk.settled()
  await desk.carried()
}
const play = async (us: number, more: Record<string, unknown> = {}) => {
  vi.setSystemTime(Date.now() + 200_000)
  const { home, school } = liveDetails
  live = [
    {
      ...liveDetails,
      home: { ...home, score: us },
      school: { ...school, score: us },
      away: { ...liveDetails.away, score: 0 },
      opponent: { ...liveDetails.opponent, score: 0 },
      ...more,
    },
  ]
  await morePolls(8)
}

test('sends start, score and final of a game of an upstream once each [GM-04]', async () => {
  const topics: string[] = []
  site.store.changes.listen((changes) => {
    topics.push(...changes.flatMap((one) => one.topics))
  })
  await pause(700)
  expect([polls, events]).toEqual([0, 0])
  expect(await subscribe('ann')).toBe(200)
  await morePolls(4)
  expect(service.titles('ann')).toEqual([])
  const first = 'Football has started'
  await play(0)
  expect(service.titles('ann')).toEqual([first])
  await play(7)
  const second = 'Exampleham 7, Ashford 0'
  expect(service.titles('ann')).toEqual([first, second])
  await play(7, { IsComplete: true })
  const titles = [first, second, `Final: ${second}`]
  expect(service.titles('ann')).toEqual(titles)
  await morePolls(8)
  expect(service.titles('ann')).toEqual(titles)
  // What wakes open streams.
  expect(topics).toEqual(expect.arrayContaining(['games', 'game:101']))
}, 30_000)

test('sends nothing that was already so, and asks for nothing without subscribers [GM-04]', async () => {
  alert = alerts
  live = [liveDetails]
  expect(await subscribe('ann')).toBe(200)
  await morePolls(8)
  expect(service.titles('ann')).toEqual([])
  const { endpoint } = service.browser('ann')
  expect(await ask('DELETE', { endpoint })).toBe(204)
  await until(() => desk.near().length === 0)
  await pause(700)
  const before = [polls, events]
  await pause(700)
  expect([polls, events]).toEqual(before)
}, 30_000)

test('sends a moved game and a new alert of an upstream once [GM-04] [NT-01]', async () => {
  expect(await subscribe('ann')).toBe(200)
  await morePolls(4)
  const day = String(game['start_date']).slice(0, 10)
  game = { ...game, start_date: `${day}T16:00:00`, time: '4 PM' }
  alert = alerts.slice(0, 1)
  vi.setSystemTime(Date.now() + 120_000)
  for (let turn = 0; turn < 2; turn++) {
    desk.subscribersChanged('testham')
    await pause(1200)
    await desk.settled()
    await desk.carried()
  }
  expect(service.titles('ann').toSorted()).toEqual([
    'Bag Policy Notice',
    'Football: Exampleham vs Ashford',
  ])
}, 30_000)

test('refuses a subscription while the upstream cannot say what is already so', async () => {
  above.answer = { path: /^/, with: (_, response) => void response.writeHead(500).end() }
  expect(await subscribe('ann')).toBe(503)
  expect(faults.splice(0)).toHaveLength(1)
})
