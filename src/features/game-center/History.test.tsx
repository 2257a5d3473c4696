import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleGame, sampleResult } from '../../../tests/support/sample-game.ts'
import type { OpponentHistory } from '../../contract/opponents.schema.ts'
import { History } from './History.tsx'

test('says that a meeting is the first one that counts, after exhibitions only [GM-03]', () => {
  const words = (now: 'R' | 'S', ...before: ('R' | 'S')[]) => {
    const meetings = before.map((type, i) => ({
      ...sampleGame({ result: sampleResult('W', '96', '77') }),
      type,
      gameId: i + 2,
      url: null,
    }))
    const history = { ...sampleGame(), wins: 0, losses: 0, ties: 0, meetings, url: null }
    return wordsOf(
      renderScreen(
        <History
          history={history as unknown as OpponentHistory}
          us="Herons"
          game={sampleGame({ type: now })}
        />,
      ),
    )
  }
  expect(words('R', 'S', 'S')).toContain('First meeting that is not an exhibition')
  expect(words('S', 'S')).not.toContain('counts')
  expect(words('R', 'S', 'R')).not.toContain('counts')
})
