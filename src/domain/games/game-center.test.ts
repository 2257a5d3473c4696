import { expect, test } from 'vitest'
import type { GameCenterPart } from '../../contract/game-center.schema.ts'
import { groupIntoRows } from './game-outcome.ts'

const rows = (...parts: GameCenterPart[]) =>
  groupIntoRows(parts.map((part) => ({ part, title: part }))).map(({ main, beside }) => [
    main?.part ?? null,
    ...beside.map(({ part }) => part),
  ])

test('places narrow parts beside plays or each other, in layout order [GM-03]', () => {
  expect(
    rows(
      'hero',
      'score-by-period',
      'flow',
      'leaders',
      'plays',
      'team-stats',
      'promo',
      'game-info',
      'stories',
      'opponent-history',
    ),
  ).toEqual([
    ['flow'],
    ['leaders'],
    ['plays', 'team-stats', 'promo', 'game-info'],
    ['stories'],
    ['opponent-history'],
  ])
  expect(rows('hero', 'countdown', 'game-info', 'promo', 'stories')).toEqual([
    [null, 'game-info', 'promo'],
    ['stories'],
  ])
  expect(rows('leaders', 'team-stats', 'gallery')).toEqual([
    ['leaders'],
    [null, 'team-stats'],
    ['gallery'],
  ])
})
