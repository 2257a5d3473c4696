import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hrefOf, ownScreens, textsOf } from '../../../tests/support/read-screen.ts'
import { departmentFolder } from '../../../tests/support/department.ts'
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
  expect(words).toContain('Buy Testham Terriers tickets through Gatehouse.')
  expect(words).toContain('Ticket options')
  expect(
    hrefOf(main.getByRole('link', { name: 'Buy tickets for Football vs Ashford, Sept. 12' })),
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
    expect(words).toMatch(/Ticket office: 555-?0101 · Weekdays 9-5.*Home games/)
    return main.getByRole('region', { name: 'Home games' }).textContent
  }
  expect(await gamesOf('From $12')).toContain('From $12')
  // Which one is that of a game is unknown.
  expect(await gamesOf('From $12', 'From $30')).not.toContain('$')
})

test('shows the next game first in whatever venue, with its game-day guide [RT-10]', async () => {
  const screens = ownScreens({
    'facilities.yaml': '+- {title: Large Dome, capacity: 90000}\n',
    'schedules/football/2026.csv': `+field,2026-11-28,4:00 p.m.,Ashford,H,,Terrier Field,R,,,,,Buy|https://tickets.testham.example/field
dome,2026-12-05,11:00 a.m.,Ashford,H,,Large Dome,R,,,,,Buy|https://tickets.testham.example/dome\n`,
  })
  const { main } = await screens('/tickets')
  const region = main.getByRole('region', { name: 'Home games' })
  const featured = region.querySelector('article')!
  expect(featured.textContent).toMatch(/November 28, 2026 · 4 p.m.*Terrier Field/)
  expect([...featured.querySelectorAll('a')].map(hrefOf)).toEqual([
    'https://tickets.testham.example/field',
    expect.stringMatching(/^\/facilities\/terrier-field\/\d+#game-day$/),
  ])
  const rows = textsOf([...region.querySelectorAll('li')])
  expect(rows[0]).toContain('Dec. 5')
  expect(rows.join()).not.toContain('Nov. 28')
})

test('lists the games of one ticket together, at its price [RT-10]', async () => {
  const link = 'https://tickets.testham.example/both'
  const screens = ownScreens({
    'tickets.yaml': `+- {title: Single, kind: single, price: From $12, sportId: football}
- {title: Doubleheader, kind: single, price: From $20, url: "${link}"}\n`,
    'schedules/football/2026.csv': `+first,2026-11-28,11:00 a.m.,Ashford,H,,Terrier Field,R,,,,,Buy|https://tickets.testham.example/first
early,2026-11-29,11:00 a.m.,Ashford,H,,Terrier Field,R,,,,,Buy|${link}
late,2026-11-29,4:00 p.m.,Ashford,H,,Terrier Field,R,,,,,Buy|${link}
next,2026-11-30,4:00 p.m.,Ashford,H,,Terrier Field,R,,,,,Buy|${link}\n`,
  })
  const { main } = await screens('/tickets')
  const rows = textsOf([...main.getByRole('region', { name: 'Home games' }).querySelectorAll('li')])
  expect(rows.filter((row) => row.includes('Nov. 29'))).toHaveLength(1)
  expect(rows[0]).toMatch(/11 a\.m\. and 4 p\.m\..*Doubleheader.*From \$20/)
  expect(rows[1]).toMatch(/Nov. 30.*From \$20/)
  expect(rows[1]).not.toContain('Doubleheader')
})

test('lists a game that has begun before the next one, with the way to follow it [RT-10]', async () => {
  const { main } = await begun('/tickets')
  const region = main.getByRole('region', { name: 'Home games' })
  expect(textsOf([...region.querySelectorAll('li, article')])).toEqual([
    expect.stringMatching(/^Today Started 11 a\.m\..*Game center/),
    expect.stringMatching(/September 12.*Buy tickets/),
  ])
})

test('lists offers by kind, with none on sale before its day [RT-10]', async () => {
  const { main } = await own('/tickets')
  expect(textsOf(main.getAllByRole('heading', { level: 3 }))).toEqual([
    'vs Ashford',
    'Season tickets',
    'Premium seats',
    'Venues',
    'By team',
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
  ])
  expect(hrefOf(main.getByRole('link', { name: 'Buy tickets' }))).toBe(
    'https://tickets.testham.example/',
  )
  expect(main.queryByRole('link', { name: 'Manage my tickets' })).toBeNull()
})

test('leads to the fan’s account at the seller, and to each kind of ticket [RT-10]', async () => {
  const kinds = ['single', 'group', 'parking']
  const screens = ownScreens({
    'site.yaml': readFileSync(join(departmentFolder, 'site.yaml'), 'utf8').replace(
      'ticketOffice: {',
      'ticketOffice: {accountUrl: "https://tickets.testham.example/me", ',
    ),
    'tickets.yaml': `+${kinds.map((kind) => `- {title: ${kind}, kind: ${kind}}\n`).join('')}`,
  })
  const { main, document } = await screens('/tickets')
  expect(hrefOf(main.getByRole('link', { name: 'Manage my tickets' }))).toBe(
    'https://tickets.testham.example/me',
  )
  const jumps = [...main.getByRole('navigation', { name: 'Jump to' }).querySelectorAll('a')]
  expect(textsOf(jumps)).toEqual([
    'Season tickets',
    'Single games',
    'Groups',
    'Parking',
    'Venues',
    'By team',
  ])
  for (const jump of jumps)
    expect(document.querySelector(jump.getAttribute('href')!)?.textContent).toContain(
      jump.textContent,
    )
})

test('shows a message when nothing is on sale [RT-10]', async () => {
  const { words, main } = await empty('/tickets')
  expect(words).toContain('No tickets on sale right now.')
  expect(hrefOf(main.getByRole('link', { name: 'when the teams play' }))).toBe('/calendar')
})
