import { expect, test } from 'vitest'
import type { GameCenterLayout, GameCenterPart } from '../../contract/game-center.schema.ts'
import { groupIntoRows } from './center-rows.ts'

/** Each row as its two columns. */
const rows = (...parts: GameCenterPart[]) => rowsOf(undefined, parts)
const rowsOf = (
  phase: GameCenterLayout['phase'] | undefined,
  parts: readonly GameCenterPart[],
  listed?: Parameters<typeof groupIntoRows>[2],
) =>
  groupIntoRows(
    parts.map((part) => ({ part, title: part })),
    phase,
    listed,
  ).map(({ main, beside }) =>
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
  const sections = (['stories', 'promo'] as const).map((part) => ({
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
  const few = ['stories', 'milestones', 'opponent-history'] as const
  expect(rowsOf('before', few, { stories: 1 })).toEqual([
    ['stories milestones', 'opponent-history'],
  ])
  expect(rows(...before, 'game-info', 'promo').at(-1)).toEqual(['', 'game-info promo'])
  expect(rows('leaders', 'stories', 'opponent-history')).toEqual([
    ['leaders', ''],
    ['stories', 'opponent-history'],
  ])
})

test('begins a game that is over with its scores and leaders side by side [GM-03]', () => {
  const figures = ['leaders', 'team-stats'] as const
  const about = ['stories', 'next-game', 'promo', 'game-info'] as const
  const after = (...parts: GameCenterPart[]) => rowsOf('after', parts)
  // The figures fill the column beside it, and what is about the game has a row below.
  expect(after('flow', 'plays', ...figures, ...about, 'opponent-history')).toEqual([
    ['flow plays', 'leaders team-stats'],
    ['stories', 'next-game promo'],
    ['game-info', ''],
    ['opponent-history', ''],
  ])
  expect(after('scoring', 'flow', ...figures, 'next-game', 'game-info')).toEqual([
    ['scoring flow', 'leaders team-stats'],
    ['', 'next-game'],
    ['game-info', ''],
  ])
})

test('ends the columns of a game that is over together [GM-03]', () => {
  const listed = { scores: 4, stories: 2, pictures: 1 }
  const after = (counts: Partial<typeof listed>, parts: readonly GameCenterPart[]) =>
    rowsOf('after', parts, { ...listed, ...counts })
  // Scores and plays make a long column, many scores a longer one.
  const long = [
    ...(['scoring', 'flow', 'plays', 'leaders', 'team-stats'] as const),
    ...(['stories', 'next-game', 'promo', 'game-info', 'drives'] as const),
  ]
  expect(after({ scores: 6 }, long)).toEqual([
    ['scoring flow plays', 'leaders team-stats stories'],
    ['', 'next-game promo'],
    ['game-info', ''],
    ['drives', ''],
  ])
  expect(after({ scores: 7 }, long)[0]).toEqual([
    'scoring flow plays',
    'leaders team-stats stories next-game promo',
  ])
  const home = ['stories', 'next-game', 'promo', 'game-info'] as const
  expect(after({ stories: 1 }, home)[0]).toEqual(['stories', 'next-game'])
  expect(after({}, home)[0]).toEqual(['stories', 'next-game promo'])
  const away = ['stories', 'next-game', 'game-info'] as const
  expect(after({ stories: 1 }, away)[0]).toEqual(['stories', 'next-game'])
  expect(after({}, away)).toEqual([['stories', 'next-game game-info']])
  const pictures = ['gallery', 'opponent-history'] as const
  expect([after({}, pictures).length, after({ pictures: 3 }, pictures).length]).toEqual([1, 2])
})

test('gives drives the whole width of a live game, below plays and figures [GM-03]', () => {
  expect(rows('plays', 'scoring', 'flow', 'leaders', 'team-stats', 'drives', 'stories')).toEqual([
    ['plays scoring flow', 'leaders team-stats'],
    ['drives', ''],
    ['stories', ''],
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
