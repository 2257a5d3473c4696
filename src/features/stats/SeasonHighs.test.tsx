import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import type { SeasonHigh, SeasonStats } from '../../contract/season-stats.schema.ts'
import { SeasonHighs } from './SeasonHighs.tsx'

const game = { gameId: 1, url: '/x', atVs: 'vs', opponent: 'Ashford', date: '2026-10-03T12:00:00' }
const second = { ...game, gameId: 2, atVs: 'at', opponent: 'Birch', date: '2026-10-10T12:00:00' }
const wordsWith = (more: Partial<SeasonHigh>) => {
  const high = {
    scope: 'player',
    key: 'defense-sacks',
    title: 'Sacks',
    value: '3',
    name: 'Ada Byron',
    rosterPlayerId: null,
    gameId: 1,
    players: 1,
    others: [],
    games: 1,
    ...more,
  }
  const stats = { highs: [high], games: [game, second], tables: [] } as unknown as SeasonStats
  return wordsOf(renderScreen(<SeasonHighs stats={stats} sport={sampleGame().sport} us="HSU" />))
}

test('shows a high that was reached again as a tie [RT-06]', () => {
  expect(wordsWith({})).toMatch(/3 Sacks A.* Byron vs Ashford, Oct. 3$/)
  expect(wordsWith({ games: 2 })).toMatch(/ vs Ashford, Oct. 3 and one other game$/)
  expect(wordsWith({ games: 4 })).toMatch(/ vs Ashford, Oct. 3 and three other games$/)
  expect(wordsWith({ players: 5, games: 3 })).toMatch(/3 Sacks 5 players$/)
  const others = [{ name: 'Bo Diaz', rosterPlayerId: null, gameId: 2 }]
  expect(wordsWith({ players: 2, games: 3, others })).toMatch(
    /3 Sacks A.* Byron vs Ashford, Oct. 3 B.* Diaz at Birch, Oct. 10$/,
  )
})
