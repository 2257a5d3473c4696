import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const heads = 'ref,date,opponent,home_away\n'
const hidden = (slug: string, date: string) =>
  `---\ntitle: Draft\nslug: ${slug}\ndate: ${date}\nhidden: true\n---\n`
const empty = ownScreens(
  {
    'schedules/football/2026.csv': heads,
    'schedules/football/2025.csv': heads,
    'rosters/football/2026.csv': 'jersey\n',
    'videos.yaml': '[]',
    'forms.yaml': '[]',
    'playlists.yaml': '[]',
    'standings/football/2026.csv': 'school\n',
    'stories/season-opens.md': hidden('season-opens', '2026-08-28T09:00'),
    'stories/kickoff-moved.md': hidden('kickoff-moved', '2026-08-20T10:00'),
  },
  { mayRefuse: true },
)

test('shows record, next game, stories, results, clips and players [RT-01]', async () => {
  const { status, title, main, words } = await openScreen('/sports/football')
  expect([status, title]).toEqual([200, 'Football | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading', { level: 2 }))).toEqual([
    expect.stringMatching(/^Next game/),
    'Latest stories',
    'Recent Results',
    'Upcoming Events',
    'Standings',
    'Watch',
    'Leaders',
    'Camps and forms',
  ])
  expect(words).toContain('Overall 1–1 Conference 1–1 Home 1–0 Away 0–1 Streak L1')
  expect(words).toContain('Saturday, September 12, 2099 · TBA')
  expect(words).toMatch(
    /Leaders Statistics Full roster From the 1 of 2 games with statistics 12 Sam Okafor \d+ passing yards/,
  )
  expect(words).toMatch(/Upcoming Events Full schedule vs Ashford Sat ?, Sept. 12 (?!FB).*TBA/)
})

const playedGames = Array.from({ length: 7 }, (_, i) => `2026-09-0${i + 1},Ashford,H,W,${i + 1},0`)
const nextGames = ['2099-09-01,Ashford,H,,,', '2099-09-02,Ashford,H,,,']
const scheduleOf = (...games: string[]) => ({
  'schedules/football/2026.csv': [
    'ref,date,opponent,home_away,result,team_score,opponent_score',
    ...games.map((game, i) => `g${i},${game}`),
    '',
  ].join('\n'),
})
test.each([
  ['few upcoming games beside twice as many results', [...playedGames, nextGames[0]!], 2, 1],
  ['more upcoming games beside more results', [...playedGames, ...nextGames], 4, 2],
  ['all results above a list that is empty', playedGames, 5, 0],
])('shows %s', async (_, games, resultCount, upcomingCount) => {
  const { main } = await ownScreens(scheduleOf(...games), { mayRefuse: true })('/sports/football')
  const rowsOf = (name: string) =>
    main.getByRole('region', { name: new RegExp(`^${name}`) }).querySelectorAll('ul > li').length
  expect([rowsOf('Recent Results'), rowsOf('Upcoming Events')]).toEqual([
    resultCount,
    upcomingCount,
  ])
  const lists = main.getByRole('region', { name: /^Recent Results/ }).parentElement!
  expect(lists.hasAttribute('data-stacked')).toBe(upcomingCount === 0)
})

test('links the game, the tickets and the full lists [RT-01]', async () => {
  const { main } = await openScreen('/sports/football')
  const to = (name: string | RegExp) => hrefOf(main.getByRole('link', { name }))
  expect(to('Game center')).toBe('/game-center/4')
  expect(to('Tickets')).toBe('https://tickets.testham.example/3')
  expect(to('All news')).toBe('/sports/football/archives')
  expect(to('All results')).toBe('/sports/football/results')
  expect(to('Full schedule')).toBe('/sports/football/schedule')
  expect(to('Full roster')).toBe('/sports/football/roster')
  expect(to('Full calendar')).toBe('/sports/football/calendar')
  expect(to('Summer camp')).toBe('/form/2')
})

test('links a clip to its player page without JavaScript [MD-03]', async () => {
  const { main, document } = await openScreen('/sports/football')
  expect(hrefOf(main.getByRole('link', { name: /Play video ?: Highlights against Ashford/ }))).toBe(
    '/showcase/embed.aspx?youtube=abcdefghijk',
  )
  expect(hrefOf(main.getByRole('link', { name: /Play video ?: Coach after the opener/ }))).toBe(
    '/showcase/embed.aspx?Archive=2',
  )
  expect(document.querySelector('iframe, video')).toBeNull()
})

test('leaves out missing parts, and shows a message without results [RT-01]', async () => {
  const { main, words } = await empty('/sports/football')
  expect(textsOf(main.getAllByRole('heading'))).toEqual([
    'Football',
    'Recent Results',
    'Upcoming Events',
  ])
  expect(words).toContain('There are currently no recent results for Football .')
  expect(words).toContain('There are currently no upcoming events for Football .')
})

test('answers 404 for an unknown sport [RT-01]', async () => {
  const wrong = ['/sports/quidditch', '/sports/..%2Fetc']
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
})

test('has a tile for the game that the band shows too [RT-01]', async () => {
  const { main } = await openScreen('/sports/football')
  const strip = main.getByRole('region', { name: 'Scores' })
  const band = main.getByRole('region', { name: 'Next game' })
  const gamesOf = (part: Element) =>
    [...part.querySelectorAll('a[href]')]
      .map(hrefOf)
      .filter((url) => url?.includes('/game-center/'))
  expect(gamesOf(band)).toEqual(['/game-center/4'])
  expect(gamesOf(strip)).toContain('/game-center/4')
})

test('marks the rows left out between the leaders and the own row [CA-02]', async () => {
  const records = ['6-0', '5-1', '4-2', '4-2', '3-3', '2-4', '0-6']
  const table = [
    'school,us,conference_record,overall_record',
    ...records.map((record, i) =>
      i === 6 ? `Testham,y,${record},${record}` : `School ${i},,${record},${record}`,
    ),
    '',
  ].join('\n')
  const open = ownScreens({ 'standings/football/2026.csv': table }, { mayRefuse: true })
  const { main } = await open('/sports/football')
  const region = main.getByRole('region', { name: /^Standings/ })
  expect(textsOf([...region.querySelectorAll('tbody th')])).toEqual([
    '1S0School 0',
    '2S1School 1',
    'T3S2School 2',
    'T3S3School 3',
    '…',
    '7Testham',
  ])
})
