import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const empty = ownScreens(
  {
    'historical-roster.csv': 'name\n',
    'rosters/football/2026.csv': 'jersey\n',
    'rosters/football/2025.csv': 'jersey\n',
    'rosters/womens-soccer/2026.csv': 'jersey\n',
  },
  { mayRefuse: true },
)

test('lists all players by last name, with their years [RT-11]', async () => {
  const { status, title, main } = await openScreen('/historical-roster')
  expect([status, title]).toEqual([200, 'Historical Roster | Testham Terriers'])
  expect(textsOf(main.getAllByRole('rowheader'))).toEqual([
    'Halloran, Ines',
    'Öberg, Nils',
    'Okafor, Sam',
    'Quist, Abel',
    'Ramos, Lee',
  ])
  expect(textsOf([main.getByRole('row', { name: /Okafor/ })])[0]).toBe(
    'Okafor, Sam2025–2026FootballQBDubuque, Iowa',
  )
  expect(hrefOf(main.getByRole('link', { name: 'Okafor, Sam' }))).toBe(
    '/sports/football/roster/sam-okafor/2',
  )
  expect(main.queryByRole('link', { name: 'Öberg, Nils' })).toBeNull()
})

test('narrows to a sport, a letter and words, a letter without its accent [RT-11]', async () => {
  const names = async (path: string) =>
    textsOf((await openScreen(path)).main.getAllByRole('rowheader'))
  expect(await names('/sports/football/historical-roster?letter=o')).toEqual([
    'Öberg, Nils',
    'Okafor, Sam',
  ])
  expect(await names('/historical-roster?q=quist')).toEqual(['Quist, Abel'])
  const { main, page, words } = await openScreen('/sports/football/historical-roster?letter=o')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Football Historical Roster')
  expect(words).toContain('2 players under O')
  expect(main.getByRole('link', { name: 'O' }).getAttribute('aria-current')).toBe('true')
  expect(hrefOf(page.getAllByRole('link', { name: 'All sports' }).at(-1)!)).toBe(
    '/historical-roster?letter=o',
  )
})

test('searches by a plain form without JavaScript [RT-11]', async () => {
  const { document } = await openScreen('/sports/football/historical-roster')
  const form = document.querySelector('search[aria-label="Find a player"] form')!
  expect(form.getAttribute('action')).toBe('/sports/football/historical-roster')
  expect(form.querySelector('input')?.getAttribute('name')).toBe('q')
})

test('says when a letter, or the whole list, has no player [RT-11]', async () => {
  const letter = await openScreen('/historical-roster?letter=b')
  expect(letter.words).toContain('No players under B.')
  expect(hrefOf(letter.main.getByRole('link', { name: 'Show all players' }))).toBe(
    '/historical-roster',
  )
  const { words } = await empty('/historical-roster')
  expect(words).toContain('The historical roster is not available yet.')
})

test('redirects joined spellings to the right address without a read [RT-11]', async () => {
  expect(
    await answersOf(openScreen, [
      '/historicalroster',
      '/sports/football/historicalroster?letter=o',
    ]),
  ).toEqual([
    ['/historicalroster', 301, '/historical-roster'],
    [
      '/sports/football/historicalroster?letter=o',
      301,
      '/sports/football/historical-roster?letter=o',
    ],
  ])
  const wrong = ['/sports/curling/historical-roster']
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
})
