import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NotificationPreferences } from '../../src/contract/follow.schema.ts'
import { routesOf } from '../../tests/support/ask-routes.ts'
import { openStore } from '../../tests/support/engine.ts'
import { startPushService } from '../../tests/support/push-service.ts'
import { seedTenant } from '../../tests/support/seed.ts'
import { pushRoutes } from '../api/push.ts'
import type { Store } from '../db/store.ts'
import { openPush, type Push } from './open-push.ts'

let store: Store
let desk: Push
let service: Awaited<ReturnType<typeof startPushService>>
let ask: (method: 'PUT' | 'POST', body: unknown, address?: string) => Promise<Response>
beforeEach(async () => {
  // Rates of a minute and of a day begin again at their ends.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-21T18:00:10Z') })
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: ['alpha.example'] })
  service = await startPushService()
  desk = await openPush({
    store,
    origins: (tenant) => `https://${tenant}.example`,
    ownOrigins: [service.origin],
    report: (error) => {
      throw error
    },
  })
  const routes = routesOf((router) => pushRoutes(router, desk))
  ask = (method, body, address = '203.0.113.1') => {
    const sent: RequestInit = { method, body: JSON.stringify(body) }
    const headers = { host: 'alpha.example', 'content-type': 'application/json' }
    const request = new Request('https://alpha.example/api/v2/push/subscription', {
      ...sent,
      headers,
    })
    return routes(request, 'alpha', { address })
  }
})
afterEach(async () => {
  vi.useRealTimers()
  await service.close()
  await desk.close()
  await store.close()
})

const wishes: NotificationPreferences = {
  teams: [{ sportId: 1, kinds: ['final'] }],
  alerts: true,
  quiet: null,
  timeZone: 'America/Chicago',
  scoreFree: false,
}
const subscribe = async (name: string, address?: string) => {
  const subscription = service.browser(name)
  return (await ask('PUT', { subscription, wishes }, address)).status
}

test('limits new subscriptions of one address, and of others not [GM-04]', async () => {
  const { keys } = service.browser('pattern')
  const statuses: number[] = []
  for (let i = 0; i < 650; i++) {
    const endpoint = `${service.origin}/to/${randomBytes(12).toString('hex')}`
    statuses.push((await ask('PUT', { subscription: { endpoint, keys }, wishes })).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(await subscribe('ann', '198.51.100.7')).toBe(200)
  // A browser that is known may change what it wants, also from there.
  for (let i = 0; i < 5; i++) expect(await subscribe('ann')).toBe(200)
  const refused = await ask('PUT', { subscription: service.browser('bob'), wishes })
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  vi.setSystemTime(Date.now() + 61_000)
  expect(await subscribe('bob')).toBe(200)
}, 30_000)

test('lets a fan subscribe while many addresses invent subscriptions [GM-04]', async () => {
  const { keys } = service.browser('pattern')
  const invent = async (address: string) => {
    const endpoint = `${service.origin}/to/${randomBytes(12).toString('hex')}`
    return (await ask('PUT', { subscription: { endpoint, keys }, wishes }, address)).status
  }
  const count = async () =>
    (await store.db.selectFrom('push_subscriber').select('id').execute()).length
  expect(await subscribe('earlier', '192.0.2.1')).toBe(200)
  await store.db.updateTable('push_subscriber').set({ made_at: 1 }).execute()
  // Five /64 networks of one owner and five addresses of another use up the minute.
  const strangers = Array.from({ length: 5 }, (_, i) => [`2001:db8:7:${i}::1`, `203.0.113.${i}`])
  for (const address of strangers.flat()) {
    const statuses = await Promise.all(Array.from({ length: 60 }, () => invent(address)))
    expect(new Set(statuses)).toEqual(new Set([200]))
  }
  expect(await count()).toBe(601)

  const fans = ['ann', 'bob', 'cy']
  for (const [i, name] of fans.entries())
    expect([name, await subscribe(name, `198.51.100.${i}`)]).toEqual([name, 200])
  // More addresses of the same owners displace nothing but what these owners have in excess.
  for (let i = 5; i < 15; i++)
    for (const address of [`2001:db8:7:${i}::1`, `203.0.113.${i}`])
      expect([200, 503]).toContain(await invent(address))
  expect(await count()).toBe(601)
  for (const name of ['earlier', ...fans]) {
    const { endpoint } = service.browser(name)
    expect([name, (await ask('POST', { endpoint })).status]).toEqual([name, 200])
  }
}, 120_000)

test('deletes what no message ever reached, and keeps the others [GM-04]', async () => {
  for (const name of ['silent', 'heard', 'new']) expect(await subscribe(name)).toBe(200)
  const day = 86_400_000
  const set = (name: string, values: { made_at: number; delivered_at?: number }) =>
    store.db
      .updateTable('push_subscriber')
      .set(values)
      .where('endpoint', 'like', `%${name}`)
      .execute()
  await set('silent', { made_at: Date.now() - 201 * day })
  await set('heard', { made_at: Date.now() - 900 * day, delivered_at: Date.now() - 300 * day })
  await set('new', { made_at: Date.now() - 150 * day })
  vi.setSystemTime(Date.now() + 2 * 3_600_000)
  await desk.carried()
  const { endpoint } = service.browser('silent')
  expect((await ask('POST', { endpoint })).status).toBe(404)
  for (const table of ['push_subscriber', 'push_topic'] as const) {
    const column = table === 'push_topic' ? 'subscriber' : 'id'
    const rows = await store.db.selectFrom(table).select(column).distinct().execute()
    expect(rows).toHaveLength(2)
  }
})
