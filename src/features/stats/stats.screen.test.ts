import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

/** A department that keeps no figures on other sites and no file for print. */
const own = ownScreens({ 'season-statistics.yaml': '[]' })
const stats = '/sports/football/stats'
const soccer = '/sports/womens-soccer/stats'

test('shows leaders, both sides, periods and highs of the season [RT-06]', async () => {
  const { status, title, main, words } = await openScreen(stats)
  expect([status, title]).toEqual([200, '2026 Football Statistics | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading', { level: 2 }))).toEqual([
    'Leaders',
    'Team and opponents',
    'Scoring by quarter',
    'Season highs',
  ])
  // The box score of the other game that was played is missing.
  expect(words).toContain('Statistics from 1 of 2 games')
  expect(words).toContain('Record in these games 1–0')
  expect(words).toMatch(/Season highs .*Home attendance: 1,200 on average, 1,200 total PDF/)
  expect(words).toContain('Passing yards 12 70 Sam Okafor 7/10, 0 TD')
  expect(words).toContain('Terriers 7 10 7 7 31 Opponents 3 0 7 0 10')
  expect(words).toMatch(/Season highs .*70 Passing yards Sam Okafor/)
  expect(words).toContain('Longest rush')
  expect(words).not.toMatch(/Passing: |Rushing: /)
  expect(hrefOf(main.getAllByRole('link', { name: 'Sam Okafor' })[0]!)).toBe(
    '/sports/football/roster/sam-okafor/2',
  )
})

test('lists the career leaders of a program, with those of its rosters [RT-06]', async () => {
  const open = ownScreens({
    'career-leaders/football.csv':
      'statistic,name,seasons,value,through\n' +
      'Passing yards,Ann Alum,1999-02,8214,\n' +
      'Passing yards,Sam Okafor,2024-25,8000,2025\n' +
      'Passing yards,Bo Alum,2003-06,7000,\n',
    'statistics/football/2026.csv':
      'table,jersey,name,gp,comp,att,yds\npassing,12,Sam Okafor,2,10,20,400\n',
  })
  const { main, document } = await open(`${stats}?show=careers`)
  expect(main.getByRole('heading', { level: 2 }).textContent).toBe('Passing yards')
  const rows = main.getAllByRole('row').map((row) => textsOf([...row.children]).join(' '))
  expect(rows).toEqual([
    'Player Seasons Career',
    '1. Sam Okafor 2024–26 8,400',
    '2. Ann Alum 1999–02 8,214',
    '3. Bo Alum 2003–06 7,000',
  ])
  expect(hrefOf(main.getByRole('link', { name: 'Sam Okafor' }))).toMatch(
    /^\/sports\/football\/roster\/sam-okafor\/\d+$/,
  )
  expect(document.querySelectorAll('main tr[aria-current]')).toHaveLength(1)
  const none = await openScreen(soccer)
  expect(none.main.queryByRole('link', { name: 'Career' })).toBeNull()
})

test('shows each table of the players, one at a time [RT-06]', async () => {
  const passing = await openScreen(`${stats}?show=players`)
  expect(passing.main.getByRole('heading', { level: 2 }).textContent).toBe('Passing')
  expect(hrefOf(passing.main.getByRole('link', { name: 'Rushing' }))).toBe(
    `${stats}?show=players&table=2`,
  )
  const rushing = await openScreen(`${stats}?show=players&table=2`)
  expect(rushing.main.getByRole('heading', { level: 2 }).textContent).toBe('Rushing')
  expect(textsOf(rushing.main.getAllByRole('row').slice(1))).toHaveLength(3)
})

test('leaves out zeros of what few games have, and sorts by what comes after them [RT-06]', async () => {
  const { main } = await openScreen(`${stats}?show=players`)
  // The passer was never sacked.
  expect(textsOf(main.getAllByRole('columnheader'))).toEqual(
    'Player GP Cmp Att Pct Yds Avg Avg/G TD Int Long Rtg'.split(' '),
  )
  const cells = [...main.getAllByRole('row')[1]!.querySelectorAll('td')]
  expect(textsOf(cells).slice(-2)).toEqual(['22', '128.8'])
  expect(hrefOf(main.getByRole('link', { name: 'Rtg' }))).toBe(`${stats}?show=players&sort=12`)
})

test('sorts a table by any column in both directions [RT-06]', async () => {
  const goals = async (query: string) => {
    const { main, document } = await own(`${soccer}?show=players${query}`)
    const head = main.getByRole('columnheader', { name: 'G' })
    const rows = [...document.querySelectorAll('main tbody tr')].map(
      (row) => row.querySelectorAll('td')[1]!.textContent,
    )
    return [head.getAttribute('aria-sort'), rows, hrefOf(head.querySelector('a')!)]
  }
  const [down, most, reverse] = await goals('&sort=2')
  expect([down, most]).toEqual(['descending', ['1', '0']])
  const [up, least] = await goals(String(reverse).slice(`${soccer}?show=players`.length))
  expect([up, least]).toEqual(['ascending', ['0', '1']])
})

test('links each game to its box score [RT-06]', async () => {
  const { main } = await openScreen(`${stats}?show=games`)
  expect(main.getByRole('heading', { level: 2 }).textContent).toBe('Passing by game')
  expect(hrefOf(main.getByRole('link', { name: '#23 Ashford' }))).toBe(
    `${stats}/2026/ashford/boxscore/2`,
  )
})

test('offers the figures for print and as a spreadsheet [RT-06]', async () => {
  const { main } = await own(stats)
  expect(hrefOf(main.getByRole('link', { name: /PDF/ }))).toBe(`${stats}/2026/pdf`)
  expect(hrefOf(main.getByRole('link', { name: /CSV/ }))).toBe(
    '/api/v2/Stats/season?sportId=1&season=2026&format=csv',
  )
  const paper = await own(`${stats}/2026/pdf`)
  expect(textsOf(paper.main.getAllByRole('heading'))).toEqual([
    '2026 Football Statistics',
    'Results',
    'Team',
    'Passing',
    'Rushing',
  ])
  expect(paper.document.querySelector('header[data-shell], footer[data-shell]')).toBeNull()
  expect(hrefOf(paper.main.getByRole('link', { name: 'Back to the statistics' }))).toBe(
    `${stats}/2026`,
  )
})

test('names the source of figures without games [RT-06]', async () => {
  const { words, main } = await own(soccer)
  expect(words).toContain('Source Department records')
  expect(main.queryByRole('link', { name: 'Game by game' })).toBeNull()
})

test('redirects to external figures, or else to the schedule [RT-06]', async () => {
  const paths = [soccer, `${stats}/2026/pdf`, `${stats}/2025`, `${stats}/1950`, `${stats}/1950/pdf`]
  expect(await answersOf(openScreen, paths)).toEqual([
    [soccer, 302, 'https://lakeland.example/soccer/testham'],
    [`${stats}/2026/pdf`, 302, 'https://print.testham.example/football-2026.pdf'],
    [`${stats}/2025`, 302, '/sports/football/schedule/2025'],
    [`${stats}/1950`, 302, '/sports/football/schedule'],
    [`${stats}/1950/pdf`, 302, '/sports/football/schedule'],
  ])
  const wrong = ['/sports/fb/stats', '/sports/curling/stats/2026/pdf']
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
})
