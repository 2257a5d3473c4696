import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { NotificationPreferences } from '../../src/contract/follow.schema.ts'
import { openStore } from '../../tests/support/engine.ts'
import { footballFile } from '../../tests/support/football-file.ts'
import { startPushService } from '../../tests/support/push-service.ts'
import { gameDoc, seedTenant } from '../../tests/support/seed.ts'
import { pushRoutes } from '../api/push.ts'
import { writeGame } from '../content/games/games.ts'
import { alert } from '../content/kinds/notices.ts'
import { writeItem } from '../content/items.ts'
import { transact } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { ingestStatFile } from '../live/ingest.ts'
import { openPush, type Push } from './open-push.ts'
import { routesOf } from '../../tests/support/ask-routes.ts'

let store: Store
let desk: Push
let service: Awaited<ReturnType<typeof startPushService>>
const faults: unknown[] = []
const warnings: string[] = []
const open = (origin: string) =>
  openPush({
    store,
    origins: (tenant) => `https://${tenant}.example`,
    ownOrigins: [origin],
    report: (error) => faults.push(error),
    warn: (line) => warnings.push(line),
  })

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ['Date'],
    now: new Date(`${new Date().toISOString().slice(0, 10)}T18:00:00Z`),
  })
  faults.length = 0
  warnings.length = 0
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: ['alpha.example'] })
  await seedTenant(store, 'beta', { hosts: ['beta.example'] })
  service = await startPushService()
  desk = await open(service.origin)
  service.trust(desk.publicKey)
})
afterEach(async () => {
  vi.useRealTimers()
  // The service first: a closing desk waits for sends in progress, up to ten seconds.
  await service.close()
  await desk.close()
  await store.close()
  expect(faults).toEqual([])
})

