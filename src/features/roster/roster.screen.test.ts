import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const squad = Array.from(
  { length: 200 },
  (_, i) =>
    `${i + 20},Extra${i},Player,${['OL', 'WR/KR', 'LB', ''][i % 4]},Fr.,,,,,,,extra-${i},,\n`,
)
/** Two hundred more players, no coach, no players of 2025, and an opponent without a roster. */
const open = ownScreens(
  {
    'rosters/football/2026.csv': `+${squad.join('')}`,
    'rosters/football/2026.staff.csv': 'first_name\n',
    'rosters/football/2025.csv': 'jersey\n',
    'opponent-rosters/football/2026/ashford.csv': 'name\n',
  },
  { mayRefuse: true },
)
/** With statistics of two seasons of Sam Okafor. */
const twoSeasons = ownScreens({
  'statistics/football/2025.csv':
    'table,jersey,name,gp,comp,att,yds\npassing,12,Sam Okafor,9,50,80,600\n',
  'statistics/football/2026.csv':
    'table,jersey,name,gp,comp,att,yds\npassing,12,Sam Okafor,2,10,20,150\n',
})
/** With an opponent's roster that is long enough for a filter by position. */
const openLong = ownScreens({
  'opponent-rosters/football/2026/ashford.csv':
    'no,name,pos\n' +
    Array.from({ length: 24 }, (_, i) => `${i},Player ${i},${['QB', 'OL', 'LB'][i % 3]}\n`).join(
      '',
    ),
})
const okafor = '/sports/football/roster/sam-okafor/2'

test('lists players with their facts, then the coaches [RT-02]', async () => {
  const { status, title, main, words, document } = await openScreen('/sports/football/roster')
  expect([status, title]).toEqual([200, '2026 Football Roster | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading', { level: 3 }))).toEqual([
    'Lee Ramos',
    'Sam Okafor',
    'Dana Whitlock',
    'Robin Ferro',
  ])
  expect(words).toContain('12 Sam Okafor QB · Jr. · Captain 6-2, 205 lbs Dubuque, Iowa')
  expect(hrefOf(main.getByRole('link', { name: 'Sam Okafor' }))).toBe(okafor)
  expect(hrefOf(main.getByRole('link', { name: 'View all coaches' }))).toBe(
    '/sports/football/coaches',
  )
  expect(hrefOf(main.getByRole('link', { name: '2025' }))).toBe('/sports/football/roster/2025')
  // An address breaks before its '@' first.
  expect(document.querySelector('a[href="mailto:dwhitlock@testham.example"]')!.innerHTML).toBe(
    'dwhitlock<wbr>@testham.example',
  )
})

test('narrows two hundred players to a position by links, in every view [RT-02]', async () => {
  const list = await open('/sports/football/roster?view=list&position=wr')
  const section = list.main.getByRole('region', { name: 'Players' })
  expect(section.querySelectorAll('li h3')).toHaveLength(51)
  expect(hrefOf(list.main.getByRole('link', { name: 'WR (51)' }))).toBe(
    '/sports/football/roster?view=list&position=wr',
  )
  expect(hrefOf(list.main.getByRole('link', { name: 'Table' }))).toBe(
    '/sports/football/roster?view=table&position=wr',
  )
  const table = await open('/sports/football/roster?view=table&position=wr')
  expect(table.document.querySelectorAll('main tbody tr')).toHaveLength(51)
  const none = await open('/sports/football/roster?position=gk')
  expect(none.words).toContain('No players at GK on this roster.')
  expect(hrefOf(none.main.getByRole('link', { name: 'Show all players' }))).toBe(
    '/sports/football/roster',
  )
})

test('prints the roster with every player, without header and footer [RT-03]', async () => {
  const { title, main, document } = await open('/sports/football/roster/print')
  expect(title).toBe('2026 Football Roster to Print | Testham Terriers')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('2026 Football Roster')
  expect(main.getAllByRole('table')[0]!.querySelectorAll('tbody tr')).toHaveLength(202)
  expect(document.querySelector('header[data-shell], footer[data-shell]')).toBeNull()
  expect(hrefOf(main.getByRole('link', { name: 'Back to the roster' }))).toBe(
    '/sports/football/roster/2026',
  )
})

