import { expect, test } from 'vitest'
import { renderScreen } from '../../../tests/support/render-screen.tsx'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import { sampleSettings, sampleSport } from '../../../tests/support/sample-sport.ts'
import MyTeamsScreen from './MyTeamsScreen.tsx'

test('lists the sports that are in season first [OF-02]', () => {
  const sports = [1, 2, 3].map((id) => ({ ...sampleSport, id, title: `Sport ${id}` }))
  const game = (id: number, date: string) =>
    sampleGame({ id, date, sport: { ...sampleGame().sport, id } })
  const items = [game(3, '2026-11-29T16:00:00'), game(2, '2027-02-14T12:00:00')]
  const html = renderScreen(
    <MyTeamsScreen
      settings={sampleSettings}
      sports={sports}
      upcoming={{ items, total: 2, page: 0, pages: 1 }}
    />,
  )
  expect([...html.matchAll(/data-team="(\d)"/g)].map(([, id]) => id)).toEqual(['3', '1', '2'])
})
