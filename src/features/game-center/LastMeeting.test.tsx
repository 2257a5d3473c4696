import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleGame, sampleResult } from '../../../tests/support/sample-game.ts'
import { LastMeeting } from './LastMeeting.tsx'

const leader = (name: string, value: string) => ({
  id: null,
  name,
  number: '4',
  position: null,
  image: null,
  stat: { name: 'Rushing yards', value, description: '20 att', progress: 100 },
})
const key = { key: 'rush', title: 'Rushing yards' }

test('shows the last meeting with the leaders of both teams, the winner first [GM-03]', () => {
  const game = sampleGame({
    date: '2025-10-04T14:00:00',
    status: 'O',
    gameState: 8,
    result: sampleResult('L', '21', '28', '(2OT)'),
  })
  const leaders = [
    { ...key, school: leader('Ada Byron', '81'), opponent: leader('Emil Moss', '140') },
  ]
  const html = renderScreen(<LastMeeting meeting={{ game, leaders }} us="Herons" them="Ashford" />)
  expect(wordsOf(html)).toMatch(
    /Ashford 28, Herons 21 \(2OT\) · Saturday, October 4, 2025 .*Emil Moss.*140.*Ada Byron.*81/,
  )
  expect(html).toContain('/boxscore/')
})
