import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../contract/api.ts'
import type { StreamFrame } from '../../contract/messages.ts'
import type { GameState } from '../../contract/live.schema.ts'
import type { Transport } from '../client.ts'
import type { apiQuery, ApiQuery } from '../api-query.ts'

/** A browser with only what live scores use; `lines` are the streams it opened. */
class Line extends EventTarget {
  static CLOSED = 2
  readyState = 1
  constructor() {
    super()
    lines.push(this)
  }
  close() {
    this.readyState = 2
  }
  say(frame: StreamFrame) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }
}
let lines: Line[]
let channels: ((word: unknown) => void)[]
let page: EventTarget & { visibilityState: string }
let line: { saveData?: boolean }
let client: QueryClient
let read: typeof apiQuery
let polls: number
let told: unknown[]
const sync: StreamFrame = { kind: 'sync', recovered: true }

/** `leader` is false for a tab that waits for another tab's lock. */
async function openTab({
  leader = true,
  hidden = false,
  answer = async () => {
    polls++
    return { value: { Games: [] }, at: 0, saved: false }
  },
}: { leader?: boolean; hidden?: boolean; answer?: Transport } = {}) {
  page = Object.assign(new EventTarget(), { visibilityState: hidden ? 'hidden' : 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('EventSource', Line)
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage(word: unknown) {
        told.push(word)
      }
      addEventListener(_: string, listener: (event: { data: unknown }) => void) {
        channels.push((data) => listener({ data }))
      }
    },
  )
  vi.stubGlobal('navigator', {
    connection: line,
    locks: {
      request: (_: string, run: () => void) => {
        if (leader) run()
      },
    },
  })
  vi.resetModules()
  const { createQueryClient } = await import('../client.ts')
  const { startLive } = await import('./start.ts')
  read = (await import('../api-query.ts')).apiQuery
  client = createQueryClient(answer, false)
  startLive(client, 'alpha')
}
const moved = (version: number, gameState: GameState = 3, gameId = 1): StreamFrame => ({
  kind: 'game',
  game: {
    gameId,
    sportId: 1,
    gameState,
    version,
    updatedAt: '',
    period: 1,
    periodLabel: '1st',
    clock: null,
    teamScore: '7',
    opponentScore: '0',
    teamPeriods: [],
    opponentPeriods: [],
    lastPlay: null,
  },
})
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  channels = []
  polls = 0
  told = []
  line = {}
  return () => vi.useRealTimers()
})

test('polls after three seconds when a stream was accepted but sends nothing [GM-04]', async () => {
  await openTab()
  await wait(2500)
  expect(polls).toBe(0)
  await wait(2000)
  expect(polls).toBe(1)
})

test('trusts a stream with heartbeats and reopens it after 45 s without [GM-04]', async () => {
  await openTab()
  lines[0]!.say(sync)
  for (let i = 0; i < 4; i++) {
    await wait(20_000)
    lines[0]!.dispatchEvent(new Event('beat'))
  }
  expect([polls, lines.length]).toEqual([0, 1])
  await wait(51_000)
  expect(polls).toBeGreaterThan(0)
  expect(lines.length).toBeGreaterThan(1)
  lines.at(-1)!.say(sync)
  const before = polls
  await wait(40_000)
  expect(polls).toBe(before)
})

test('reopens a dead stream also in a hidden leader tab [GM-04]', async () => {
  await openTab({ hidden: true })
  lines[0]!.say(sync)
  await wait(51_000)
  expect(lines.length).toBeGreaterThan(1)
})

test('polls in a tab while the leader tab sends nothing [GM-04]', async () => {
  await openTab({ leader: false })
  await wait(4000)
  expect([polls, lines.length]).toEqual([1, 0])
  channels[0]!({ frame: sync })
  await wait(40_000)
  expect(polls).toBe(1)
  await wait(10_000)
  expect(polls).toBeGreaterThan(1)
})

test.each([
  ['visibilitychange', {}],
  ['online', {}],
  ['pageshow', { persisted: true }],
])('requests the scores at once on %s [GM-04]', async (name, more) => {
  await openTab({ leader: false })
  channels[0]!('alive')
  await wait(30_000)
  expect(polls).toBe(0)
  page.dispatchEvent(Object.assign(new Event(name), more))
  await wait(0)
  expect(polls).toBe(1)
})

test('sends a new tab every game known to the tab with the stream [GM-04]', async () => {
  await openTab()
  const frame = moved(5)
  lines[0]!.say(frame)
  told = []
  for (const listener of channels) listener('ask')
  expect(told).toEqual([{ frame }, 'alive'])
})