const all: NotificationPreferences = {
  teams: [{ sportId: 1, kinds: ['start', 'score', 'period', 'final', 'schedule'] }],
  alerts: true,
  quiet: null,
  timeZone: 'America/Chicago',
  scoreFree: false,
}
const ask = (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  tenant = 'alpha',
) => {
  const url = new URL(`/api/v2/push/${path}`, `https://${tenant}.example`)
  return routesOf((router) => pushRoutes(router, desk))(
    new Request(url, {
      method,
      headers: { host: url.host, 'content-type': 'application/json', ...headers },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
    tenant,
  )
}
const subscribe = async (
  name: string,
  more: Partial<NotificationPreferences> = {},
  tenant = 'alpha',
) => {
  const subscription = service.browser(name)
  expect(
    (await ask('PUT', 'subscription', { subscription, wishes: { ...all, ...more } }, {}, tenant))
      .status,
  ).toBe(200)
  return subscription
}
const send = (file: Parameters<typeof footballFile>[0], tenant = 'alpha') =>
  ingestStatFile(store, tenant, 1, Buffer.from(footballFile({ home: `Test ${tenant}`, ...file })))
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
/** All events are queued, and due messages are sent. */
const runJobs = async (...by: Push[]) => {
  for (const each of [desk, ...by]) {
    await each.settled()
    await each.carried()
  }
}

describe('a game on a closed phone [GM-04]', () => {
  test('sends start, score, period end and final once each, encrypted, with a link', async () => {
    await subscribe('ann')
    await send({ us: [0] })
    await runJobs()
    later(200)
    await send({ us: [7] })
    await runJobs()
    later(200)
    await send({ us: [7, 0], quarter: 2 })
    await runJobs()
    later(200)
    await send({ us: [7, 0, 0, 3], quarter: 4, over: true })
    await runJobs()
    expect(service.titles('ann')).toEqual([
      'Football has started',
      'alpha University 7, Ashford 0',
      'End of 1st quarter: alpha University 7, Ashford 0',
      'Final: alpha University 10, Ashford 0',
    ])
    const [start, score, , final] = service.delivered
    expect(start!.message.notification).toMatchObject({
      navigate: 'https://alpha.example/game-center/1',
      tag: 'game-1',
      silent: false,
    })
    expect(start!.message.web_push).toBe(8030)
    expect([
      start!.headers['urgency'],
      score!.headers['urgency'],
      score!.headers['ttl'],
      final!.headers['ttl'],
      score!.headers['topic'],
    ]).toEqual(['high', 'normal', '600', '43200', 'g1'])
    expect(start!.claims).toMatchObject({ aud: service.origin, sub: 'mailto:help@example.org' })
    expect(service.refused).toEqual([])
  })

  const feed = (hasStarted: boolean, period: number, seconds: number) =>
    Buffer.from(
      JSON.stringify({
        Game: {
          Type: 'FootballGame',
          HasStarted: hasStarted,
          IsComplete: false,
          Date: new Date().toISOString().slice(0, 10),
          GlobalSportShortname: 'football',
          PeriodsRegulation: 4,
          Period: period,
          ClockSeconds: seconds,
          HomeTeam: { Id: 'ALP', Name: 'alpha University', Score: 0, PeriodScores: [] },
          VisitingTeam: { Id: 'ASH', Name: 'Ashford', Score: 0, PeriodScores: [] },
          LastPlays: [],
        },
        Plays: [],
      }),
    )
  test.each([
    ['held', undefined],
    ['published by hand', false as const],
  ])('sends the start once when a feed forgets at 0-0 (%s)', async (_, hold) => {
    await subscribe('ann')
    const states: string[] = []
    for (const body of [
      feed(true, 1, 890),
      feed(false, 0, 0),
      feed(true, 1, 840),
      feed(true, 2, 900),
    ]) {
      const { status } = await ingestStatFile(store, 'alpha', 1, body, { hold, sure: true })
      states.push(status)
      await runJobs()
      later(200)
    }
    expect(states[1]).toBe(hold === false ? 'published' : 'held')
    expect(service.titles('ann')).toEqual([
      'Football has started',
      'End of 1st quarter: alpha University 0, Ashford 0',
    ])
  })

  test('merges scores within two minutes into one message with the newest', async () => {
    await subscribe('ann', { teams: [{ sportId: 1, kinds: ['score'] }] })
    await send({ us: [0] })
    await runJobs()
    await send({ us: [7] })
    await runJobs()
    await send({ us: [14] })
    await send({ us: [21] })
    await runJobs()
    expect(service.titles('ann')).toEqual(['alpha University 7, Ashford 0'])
    later(121)
    await runJobs()
    expect(service.titles('ann')).toEqual([
      'alpha University 7, Ashford 0',
      'alpha University 21, Ashford 0',
    ])
  })

  test('follows each subscriber’s choices, per department', async () => {
    await subscribe('final', { teams: [{ sportId: 1, kinds: ['final'] }] })
    await subscribe('free', { scoreFree: true })
    await subscribe('nothing', { teams: [], alerts: false })
    await subscribe('theirs', {}, 'beta')
    await send({ us: [0] })
    await runJobs()
    await send({ us: [7, 7, 7, 7], quarter: 4, over: true })
    await runJobs()
    expect(service.titles('final')).toEqual(['Final: alpha University 28, Ashford 0'])
    expect(service.titles('free')).toEqual(['Football has started', 'Football is over'])
    expect(
      JSON.stringify(
        service.delivered.flatMap(({ browser, message }) => (browser === 'free' ? [message] : [])),
      ),
    ).not.toContain('28')
    expect([service.titles('nothing'), service.titles('theirs')]).toEqual([[], []])
  })

  test('drops scores in quiet hours, and sends the final afterwards', async () => {
    await subscribe('owl', { quiet: { from: '00:00', to: '13:00' }, timeZone: 'America/Chicago' })
    vi.setSystemTime(new Date(`${new Date().toISOString().slice(0, 10)}T17:00:00Z`))
    await send({ us: [0] })
    await send({ us: [7] })
    await send({ us: [7, 0, 0, 0], quarter: 4, over: true })
    await runJobs()
    expect(service.titles('owl')).toEqual([])
    vi.setSystemTime(new Date(`${new Date().toISOString().slice(0, 10)}T19:00:01Z`))
    await runJobs()
    expect(service.titles('owl')).toEqual(['Final: alpha University 7, Ashford 0'])
  })

  test('drops news that is only of the moment in quiet hours, even near their end', async () => {
    await subscribe('owl', { quiet: { from: '00:00', to: '18:10' }, timeZone: 'UTC' })
    await send({ us: [0] })
    await runJobs()
    later(601)
    await runJobs()
    expect(service.titles('owl')).toEqual([])
  })

  test('sends once with two processes on one store', async () => {
    const two = await open(service.origin)
    await subscribe('ann', { teams: [{ sportId: 1, kinds: ['start', 'final'] }] })
    await send({ us: [0] })
    await runJobs(two)
    await send({ us: [7, 0, 0, 0], quarter: 4, over: true })
    await runJobs(two)
    await two.close()
    expect(service.titles('ann')).toEqual([
      'Football has started',
      'Final: alpha University 7, Ashford 0',
    ])
  })

  test('sends missed news after downtime, also for a game without news for days', async () => {
    await subscribe('ann', { teams: [{ sportId: 1, kinds: ['final', 'schedule'] }] })
    await store.db.updateTable('push_told').set({ at: 0 }).execute()
    await desk.close()
    await transact(store, 'alpha', (transaction) =>
      writeGame(transaction, {
        id: 1,
        scheduleId: 1,
        sportId: 1,
        doc: gameDoc({ date: `${new Date().toISOString().slice(0, 10)}T16:00:00`, time: '4 p.m.' }),
      }),
    )
    desk = await open(service.origin)
    await runJobs()
    expect(service.titles('ann')).toEqual(['Football: alpha University vs Ashford'])
    service.delivered.length = 0
    await send({ us: [0] })
    await runJobs()
    await desk.close()
    await send({ us: [7, 0, 0, 0], quarter: 4, over: true })
    desk = await open(service.origin)
    await runJobs()
    expect(service.titles('ann')).toEqual(['Final: alpha University 7, Ashford 0'])
  })
})

describe('schedule changes and alerts [GM-04]', () => {
  const at = (clock: string) => `${new Date().toISOString().slice(0, 10)}T${clock}:00`
  const move = (more: Parameters<typeof gameDoc>[0]) =>
    transact(store, 'alpha', (transaction) =>
      writeGame(transaction, {
        id: 1,
        scheduleId: 1,
        sportId: 1,
        doc: gameDoc({ date: at('19:00'), ...more }),
      }),
    )
  test('sends a moved game, but nothing that was so at subscription', async () => {
    await subscribe('ann')
    await runJobs()
    expect(service.titles('ann')).toEqual([])
    await move({ date: at('16:00'), time: '4 p.m.' })
    await runJobs()
    expect(service.delivered.map(({ message }) => message.notification.title)).toEqual([
      'Football: alpha University vs Ashford',
    ])
    expect(service.delivered[0]!.message.notification.body).toMatch(
      /^Now .*4 p\.m\., was .*7 p\.m\.$/,
    )
    await move({ date: at('16:00'), time: '4 p.m.', noplayText: 'Postponed', status: 'P' })
    await runJobs()
    expect(service.delivered[1]!.message.notification.body).toMatch(/^Postponed\./)
  })
  test('sends nothing when only the spelling of a kickoff, a remark or a place changes', async () => {
    await subscribe('ann')
    await move({ time: '7 p.m.', location: 'Tarrow', facility: null })
    await runJobs()
    service.delivered.length = 0
    for (const more of [
      { time: '7PM', location: 'Tarrow, Ia.', facility: null },
      { time: '7 p.m. (KITE-TV)', location: 'Tarrow, Iowa', facility: null },
      { time: '7:00 PM CT', location: 'Tarrow, IA', facility: { title: 'Kite Field' } },
      { time: '19:00', location: null, facility: { title: 'KITE FIELD' } },
    ]) {
      await move(more)
      await runJobs()
    }
    expect(service.delivered).toEqual([])
    await move({ time: '7 p.m.', location: 'Orsk', facility: null })
    await runJobs()
    expect(service.delivered[0]!.message.notification.body).toBe('Now at Orsk, was at KITE FIELD.')
  })
  test('sends an alert once when it begins, not one already running or off the web', async () => {
    const say = (id: number, title: string, more: object = {}) =>
      transact(store, 'alpha', (transaction) =>
        writeItem(transaction, alert, {
          id,
          rank: id,
          doc: {
            title,
            message: '<p>Gates open <b>late</b>.</p>',
            link: null,
            linkTitle: null,
            openInNewWindow: false,
            enabled: true,
            showOnWeb: true,
            startDate: null,
            endDate: null,
            ...more,
          },
        }),
      )
    await say(1, 'Old')
    await subscribe('ann')
    await say(2, 'Lightning')
    await runJobs()
    await say(3, 'Not here', { showOnWeb: false })
    await say(4, 'Off', { enabled: false })
    await say(2, 'Lightning near')
    // A later or returning process sends nothing twice.
    await say(5, 'Gates')
    await subscribe('bob')
    await runJobs()
    expect(service.titles('ann')).toEqual(['Lightning', 'Gates'])
    // The same text on another day is a new alert.
    await say(5, 'Gates', { startDate: '2026-01-02T08:00:00' })
    await runJobs()
    expect(service.titles('ann')).toEqual(['Lightning', 'Gates', 'Gates'])
    expect(service.delivered[0]!.message.notification.body).toBe('Gates open late.')
  })
})

describe('failing push services [GM-04]', () => {
  const tell = async () => {
    await send({ us: [7, 0, 0, 0], quarter: 4, over: true })
    await runJobs()
  }
  const finals: Partial<NotificationPreferences> = {
    teams: [{ sportId: 1, kinds: ['final'] }],
    alerts: false,
  }
  const known = () => store.db.selectFrom('push_subscriber').select('id').execute()
  test.each([404, 410] as const)(
    '%i: deletes the subscription with its waiting messages',
    async (status) => {
      await subscribe('gone', finals)
      service.answer('gone', status)
      await send({ us: [0] })
      await tell()
      expect([
        await known(),
        await store.db.selectFrom('push_job').selectAll().execute(),
        await store.db.selectFrom('push_topic').selectAll().execute(),
      ]).toEqual([[], [], []])
      expect(warnings).toEqual([expect.stringContaining(`answered ${status}`)])
      expect(desk.metrics()).toContain('fieldhouse_push_deleted_total 1\n')
    },
  )
  test('429: pauses all messages to the service as long as it says, then sends them', async () => {
    for (const name of ['a', 'b', 'c']) await subscribe(name, finals)
    for (const name of ['a', 'b', 'c']) service.answer(name, { status: 429, retryAfter: 30 })
    const { endpoint } = await subscribe('d', { teams: [], alerts: false })
    await send({ us: [0] })
    await tell()
    expect(service.delivered).toEqual([])
    later(20)
    // A fourth browser, for which the service has refused nothing.
    expect((await ask('POST', 'test', { endpoint })).status).toBe(202)
    await runJobs()
    expect(service.delivered).toEqual([])
    for (const name of ['a', 'b', 'c']) service.answer(name)
    later(20)
    await runJobs()
    expect(service.delivered.map(({ browser }) => browser).toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })
  test('500, then success: retries later and delivers once', async () => {
    await subscribe('ann', finals)
    service.answer('ann', 500, 503)
    await send({ us: [0] })
    await tell()
    for (const wait of [3, 6]) {
      later(wait)
      await runJobs()
    }
    expect(service.titles('ann')).toHaveLength(1)
  })
  test('400 five times in a row: deletes the subscription; four times: keeps it', async () => {
    const ann = await subscribe('ann', { ...finals, alerts: false })
    await subscribe('bob', finals)
    service.answer('ann', 400, 400, 400, 400, 400)
    service.answer('bob', 400, 400, 400, 400, 201)
    for (let i = 0; i < 5; i++) {
      for (const name of ['ann', 'bob'])
        await ask('POST', 'test', { endpoint: ann.endpoint.replace('/ann', `/${name}`) })
      await runJobs()
      later(11)
    }
    expect(await known()).toHaveLength(1)
    expect(service.titles('bob')).toHaveLength(1)
  })
  test.each([401, 403])('%i: keeps the subscription, warns once and counts', async (status) => {
    const { endpoint } = await subscribe('ann', finals)
    service.answer('ann', status, status, status, status, status, 201)
    for (let i = 0; i < 5; i++) {
      await ask('POST', 'test', { endpoint })
      await runJobs()
      later(61)
    }
    expect(await known()).toHaveLength(1)
    expect(warnings).toEqual([expect.stringContaining(`(${status}). Check supportEmail`)])
    expect(desk.metrics()).toBe(
      'fieldhouse_push_delivered_total 0\nfieldhouse_push_refused_total 5\n' +
        'fieldhouse_push_deleted_total 0\n',
    )
    await ask('POST', 'test', { endpoint })
    await runJobs()
    expect(service.titles('ann')).toHaveLength(1)
  })
  test('warns at the start without a contact address that services accept', async () => {
    const other = await openStore(':memory:')
    const at = (tenant: string) => `${tenant === 'plain' ? 'http' : 'https'}://${tenant}.example`
    for (const tenant of ['plain', 'secure', 'mail']) await seedTenant(other, tenant, { hosts: [] })
    for (const tenant of ['plain', 'secure'])
      await other.of(tenant).deleteFrom('document').where('kind', '=', 'settings').execute()
    const warn = (line: string) => warnings.push(line)
    await (
      await openPush({ store: other, origins: at, ownOrigins: [], report: () => {}, warn })
    ).close()
    await other.close()
    expect(warnings).toEqual([expect.stringMatching(/^plain has no contact address.*supportEmail/)])
  })
  test('ignores endless and missing answers without delaying others', async () => {
    await subscribe('endless', finals)
    await subscribe('hangs', finals)
    await subscribe('well', finals)
    service.answer('endless', 'endless')
    service.answer('hangs', 'hang')
    await send({ us: [0] })
    await send({ us: [7, 0, 0, 0], quarter: 4, over: true })
    await desk.settled()
    await vi.waitFor(() => {
      expect(service.titles('well')).toHaveLength(1)
    }, 5000)
  })
  test('checks an endpoint again before sending', async () => {
    const ann = await subscribe('ann', finals)
    await store
      .of('alpha')
      .updateTable('push_subscriber')
      .set({ endpoint: ann.endpoint.replace('127.0.0.1', 'localhost') })
      .execute()
    await send({ us: [0] })
    await tell()
    expect([service.delivered, service.refused]).toEqual([[], []])
  })
})

describe('the push calls [GM-04]', () => {
  test('return the stored subscription, and delete it', async () => {
    const { endpoint } = await subscribe('ann')
    expect(await (await ask('POST', 'subscription', { endpoint })).json()).toEqual({
      wishes: all,
      deliveredAt: null,
    })
    expect((await ask('POST', 'test', { endpoint })).status).toBe(202)
    await runJobs()
    expect(service.titles('ann')).toHaveLength(1)
    expect(
      ((await (await ask('POST', 'subscription', { endpoint })).json()) as { deliveredAt: string })
        .deliveredAt,
    ).toMatch(/^20/)
    expect((await ask('POST', 'test', { endpoint })).status).toBe(429)
    later(11)
    expect((await ask('POST', 'test', { endpoint })).status).toBe(202)
    await runJobs()
    expect((await ask('POST', 'subscription', { endpoint }, {}, 'beta')).status).toBe(404)
    expect((await ask('DELETE', 'subscription', { endpoint })).status).toBe(204)
    expect((await ask('POST', 'subscription', { endpoint })).status).toBe(404)
  })
  test.each<[number, string, string, unknown, Record<string, string>?]>([
    [403, 'PUT', 'subscription', {}, { 'sec-fetch-site': 'cross-site' }],
    [403, 'PUT', 'subscription', {}, { origin: 'https://evil.example' }],
    [415, 'PUT', 'subscription', '{}', { 'content-type': 'text/plain' }],
    [400, 'PUT', 'subscription', '{'],
    [400, 'PUT', 'subscription', {}],
    [400, 'POST', 'subscription', { endpoint: 7 }],
    [413, 'PUT', 'subscription', `"${'x'.repeat(40_000)}"`],
    [405, 'PUT', 'key', {}],
    [405, 'DELETE', 'test', {}],
    [
      422,
      'PUT',
      'subscription',
      {
        subscription: {
          endpoint: 'https://evil.example/x',
          keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
        },
        wishes: all,
      },
    ],
    [
      400,
      'PUT',
      'subscription',
      {
        subscription: {
          endpoint: 'https://fcm.googleapis.com/x',
          keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
        },
        wishes: { ...all, timeZone: 'Mars/Olympus' },
      },
    ],
    [
      400,
      'PUT',
      'subscription',
      {
        subscription: {
          endpoint: 'https://fcm.googleapis.com/x',
          keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
        },
        wishes: { ...all, quiet: { from: '25:00', to: '07:00' } },
      },
    ],
  ])('%i for %s %s %j', async (status, method, path, body, headers) => {
    const response = await ask(method, path, body, headers)
    expect(response.status).toBe(status)
    expect(((await response.json()) as { detail: string }).detail.length).toBeGreaterThan(10)
    expect(await store.db.selectFrom('push_subscriber').select('id').execute()).toEqual([])
  })
  test('share one pair of keys between all processes', async () => {
    const two = await open(service.origin)
    expect(two.publicKey).toBe(desk.publicKey)
    await two.close()
  })
})
