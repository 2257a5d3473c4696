import { expect, test } from 'vitest'
import type { BoxScore } from '../../contract/box-score.schema.ts'
import { inventedBox } from '../../../tests/support/invented-box.ts'
import { boxViews, isInView, listPlayParts, listViews } from './game-views.ts'
import type { GameCenterPart } from '../../contract/game-center.schema.ts'

const of = (...parts: GameCenterPart[]) => parts.map((part) => ({ part }))
const labels = (views: ReturnType<typeof listViews>) => views?.all.map(({ label }) => label)

test('a phone shows the parts of a game in groups, the play first [GM-03]', () => {
  const all = of('flow', 'leaders', 'plays', 'team-stats', 'drives', 'game-info', 'stories')
  const live = listViews(all, 'live', undefined, 'football')
  expect(labels(live)).toEqual(['Plays', 'Drives', 'Summary', 'Details'])
  expect(live?.current).toBe('plays')
  const over = listViews(all, 'after', undefined, 'football')
  expect(labels(over)).toEqual(['Summary', 'Plays', 'Drives', 'Details'])
  expect(over?.current).toBe('stats')
  expect(listViews(all, 'after', 'drives', 'football')?.current).toBe('drives')
  // How it was won is the first of a game that is over.
  expect(listViews(of('scoring', 'plays'), 'after', undefined, 'football')?.current).toBe('stats')
  // What was asked is not there.
  expect(listViews(all, 'live', 'shots', 'football')?.current).toBe('plays')
  expect(labels(listViews(of('shots', 'game-info'), 'live', undefined, 'basketball'))).toEqual([
    'Shots',
    'Details',
  ])
  expect(listViews(of('game-info', 'opponent-history'), 'before', undefined, 'football')).toBeNull()
})

test('has what belongs to plays among the plays, and the scores in the summary [GM-03]', () => {
  const parts: GameCenterPart[] = ['plays', 'scoring', 'flow', 'leaders', 'team-stats', 'stories']
  const inView = (view: 'plays' | 'stats') =>
    parts.filter((part) => isInView(part, view, 'football')).join(' ')
  expect(inView('plays')).toBe('plays')
  expect(inView('stats')).toBe('scoring flow leaders team-stats')
})

test('links to the parts about the play, in the order of the page [GM-03]', () => {
  const all = of('corrections', 'plays', 'leaders', 'game-info', 'drives', 'stories')
  expect(
    listPlayParts(all, 'football')
      .map(({ part }) => part)
      .join(' '),
  ).toBe('plays leaders drives')
})

test('has a view of the sets of a match and of the innings of a game [GM-03]', () => {
  const match = of('plays', 'sets', 'flow', 'game-info')
  expect(labels(listViews(match, 'live', undefined, 'volleyball'))).toEqual([
    'Plays',
    'Sets',
    'Summary',
    'Details',
  ])
  const game = of('plays', 'scoring', 'flow')
  expect(labels(listViews(game, 'live', undefined, 'baseball'))).toEqual([
    'Plays',
    'Innings',
    'Summary',
  ])
  const inView = (view: 'plays' | 'innings') => isInView('scoring', view, 'baseball')
  expect([inView('plays'), inView('innings')]).toEqual([false, true])
  const viewsOf = (box: BoxScore) => boxViews(box).map(({ label }) => label)
  const volleyball = inventedBox('volleyball')
  expect(viewsOf(volleyball)).not.toContain('Sets')
  const attackBySet = [{ set: '1', k: '9', e: '2', ta: '30', pct: '.233' }]
  const homeTeam = { ...volleyball.homeTeam, attackBySet }
  expect(viewsOf({ ...volleyball, homeTeam })).toContain('Sets')
  const baseball = inventedBox('baseball')
  expect(viewsOf(baseball)).toContain('Innings')
  expect(viewsOf({ ...baseball, scoring: [] })).not.toContain('Innings')
})
