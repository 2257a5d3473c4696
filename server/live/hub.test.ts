import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StreamFrame } from '../../src/contract/messages.ts'
import { footballFile } from '../../tests/support/football-file.ts'
import { seedTenant } from '../../tests/support/seed.ts'
import type { Store } from '../db/store.ts'
import { openStore } from '../../tests/support/engine.ts'
import { allowSocketRelease } from '../http/release-socket.ts'
import { Hub } from './hub.ts'
import { ingestStatFile } from './ingest.ts'

let store: Store
let hub: Hub
let server: Server
beforeEach(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: [] })
  await seedTenant(store, 'beta', { hosts: [] })
  hub = new Hub(store)
  server = createServer(
    (request, response) => void hub.open(request, response, request.headers['x-asks'] as string),
  )
  allowSocketRelease(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterEach(async () => {
  hub.close()
  server.closeAllConnections()
  server.close()
  await store.close()
})

type Seen = { id: string; frame: StreamFrame }
/** A viewer of the stream, like a browser. */
function watch(
  tenant: string,
  lastEventId?: string,
  topics?: string,
): { seen: Seen[]; beats: number[]; ended(): boolean; close(): void } {
  const seen: Seen[] = []
  const beats: number[] = []
  let ended = false
  const { port } = server.address() as { port: number }
  const asked = get(
    {
      port,
      path: topics === undefined ? '/' : `/?topics=${topics}`,
      headers: { 'x-asks': tenant, ...(lastEventId && { 'last-event-id': lastEventId }) },
    },
    (answer) => {
      let text = ''
      answer.on('error', () => {})
      answer.on('close', () => {
        ended = true
      })
      answer.on('data', (part) => {
        text += part
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const event = text.slice(0, end)
          text = text.slice(end + 2)
          const data = /^data:(.+)$/m.exec(event)?.[1]
          if (/^event:beat$/m.test(event)) beats.push(Number(data))
          else if (data)
            seen.push({
              id: /^id:(.+)$/m.exec(event)?.[1] ?? '',
              frame: JSON.parse(data) as StreamFrame,
            })
        }
      })
    },
  )
  asked.on('error', () => {})
  return { seen, beats, ended: () => ended, close: () => asked.destroy() }
}
const post = (us: number) =>
  ingestStatFile(store, 'alpha', 1, Buffer.from(footballFile({ us: [us] })))
const postOther = (us: number) => {
  const file = footballFile({ us: [us], visitor: 'Calder Tech', date: '08/29/2026' })
  return ingestStatFile(store, 'alpha', 2, Buffer.from(file))
}
const scores = (seen: Seen[]) =>
  seen.flatMap(({ frame }) => (frame.kind === 'game' ? [frame.game.teamScore] : []))

