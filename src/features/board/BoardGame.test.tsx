import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleGame, sampleLive, sampleResult } from '../../../tests/support/sample-game.ts'
import { sampleSettings } from '../../../tests/support/sample-sport.ts'
import type { Game } from '../../contract/game.schema.ts'
import { BoardGame } from './BoardGame.tsx'

const wordsAt = (game: Game) =>
  wordsOf(
    renderScreen(<BoardGame game={game} settings={sampleSettings} standings={[]} dated={false} />),
  )
const live = sampleLive({
  period: 2,
  situation: 'HSU ball, 2nd & 8 at ASH 41',
  lastPlay: 'Ada Byron rush left for 2 yards.',
  teamPeriods: ['7', '10', '0', '0'],
  opponentPeriods: ['3', '0', '0', '0'],
})

test('has the situation and the score by period of a live game, visitors first [GM-03]', () => {
  const game = sampleGame({ gameState: 3, live })
  expect(wordsAt(game)).toMatch(
    /1 2 3 4 T A Ashford By period: 3 0 14 .* By period: 7 10 21 HSU ball, 2nd & 8 at ASH 41 Ada Byron/,
  )
  const of = (globalSportShortName: string) =>
    wordsAt({ ...game, sport: { ...game.sport, globalSportShortName } })
  expect(of('wvball')).toMatch(/1 2 3 4 Sets .*By set: 3 0/)
  expect(of('softball')).toContain('By inning: 3 0')
  const overtime = { ...live, period: 5, teamPeriods: ['7', '10', '0', '0', '6'] }
  expect(wordsAt({ ...game, live: overtime })).toContain('1 2 3 4 OT T')
})

test('has the score by period of a result, unless it does not lead to its score [GM-03]', () => {
  const final = { status: 'O', gameState: 8, live: { ...live, period: 4 } } as const
  expect(wordsAt(sampleGame({ ...final, result: sampleResult('W', '21', '14') }))).toMatch(
    /1 2 3 4 T A Ashford By period: 3 0 0 0 14 .* By period: 7 10 0 0 21 /,
  )
  // The stat file of a game that was forfeited later.
  const ruled = sampleGame({ ...final, result: sampleResult('L', '0', '1') })
  expect(wordsAt(ruled)).not.toContain('By period')
})

test('keeps all periods of an overtime game in a narrow card, not all innings [GM-03]', () => {
  const far = (sport: string, count: number) => {
    const periods = Array.from({ length: count }, () => '3')
    const game = sampleGame({
      gameState: 3,
      live: sampleLive({ period: count, teamPeriods: periods, opponentPeriods: periods }),
    })
    const html = renderScreen(
      <BoardGame
        game={{ ...game, sport: { ...game.sport, globalSportShortName: sport } }}
        settings={sampleSettings}
        standings={[]}
        dated={false}
      />,
    )
    const labels = html.slice(0, html.indexOf('By '))
    return {
      many: html.includes('data-many'),
      far: labels.match(/data-far/g)?.length ?? 0,
    }
  }
  expect(far('wbball', 4)).toEqual({ many: false, far: 0 })
  expect(far('wbball', 6)).toEqual({ many: true, far: 0 })
  expect(far('baseball', 9)).toEqual({ many: false, far: 6 })
})

test('has no periods before a game, and none that are unknown [GM-03]', () => {
  expect(wordsAt(sampleGame())).not.toContain('By period')
  const quiet = sampleLive({ teamPeriods: [], opponentPeriods: [] })
  expect(wordsAt(sampleGame({ gameState: 3, live: quiet }))).not.toMatch(/By period|undefined/)
})

test('links the results of a meet, which is no game [GM-03]', () => {
  const meet = sampleGame({
    status: 'O',
    gameState: 8,
    showAtVs: false,
    opponent: { ...sampleGame().opponent, id: null, title: 'Regional Championships' },
  })
  expect(wordsAt(meet)).toMatch(/Results , Football: Regional Championships$/)
  expect(wordsAt(meet)).not.toContain('Game center')
})
