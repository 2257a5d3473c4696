import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleGame, sampleLive } from '../../../tests/support/sample-game.ts'
import { sampleSport } from '../../../tests/support/sample-sport.ts'
import type { Game } from '../../contract/game.schema.ts'
import type { SportStandings } from '../../contract/sports.schema.ts'
import StandingsScreen from './StandingsScreen.tsx'

const live = sampleGame({
  gameState: 3,
  live: sampleLive({ teamScore: '14', opponentScore: '10', periodLabel: '2nd', clock: '5:37' }),
})
const row = (title: string, opponentId: number | null) => ({
  rank: 1,
  title,
  opponentId,
  isTenant: opponentId === null,
  conferenceRecord: '1-1',
  overallRecord: '2-2',
})
const standings = {
  sport: live.sport,
  season: live.season,
  conference: null,
  through: null,
  seasons: [],
  isCurrent: true,
  url: '/sports/football/standings',
  rows: [row('Testham', null), row('Ashford', live.opponent.id), row('Birch', 30)],
  outlooks: [
    { gameId: live.id, win: { record: '2-1', place: '1' }, loss: { record: '1-2', place: '3' } },
  ],
} as unknown as SportStandings
const screenOf = (scoreboard: Game[]) =>
  renderScreen(
    <StandingsScreen sport={sampleSport} standings={standings} scoreboard={scoreboard} />,
  )

test('has the score of a live game beside both teams, and what it would change [CA-02]', () => {
  const words = wordsOf(screenOf([live]))
  expect(words).toMatch(/Testham Live 14 – 10 , 2nd · 5:37/)
  expect(words).toMatch(/Ashford Live 10 – 14 , 2nd · 5:37/)
  expect(words).toContain('With a win, Testham is 2–1 and alone in first; with a loss, 1–2 and')
  expect(screenOf([live]).match(/href="\/game-center\/1"/g)).toHaveLength(2)
  expect(wordsOf(screenOf([]))).not.toMatch(/With a win|Live/)
})
