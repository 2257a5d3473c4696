import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { renderScreen } from '../../tests/support/render-screen.tsx'
import { sampleGame } from '../../tests/support/sample-game.ts'
import type { Game } from '../contract/game.schema.ts'
import type { SiteSettings } from '../contract/site.schema.ts'
import { ScoreStrip } from './ScoreStrip.tsx'

const final = (id: number, title: string): Game =>
  sampleGame({
    id,
    gameState: 8,
    status: 'O',
    opponent: { ...sampleGame().opponent, title },
    result: {
      status: 'W',
      teamScore: '3',
      opponentScore: '1',
      prescoreInfo: null,
      postscoreInfo: null,
      boxscore: null,
      recap: null,
    },
  })
const opponents = (games: Game[]) => {
  const html = renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <ScoreStrip games={games} settings={{ shortName: 'Herons', logo: null } as SiteSettings} />
    </QueryClientProvider>,
  )
  return [...html.matchAll(/>(Old|New|Now|Next)</g)].map(([, name]) => name)
}
const next = sampleGame({ id: 4, opponent: { ...sampleGame().opponent, title: 'Next' } })

it('shows results by day and then upcoming games when no game is live [SH-09]', () => {
  expect(opponents([final(1, 'Old'), final(2, 'New'), next])).toEqual(['Old', 'New', 'Next'])
})

it('shows a live game first, beside the newest result [SH-08]', () => {
  const now = sampleGame({
    id: 3,
    gameState: 3,
    opponent: { ...sampleGame().opponent, title: 'Now' },
  })
  expect(opponents([final(1, 'Old'), final(2, 'New'), now, next])).toEqual([
    'Now',
    'New',
    'Old',
    'Next',
  ])
})
