import { expect, test } from 'vitest'
import { hrefOf, ownScreens, textsOf } from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const own = ownScreens({
  'tickets.yaml': `+- {title: Box, kind: premium, price: a great deal of money}
- title: Next year
  kind: season
  url: https://tickets.testham.example/next
  startDate: '2099-01-01'\n`,
})
const heads = 'ref,date,opponent,home_away\n'
const begun = ownScreens({
  'schedules/football/2026.csv':
    '+now,2026-11-21,11:00 a.m.,Ashford,H,,Terrier Field,R,,,,,Buy|https://tickets.testham.example/now\n',
})
/** Nothing on sale: no offers, games, team tickets or office. */
const empty = ownScreens(
  {
    'tickets.yaml': '[]',
    'schedules/football/2026.csv': heads,
    'sports.csv': `title,slug,short_name,abbrev,code,gender,current_season
Football,football,football,FB,football,men,2026\n`,
  },
  { mayRefuse: true },
)

test('lists the next home games with a button each, and the seller [RT-10]', async () => {
  const { status, title, main, words } = await openScreen('/tickets')
  expect([status, title]).toEqual([200, 'Tickets | Testham Terriers'])
  expect(words).toContain('Buy Testham Terriers tickets through Gatehouse .')
  expect(
    hrefOf(main.getByRole('link', { name: /^Tickets for Football vs Ashford ?, Sep 12$/ })),
  ).toBe('https://tickets.testham.example/3')
  expect(hrefOf(main.getByRole('link', { name: 'Football tickets' }))).toBe(
    'https://tickets.testham.example/football',
  )
})

test('shows the price of a single game beside each of its games, and the office above [RT-10]', async () => {
  const single = (price: string) =>
    `- {title: ${price}, kind: single, price: ${price}, sportId: football}\n`
  const gamesOf = async (...prices: string[]) => {
    const screens = ownScreens({ 'tickets.yaml': `+${prices.map(single).join('')}` })
    const { main, words } = await screens('/tickets')
    expect(words).toMatch(/Ticket office: 555-?0101 · Weekdays 9-5.*Next home games/)
    return main.getByRole('region', { name: 'Next home games' }).textContent
  }
  expect(await gamesOf('From $12')).toContain('From $12')
  // Which one is that of a game is unknown.
  expect(await gamesOf('From $12', 'From $30')).not.toContain('$')
})

test('says that one ticket admits to the games of a day with one link, at its price [RT-10]', async () => {
  const link = 'https://tickets.testham.example/both'
  const screens = ownScreens({
    'tickets.yaml': `+- {title: Single, kind: single, price: From $12, sportId: football}
- {title: Doubleheader, kind: single, price: From $20, url: "${link}"}\n`,
    'schedules/football/2026.csv': `+early,2026-11-28,11:00 a.m.,Ashford,H,,Terrier Field,R,,,,,Buy|${link}
late,2026-11-28,4:00 p.m.,Ashford,H,,Terrier Field,R,,,,,Buy|${link}
next,2026-11-29,4:00 p.m.,Ashford,H,,Terrier Field,R,,,,,Buy|${link}\n`,
  })
  const { main } = await screens('/tickets')
  const rows = textsOf([
    ...main.getByRole('region', { name: 'Next home games' }).querySelectorAll('li'),
  ])
  const both = 'One ticket admits you to both games of the day'
  const sharing = rows.filter((row) => row.includes(both))
  expect(sharing.map((row) => /Nov 2\d/.exec(row)?.[0])).toEqual(['Nov 28', 'Nov 28'])
  for (const row of sharing) expect(row).toContain('From $20')
  expect(rows.find((row) => row.includes('Nov 29'))).toContain('From $20')
})

test('leads to a game that has begun instead of selling it [RT-10]', async () => {
  const { main } = await begun('/tickets')
  const games = [...main.getByRole('region', { name: 'Next home games' }).querySelectorAll('li')]
  const [first, second] = textsOf(games.map((game) => game.querySelector('a')!))
  expect(first).toBe('Game center for Football vs Ashford, Nov 21')
  expect(second).toMatch(/^Tickets for /)
  expect(textsOf(games)[0]).toContain('Started 11 a.m.')
})

test('lists offers by kind, with none on sale before its day [RT-10]', async () => {
  const { main } = await own('/tickets')
  expect(textsOf(main.getAllByRole('heading', { level: 3 }))).toEqual([
    'Season tickets',
    'Premium seats',
  ])
  expect(hrefOf(main.getByRole('link', { name: 'Buy Football season ticket' }))).toBe(
    'https://tickets.testham.example/football/season',
  )
  const next = main.getByText('Next year').closest('li')!
  expect(next.textContent).toContain('From January 1, 2099')
  expect(next.querySelector('a')).toBeNull()
  expect(main.getByText('Box').closest('li')!.textContent).toContain('a great deal of money')
})

test('shows the office with its hours and contacts [RT-10]', async () => {
  const { main } = await openScreen('/tickets')
  const office = main.getByRole('region', { name: 'Ticket office' })
  expect(office.textContent).toMatch(/Weekdays 9-5.*100 Stadium Drive/)
  expect([...office.querySelectorAll('a')].map(hrefOf)).toEqual([
    'tel:5550101',
    'mailto:tickets@testham.example',
    'https://tickets.testham.example/',
  ])
})

test('shows a message when nothing is on sale [RT-10]', async () => {
  const { words, main } = await empty('/tickets')
  expect(words).toContain('No tickets on sale right now.')
  expect(hrefOf(main.getByRole('link', { name: 'when the teams play' }))).toBe('/calendar')
})
