import { beforeEach, expect, test, vi } from 'vitest'
import { pollingFactor, schedulePolling } from './poll.ts'

let page: EventTarget & { visibilityState: string }
let line: { effectiveType?: string; saveData?: boolean }
let asked: number
let start: number
const times: number[] = []
beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  line = {}
  asked = 0
  times.length = 0
  start = Date.now()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { connection: line })
  return () => vi.useRealTimers()
})
const ask = () => {
  asked++
  times.push(Date.now() - start)
}
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const show = (visibilityState: string) => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

test('polls less often in a hidden page and on a slow network [OF-03]', () => {
  expect(
    [
      [false, false],
      [false, true],
      [true, false],
      [true, true],
    ].map(([hidden, slow]) => pollingFactor({ hidden: hidden!, slow: slow! })),
  ).toEqual([1, 4, 10, 20])
})

test('randomizes each wait within a quarter of its length [OF-03]', async () => {
  const draws = [0, 0.999, 0.5]
  vi.spyOn(Math, 'random').mockImplementation(() => draws.shift() ?? 0.5)
  schedulePolling(4000, ask)
  await wait(12_100)
  expect(times.map((time, i) => Math.round((time - (times[i - 1] ?? 0)) / 100) / 10)).toEqual([
    3, 5, 4,
  ])
})

test.each([
  ['2g', { effectiveType: '2g' }],
  ['slow-2g', { effectiveType: 'slow-2g' }],
  ['data saving', { saveData: true }],
])('polls four times less often on %s [OF-03]', async (_, weak) => {
  Object.assign(line, weak)
  schedulePolling(4000, ask)
  await wait(11_900)
  expect(asked).toBe(0)
  await wait(8200)
  expect(asked).toBe(1)
})

test('polls ten times less often when hidden, and at once when visible again [OF-03]', async () => {
  page.visibilityState = 'hidden'
  schedulePolling(4000, ask)
  await wait(29_000)
  expect(asked).toBe(0)
  show('visible')
  await wait(0)
  expect(asked).toBe(1)
  // Switching back and forth does not poll more often.
  for (const state of ['hidden', 'visible', 'hidden', 'visible']) show(state)
  await wait(0)
  expect(asked).toBe(1)
})

test('skips while a request is pending, and retries a failed one [OF-03]', async () => {
  let finish = () => {}
  const stop = schedulePolling(
    1000,
    () => {
      ask()
      return asked === 1
        ? new Promise<void>((resolve) => {
            finish = resolve
          })
        : Promise.reject(new Error('no'))
    },
    { atOnce: true },
  )
  await wait(60_000)
  show('hidden')
  show('visible')
  await wait(0)
  expect(asked).toBe(1)
  finish()
  await wait(2600)
  expect(asked).toBeGreaterThanOrEqual(2)
  stop()
  const before = asked
  await wait(60_000)
  show('visible')
  expect(asked).toBe(before)
})

test('polls when visible again after the clock went back [OF-03]', async () => {
  page.visibilityState = 'hidden'
  schedulePolling(4000, ask)
  await wait(5000)
  vi.setSystemTime(Date.now() - 3_600_000)
  await wait(24_000)
  show('visible')
  await wait(0)
  expect(asked).toBe(1)
})
