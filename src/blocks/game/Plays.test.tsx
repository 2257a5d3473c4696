import { expect, test } from 'vitest'
import { inventedBox } from '../../../tests/support/invented-box.ts'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import type { Play } from '../../contract/box-score.schema.ts'
import { Plays } from './Plays.tsx'

test('opens a game that is over at the drive of its last score [GM-03]', () => {
  const play = (text: string, score: Play['score'] = null): Play => ({
    id: text,
    side: 'home',
    clock: '04:53',
    text,
    score,
  })
  const plays = Array.from({ length: 40 }, (_, i) =>
    play(`Rush ${i}.`, i === 14 ? { visitor: '1', home: '3' } : null),
  ).toSpliced(8, 0, play('Harlan State drive start at 04:53.'))
  const over = inventedBox('football')
  const box = {
    ...over,
    status: { ...over.status, complete: true },
    plays: [{ period: '4th', plays }],
  }
  expect(wordsOf(renderScreen(<Plays box={box} scoring={false} short />))).toMatch(
    /8 earlier plays, 4th quarter .* Rush 7 .*Harlan State drive, 4:53 .* Rush 39/,
  )
})
