import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleGame, sampleLive } from '../../../tests/support/sample-game.ts'
import { sampleSport } from '../../../tests/support/sample-sport.ts'
import type { Game } from '../../contract/game.schema.ts'
import { TeamGames } from './TeamGames.tsx'

const rowOf = (game: Game) => renderScreen(<TeamGames sport={sampleSport} game={game} />)

test('shows the score of a live game, hidden where scores are, and updated in place', () => {
  const html = rowOf(sampleGame({ gameState: 3, live: sampleLive() }))
  expect(wordsOf(html)).toMatch(/^vs Ashford · Live Leading 21 – 14 , 3rd · 8:39 Schedule/)
  expect(wordsOf(html.replace(/<span data-spoils="1">.*?<\/b><\/span>/, ''))).not.toMatch(/21|14/)
  expect(html.match(/data-live-text="[^"]+"/g)).toEqual([
    'data-live-text="1:team"',
    'data-live-text="1:opponent"',
    'data-live-text="1:state"',
  ])
})

test('shows the time of a game to come, without a score', () => {
  const html = rowOf(sampleGame())
  expect(wordsOf(html)).toMatch(/^vs Ashford · Sat, Sept. 5 · 7 p\.m\. Schedule/)
  expect(html).not.toContain('data-spoils')
})
