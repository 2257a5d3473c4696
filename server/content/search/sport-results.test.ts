import { expect, test } from 'vitest'
import { departmentStore } from '../../../tests/support/department-store.ts'
import type { GameKind } from '../../../src/domain/games/game.ts'
import type { Hit } from '../../db/search-terms.ts'
import type { Store } from '../../db/store.ts'
import { ReadContext } from '../read-context.ts'
import { transact } from '../transaction.ts'
import { writeFindable } from './findable.ts'
import { rankHits } from './search-rank.ts'
import { readSearch, readSuggestions } from './search.ts'

const now = new Date('2026-11-21T18:00:00Z')
const sportId = 77
const dayFrom = (days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 19)

/** A sport with games and stories; the stories do not repeat its name. */
async function curling(): Promise<Store> {
  const store = await departmentStore()
  let id = 9000
  const write = (kind: string, title: string, days?: number) =>
    transact(store, 'testham', (transaction) =>
      writeFindable(transaction, kind, (id += 1), {
        title,
        url: `/things/${id}`,
        sportId,
        ...(days === undefined ? {} : { date: dayFrom(days) }),
      }),
    )
  await write('sport', 'Women’s Curling')
  await write('game', 'Women’s Curling at Ash', -40)
  await write('game', 'Women’s Curling vs Saint Brigid of the Lakes', -2)
  await write('game', 'Women’s Curling vs Two Rivers State', 5)
  await write('game', 'Women’s Curling at Oak', 30)
  await write('game', 'Women’s Curling vs Last Year', -330)
  for (const days of [1, 2, 3, 4, 5, 6]) await write('story', `Story ${days}`, -days)
  await write('sport_file', 'Curling camps', -20)
  await write('roster-person', 'Curling Stone')
  return store
}
const titles = async (store: Store, q: string, more: object = {}): Promise<string[]> =>
  (
    await readSearch(new ReadContext(store, 'testham', now), { q, $pageSize: 50, ...more })
  ).items.map(({ title }) => title)

test('shows a searched sport, its next game, its news, coming games, then past ones [RT-14]', async () => {
  const store = await curling()
  for (const q of ['curling', 'women’s curling', 'womens curling'])
    expect([q, (await titles(store, q)).slice(0, 10)]).toEqual([
      q,
      [
        'Women’s Curling',
        'Women’s Curling vs Two Rivers State',
        'Story 1',
        'Story 2',
        'Story 3',
        'Story 4',
        'Story 5',
        'Women’s Curling at Oak',
        'Women’s Curling vs Saint Brigid of the Lakes',
        'Women’s Curling at Ash',
      ],
    ])
  expect((await titles(store, 'curling')).at(-1)).toBe('Women’s Curling vs Last Year')
  const { kinds, total } = await readSearch(new ReadContext(store, 'testham', now), {
    q: 'curling',
  })
  expect(kinds).toContainEqual({ kind: 'story', count: 6 })
  expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  expect(await titles(store, 'curling', { kind: 'story' })).toHaveLength(6)
  const suggested = await readSuggestions(new ReadContext(store, 'testham', now), 'curling')
  expect(suggested.map(({ title }) => title).slice(0, 2)).toEqual([
    'Women’s Curling',
    'Women’s Curling vs Two Rivers State',
  ])
})

test('lists the other hits of a searched sport by kind, in each the newest first [RT-14]', async () => {
  const store = await curling()
  await transact(store, 'testham', async (transaction) => {
    for (const [id, kind, title, days] of [
      [901, 'video', 'Old curling sweep', -90],
      [902, 'gallery', 'Pictures', -60],
      [903, 'video', 'New sweep', -1],
    ] as const)
      await writeFindable(transaction, kind, id, {
        title,
        text: 'Curling',
        url: `/media/${id}`,
        date: dayFrom(days),
      })
  })
  const listed = await titles(store, 'curling')
  expect(listed.filter((title) => / sweep|Pictures/.test(title))).toEqual([
    'New sweep',
    'Old curling sweep',
    'Pictures',
  ])
})

test('finds a person by name before the sport of that name [RT-14]', async () => {
  expect((await titles(await curling(), 'curling stone'))[0]).toBe('Curling Stone')
})

test('does not take the name of a school for that of a sport [RT-14]', async () => {
  expect((await titles(await curling(), 'ash'))[0]).toBe('Women’s Curling at Ash')
})

test('lists live games, the next one, past ones, then later ones [RT-14]', () => {
  const game = (seq: number, title: string, days: number): Hit => ({
    seq,
    kind: 'game',
    id: seq,
    title,
    date: dayFrom(days),
    sport_id: sportId,
  })
  const hits = [
    game(1, 'Oak canceled', 1),
    game(2, 'Oak live', 0),
    game(3, 'Oak over today', 0),
    game(4, 'Oak next', 2),
    game(5, 'Oak later', 9),
    game(6, 'Oak old', -200),
    game(7, 'Oak yesterday', -1),
    game(8, 'At Oakley', 1),
    { ...game(9, 'Oak', -3), kind: 'story' },
  ]
  const kinds = new Map<number, GameKind>([
    [1, 'cancelled'],
    [2, 'live'],
    [3, 'final'],
  ])
  const ranked = rankHits(hits, ['oak'], '2026-11-21T12:00:00', kinds, {
    current: new Set(),
    mentions: new Map(),
  })
  expect(ranked.filter(({ kind }) => kind === 'game').map(({ title }) => title)).toEqual([
    'Oak live',
    'Oak next',
    'Oak over today',
    'Oak yesterday',
    'Oak old',
    'Oak canceled',
    'Oak later',
    'At Oakley',
  ])
})
