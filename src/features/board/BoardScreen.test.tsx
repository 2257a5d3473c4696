import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleGame, sampleLive } from '../../../tests/support/sample-game.ts'
import { sampleSettings } from '../../../tests/support/sample-sport.ts'
import type { ConferenceGame } from '../../contract/conference-games.schema.ts'
import type { Game } from '../../contract/game.schema.ts'
import type { ConferenceStanding } from '../../contract/sports.schema.ts'
import BoardScreen from './BoardScreen.tsx'

const live = sampleGame({ conference: true, gameState: 3, live: sampleLive() })
const team = (opponentId: number, title: string, score: number | null = null) => ({
  opponentId,
  title,
  score,
  image: null,
})
const other = (date: string, score: number | null = null): ConferenceGame => ({
  sport: live.sport,
  season: live.season,
  date,
  time: '5 p.m.',
  away: team(31, 'Elm', score),
  home: team(32, 'Fir', score),
  conference: true,
  note: null,
})
const standings = [
  {
    sport: live.sport,
    season: live.season,
    rows: [{ opponentId: 31, isTenant: false, overallRecord: '8-2', conferenceRecord: '5-2' }],
  },
] as unknown as ConferenceStanding[]
const wordsWith = (conference: ConferenceGame[], game: Game = live) =>
  wordsOf(
    renderScreen(
      <BoardScreen
        games={[game]}
        settings={sampleSettings}
        conference={conference}
        standings={standings}
      />,
    ),
  )
const today = live.date.slice(0, 10)
const idle = /No other \S+ football games today\./

test('says that no other game of the conference is played beside a live one [GM-03]', () => {
  expect(wordsWith([other('2026-08-29', 7)])).toMatch(idle)
  expect(wordsWith([other(today), other('2026-08-29', 7)])).not.toMatch(idle)
  // Unknown, outside the conference, and before the game.
  expect(wordsWith([])).not.toMatch(idle)
  expect(wordsWith([other('2026-08-29')], { ...live, conference: false })).not.toMatch(idle)
  expect(wordsWith([other('2026-08-29')], { ...live, gameState: 0, live: null })).not.toMatch(idle)
})

test('has the records of the other schools before their game [GM-03]', () => {
  expect(wordsWith([other(today)])).toMatch(/Elm 8–2 \(5–2\) F Fir 5 p\.m\./)
  expect(wordsWith([other(today, 7)])).not.toContain('8–2')
})
