import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import type { SeasonHigh, SeasonStats } from '../../contract/season-stats.schema.ts'
import { SeasonHighs } from './SeasonHighs.tsx'

const game = { gameId: 1, url: '/x', atVs: 'vs', opponent: 'Ashford', date: '2026-10-03T12:00:00' }
const second = { ...game, gameId: 2, atVs: 'at', opponent: 'Birch', date: '2026-10-10T12:00:00' }
const htmlWith = (more: Partial<SeasonHigh>, count = 1) => {
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
  const highs = Array.from({ length: count }, (_, i) => ({ ...high, key: `defense-${i}` }))
  const stats = { highs, games: [game, second], tables: [] } as unknown as SeasonStats
  return renderScreen(<SeasonHighs stats={stats} sport={sampleGame().sport} us="HSU" />)
}
const wordsWith = (more: Partial<SeasonHigh>) => wordsOf(htmlWith(more))

test('shows five highs before the others [RT-06]', () => {
  expect(htmlWith({}, 5)).not.toContain('All highs')
  const [first, others] = htmlWith({}, 7).split('All highs (2 more)')
  expect([first, others].map((half) => half!.match(/<li/g)!.length)).toEqual([5, 2])
})

test('shows a high that was reached again as a tie [RT-06]', () => {
  // One link: to the game.
  expect(htmlWith({ rosterPlayerId: 4 }).match(/<a /g)).toHaveLength(1)
  expect(wordsWith({})).toMatch(/3 Sacks A.* Byron vs Ashford, Oct. 3$/)
  expect(wordsWith({ games: 2 })).toMatch(/ vs Ashford, Oct. 3 and one other game$/)
  expect(wordsWith({ games: 4 })).toMatch(/ vs Ashford, Oct. 3 and three other games$/)
  expect(wordsWith({ players: 5, games: 3 })).toMatch(/3 Sacks 5 players$/)
  const others = [{ name: 'Bo Diaz', rosterPlayerId: null, gameId: 2 }]
  expect(wordsWith({ players: 2, games: 3, others })).toMatch(
    /3 Sacks A.* Byron vs Ashford, Oct. 3 B.* Diaz at Birch, Oct. 10$/,
  )
})
