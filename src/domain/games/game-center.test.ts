import { expect, test } from 'vitest'
import type { GameCenterLayout, GameCenterPart } from '../../contract/game-center.schema.ts'
import { groupIntoRows } from './center-rows.ts'

/** Each row as its two columns. */
const rows = (...parts: GameCenterPart[]) => rowsOf(undefined, parts)
const rowsOf = (phase: GameCenterLayout['phase'] | undefined, parts: readonly GameCenterPart[]) =>
  groupIntoRows(
    parts.map((part) => ({ part, title: part })),
    phase,
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
  const figures = ['leaders', 'team-stats'] as const
  const about = ['stories', 'game-info', 'next-game', 'promo'] as const
  const after = (...parts: GameCenterPart[]) => rowsOf('after', parts)
  // Scores and plays make a long column.
  expect(after('hero', 'scoring', 'flow', 'plays', ...figures, ...about, 'drives')).toEqual([
    ['scoring flow plays', 'leaders team-stats stories game-info next-game promo'],
    ['drives', ''],
  ])
  // Else the figures fill the column beside it, and what is about the game has a row below.
  expect(after('flow', 'plays', ...figures, ...about, 'opponent-history')).toEqual([
    ['flow plays', 'leaders team-stats'],
    ['stories', 'game-info'],
    ['', 'next-game promo'],
    ['opponent-history', ''],
  ])
  expect(after('scoring', 'flow', ...figures, 'game-info', 'next-game')).toEqual([
    ['scoring flow', 'leaders team-stats'],
    ['', 'game-info next-game'],
  ])
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
