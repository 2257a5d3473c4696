import { afterEach, beforeEach, expect, test } from 'vitest'
import type { HandEvent } from '../../src/contract/ingest.schema.ts'
import { getGameKind } from '../../src/domain/games/game.ts'
import { currentScore, formatGameStatus } from '../../src/domain/games/score.ts'
import { openStore } from '../../tests/support/engine.ts'
import { footballFile } from '../../tests/support/football-file.ts'
import { seedTenant } from '../../tests/support/seed.ts'
import { writeHold } from '../content/live/versions.ts'
import { readGame } from '../content/games/games.ts'
import { readBoxScore } from '../content/live/live.ts'
import { ReadContext } from '../content/read-context.ts'
import { transact } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { saveHandSheet, readHandSheet } from './hand-sheet.ts'
import { ingestStatFile } from './ingest.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: [] })
})
afterEach(() => store.close())

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const score = (number: number, points: number, side: 'team' | 'opponent' = 'team'): HandEvent => ({
  id: id(number),
  at: 1000 + number,
  kind: 'score',
  side,
  points,
  step: 1,
})
const send = (events: HandEvent[], after = 0) =>
  saveHandSheet(store, 'alpha', 1, { events, after, token: 'scorer', by: 'Pat' })
const seen = async () => {
  const game = (await readGame(new ReadContext(store, 'alpha'), 1))!
  const said = currentScore(game)
  return [getGameKind(game), said && `${said.team}-${said.opponent}`, formatGameStatus(game)]
}
const versions = async () =>
  (
    await store
      .of('alpha')
      .selectFrom('stat_file')
      .select(['version', 'status', 'source', 'sent_by'])
      .where('tenant', '=', 'alpha')
      .orderBy('version')
      .execute()
  ).map(({ version, status, source, sent_by }) =>
    `${version} ${source} ${status} ${sent_by ?? ''}`.trim(),
  )

test('shows taps to fans, each once, even when sent again [GM-01]', async () => {
  const first = await send([{ id: id(1), at: 1, kind: 'start' }, score(2, 6), score(3, 1)])
  expect(first).toMatchObject({
    count: 3,
    last: 3,
    fedBy: null,
    word: null,
    published: { version: 1, source: 'hand', score: '0-7' },
  })
  expect(await seen()).toEqual(['live', '7-0', '1st'])
  // The answer was lost: all taps are sent again, with one more.
  expect(
    await send([
      { id: id(1), at: 1, kind: 'start' },
      score(2, 6),
      score(3, 1),
      score(4, 3, 'opponent'),
    ]),
  ).toMatchObject({ count: 4, published: { version: 2 } })
  expect(await send([score(4, 3, 'opponent')])).toMatchObject({
    count: 4,
    published: { version: 2 },
  })
  expect(await seen()).toEqual(['live', '7-3', '1st'])
  // Undone: the result was seen before, and is still the newest.
  await send([{ id: id(5), at: 5000, kind: 'undo', of: id(4) }])
  expect(await seen()).toEqual(['live', '7-0', '1st'])
  await send([{ id: id(6), at: 6000, kind: 'final' }])
  expect(await seen()).toEqual(['final', '7-0', 'Final'])
  expect(await versions()).toEqual([
    '1 hand replaced Pat',
    '2 hand replaced Pat',
    '3 hand replaced Pat',
    '4 hand published Pat',
  ])
  expect((await readBoxScore(new ReadContext(store, 'alpha'), 1))?.family).toBe('plain')
})

test('merges taps of two devices, and tells each of the other’s [GM-01]', async () => {
  const all = await Promise.all([
    send([score(1, 6)]),
    send([score(2, 3)]),
    send([score(3, 7, 'opponent')]),
    send([score(2, 3), score(4, 1)]),
  ])
  expect(Math.max(...all.map(({ count }) => count))).toBe(4)
  expect(await seen()).toEqual(['live', '10-7', '1st'])
  const asked = await readHandSheet(store, 'alpha', 1, { after: 2, token: 'scorer' })
  expect([asked.events.length, asked.count, asked.last]).toEqual([2, 4, 4])
})

test('publishes nothing for a page that was only opened [GM-01]', async () => {
  expect(await readHandSheet(store, 'alpha', 1, { after: 0, token: 'scorer' })).toMatchObject({
    count: 0,
    published: null,
  })
  await send([])
  expect((await seen())[0]).not.toBe('live')
  expect(await versions()).toEqual([])
})