test.each([0, 20_000, 44_000])(
  'polls and reopens when the clock goes back an hour %i ms after the last frame [GM-04]',
  async (after) => {
    await openTab()
    lines[0]!.say(sync)
    await wait(after)
    vi.setSystemTime(Date.now() - 3_600_000)
    await wait(51_000 - after)
    expect(polls).toBeGreaterThan(0)
    expect(lines.length).toBeGreaterThan(1)
  },
)

test('keeps a live stream when the clock goes back, and ends its polls [GM-04]', async () => {
  await openTab()
  lines[0]!.say(sync)
  vi.setSystemTime(Date.now() - 3_600_000)
  await wait(10_000)
  lines.at(-1)!.say(sync)
  const before = [polls, lines.length]
  await wait(40_000)
  expect([polls, lines.length]).toEqual(before)
})

test('reopens the stream after the device slept [GM-04]', async () => {
  await openTab()
  lines[0]!.say(sync)
  vi.setSystemTime(Date.now() + 3_600_000)
  await wait(2000)
  expect(polls).toBeGreaterThan(0)
  expect(lines.length).toBe(2)
})

const beat = (every: number) =>
  lines.at(-1)!.dispatchEvent(new MessageEvent('beat', { data: String(every) }))

test.each([
  [4000, 10_000],
  [1000, 4000],
  [20_000, 42_000],
])('reopens within the time that a heartbeat of %i ms gives [GM-04]', async (every, within) => {
  await openTab()
  lines[0]!.say(sync)
  beat(every)
  await wait(2 * every - 500)
  expect(lines.length).toBe(1)
  await wait(within - 2 * every + 500)
  expect(lines.length).toBe(2)
  expect(told).toContain('down')
})

test.each([
  ['visibilitychange', {}],
  ['online', {}],
  ['pageshow', { persisted: true }],
  ['resume', {}],
])('reopens a silent stream at once on %s [GM-04]', async (name, more) => {
  await openTab({ hidden: true })
  lines[0]!.say(sync)
  await wait(8000)
  page.visibilityState = 'visible'
  page.dispatchEvent(Object.assign(new Event(name), more))
  expect(lines.length).toBeGreaterThan(1)
  // The new connection may be dead, too.
  const opened = lines.length
  await wait(6000)
  expect(lines.length).toBeGreaterThan(opened)
  lines.at(-1)!.say(sync)
  const after = lines.length
  await wait(40_000)
  expect(lines.length).toBe(after)
})

test('keeps a stream that sent something a moment before the page is shown [GM-04]', async () => {
  await openTab({ hidden: true })
  await wait(8000)
  lines[0]!.say(sync)
  await wait(1000)
  look('visible')
  await wait(3000)
  expect(lines.length).toBe(1)
})

test('asks again while the first answer is missing, and aborts the rest [GM-04]', async () => {
  const asked: AbortSignal[] = []
  await openTab({
    answer: (_row, _query, signal) => {
      asked.push(signal)
      // The first three connections are dead.
      return asked.length > 3
        ? Promise.resolve({ value: { Games: [] }, at: 0, saved: false })
        : new Promise((_, fail) => {
            signal.addEventListener('abort', () => fail(new Error('aborted')))
          })
    },
  })
  lines[0]!.say(sync)
  look('visible')
  await wait(2500)
  expect(asked.length).toBe(4)
  expect(asked.slice(0, 3).every(({ aborted }) => aborted)).toBe(true)
  await wait(2500)
  expect(asked.length).toBe(4)
})

test('verifies its stream when another tab asks for it [GM-04]', async () => {
  await openTab({ hidden: true })
  lines[0]!.say(sync)
  await wait(8000)
  for (const listener of channels) listener('ask')
  expect(lines.length).toBe(2)
})

/**
 * A server with slow answers that return the state at request time, and a page that shows some of
 * them.
 */
function answers(takes: number) {
  const server = { version: 0, begun: [] as string[], ended: 0, broken: 0 }
  const answer: Transport = ({ path }, _query, signal) => {
    const knew = server.version
    server.begun.push(path)
    return new Promise((done, fail) => {
      signal.addEventListener('abort', () => {
        server.broken++
        fail(signal.reason as Error)
      })
      setTimeout(() => {
        server.ended++
        done({ value: knew, at: 0, saved: false })
      }, takes)
    })
  }
  const show = (row: ApiQuery['row'], query: Record<string, unknown>) => {
    const observer = new QueryObserver(client, read(row, query))
    observer.subscribe(() => {})
    return () => (observer.getCurrentResult().data as { value: number } | undefined)?.value
  }
  /** The stream reports a change. */
  const say = (gameState?: GameState, gameId?: number) => {
    server.version++
    lines[0]!.say(moved(server.version, gameState, gameId))
  }
  return {
    server,
    answer,
    show,
    say,
    asked: (row: ApiQuery['row']) => server.begun.filter((path) => path === row.path).length,
  }
}
const look = (visibilityState: string) => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