test('shows a player with facts, games, career, stories and neighbors [RT-04]', async () => {
  const { title, main, words, html } = await openScreen(okafor)
  expect(title).toBe('Sam Okafor - 2026 Football | Testham Terriers')
  expect(words).toContain('Sam Okafor C QB · Junior 2026 season')
  expect(words).toContain('Height 6-2 Weight 205 lbs Hometown Dubuque, Iowa')
  expect(html).toContain('Threw for <strong>1,900 yards</strong> as a sophomore.')
  expect(textsOf(main.getAllByRole('heading', { level: 2 }))).toEqual([
    '2026 game log',
    'Career ranks',
    'Career statistics',
    'Bio',
    'Other seasons',
    'In the news',
  ])
  expect(hrefOf(main.getAllByRole('link', { name: /^vs #23 Ashford/ })[0]!)).toBe(
    '/sports/football/stats/2026/ashford/boxscore/2',
  )
  expect(main.getByRole('heading', { name: 'Season opens under the lights' })).toBeTruthy()
  expect(html).not.toContain('Zephyrine')
  expect(hrefOf(main.getByRole('link', { name: /^Previous player/ }))).toBe(
    '/sports/football/roster/lee-ramos/3',
  )
  const bare = await openScreen('/sports/football/roster/lee-ramos/3')
  expect(bare.words).toContain('Lee ’s bio is coming soon.')
})

test('lists the seasons of a career on a bio, and links the earlier ones [RT-04]', async () => {
  const { main } = await twoSeasons(okafor)
  const table = main.getByRole('region', { name: /career, Passing/ })
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => textsOf([...row.children]).join(' '))
  // Not the sum: the department's list of career leaders counts earlier seasons, too.
  expect(rows.slice(-2)).toEqual([
    expect.stringMatching(/^2026 2 10 20 150/),
    expect.stringMatching(/^2025 9 50 80 600/),
  ])
  expect(main.getByText('Career passing yards: 2,050')).toBeTruthy()
  expect(hrefOf(within(table).getByRole('link', { name: '2025' }))).toMatch(
    /^\/sports\/football\/roster\/sam-okafor\/\d+$/,
  )
})

test('shows a message when a season has no roster [RT-02]', async () => {
  const { words, main } = await open('/sports/football/roster/2025')
  expect(words).toContain('The 2025 roster has not been published yet.')
  expect(hrefOf(main.getByRole('link', { name: 'when they play' }))).toBe(
    '/sports/football/schedule',
  )
})

test('shows the roster an opponent sent, in any order [OF-02]', async () => {
  const path = '/sports/football/opponent-roster/ashford/1'
  const { title, main, words, html } = await openScreen(path)
  expect(title).toBe('Ashford Football Roster | Testham Terriers')
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(words).toContain('RB · Jr. · 5-10, 200 lbs Clinton, Iowa (Mill River College)')
  const numbers = async (query: string) =>
    textsOf([...(await openScreen(path + query)).document.querySelectorAll('main li b')])
  expect(await numbers('')).toEqual(['00', '2', '12', '23'])
  expect((await numbers('?sort=weight'))[0]).toBe('00')
  expect((await numbers('?sort=position'))[0]).toBe('2')
  // A roster this short has no filter by position, so none applies.
  expect(await numbers('?position=qb')).toEqual(['00', '2', '12', '23'])
  expect(hrefOf(main.getByRole('link', { name: 'Terriers roster' }))).toBe(
    '/sports/football/roster',
  )
  expect(hrefOf(main.getByRole('link', { name: 'All meetings with Ashford' }))).toBe(
    '/sports/football/opponent-history/ashford/1',
  )
})

test('filters the roster an opponent sent by position [OF-02]', async () => {
  const path = '/sports/football/opponent-roster/ashford/1'
  const { main, words } = await openLong(`${path}?sort=name&position=qb`)
  expect(words).toContain('8 of 24 players')
  expect(main.getAllByRole('listitem').filter((item) => item.querySelector('b'))).toHaveLength(8)
  const linkOf = (name: string) => hrefOf(main.getByRole('link', { name, hidden: true }))
  expect(linkOf('OL (8)')).toBe(`${path}?sort=name&position=ol`)
  expect(linkOf('All positions')).toBe(`${path}?sort=name`)
  expect((await openLong(`${path}?position=k`)).words).toContain('24 players')
})

test('shows players from a box score when an opponent sent no roster [OF-02]', async () => {
  const { words, main } = await open('/sports/football/opponent-roster/ashford/1')
  expect(words).toContain('As they played here on August 29, 2026 1 player in the box score')
  expect(words).toContain('12 Ty Bell QB')
  expect(words).not.toContain('Marcus Ellery')
  expect(hrefOf(main.getByRole('link', { name: 'the box score' }))).toBe(
    '/sports/football/stats/2026/ashford/boxscore/2',
  )
  const none = await openScreen('/sports/womens-soccer/opponent-roster/calder-tech/2')
  expect(none.words).toContain('Calder Tech ’s roster is not available yet.')
})

test('links both rosters from an upcoming game [OF-02]', async () => {
  const { main } = await openScreen('/game-center/4')
  expect(textsOf(main.getAllByRole('link', { name: / roster$/ }))).toEqual([
    'Terriers roster',
    'Ashford roster',
  ])
  expect(hrefOf(main.getByRole('link', { name: 'Ashford roster' }))).toBe(
    '/sports/football/opponent-roster/ashford/1',
  )
})

test('redirects wrong names, and answers 404 for wrong numbers [RT-04] [OF-02]', async () => {
  expect(
    await answersOf(openScreen, [
      '/sports/football/roster/x/2',
      '/sports/football/opponent-roster/x/1',
    ]),
  ).toEqual([
    ['/sports/football/roster/x/2', 301, okafor],
    ['/sports/football/opponent-roster/x/1', 301, '/sports/football/opponent-roster/ashford/1'],
  ])
  const wrong = [
    '/sports/football/roster/1999',
    '/sports/football/roster/print/1999',
    '/sports/curling/roster',
    '/sports/football/roster/x/999',
    '/sports/football/opponent-roster/x/99999',
    '/sports/football/opponent-roster/x/abc',
    '/sports/curling/opponent-roster/ashford/1',
  ]
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
})
