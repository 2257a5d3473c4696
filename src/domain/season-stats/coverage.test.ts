import { expect, test } from 'vitest'
import type { CountedGame } from '../../contract/season-stats.schema.ts'
import { describeCoverage, findCoverage, leadersTitle, pairedLeadersTitle } from './coverage.ts'

const games = [{ gameId: 1 }, { gameId: 2 }] as CountedGame[]

test('says how many of the games statistics cover, if not all [RT-06]', () => {
  expect(findCoverage({ games, played: 2 })).toBeNull()
  expect(findCoverage({ games: [], played: 29 })).toBeNull()
  const coverage = findCoverage({ games, played: 29 })
  expect(coverage).toEqual({ games: 2, played: 29 })
  expect(describeCoverage(coverage!, 'matches')).toBe('Statistics from 2 of 29 matches')
  expect([
    leadersTitle(coverage!, 'matches'),
    leadersTitle(coverage!, 'matches', 'Terriers'),
    pairedLeadersTitle(coverage!, 'matches', 'Terriers'),
  ]).toEqual([
    'Leaders, 2 of 29 matches',
    'Terriers leaders, 2 of 29 matches',
    'Leaders, Terriers in 2 of 29 matches',
  ])
  expect([
    leadersTitle(undefined, 'matches'),
    leadersTitle(undefined, 'matches', 'Terriers'),
    pairedLeadersTitle(undefined, 'matches', 'Terriers'),
  ]).toEqual(['Season leaders', 'Terriers season leaders', 'Season leaders'])
})