test('reads box scores while frames arrive faster, and shows the last one [GM-04]', async () => {
  const { server, answer, show, say } = answers(6000)
  await openTab({ answer })
  const shown = show(api.boxScore, { gameId: 1 })
  await wait(7000)
  for (let i = 0; i < 15; i++) {
    say()
    await wait(4000)
  }
  expect(server.ended).toBeGreaterThan(5)
  expect(server.broken).toBe(0)
  expect(shown()).toBeGreaterThanOrEqual(13)
  await wait(9000)
  expect(shown()).toBe(15)
  // One read for each ended game, and none afterwards.
  const before = server.begun.length
  lines[0]!.dispatchEvent(new Event('beat'))
  await wait(30_000)
  expect(server.begun.length).toBe(before)
})

test.each([
  [1, 1],
  [2, 0],
])(
  'reads the statistics of a player in game 1 that are shown after a frame of game %i: %i times',
  async (game, reads) => {
    const { answer, show, say, asked } = answers(10)
    await openTab({ answer })
    const query = { rosterPlayerId: 7, sport: 'football' }
    const value = { live: { gameId: 1 } }
    client.setQueryData(read(api.playerStats, query).queryKey, { value, at: 0, saved: false })
    say(3, game)
    await wait(2000)
    show(api.playerStats, query)
    await wait(2000)
    expect(asked(api.playerStats)).toBe(reads)
  },
)

test('reads the lists once for games that end together [GM-04]', async () => {
  const { server, answer, show, say, asked } = answers(300)
  await openTab({ answer })
  const shown = show(api.schedule, { sportId: 1 })
  await wait(1000)
  for (let game = 1; game <= 8; game++) say(8, game)
  await wait(2000)
  expect([asked(api.schedule), server.broken, shown()]).toEqual([2, 0, 8])
})

test('reads only changed states in a hidden page, and the rest when shown [OF-03]', async () => {
  const { answer, show, say, asked } = answers(100)
  await openTab({ answer, hidden: true })
  lines[0]!.say(sync)
  const shown = show(api.boxScore, { gameId: 1 })
  await wait(1000)
  say()
  await wait(6000)
  expect(asked(api.boxScore)).toBe(2)
  for (let i = 0; i < 5; i++) {
    say()
    await wait(4000)
  }
  expect(asked(api.boxScore)).toBe(2)
  look('visible')
  await wait(200)
  expect([asked(api.boxScore), shown()]).toEqual([3, 6])
})

test('reads a box score every 15 s with data saving, and the last one [OF-03]', async () => {
  line = { saveData: true }
  const { answer, show, say, asked } = answers(100)
  await openTab({ answer })
  const shown = show(api.boxScore, { gameId: 1 })
  await wait(1000)
  for (let i = 0; i < 20; i++) {
    say()
    await wait(3000)
  }
  expect(asked(api.boxScore)).toBeGreaterThanOrEqual(4)
  expect(asked(api.boxScore)).toBeLessThanOrEqual(7)
  await wait(21_000)
  expect(shown()).toBe(20)
})

test('reads stale data within half a second, each page at a random moment [OF-03]', async () => {
  const draws = [0.02, 0.98]
  vi.spyOn(Math, 'random').mockImplementation(() => draws.shift() ?? 0.5)
  const { answer, show, say, asked } = answers(10)
  await openTab({ answer })
  show(api.boxScore, { gameId: 1 })
  await wait(1000)
  const after: number[] = []
  for (const wanted of [2, 3]) {
    say()
    let waited = 0
    for (; asked(api.boxScore) < wanted; waited += 10) await wait(10)
    after.push(waited)
  }
  expect(after).toEqual([10, 490])
})

test.each([
  ['visible', 2],
  ['hidden', 1],
])(
  'reads missed data at once when visible, else when shown: %s [GM-04] [OF-03]',
  async (state, reads) => {
    const { answer, show, asked } = answers(100)
    await openTab({ answer, hidden: state === 'hidden' })
    show(api.schedule, { sportId: 1 })
    await wait(1000)
    lines[0]!.say({ kind: 'sync', recovered: false })
    await wait(6000)
    expect(asked(api.schedule)).toBe(reads)
    look('visible')
    await wait(200)
    expect(asked(api.schedule)).toBe(2)
  },
)
