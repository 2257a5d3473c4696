import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Waiting } from '../../data/form-outbox.ts'
import { keepDraft, readDraft } from './draft.ts'

const held = new Map<string, unknown>()
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: async (key: string) => held.get(key),
  set: async (key: string, value: unknown) => void held.set(key, value),
}))
beforeEach(() => { held.clear() })

const form = (key: string, refused: string | null, formId = 3): Waiting => ({ formId, title: 'Camp', url: '/form/3', at: 0, refused, sending: false, submission: { key, access: 'public', answers: { name: key }, coupon: 'HALF', amount: '5', took: 5000, website: '' } })

describe('[FM-06] what was refused after its page was closed', () => {
  test('is what its form begins with: the answers under a new key, and which one they replace', async () => {
    held.set('forms-waiting', [form('other', 'no', 4), form('goes', null), form('mine', 'Form incomplete.'), form('second', 'no')])
    const draft = await readDraft('t', 3)
    expect(draft).toMatchObject({ answers: { name: 'mine' }, instead: 'mine' })
    expect(draft!.key).toMatch(/^[\da-f-]{36}$/)
    expect(JSON.stringify(draft)).not.toMatch(/HALF|"5"/)
  })

  test('comes after what was begun since, which knows itself what it replaces', async () => {
    held.set('forms-waiting', [form('mine', 'no')])
    await keepDraft('t', 3, { key: 'k', at: Date.now(), answers: { name: 'mended' }, instead: 'mine' })
    expect(await readDraft('t', 3)).toMatchObject({ key: 'k', answers: { name: 'mended' }, instead: 'mine' })
  })

  test('is nobody else’s: what goes out still, and other forms, begin nothing', async () => {
    held.set('forms-waiting', [form('other', 'no', 4), form('goes', null)])
    expect(await readDraft('t', 3)).toBeUndefined()
  })
})