test('sends a score to every viewer of its tenant only [GM-04]', async () => {
  const [mine, other] = [watch('alpha'), watch('beta')]
  await expect.poll(() => mine.seen.length + other.seen.length).toBe(2)
  await post(7)
  await expect.poll(() => scores(mine.seen)).toEqual(['7'])
  expect(other.seen.map(({ frame }) => frame)).toEqual([{ kind: 'sync', recovered: true }])
})
test('sends closer heartbeats while games change, and says when the next comes [GM-04]', async () => {
  hub.close()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  try {
    hub = new Hub(store)
    const [live, quiet] = [watch('alpha'), watch('beta')]
    await vi.waitFor(() => expect([live.seen.length, quiet.seen.length]).toEqual([1, 1]))
    vi.advanceTimersByTime(20_000)
    await vi.waitFor(() => expect([live.beats, quiet.beats]).toEqual([[20_000], [20_000]]))
    await post(7)
    await vi.waitFor(() => expect(scores(live.seen)).toEqual(['7']))
    vi.advanceTimersByTime(8000)
    await vi.waitFor(() => expect(live.beats).toEqual([20_000, 4000, 4000]))
    expect(quiet.beats).toEqual([20_000])
    // Half an hour after the last change they are rare again.
    vi.setSystemTime(Date.now() + 30 * 60_000)
    vi.advanceTimersByTime(12_000)
    await vi.waitFor(() => expect(live.beats).toEqual([20_000, 4000, 4000, 20_000]))
    expect(quiet.beats).toEqual([20_000, 20_000])
  } finally {
    vi.useRealTimers()
  }
})
test('tells a viewer of one game only about that game, also on return [GM-04]', async () => {
  await post(7)
  await postOther(1)
  const [one, all, none] = [
    watch('alpha', undefined, 'game:1'),
    watch('alpha', undefined, 'games,game:1'),
    watch('alpha', undefined, 'game:99'),
  ]
  await expect
    .poll(() => [scores(one.seen), scores(all.seen).toSorted()])
    .toEqual([['7'], ['1', '7']])
  const last = one.seen.at(-1)!.id
  await postOther(2)
  await post(14)
  await expect
    .poll(() => [scores(one.seen), scores(all.seen).slice(2)])
    .toEqual([
      ['7', '14'],
      ['2', '14'],
    ])
  const again = watch('alpha', last, 'game:1')
  await expect.poll(() => scores(again.seen)).toEqual(['14'])
  expect([one, all, again, none].map(({ seen }) => seen[0]?.frame)).toEqual(
    Array.from({ length: 4 }, () => ({ kind: 'sync', recovered: true })),
  )
  expect(none.seen.length).toBe(1)
})
test.each([
  '',
  'game:',
  'game:x',
  'game:0',
  'schedule:3',
  'game:1,',
  'game:1;game:2',
  Array.from({ length: 201 }, (_, i) => `game:${i + 1}`).join(),
])('refuses invalid topics: %s [GM-04]', async (topics) => {
  const { port } = server.address() as { port: number }
  const answer = await fetch(`http://127.0.0.1:${port}/?topics=${topics}`, {
    headers: { 'x-asks': 'alpha' },
  })
  expect([answer.status, await answer.text()]).toEqual([
    400,
    'topics: games, or game:<id> with commas between\n',
  ])
  expect(hub.size).toBe(0)
})
test('sends a new viewer the state of every live game [GM-04]', async () => {
  await post(7)
  const one = watch('alpha')
  await expect.poll(() => scores(one.seen)).toEqual(['7'])
})
test('sends a returning viewer each missed game once at its newest [GM-04]', async () => {
  const first = watch('alpha')
  await expect.poll(() => first.seen.length).toBe(1)
  await post(7)
  await expect.poll(() => scores(first.seen)).toEqual(['7'])
  const last = first.seen.at(-1)!.id
  first.close()
  for (const us of [10, 13, 20]) await post(us)
  const again = watch('alpha', last)
  await expect.poll(() => scores(again.seen)).toEqual(['20'])
  expect(again.seen[0]!.frame).toEqual({ kind: 'sync', recovered: true })
})
test('shares one read among returning viewers until the next score [GM-04]', async () => {
  await post(7)
  const id = `${store.epoch}:${store.changes.last - 1}`
  const reads = vi.spyOn(store, 'of')
  const first = watch('alpha', id)
  await expect.poll(() => scores(first.seen)).toEqual(['7'])
  const one = reads.mock.calls.length
  const many = Array.from({ length: 20 }, () => watch('alpha', id))
  await expect.poll(() => many.map(({ seen }) => scores(seen).join())).toEqual(many.map(() => '7'))
  // Again, if the machine is so slow that a second has passed.
  expect([one > 0, reads.mock.calls.length < 5 * one]).toEqual([true, true])
  await post(14)
  const late = watch('alpha', id)
  await expect.poll(() => scores(late.seen)).toEqual(['14'])
})
test('disconnects a viewer when the database fails, so that it returns [GM-04]', async () => {
  await post(7)
  const id = `${store.epoch}:${store.changes.last - 1}`
  vi.spyOn(store, 'of').mockImplementation(() => {
    throw new Error('the database restarts')
  })
  const [one, other] = [watch('alpha', id), watch('alpha', id)]
  await expect.poll(() => [one.ended(), other.ended(), hub.size]).toEqual([true, true, 0])
  vi.restoreAllMocks()
  const again = watch('alpha', id)
  await expect.poll(() => scores(again.seen)).toEqual(['7'])
})
test('counts each visitor behind a department’s proxy by their own address [GM-04]', async () => {
  hub.close()
  hub = new Hub(store, { most: 1, trusted: (address) => address.startsWith('127.') })
  const { port } = server.address() as { port: number }
  const ask = (visitor: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(
        {
          port,
          path: '/',
          headers: { 'x-asks': 'alpha', 'x-forwarded-for': `198.51.100.7, ${visitor}, 127.0.0.2` },
        },
        (answer) => {
          answer.on('error', () => {}).resume()
          resolve(answer.statusCode)
        },
      ).on('error', reject)
    })
  expect([await ask('203.0.113.9'), await ask('203.0.113.10'), await ask('203.0.113.9')]).toEqual([
    200, 200, 429,
  ])
})
test('tells a viewer from another log or the future to read again [GM-04]', async () => {
  for (const id of ['other:1', `${store.epoch}:999999`, 'garbage', `${store.epoch}:x`]) {
    const one = watch('alpha', id)
    await expect.poll(() => one.seen[0]?.frame).toEqual({ kind: 'sync', recovered: false })
    one.close()
  }
})
test('tells a viewer older than the log to read again [GM-04]', async () => {
  await post(7)
  await store.db.deleteFrom('change').where('seq', '<', store.changes.last).execute()
  const [gone, still] = [
    watch('alpha', `${store.epoch}:${store.changes.last - 2}`),
    watch('alpha', `${store.epoch}:${store.changes.last - 1}`),
  ]
  await expect
    .poll(() => [gone, still].map(({ seen }) => seen[0]?.frame))
    .toEqual([
      { kind: 'sync', recovered: false },
      { kind: 'sync', recovered: true },
    ])
  await expect.poll(() => [gone, still].map(({ seen }) => scores(seen))).toEqual([['7'], ['7']])
})
test('tells a viewer who missed very much to read again, with the live games [GM-04]', async () => {
  await post(7)
  const { last } = store.changes
  await store.db
    .insertInto('change')
    .values(
      Array.from({ length: 1001 }, () => ({
        tenant: 'alpha',
        topics: '["game:1"]',
        at: '2026-01-01',
      })) as never,
    )
    .execute()
  await store.changes.catchUp()
  const [one, other] = [
    watch('alpha', `${store.epoch}:${last}`),
    watch('alpha', `${store.epoch}:${last + 1}`),
  ]
  await expect
    .poll(() => [one, other].map(({ seen }) => [seen[0]?.frame, ...scores(seen)]))
    .toEqual([
      [{ kind: 'sync', recovered: false }, '7'],
      [{ kind: 'sync', recovered: true }, '7'],
    ])
})
test('reports a failed read while sending a score, and still sends the score [GM-04]', async () => {
  const one = watch('alpha')
  await expect.poll(() => one.seen.length).toBe(1)
  const faults: unknown[] = []
  // Finding the sport and the write succeed; the read after it fails.
  const { of } = store
  const spy = vi
    .spyOn(store, 'of')
    .mockImplementationOnce(of)
    .mockImplementationOnce(of)
    .mockImplementation(() => {
      throw new Error('live_game cannot be read')
    })
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(faults.push(text)))
  await post(7)
  spy.mockRestore()
  await expect.poll(() => scores(one.seen), { timeout: 3000 }).toEqual(['7'])
  expect(faults.join('')).toContain('live_game')
})
test('keeps bounded memory for a stalled reader [GM-04]', async () => {
  const { port } = server.address() as { port: number }
  let answered: IncomingMessage | undefined
  get({ port, path: '/', headers: { 'x-asks': 'alpha' } }, (answer) => {
    answered = answer
    answer.pause()
  })
  await expect.poll(() => hub.size).toBe(1)
  for (let us = 1; us <= 400; us++) await post(us)
  let text = ''
  answered!.on('data', (part) => {
    text += part
  })
  answered!.resume()
  await expect.poll(() => text, { timeout: 10_000 }).toContain('"teamScore":"400"')
}, 60_000)
