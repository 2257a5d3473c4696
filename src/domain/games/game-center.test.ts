import { expect, test } from 'vitest'
import type { GameCenterLayout, GameCenterPart } from '../../contract/game-center.schema.ts'
import { groupIntoRows } from './game-outcome.ts'

/** Each row as its two columns. */
const rows = (...parts: GameCenterPart[]) =>
  groupIntoRows(parts.map((part) => ({ part, title: part }))).map(({ main, beside }) =>
    [main, beside].map((column) => column.map(({ part }) => part).join(' ')),
  )

test('places plays in one column, leaders and figures in the other [GM-03]', () => {
  expect(
    rows(
      'hero',
      'score-by-period',
      'plays',
      'flow',
      'leaders',
      'team-stats',
      'stories',
      'game-info',
      'promo',
      'opponent-history',
    ),
  ).toEqual([
    ['plays flow', 'leaders team-stats'],
    ['stories', 'game-info promo'],
    ['opponent-history', ''],
  ])
})

test('gives gates and parking the whole width until the game is over [GM-03]', () => {
  const sections = (['stories', 'game-info', 'promo'] as const).map((part) => ({
    part,
    title: part,
  }))
  const rowCount = (phase: GameCenterLayout['phase']) => groupIntoRows(sections, phase).length
  expect([rowCount('before'), rowCount('live'), rowCount('after')]).toEqual([2, 2, 1])
})

test('gives leaders and the series the whole width where nothing is beside them [GM-03]', () => {
  const before = ['hero', 'countdown', 'matchup', 'recent', 'leaders', 'opponent-history'] as const
  expect(rows(...before, 'stories', 'game-info', 'promo')).toEqual([
    ['matchup', 'recent'],
    ['leaders', ''],
    ['opponent-history', ''],
    ['stories', 'game-info promo'],
  ])
  expect(rows(...before, 'game-info', 'promo').at(-1)).toEqual(['', 'game-info promo'])
  expect(rows('leaders', 'stories', 'opponent-history')).toEqual([
    ['leaders', ''],
    ['stories', 'opponent-history'],
  ])
})

test('begins a game that is over with its scores and leaders side by side [GM-03]', () => {
  const after = ['flow', 'stories', 'plays', 'leaders', 'team-stats', 'game-info'] as const
  expect(rows('hero', 'score-by-period', 'scoring', ...after, 'drives')).toEqual([
    ['scoring flow stories plays', 'leaders team-stats game-info'],
    ['drives', ''],
  ])
  // A long series would make one column end far below the other.
  expect(rows('scoring', ...after, 'next-game', 'opponent-history')).toEqual([
    ['scoring flow stories plays', 'leaders team-stats game-info next-game'],
    ['opponent-history', ''],
  ])
})

test('places the series beside the stories or pictures before it [GM-03]', () => {
  expect(rows('gallery', 'opponent-history')).toEqual([['gallery', 'opponent-history']])
  expect(rows('stories', 'opponent-history')).toEqual([['stories', 'opponent-history']])
})

test('places narrow parts beside each other without a long one, in layout order [GM-03]', () => {
  expect(rows('hero', 'countdown', 'game-info', 'promo', 'gallery')).toEqual([
    ['', 'game-info promo'],
    ['gallery', ''],
  ])
  expect(rows('leaders', 'team-stats', 'gallery')).toEqual([
    ['leaders', ''],
    ['', 'team-stats'],
    ['gallery', ''],
  ])
})
