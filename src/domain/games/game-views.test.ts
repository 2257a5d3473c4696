import { expect, test } from 'vitest'
import { isInView, listViews } from './game-views.ts'
import type { GameCenterPart } from '../../contract/game-center.schema.ts'

const of = (...parts: GameCenterPart[]) => parts.map((part) => ({ part }))
const labels = (views: ReturnType<typeof listViews>) => views?.all.map(({ label }) => label)

test('a phone shows the parts of a game in groups, the play first [GM-03]', () => {
  const all = of('flow', 'leaders', 'plays', 'team-stats', 'drives', 'game-info', 'stories')
  const live = listViews(all, 'live', undefined)
  expect(labels(live)).toEqual(['Plays', 'Drives', 'Stats', 'Details'])
  expect(live?.current).toBe('plays')
  expect(listViews(all, 'after', undefined)?.current).toBe('stats')
  expect(listViews(all, 'after', 'drives')?.current).toBe('drives')
  // How it was won is the first of a game that is over.
  expect(listViews(of('scoring', 'plays'), 'after', undefined)?.current).toBe('stats')
  // What was asked is not there.
  expect(listViews(all, 'live', 'shots')?.current).toBe('plays')
  expect(labels(listViews(of('shots', 'game-info'), 'live', undefined))).toEqual([
    'Shots',
    'Details',
  ])
  expect(listViews(of('game-info', 'opponent-history'), 'before', undefined)).toBeNull()
})

test('shows scores and leaders below the plays of a live game, on a phone [GM-03]', () => {
  const parts: GameCenterPart[] = ['plays', 'scoring', 'flow', 'leaders', 'team-stats', 'stories']
  const inView = (view: 'plays' | 'stats', phase: 'live' | 'after') =>
    parts.filter((part) => isInView(part, view, phase)).join(' ')
  expect(inView('plays', 'live')).toBe('plays scoring leaders')
  expect(inView('stats', 'live')).toBe('flow leaders team-stats')
  expect(inView('plays', 'after')).toBe('plays')
})
