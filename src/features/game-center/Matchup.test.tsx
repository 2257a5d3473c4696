import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import type { Comparison } from '../../domain/games/team-comparison.ts'
import { Matchup } from './Matchup.tsx'

const row: Comparison = {
  key: 'rushing/avg',
  label: 'Yards per rush',
  long: null,
  visitor: '4.0',
  home: '4.4',
  percents: null,
  bars: { visitor: 90.9, home: 100 },
  better: 'home',
}

test('the comparison says which games its statistics are from, if it has any [GM-03]', () => {
  const words = (hasStatistics: boolean) =>
    wordsOf(
      renderScreen(
        <Matchup
          seasons={{ kind: 'comparison', rows: [row], hasStatistics }}
          note="From some games"
          names={{ visitor: 'Ashford', home: 'Testham' }}
          ourSide="home"
        />,
      ),
    )
  expect(words(true)).toMatch(/From some games .*4\.0 Yards per rush 4\.4/)
  expect(words(false)).not.toContain('From some games')
})