test('hides taps while a stat file feeds the game, until a helper takes over [GM-01]', async () => {
  const file = (us: number[]) =>
    ingestStatFile(store, 'alpha', 1, Buffer.from(footballFile({ us })))
  await file([14])
  expect(await send([score(1, 6)])).toMatchObject({
    fedBy: 1,
    count: 1,
    published: { version: 1, source: 'stat-file' },
  })
  expect((await seen()).slice(0, 2)).toEqual(['live', '14-0'])
  expect(await send([{ id: id(2), at: 9000, kind: 'take', over: 1 }])).toMatchObject({
    fedBy: null,
    published: { source: 'hand' },
  })
  expect((await seen())[1]).toBe('6-0')
  await file([21])
  expect((await seen())[1]).toBe('21-0')
  expect(await send([score(3, 3)])).toMatchObject({ fedBy: 3 })
  expect((await seen())[1]).toBe('21-0')
})

test('holds a sheet where each version is held, and says so [GM-01]', async () => {
  await transact(store, 'alpha', (transaction) => writeHold(transaction, 1, 'always'))
  expect((await send([score(1, 6)])).word).toMatch(/newest taps are held/)
  expect((await seen())[0]).not.toBe('live')
})

test('keeps a separate sheet per department [GM-01]', async () => {
  await seedTenant(store, 'beta', { hosts: [] })
  await send([score(1, 6)])
  expect(await readHandSheet(store, 'beta', 1, { after: 0, token: 'ingest' })).toMatchObject({
    count: 0,
    published: null,
  })
})

const final = { us: [7, 7, 7, 3], them: [0, 14, 0, 0], quarter: 4, over: true, clock: '00:00' }
const byHand = [
  score(1, 24),
  score(2, 14, 'opponent'),
  { id: id(3), at: 5000, kind: 'final' },
] satisfies HandEvent[]
const corrections = async () =>
  (await readBoxScore(new ReadContext(store, 'alpha'), 1))!.corrections.map(({ text }) => text)
/** The press box names us as home or, at a neutral site, as visitors. */
const pressBox = (
  {
    us,
    them,
    ...rest
  }: { us: number[]; them: number[]; quarter: number; over?: boolean; clock?: string },
  place: 'home' | 'visitor' = 'home',
) => {
  const here = place === 'home'
  return ingestStatFile(
    store,
    'alpha',
    1,
    Buffer.from(
      footballFile({
        ...rest,
        us: here ? us : them,
        them: here ? them : us,
        home: here ? 'alpha University' : 'Ashford',
        visitor: here ? 'Ashford' : 'alpha University',
      }),
    ),
  )
}

test.each(['home', 'visitor'] as const)(
  'keeps a hand-scored final when a third-quarter file arrives (%s) [GM-01]',
  async (place) => {
    await send(byHand)
    expect(await pressBox({ us: [7, 7, 7], them: [0, 14, 0], quarter: 3 }, place)).toMatchObject({
      status: 'held',
    })
    expect(await seen()).toEqual(['final', '24-14', 'Final'])
    // A file further on than the sheet is published without approval.
    expect(
      await pressBox({ us: [7, 7, 7, 10], them: [0, 14, 0, 0], quarter: 4 }, place),
    ).toMatchObject({ status: 'published' })
  },
)

test('holds a file behind the hand-kept score, and publishes one further on [GM-01]', async () => {
  await send([score(1, 14), { id: id(2), at: 3000, kind: 'step', step: 2 }])
  expect(await pressBox({ us: [7], them: [0], quarter: 1 })).toMatchObject({ status: 'held' })
  expect(await pressBox({ us: [7, 6], them: [0, 0], quarter: 3 })).toMatchObject({
    status: 'published',
  })
})

test.each(['home', 'visitor'] as const)(
  'records no correction for an equal score, nor for taking over again (%s) [GM-01]',
  async (place) => {
    await send(byHand)
    expect(await pressBox(final, place)).toMatchObject({ version: 2, status: 'published' })
    expect(await corrections()).toEqual([])
    await send([{ id: id(4), at: 9000, kind: 'take', over: 2 }])
    expect(await corrections()).toEqual([])
    await pressBox({ ...final, us: [7, 7, 7, 6] }, place)
    expect(await corrections()).toEqual([
      place === 'home'
        ? 'Final score Ashford 14, alpha University 27; it was 14-24.'
        : 'Final score alpha University 27, Ashford 14; it was 24-14.',
    ])
  },
)
