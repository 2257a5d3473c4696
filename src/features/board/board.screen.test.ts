import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { openScreen } from '../../../tests/support/screen.ts'

test('shows the games of the address side by side, each with its score [GM-03]', async () => {
  const { main } = await openScreen('/board/2-3')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Scoreboard')
  const games = main.getAllByRole('list')[0]!.children
  expect(games).toHaveLength(2)
  const [ashford, calder] = [...games].map(({ textContent }) => textContent)
  expect(ashford).toMatch(/Ashford.*10.*31/)
  expect(calder).toMatch(/14.*Calder Tech.*17/)
})

test('shows the latest results and the next games below the games of today [GM-03]', async () => {
  const { main, words } = await openScreen('/board')
  expect(words).toContain('No games right now, and none left today.')
  const link = main.getAllByRole('link', { name: 'Full calendar' })[0]!
  expect(link.getAttribute('href')).toBe('/calendar')
  const results = within(main.getByRole('region', { name: 'Latest results' }))
  const items = results.getAllByRole('listitem')
  expect(items.length).toBeGreaterThan(1)
  for (const item of items) expect(item.textContent).toMatch(/: Final/)
  expect(items).toHaveLength(4)
  const days = results.getAllByRole('heading', { level: 3 })
  expect(days.length).toBeGreaterThan(1)
  for (const day of days) expect(day.textContent).toMatch(/^[A-Z][a-z]+day, [A-Z][a-z]{2} \d+$/)
  const { main: named } = await openScreen('/board/2-3')
  expect(named.queryByRole('region', { name: 'Latest results' })).toBeNull()
})

test('shows the games of one sport, chosen from links [GM-03]', async () => {
  const { main, document } = await openScreen('/board')
  const choice = within(main.getByRole('navigation', { name: 'Sport' }))
  expect(choice.getByRole('link', { name: 'All sports' }).getAttribute('aria-current')).toBe('page')
  const soccer = choice.getByRole('link', { name: /Women's Soccer/ }).getAttribute('href')!
  expect(soccer).toBe('/sports/womens-soccer/scoreboard')
  const titles = (list: Element[]) => new Set(list.map((tile) => /^[^:]+: /.exec(tile.textContent)))
  expect(titles([...document.querySelectorAll('main section li')]).size).toBeGreaterThan(1)
  const football = await openScreen('/sports/football/scoreboard')
  expect(football.title).toBe('Football Scoreboard | Testham Terriers')
  const tiles = [...football.document.querySelectorAll('main section li')]
  expect(tiles.length).toBeGreaterThan(1)
  for (const tile of tiles) expect(tile.textContent).toMatch(/Football: /)
  const { status } = await openScreen('/sports/curling/scoreboard')
  expect(status).toBe(404)
})
