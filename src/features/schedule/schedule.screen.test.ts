import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const heads =
  'ref,date,time,end_date,opponent,home_away,location,' +
  'type,conference,tournament,status,result,team_score,opponent_score'
const own = ownScreens(
  {
    'schedules/womens-soccer/2026.csv': `${heads}
w1,2026-09-04,7 p.m.,,Ashford,H,"Testham, Iowa",R,y,,,W,3,1
w2,2026-09-06,1 p.m.,,Calder Tech,A,"Calder, Minn.",R,,Harvest Cup,,L,0,2
w3,2026-09-07,1 p.m.,,Far Harbor,N,"Far Harbor, Maine",R,,Harvest Cup,,T,1,1
w4,2026-09-12,noon,,Ashford,A,"Ashford, Iowa",R,y,,Canceled,,,
w5,2099-09-18,,2099-09-20,Prairie Classic,N,"Ames, Iowa",R,,,,,,\n`,
    'schedules/football/2026.csv': `${heads}\n`,
    'schedules/football/2025.csv': `${heads}\n`,
    'seasons.yaml': '- {sportId: womens-soccer, defaultView: cards, scoreDisplay: result}\n',
  },
  { mayRefuse: true },
)

test('lists the games of a season by month, with result, station and links [RT-05]', async () => {
  const { status, title, main, words } = await openScreen('/sports/football/schedule')
  expect([status, title]).toEqual([200, '2026 Football Schedule | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading'))).toEqual([
    'Football Schedule',
    'August 2026',
    'September 2026',
    'September 2099',
  ])
  expect(words).toContain('Gates open 90 minutes before kick-off.')
  expect(words).toMatch(/Conference Terrier Field · Testham, Iowa · KTST 99\.1 W 31 – 10 Final/)
  expect(hrefOf(main.getByRole('link', { name: /^Box score ?, #23 Ashford$/ }))).toBe(
    '/sports/football/stats/2026/ashford/boxscore/2',
  )
  expect(hrefOf(main.getByRole('link', { name: /^Tickets ?, Ashford$/ }))).toBe(
    'https://tickets.testham.example/3',
  )
  expect(hrefOf(main.getByRole('link', { name: '2025' }))).toBe('/sports/football/schedule/2025')
})

test('shows the record of an opponent before a game, not beside a result [RT-05]', async () => {
  const { main } = await openScreen('/sports/football/schedule')
  const rows = textsOf(main.getAllByRole('listitem').filter((row) => row.dataset['kind']))
  expect(rows.filter((row) => row.includes('2–1 (1–1)'))).toEqual([
    expect.stringMatching(/Ashford 2–1 \(1–1\).*TBA/),
  ])
})

test('offers an upcoming game, and the whole season, as a calendar file [RT-12]', async () => {
  const { main } = await openScreen('/sports/football/schedule')
  expect(main.getAllByRole('link', { name: /^Add to calendar/ }).map(hrefOf)).toEqual([
    '/api/v2/Calendar/subscribe?type=ICS&gameId=4',
  ])
  expect(hrefOf(main.getByRole('link', { name: /^Calendar file/ }))).toBe(
    '/api/v2/Calendar/subscribe?type=ICS&sportId=1',
  )
})

test('shows cards on request, tournaments together [RT-05]', async () => {
  const { main, words } = await own('/sports/womens-soccer/schedule')
  const name = 'The 2026 season, in order: 1 win, 1 loss, 1 tie; the last 3: win, loss, tie'
  expect(main.getByRole('img', { name })).toBeTruthy()
  const view = main.getByRole('navigation', { name: 'View' })
  expect(textsOf([...view.querySelectorAll('[aria-current=true]')])).toEqual(['Cards'])
  expect(textsOf(main.getAllByRole('heading', { level: 2 }))).toEqual([
    'September 2026',
    'September 2099',
  ])
  expect(main.getByRole('heading', { level: 3 }).textContent).toBe('Harvest Cup')
  expect(words).toContain('Overall 1–1–1 .500 Conference 1–0 Streak T1')
})

test('narrows the games to a place, and keeps view and record [RT-05]', async () => {
  const { main, words } = await own('/sports/womens-soccer/schedule?where=A&view=list')
  expect(words).toContain('Overall 1–1–1')
  expect(words).toMatch(/at &nbsp; Calder Tech.*L 0 – 2.*at &nbsp; Ashford.*Canceled/)
  expect(words).not.toContain('Far Harbor')
  expect(hrefOf(main.getByRole('link', { name: 'Home' }))).toBe(
    '/sports/womens-soccer/schedule?where=H&view=list',
  )
  const none = await openScreen('/sports/football/schedule?where=N')
  expect(none.words).toContain('No neutral-site games in this season.')
  expect(hrefOf(none.main.getByRole('link', { name: 'See all games' }))).toBe(
    '/sports/football/schedule',
  )
})

test('calls the games of a sport matches where it plays matches [RT-05]', async () => {
  const list = await own('/sports/womens-soccer/schedule')
  expect(list.words).toContain('Conference match')
  expect(list.words).toMatch(/Home match/)
  const none = await openScreen('/sports/womens-soccer/schedule/2025?where=N')
  const pages = [list, none, await own('/sports/womens-soccer/schedule/text')]
  pages.push(await own('/sports/womens-soccer/schedule/print'))
  for (const { words } of pages) expect(words).not.toMatch(/\bgames?\b(?! center)/i)
  expect(pages[2]!.words).toContain('* Conference match.')
  expect(pages[3]!.words).toContain('* Conference match.')
})

test('explains the marks of its games, and no others [RT-05]', async () => {
  const partsOf = ({ main }: Awaited<ReturnType<typeof own>>) =>
    textsOf([...main.getByText(/^ ?Home (?:game|match)$/).closest('p')!.children])
  expect(partsOf(await own('/sports/womens-soccer/schedule'))).toEqual([
    'Home match',
    'Away match',
    'Neutral site',
    'Conference match',
    'W Win',
    'L Loss',
    'T Tie',
  ])
  const football = partsOf(await openScreen('/sports/football/schedule'))
  expect(football).toEqual(expect.arrayContaining(['W Win', 'L Loss']))
  expect(football).not.toContain('T Tie')
})

test('writes the season as plain text and as a printable table [RT-03]', async () => {
  const { main, document } = await own('/sports/womens-soccer/schedule/text')
  const text = document.querySelector('main pre')!.textContent
  expect(text).toMatch(/at Calder Tech +L 0–2 +Calder, Minn\./)
  expect(text).toMatch(/Sept. 18–20 +Prairie Classic +TBA/)
  expect(document.querySelector('header[data-shell], footer[data-shell]')).toBeNull()
  expect(hrefOf(main.getByRole('link', { name: 'Back to the schedule' }))).toBe(
    '/sports/womens-soccer/schedule/2026',
  )
  const table = await openScreen('/sports/football/schedule/print/2026')
  expect(textsOf(table.main.getAllByRole('columnheader'))).toEqual([
    'Date',
    'Opponent',
    'Location',
    'Time or result',
    'TV',
  ])
  expect(table.words).toContain('Sat, Aug. 29 vs #23 Ashford * Testham, Iowa W 31–10 KTST 99.1')
})

test('shows a message when a season is not published, also in print [RT-03] [RT-05]', async () => {
  const { words, main } = await own('/sports/football/schedule')
  expect(words).toContain('The 2026 schedule has not been published yet.')
  expect(hrefOf(main.getByRole('link', { name: 'roster' }))).toBe('/sports/football/roster')
  for (const path of ['/sports/football/schedule/text', '/sports/football/schedule/print']) {
    expect((await own(path)).words).toContain('The 2026 schedule has not been published yet.')
  }
})

test('redirects an unknown season to the current one [RT-03] [RT-05]', async () => {
  const seasons = ['/sports/football/schedule/1776', '/sports/football/schedule/print/1776']
  expect(await answersOf(openScreen, seasons)).toEqual(
    seasons.map((path) => [path, 302, '/sports/football/schedule']),
  )
  const wrong = [
    '/sports/nothing/schedule',
    '/sports/nothing/schedule/text',
    '/sports/nothing/schedule/print',
  ]
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
})

test('says the zone of the times of every schedule, with or without a note [SH-08]', async () => {
  const paths = ['', '/text', '/print/2026'].map((end) => `/sports/womens-soccer/schedule${end}`)
  for (const path of [
    ...paths,
    '/sports/football/schedule',
    '/sports/football/schedule/print/2026',
  ])
    expect((await own(path)).words.includes('All times Central')).toBe(!path.includes('football'))
  expect((await openScreen('/sports/football/schedule')).words).toContain(
    'All times Central. Gates open 90 minutes before kick-off.',
  )
})
