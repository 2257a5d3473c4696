import { beforeEach, expect, test, vi } from 'vitest'
import type { PersistedClient } from '@tanstack/query-persist-client-core'
import { coverMessages } from './cover-messages.ts'
import { defaultPreferences } from '../../domain/follow/notification-preferences.ts'
import { formPersister } from '../../data/forms/stored-forms.ts'

const held = new Map<string, unknown>()
/** A store that reads slower than the time limit, but writes. */
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: (key: string) =>
    new Promise((done) => {
      setTimeout(() => done(held.get(key)), 1000)
    }),
  set: async (key: string, value: unknown) => void held.set(key, value),
  update: async (key: string, by: (old: unknown) => unknown) =>
    void held.set(key, by(held.get(key))),
}))
beforeEach(() => {
  held.clear()
})

const form = (key: string) => ({
  mutationKey: ['forms'],
  state: { status: 'pending', failureCount: 1, variables: { formId: 1, submission: { key } } },
})
const client = (...keys: string[]) =>
  ({ clientState: { queries: [], mutations: keys.map(form) } }) as unknown as PersistedClient

test('keeps waiting forms when the store reads slowly [FM-06]', async () => {
  held.set('mutations', client('a'))
  const tab = { forms: () => [], drop: vi.fn(), changed: vi.fn(), unanswered: vi.fn() }
  const persister = formPersister('alpha', tab)
  expect(await persister.restoreClient()).toBeUndefined()
  await persister.persistClient(client('b'))
  expect(held.get('mutations')).toMatchObject(client('a', 'b'))
  expect([tab.unanswered, tab.drop].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})

test('keeps followed teams when the store reads slowly while covering scores [GM-04]', async () => {
  const wishes = { ...defaultPreferences('UTC'), teams: [{ sportId: 3, kinds: ['final'] }] }
  held.set('wishes', wishes)
  await coverMessages('alpha', true)
  expect(held.get('wishes')).toEqual({ ...wishes, scoreFree: true })
})
