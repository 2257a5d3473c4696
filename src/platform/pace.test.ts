import { beforeEach, expect, test, vi } from 'vitest'
import { paceOf, repeat } from './pace.ts'

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

test('[OF-03] a hidden page and a weak line ask less often, both together not for ever', () => {
  expect(
    [
      [false, false],
      [false, true],
      [true, false],
      [true, true],
    ].map(([hidden, slow]) => paceOf({ hidden: hidden!, slow: slow! })),
  ).toEqual([1, 4, 10, 20])
})

test('[OF-03] each wait is drawn anew, within a quarter of what is wanted', async () => {
  const draws = [0, 0.999, 0.5]
  vi.spyOn(Math, 'random').mockImplementation(() => draws.shift() ?? 0.5)
  repeat(4000, ask)
  await wait(12_100)
  expect(times.map((time, i) => Math.round((time - (times[i - 1] ?? 0)) / 100) / 10)).toEqual([
    3, 5, 4,
  ])
})

test.each([
  ['2g', { effectiveType: '2g' }],
  ['slow-2g', { effectiveType: 'slow-2g' }],
  ['a visitor who saves data', { saveData: true }],
])('[OF-03] on %s it asks four times less often', async (_, weak) => {
  Object.assign(line, weak)
  repeat(4000, ask)
  await wait(11_900)
  expect(asked).toBe(0)
  await wait(8200)
  expect(asked).toBe(1)
})

test('[OF-03] hidden it asks ten times less often, and at once when somebody looks again', async () => {
  page.visibilityState = 'hidden'
  repeat(4000, ask)
  await wait(29_000)
  expect(asked).toBe(0)
  show('visible')
  await wait(0)
  expect(asked).toBe(1)
  // Who goes to and fro asks no more often.
  for (const state of ['hidden', 'visible', 'hidden', 'visible']) show(state)
  await wait(0)
  expect(asked).toBe(1)
})

test('[OF-03] one that takes long is not asked a second time meanwhile; one that fails is asked again; one that was ended is not', async () => {
  let finish = () => {}
  const stop = repeat(
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

test('[OF-03] a clock that was put back keeps nobody waiting who looks again', async () => {
  page.visibilityState = 'hidden'
  repeat(4000, ask)
  await wait(5000)
  vi.setSystemTime(Date.now() - 3_600_000)
  await wait(24_000)
  show('visible')
  await wait(0)
  expect(asked).toBe(1)
})
