import { beforeEach, expect, test, vi } from 'vitest'
import type { StreamFrame } from '../../contract/messages.ts'

/** A browser with as little in it as live scores touch; `lines` are the streams it opened. */
class Line extends EventTarget {
  static CLOSED = 2
  readyState = 1
  constructor() { super(); lines.push(this) }
  close() { this.readyState = 2 }
  say(frame: StreamFrame) { this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) })) }
}
let lines: Line[]
let channels: ((word: unknown) => void)[]
let page: EventTarget
let polls: number
let told: unknown[]
const sync: StreamFrame = { kind: 'sync', recovered: true }

/** `leader` is false for a tab that another one's lock keeps waiting. */
async function openTab({ leader = true, hidden = false } = {}) {
  page = Object.assign(new EventTarget(), { visibilityState: hidden ? 'hidden' : 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('EventSource', Line)
  vi.stubGlobal('BroadcastChannel', class { postMessage(word: unknown) { told.push(word) } addEventListener(_: string, listener: (event: { data: unknown }) => void) { channels.push((data) => listener({ data })) } })
  vi.stubGlobal('navigator', { locks: { request: (_: string, run: () => void) => { if (leader) run() } } })
  vi.resetModules()
  const { createQueryClient } = await import('../client.ts')
  const { startLive } = await import('./start.ts')
  startLive(createQueryClient(async () => { polls++; return { value: { Games: [] }, at: 0, saved: false } }, false), 'alpha')
}
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  channels = []
  polls = 0
  told = []
  return () => vi.useRealTimers()
})

test('[GM-04] a stream that was accepted and never spoke: the tab polls after three seconds', async () => {
  await openTab()
  await wait(2500)
  expect(polls).toBe(0)
  await wait(2000)
  expect(polls).toBe(1)
})

test('[GM-04] a line that beats is trusted; 45 s of silence are not, and it is opened again', async () => {
  await openTab()
  lines[0]!.say(sync)
  for (let i = 0; i < 4; i++) {
    await wait(20_000)
    lines[0]!.dispatchEvent(new Event('beat'))
  }
  expect([polls, lines.length]).toEqual([0, 1])
  await wait(51_000)
  expect(polls).toBeGreaterThan(0)
  expect(lines.length).toBe(2)
  lines[1]!.say(sync)
  const before = polls
  await wait(40_000)
  expect(polls).toBe(before)
})

test('[GM-04] a hidden leader, too, opens a dead line again: others listen to it', async () => {
  await openTab({ hidden: true })
  lines[0]!.say(sync)
  await wait(51_000)
  expect(lines.length).toBe(2)
})

test('[GM-04] a tab that listens to a leader polls when it hears nothing, and stops when it does', async () => {
  await openTab({ leader: false })
  await wait(4000)
  expect([polls, lines.length]).toEqual([1, 0])
  channels[0]!({ frame: sync })
  await wait(40_000)
  expect(polls).toBe(1)
  await wait(10_000)
  expect(polls).toBeGreaterThan(1)
})

test.each([['visibilitychange', {}], ['online', {}], ['pageshow', { persisted: true }]])('[GM-04] on %s the scores are asked for at once', async (name, more) => {
  await openTab({ leader: false })
  channels[0]!('alive')
  await wait(30_000)
  expect(polls).toBe(0)
  page.dispatchEvent(Object.assign(new Event(name), more))
  await wait(0)
  expect(polls).toBe(1)
})

test('[GM-04] a tab that asks is told every game that the one with the stream knows: it may have come after the last frame', async () => {
  await openTab()
  const frame: StreamFrame = { kind: 'game', game: { gameId: 1, sportId: 1, gameState: 3, version: 5, updatedAt: '', period: 1, periodLabel: '1st', clock: null, teamScore: '7', opponentScore: '0', teamPeriods: [], opponentPeriods: [], lastPlay: null } }
  lines[0]!.say(frame)
  told = []
  for (const listener of channels) listener('ask')
  expect(told).toEqual([{ frame }, 'alive'])
})

test.each([0, 20_000, 44_000])('[GM-04] the clock is put back by an hour %i ms after a line was heard that has died: the tab polls and opens it again', async (after) => {
  await openTab()
  lines[0]!.say(sync)
  await wait(after)
  vi.setSystemTime(Date.now() - 3_600_000)
  await wait(51_000 - after)
  expect(polls).toBeGreaterThan(0)
  expect(lines.length).toBeGreaterThan(1)
})

test('[GM-04] the clock is put back while the line lives: it goes on, and what was polled meanwhile ends', async () => {
  await openTab()
  lines[0]!.say(sync)
  vi.setSystemTime(Date.now() - 3_600_000)
  await wait(10_000)
  lines.at(-1)!.say(sync)
  const before = polls
  await wait(40_000)
  expect([polls, lines.length]).toEqual([before, 2])
})

test('[GM-04] a device that slept does not trust its line: nothing ran meanwhile, and its clock went on', async () => {
  await openTab()
  lines[0]!.say(sync)
  vi.setSystemTime(Date.now() + 3_600_000)
  await wait(6000)
  expect(polls).toBeGreaterThan(0)
  expect(lines.length).toBe(2)
})
