import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleGame, sampleLive, sampleResult } from '../../../tests/support/sample-game.ts'
import { sampleSettings, sampleSport } from '../../../tests/support/sample-sport.ts'
import type { Game, Schedule } from '../../contract/game.schema.ts'
import SportHomeScreen from './SportHomeScreen.tsx'

const opponent = (title: string) => ({ ...sampleGame().opponent, title })
const live = (id: number, title: string): Game =>
  sampleGame({ id, gameState: 3, live: sampleLive({ gameId: id }), opponent: opponent(title) })
const later = sampleGame({ id: 3, opponent: opponent('Calder') })
const pageOf = <T,>(items: T[]) => ({ items, total: items.length, page: 0, pages: 1 })
const screenOf = (games: Game[]) =>
  renderScreen(
    <SportHomeScreen
      settings={sampleSettings}
      sport={sampleSport}
      scoreboard={games}
      stories={pageOf([])}
      schedule={{ games } as Schedule}
      upcoming={pageOf(games)}
      standings={null}
      leaders={[]}
      roster={null}
      slides={[]}
      clips={pageOf([])}
      forms={[]}
      unread={[]}
    />,
  )
const bandOf = (games: Game[]) =>
  wordsOf(/<section class="[^"]*band".*?<\/section>/.exec(screenOf(games))![0])
const listOf = (games: Game[]) => {
  const html = screenOf(games)
  const list = html.indexOf('Upcoming Events')
  expect(wordsOf(html.slice(0, list))).toContain(games[0]!.opponent.title)
  return wordsOf(html.slice(list))
}

test('leads with a new result, else with the next game [RT-01]', () => {
  const won = (some: Partial<Game>) =>
    sampleGame({
      id: 2,
      opponent: opponent('Birch'),
      result: sampleResult('W', '28', '27'),
      ...some,
    })
  expect(bandOf([won({ isLatest: true }), later])).toMatch(/^Final score .*Birch 27 .* 28 Final/)
  expect(bandOf([won({}), later])).toMatch(/^Next .*Calder/)
  expect(bandOf([won({ isLatest: true }), live(1, 'Ashford')])).toMatch(/^Live now .*Ashford/)
})

test('lists the upcoming events without the live game of the band, with other live ones [RT-01]', () => {
  const list = listOf([live(1, 'Ashford'), live(2, 'Birch'), later])
  expect(list).toMatch(/^Upcoming Events.*Birch.*Calder/)
  expect(list).not.toContain('Ashford')
  expect(listOf([later])).toContain('Calder')
})
