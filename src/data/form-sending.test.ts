import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Waiting } from './form-outbox.ts'

let held: Waiting[] | undefined
const tries: number[] = []
/** What a try to send makes of what waits, and says when to try again. */
let answer: () => number | null
vi.mock('./form-outbox.ts', async (real) => ({
  ...(await real<object>()),
  waitingForms: async () => held && structuredClone(held),
  sendOutbox: async () => {
    tries.push(Date.now())
    return answer()
  },
}))

const form = (more: Partial<Waiting> = {}): Waiting => ({
  formId: 3,
  title: 'Camp',
  url: '/form/3',
  at: 0,
  refused: null,
  sending: false,
  submission: {
    key: 'a',
    access: 'public',
    answers: {},
    coupon: '',
    amount: '',
    took: 5000,
    website: '',
  },
  ...more,
})
const soon = () => vi.advanceTimersByTimeAsync(0)
let windows: EventTarget
let end = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  windows = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, windows[name].bind(windows))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('BroadcastChannel', undefined)
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  held = []
  tries.length = 0
  answer = () => null
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

describe('[FM-06] what waits is tried again', () => {
  const open = async () => {
    const { keepSending } = await import('./form-sending.ts')
    const shown: Waiting[][] = []
    end = keepSending('t', (now) => shown.push(now))
    await soon()
    return shown
  }
  const tell = async () => {
    const { outboxEvent } = await import('./form-outbox.ts')
    windows.dispatchEvent(new Event(outboxEvent))
    await soon()
  }

  test('a form that begins to wait on a page whose outbox was empty, with a line that only seems to be there', async () => {
    const shown = await open()
    expect(tries).toEqual([0])
    held = [form()]
    answer = () => {
      held = []
      return null
    }
    await tell()
    expect(shown.at(-1)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(6000)
    expect(tries).toHaveLength(2)
    expect(shown.at(-1)).toEqual([])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(tries).toHaveLength(2)
  })

  test.each<[string, Partial<Waiting>]>([
    ['on its way for the first time', { sending: true }],
    ['refused', { refused: 'Form incomplete.' }],
  ])('not what is %s', async (_, more) => {
    await open()
    held = [form(more)]
    await tell()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(tries).toHaveLength(1)
  })

  test('what is heard of it in between hurries no try, and makes no second one', async () => {
    await open()
    held = [form()]
    answer = () => 5000
    await tell()
    for (let i = 0; i < 5; i++) {
      await vi.advanceTimersByTimeAsync(500)
      await tell()
    }
    expect(tries).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2500)
    expect(tries).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(4900)
    expect(tries).toHaveLength(2)
  })

  test('a store that does not answer leaves what was shown', async () => {
    held = [form({ refused: 'no' })]
    const shown = await open()
    held = undefined
    await tell()
    expect(shown.at(-1)).toHaveLength(1)
  })
})
