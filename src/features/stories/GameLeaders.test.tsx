import { expect, test } from 'vitest'
import { renderScreen } from '../../../tests/support/render-screen.tsx'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import type { LineScores } from '../../contract/game-details.schema.ts'
import { GameLeaders } from './GameLeaders.tsx'

const leader = (name: string, description: string) => ({
  id: null,
  name,
  number: '4',
  position: null,
  image: null,
  stat: { name: 'Points', value: '12', description, progress: 100 },
})

test('marks a tie, which a phone shows without the other details [RT-08]', () => {
  const lineScores = { thisTeamIsHomeTeam: true } as LineScores
  const html = renderScreen(
    <GameLeaders
      leaders={[
        {
          key: 'pts',
          title: 'Points',
          school: leader('Ada Byron', '4/4 FG, 4/4 FT'),
          opponent: leader('Emil Moss', '3/4 FG · tied with 2 others'),
        },
      ]}
      lineScores={lineScores}
      sport={sampleGame().sport}
    />,
  )
  const details = [...html.matchAll(/<span class="[^"]*?(detail|tie)[^"]*"> (?:<!-- -->)?([^<]+)/g)]
  expect(details.map(([, kind, words]) => [kind, words])).toEqual([
    ['detail', '3/4\u00A0FG'],
    ['tie', 'tied with 2 others'],
    ['detail', '4/4\u00A0FG, 4/4\u00A0FT'],
  ])
})
