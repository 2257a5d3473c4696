import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import { LeaderCards } from './LeaderCards.tsx'

const leader = {
  id: null,
  name: 'Ada Byron',
  number: '7',
  position: null,
  image: null,
  stat: { name: 'Kills', value: '429', description: '3.80 per set', progress: 100 },
}
const draw = (opponent: typeof leader | null, alone: boolean) =>
  renderScreen(
    <LeaderCards
      leaders={[{ key: 'kills', title: 'Kills', school: leader, opponent }]}
      sport={sampleGame().sport}
      us="Herons"
      them="Ashford"
      logo={null}
      atHome
      alone={alone}
    />,
  )

test('compares leaders of two teams by bars, and draws none for leaders of one', () => {
  expect(draw(leader, false).match(/<rect/g)).toHaveLength(2)
  const season = draw(null, true)
  expect(wordsOf(season)).toContain('429')
  expect(season).not.toContain('<rect')
})
