import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleGame, sampleLive } from '../../../tests/support/sample-game.ts'
import { sampleSettings, sampleSport } from '../../../tests/support/sample-sport.ts'
import type { Game } from '../../contract/game.schema.ts'
import HomeScreen from './HomeScreen.tsx'

const opponent = (title: string) => ({ ...sampleGame().opponent, title })
const live = (id: number, title: string): Game =>
  sampleGame({ id, gameState: 3, live: sampleLive({ gameId: id }), opponent: opponent(title) })
const pageOf = <T,>(items: T[]) => ({ items, total: items.length, page: 0, pages: 1 })

test('lists the upcoming events without the live game of the band, live and begun ones first [RT-01]', () => {
  const games = [
    live(1, 'Ashford'),
    sampleGame({ id: 3, opponent: opponent('Calder') }),
    sampleGame({ id: 4, opponent: opponent('Durand'), hasBegun: true }),
    live(2, 'Birch'),
  ]
  const html = renderScreen(
    <HomeScreen
      settings={sampleSettings}
      sports={[sampleSport]}
      scoreboard={games}
      stories={pageOf([])}
      upcoming={pageOf(games)}
      results={pageOf([])}
      slides={[]}
      clips={pageOf([])}
      products={pageOf([])}
    />,
  )
  expect(wordsOf(html.slice(0, html.indexOf('Upcoming Events')))).toContain('Ashford')
  const list = wordsOf(html.slice(html.indexOf('Upcoming Events')))
  expect(list).toMatch(/^Upcoming Events.*Birch.*Durand.*Calder/)
  expect(list).not.toContain('Ashford')
})
