import { expect, test, vi } from 'vitest'
import { moveOutbox } from './move-outbox.ts'
import { storedForms } from './stored-forms.ts'

const held = new Map<string, unknown>()
let full = false
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: async (key: string) => held.get(key),
  update: async (key: string, by: (old: unknown) => unknown) => {
    if (full) throw new DOMException('full', 'QuotaExceededError')
    held.set(key, by(held.get(key)))
  },
  del: async (key: string) => void held.delete(key),
}))

const old = (key: string, more = {}) => ({
  formId: 3,
  title: 'Camp',
  url: '/form/3',
  at: 0,
  refused: null,
  sending: true,
  submission: { key, answers: { name: key }, coupon: 'EARLY', amount: '' },
  ...more,
})
const list = [
  null,
  old('a'),
  old('b', { refused: 'It is closed.' }),
  old('c', { due: { cents: 1250, payUrl: null } }),
]

test('moves each entry of an earlier version once, unchanged [FM-06]', async () => {
  held.set('forms-waiting', list)
  await moveOutbox('t')
  const moved = await storedForms('t')
  expect(moved).toMatchObject([
    { title: 'Camp', refused: null, sending: false, submission: { key: 'a', coupon: 'EARLY' } },
    { refused: 'It is closed.', submission: { key: 'b', answers: { name: 'b' }, coupon: '' } },
    { due: { cents: 1250, payUrl: null }, submission: { key: 'c', answers: {} } },
  ])
  expect([...held.keys()]).toEqual(['mutations'])
  await moveOutbox('t')
  expect(await storedForms('t')).toEqual(moved)
})

test('leaves a list in place when there is no room for it [FM-06]', async () => {
  held.clear()
  held.set('forms-waiting', list)
  full = true
  await moveOutbox('t')
  expect([...held]).toEqual([['forms-waiting', list]])
})
