import { beforeEach, expect, test, vi } from 'vitest'
import type { NotificationPreferences } from '../../contract/follow.schema.ts'
import { defaultPreferences, zoneOfVisitor } from '../../domain/follow/notification-preferences.ts'

const mine: NotificationPreferences = { ...defaultPreferences(zoneOfVisitor()), alerts: true }
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: async (key: string) => ({ wishes: mine, 'wishes-on': true })[key],
}))
vi.mock('../../platform/push.ts', () => ({
  currentSubscription: async () => ({
    endpoint: 'https://push.test/1',
    toJSON: () => ({}),
    unsubscribe: async () => void steps.push('unsubscribe'),
  }),
  hasPublicKey: () => true,
  subscribe: async () => {
    steps.push('subscribe')
    return { endpoint: 'https://push.test/2', toJSON: () => ({}) }
  },
}))

/** What the browser's push manager was asked to do. */
let steps: string[] = []

/** The server's subscription of this browser, and what it is sent. */
let known: NotificationPreferences
let sent: NotificationPreferences[]
/** The server deleted the subscription, because the push service no longer accepts it. */
let forgotten = false
/** Covered while the browser's store hung: the choice is known, the preferences do not have it. */
const choose = (scores: 'shown' | 'covered') =>
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ scores }) })
beforeEach(() => {
  vi.resetModules()
  known = mine
  sent = []
  steps = []
  forgotten = false
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body: string }) => {
    if (method === 'POST' && forgotten) return new Response(null, { status: 404 })
    if (method === 'GET') return Response.json({ publicKey: 'key' })
    if (method !== 'PUT') return Response.json({ wishes: known, deliveredAt: null })
    known = (JSON.parse(body) as { wishes: NotificationPreferences }).wishes
    sent.push(known)
    return Response.json({ wishes: known, deliveredAt: null })
  })
})

test('sends covered scores to the server once at the next start [GM-04]', async () => {
  choose('covered')
  const { syncPushSubscription } = await import('./sync-push.ts')
  await syncPushSubscription('alpha')
  await syncPushSubscription('alpha')
  expect(sent).toEqual([{ ...mine, scoreFree: true }])
})

test('keeps stored preferences when scores are shown [GM-04]', async () => {
  choose('shown')
  known = { ...mine, scoreFree: true }
  const { syncPushSubscription } = await import('./sync-push.ts')
  await syncPushSubscription('alpha')
  await syncPushSubscription('alpha')
  expect(sent).toEqual([mine])
})

test('subscribes anew when the server deleted the subscription [GM-04]', async () => {
  choose('shown')
  forgotten = true
  const { syncPushSubscription } = await import('./sync-push.ts')
  await syncPushSubscription('alpha')
  expect([steps, sent]).toEqual([['unsubscribe', 'subscribe'], [mine]])
})
