import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readUnsentData, formatUnsentData } from './unsent-data.ts'

const held = new Map<string, unknown>()
let answers = true
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  entries: () => (answers ? Promise.resolve([...held]) : new Promise(() => {})),
}))
beforeEach(() => {
  held.clear()
  answers = true
})

const form = (data?: object) => ({
  state: {
    status: data ? 'success' : 'pending',
    data,
    variables: { formId: 3, submission: { key: crypto.randomUUID() } },
  },
})
const sheet = (events: number, known: number) => ({
  events: Array.from({ length: events }, (_, i) => ({ id: `e${i}` })),
  known: Array.from({ length: known }, (_, i) => `e${i}`),
  last: known,
})

describe('unsent items before a device is cleared [FM-06] [GM-02]', () => {
  test('count waiting and refused forms, and taps without an acknowledgment', async () => {
    const mutations = [
      form(),
      form({ is: 'refused', detail: 'Form incomplete.', problems: [] }),
      null,
      form({ is: 'taken', taken: { amountDue: 1250, payUrl: null } }),
    ]
    held.set('mutations', { clientState: { mutations } })
    held.set('score-sheet-7', sheet(9, 5))
    held.set('score-sheet-8', sheet(3, 3))
    held.set('score-sheet-9', sheet(8, 0))
    held.set('form-draft-3', { key: 'k', answers: {} })
    expect(await readUnsentData('t')).toEqual({ forms: 2, taps: 12 })
  })

  test.each([
    ['garbage'],
    [7],
    [null],
    [{ events: 'x' }],
    [{ events: [null, { id: 'a' }], known: 3 }],
  ])('count the intact items of a broken store (%j)', async (broken) => {
    held.set('score-sheet-7', broken)
    held.set('mutations', broken)
    expect(await readUnsentData('t')).toEqual({
      forms: 0,
      taps: typeof broken === 'object' && broken && Array.isArray(broken.events) ? 1 : 0,
    })
  })

  test('are zero after waiting for a store that does not answer', async () => {
    vi.useFakeTimers()
    try {
      answers = false
      const asked = readUnsentData('t')
      await vi.advanceTimersByTimeAsync(3000)
      expect(await asked).toEqual({ forms: 0, taps: 0 })
    } finally {
      vi.useRealTimers()
    }
  })

  test.each([
    [{ forms: 1, taps: 12 }, '1 form and 12 taps of a score are not sent yet.'],
    [{ forms: 1, taps: 0 }, '1 form is not sent yet.'],
    [{ forms: 0, taps: 1 }, '1 tap of a score is not sent yet.'],
    [{ forms: 2, taps: 0 }, '2 forms are not sent yet.'],
    [{ forms: 0, taps: 0 }, ''],
  ])('%j: %s', (what, words) => {
    expect(formatUnsentData(what)).toBe(words)
  })
})
