import { expect, test } from 'vitest'
import type { CountedGame } from '../../contract/season-stats.schema.ts'
import {
  comparisonNote,
  describeCoverage,
  findCoverage,
  leadersNote,
  leadersTitle,
} from './coverage.ts'

const games = [{ gameId: 1 }, { gameId: 2 }] as CountedGame[]

test('says how many of the games statistics cover, if not all [RT-06]', () => {
  expect(findCoverage({ games, played: 2 })).toBeNull()
  expect(findCoverage({ games: [], played: 29 })).toBeNull()
  const coverage = findCoverage({ games, played: 29 })
  expect(coverage).toEqual({ games: 2, played: 29 })
  expect(describeCoverage(coverage!, 'matches')).toBe('Statistics from 2 of 29 matches')
  expect([leadersTitle(coverage!), leadersTitle(coverage!, 'Terriers')]).toEqual([
    'Leaders',
    'Terriers leaders',
  ])
  expect([leadersTitle(undefined), leadersTitle(undefined, 'Terriers')]).toEqual([
    'Season leaders',
    'Terriers season leaders',
  ])
  expect([
    leadersNote(coverage!, 'matches'),
    leadersNote(coverage!, 'matches', 'Terriers'),
  ]).toEqual([
    'From the 2 of 29 matches with statistics',
    'Terriers: from the 2 of 29 matches with statistics',
  ])
  const rest = 'ecords and scores of all matches, the rest from the 2 of 29 matches with statistics'
  expect([
    comparisonNote(coverage!, 'matches'),
    comparisonNote(coverage!, 'matches', 'Terriers'),
  ]).toEqual([`R${rest}`, `Terriers: r${rest}`])
})
