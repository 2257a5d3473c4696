import { beforeEach, expect, test, vi } from 'vitest'
import type { NotificationPreferences } from '../../contract/follow.schema.ts'
import { defaultPreferences, zoneOfVisitor } from '../../domain/phone/notification-preferences.ts'

const mine: NotificationPreferences = { ...defaultPreferences(zoneOfVisitor()), alerts: true }
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: async (key: string) => ({ wishes: mine, 'wishes-on': true })[key],
}))
vi.mock('../../platform/push.ts', () => ({
  currentSubscription: async () => ({ endpoint: 'https://push.test/1', toJSON: () => ({}) }),
}))

/** The server's subscription of this browser, and what it is sent. */
let known: NotificationPreferences
let sent: NotificationPreferences[]
/** Covered while the browser's store hung: the choice is known, the preferences do not have it. */
const choose = (scores: 'shown' | 'covered') =>
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ scores }) })
beforeEach(() => {
  vi.resetModules()
  known = mine
  sent = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body: string }) => {
    if (method !== 'PUT') return Response.json({ wishes: known, deliveredAt: null })
    known = (JSON.parse(body) as { wishes: NotificationPreferences }).wishes
    sent.push(known)
    return Response.json({ wishes: known, deliveredAt: null })
  })
})

test('sends covered scores to the server once at the next start [GM-04]', async () => {
  choose('covered')
  const { heal } = await import('./heal.ts')
  await heal('alpha')
  await heal('alpha')
  expect(sent).toEqual([{ ...mine, scoreFree: true }])
})

test('keeps stored preferences when scores are shown [GM-04]', async () => {
  choose('shown')
  known = { ...mine, scoreFree: true }
  const { heal } = await import('./heal.ts')
  await heal('alpha')
  await heal('alpha')
  expect(sent).toEqual([mine])
})
