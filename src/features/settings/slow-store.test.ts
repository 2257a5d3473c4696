import { beforeEach, expect, test, vi } from 'vitest'
import { coverMessages } from './cover-messages.ts'
import { defaultPreferences } from '../../domain/phone/notification-preferences.ts'
import { putInOutbox, type Waiting } from '../../data/form-outbox.ts'

const held = new Map<string, unknown>()
/** A store that reads slower than anybody waits for, and writes all the same. */
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

const form = (key: string) =>
  ({
    formId: 1,
    title: 'Camp',
    url: '/forms/camp',
    submission: { key },
    at: 0,
    refused: null,
  }) as unknown as Waiting

test('[FM-06] a store that reads slowly loses no form that waits', async () => {
  vi.stubGlobal('dispatchEvent', () => true)
  held.set('forms-waiting', [form('a')])
  expect(await putInOutbox('alpha', form('b'))).toBe(true)
  expect(held.get('forms-waiting')).toEqual([form('a'), form('b')])
})

test('[GM-04] a store that reads slowly loses no team when scores are covered', async () => {
  const wishes = { ...defaultPreferences('UTC'), teams: [{ sportId: 3, kinds: ['final'] }] }
  held.set('wishes', wishes)
  await coverMessages('alpha', true)
  expect(held.get('wishes')).toEqual({ ...wishes, scoreFree: true })
})
