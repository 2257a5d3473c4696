import { expect, test } from 'vitest'
import type { BoxScore } from '../../contract/box-score.schema.ts'
import { describeLastPlay } from './last-play.ts'

const of = (lastPlay: string | null, family: BoxScore['family'] = 'football') => {
  const play = { id: '1', side: 'visitor' as const, clock: null, text: lastPlay ?? '', score: null }
  const teams = { visitingTeam: { id: 'DUN' }, homeTeam: { id: 'HSU' } }
  const file = { family, lastPlay, plays: [{ period: '1', plays: [play] }], ...teams }
  return describeLastPlay(file as unknown as BoxScore)
}

test.each([
  [
    'Emil Moss rush left for 10 yards gain to the HSU37 (Ed Ives), fumble forced by Ed Ives, ' +
      'recovered by DUN Al Ray.',
    'Rush +10, fumble, DUN recovers · Emil Moss rush left for 10 yards to the HSU 37',
  ],
  [
    'Emil Moss rush for 1 yard, fumble forced by Ed Ives, recovered by HSU Cy Poe.',
    'Fumble, HSU recovers · Emil Moss rush for 1 yard',
  ],
  [
    'Emil Moss rush for 1 yard, fumble forced by Ed Ives, recovered by HSU Cy Poe, return 9 yards.',
    'Fumble, HSU recovers · Emil Moss rush for 1 yard, fumble forced by Ed Ives, ' +
      'recovered by HSU Cy Poe, return 9 yards',
  ],
  [
    'Bo Reed pass complete to Al Ray for 12 yards to the DUN37 (Ed Ives; Cy Poe), 1ST DOWN.',
    'Pass +12, first down · Bo Reed pass complete to Al Ray for 12 yards to the DUN 37',
  ],
  [
    'Bo Reed sacked for loss of 9 yards to the HSU38 (Ed Ives).',
    'Sack −9 · Bo Reed sacked for loss of 9 yards to the HSU 38 (Ed Ives)',
  ],
  [
    'Bo Reed pass intercepted by Ed Ives at the HSU49, return 0 yards.',
    'Interception · Bo Reed pass intercepted by Ed Ives at the HSU 49, return 0 yards',
  ],
  [
    'PENALTY DUN Holding (Vuk Colic) 10 yards from DUN30 to DUN20. NO PLAY.',
    'Penalty −10 · On DUN: holding (Vuk Colic), 10 yards from DUN 30 to DUN 20, no play',
  ],
  ['End of 3rd quarter, clock 00:00.', 'End of 3rd quarter'],
])('begins the last play of football with what came of it: %s [GM-03]', (text, words) => {
  expect(of(text)).toBe(words)
})

test('leaves other sports their sentence, which begins with it [GM-03]', () => {
  expect(of('Kill by Ada Quill (from Bo Rand).', 'volleyball')).toBe(
    'Kill by Ada Quill (from Bo Rand)',
  )
  expect(of(null)).toBeNull()
})
