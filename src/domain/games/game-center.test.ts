import { expect, test } from 'vitest'
import type { GameCenterPart } from '../../contract/game-center.schema.ts'
import { groupIntoRows } from './game-outcome.ts'

/** Each row as its two columns. */
const rowsOf = (parts: readonly GameCenterPart[], short?: GameCenterPart) =>
  groupIntoRows(
    parts.map((part) => ({ part, title: part })),
    short,
  ).map(({ main, beside }) =>
    [main, beside].map((column) => column.map(({ part }) => part).join(' ')),
  )
const rows = (...parts: GameCenterPart[]) => rowsOf(parts)

test('places plays in one column, leaders and figures in the other [GM-03]', () => {
  expect(
    rows(
      'hero',
      'score-by-period',
      'plays',
      'flow',
      'leaders',
      'team-stats',
      'promo',
      'game-info',
      'stories',
      'opponent-history',
    ),
  ).toEqual([
    ['plays flow', 'leaders team-stats promo game-info'],
    ['stories', ''],
    ['opponent-history', ''],
  ])
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
    ['stories', ''],
    ['opponent-history', ''],
  ])
})

test('begins a game that is over with its scores and leaders side by side [GM-03]', () => {
  const after = ['leaders', 'flow', 'plays', 'team-stats', 'game-info'] as const
  const rest = ['flow plays', 'team-stats game-info']
  expect(rows('hero', 'score-by-period', 'scoring', ...after)).toEqual([
    ['scoring', 'leaders'],
    rest,
  ])
  expect(rows('hero', 'score-by-period', ...after)).toEqual([['leaders', ''], rest])
  // A few goals are a short list.
  expect(rowsOf(['scoring', ...after], 'scoring')).toEqual([['scoring', ''], ['leaders', ''], rest])
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
