import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HandEvent, HandSheet } from '../../contract/ingest.schema.ts'
import { ScoringApiError } from '../../data/scoring/scoring-call.ts'
import { SheetSync, type DeviceSheet } from './sheet-sync.ts'

const score = (name: string, at = 1): HandEvent => ({
  id: name,
  at,
  kind: 'score',
  side: 'team',
  points: 1,
  step: 1,
})

/**
 * A server that counts each id once, a device's store, and a connection that can be cut before or
 * after the server has received.
 */
function world() {
  const there: HandEvent[] = []
  const line = { up: true, answers: true, refused: false }
  let store: DeviceSheet | undefined
  const sent: string[][] = []
  const open = () =>
    new SheetSync({
      async send(after, events): Promise<HandSheet> {
        if (line.refused) throw new ScoringApiError(401, 'this link ended')
        if (!line.up) throw new TypeError('no network')
        sent.push(events.map(({ id }) => id))
        for (const event of events) if (!there.some(({ id }) => id === event.id)) there.push(event)
        if (!line.answers) throw new TypeError('cut off')
        return {
          gameId: 1,
          events: there.slice(after),
          last: there.length,
          count: there.length,
          token: 'scorer',
          published: null,
          fedBy: null,
          word: null,
        }
      },
      store: async (merge) => (store = merge(store)),
    })
  return {
    there,
    line,
    sent,
    open,
    lose: () => {
      there.length = 0
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const soon = (milliseconds = 100) => vi.advanceTimersByTimeAsync(milliseconds)

test('sends taps made offline once when online, also in a later visit [GM-01]', async () => {
  const { there, line, open } = world()
  line.up = false
  const first = open()
  await first.open()
  await first.tap(score('a'))
  await first.tap(score('b'))
  await soon()
  expect(first.state()).toMatchObject({ waiting: 2, failing: true })
  first.stop()
  const second = open()
  await second.open()
  await second.tap(score('c'))
  expect(second.state().events.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  line.up = true
  await soon(5000)
  expect(second.state()).toMatchObject({ waiting: 0, failing: false })
  expect(there.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c'])
})

test('sends a tap again when its answer was lost, and no acknowledged one [GM-01]', async () => {
  const { there, line, sent, open } = world()
  const keeper = open()
  await keeper.open()
  await soon()
  line.answers = false
  await keeper.tap(score('a'))
  await soon()
  expect(keeper.state()).toMatchObject({ waiting: 1, failing: true })
  line.answers = true
  await soon(3000)
  expect(keeper.state().waiting).toBe(0)
  expect(there).toHaveLength(1)
  await keeper.tap(score('b', 2))
  await soon()
  expect(sent.at(-1)).toEqual(['b'])
  keeper.stop()
})

test('sends all taps again to a server that lost them [GM-01]', async () => {
  const { there, lose, open } = world()
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const keeper = open()
  await keeper.open()
  await keeper.tap(score('a'), score('b', 2))
  await soon()
  lose()
  await soon(20_000)
  expect(there.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(keeper.state().waiting).toBe(0)
  expect(warned).toHaveBeenCalledOnce()
  keeper.stop()
})

test('stops sending and keeps the taps when the link has ended [GM-01]', async () => {
  const { line, sent, open } = world()
  const keeper = open()
  await keeper.open()
  await soon()
  line.refused = true
  await keeper.tap(score('a'))
  await soon(60_000)
  expect(keeper.state()).toMatchObject({ waiting: 1, refused: { status: 401 } })
  const before = sent.length
  keeper.nudge()
  await soon(60_000)
  expect(sent).toHaveLength(before)
})
