import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { hrefOf, ownScreens, textsOf } from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'
import { textFile } from '../../../tests/support/text-file.ts'

const heads =
  'ref,date,end_date,time,opponent,home_away,location,facility,tv,video,show_at_vs,status,result,' +
  'team_score,opponent_score,postscore\n'
/**
 * Today: one game to come, one over, one canceled, a meet on its last day; yesterday a result. More
 * a week before and after.
 */
const own = ownScreens(
  {
    'schedules/football/2026.csv':
      heads +
      `fb-1,2026-11-21,,11:59 p.m.,Ashford,H,"Testham, Iowa",Terrier Field,PLN,Watch|https://w.example,,,,,,
fb-2,2026-11-21,,12:01 a.m.,Calder Tech,A,"Calder, Minn.",,PLN,,,,W,31,10,
fb-3,2026-11-21,,1 p.m.,Far Harbor,H,"Testham, Iowa",,,,,Canceled,,,,
fb-4,2026-11-20,,1 p.m.,Ashford,H,"Testham, Iowa",,,,,,L,3,7,
fb-5,2026-11-19,2026-11-21,1 p.m.,Harvest Classic,N,"Ames, Iowa",,,,n,,,,,
fb-6,2026-11-14,,1 p.m.,Birch,H,"Testham, Iowa",,,,,,L,3,7,
fb-7,2026-11-13,,1 p.m.,Cedar,H,"Testham, Iowa",,,,,,L,3,7,
fb-8,2026-11-28,,1 p.m.,Dunmore,H,"Testham, Iowa",,,,,,,,,
fb-9,2026-12-04,,1 p.m.,Elm,A,"Elm, Iowa",,,,,,,,,
fb-10,2026-12-05,,1 p.m.,Fir,A,"Fir, Iowa",,,,,,,,,\n`,
    'conference-results/football/2026.csv': textFile(
      'date,time,away,away_score,home,home_score,note',
      '2026-11-14,1 p.m.,Ashford,24,Calder Tech,27,OT',
      '2026-11-15,1 p.m.,Far Harbor,24,Birch,27,',
      '2026-11-21,11:59 PM,Elm,,Cedar,,',
      '2026-11-21,12:01 AM,Fir,,Birch,,',
    ),
    'conference-results/womens-soccer/2026.csv':
      'date,away,away_score,home,home_score\n2026-11-14,Elm,1,Fir,1\n2026-11-27,Fir,,Elm,\n2026-11-28,Cedar,,Elm,\n',
    'schedules/football/2025.csv': heads,
    'schedules/womens-soccer/2026.csv': heads,
  },
  { mayRefuse: true },
)
/** The games of a list, without the links inside. */
const gamesOf = (list: Element) => [...list.querySelectorAll('article')]

test('shows the games of the address side by side, each with its score [GM-03]', async () => {
  const { main } = await openScreen('/board/2-3')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Scoreboard')
  const games = gamesOf(main.getByRole('region', { name: 'Games' }))
  expect(games).toHaveLength(2)
  const [ashford, calder] = textsOf(games)
  expect(ashford).toMatch(/Ashford.*10.*31/)
  expect(calder).toMatch(/14.*Calder Tech.*17/)
  expect(main.queryByRole('region', { name: 'Latest results' })).toBeNull()
})

test('shows all games of today: to come, then over or canceled, and meets [GM-03]', async () => {
  const { main } = await own('/board')
  const games = textsOf(gamesOf(main.getByRole('region', { name: 'Today' })))
  expect(games).toEqual([
    expect.stringMatching(/Harvest Classic.*Nov. 19–21 · Ames, Iowa/),
    expect.stringMatching(/Football vs Ashford11:59 p\.m\..*Terrier Field · PLN/),
    expect.stringMatching(/Football at Calder TechFinal.*31.*Calder Tech.*10/),
    expect.stringMatching(/Football vs Far HarborCanceled/),
  ])
  const watch = main.getAllByRole('link', { name: /^Watch/ })
  expect(watch.map(hrefOf)).toEqual(['https://w.example/'])
  const past = main.getByRole('region', { name: 'Latest results' })
  expect(textsOf(gamesOf(past))[0]).toMatch(/Football vs AshfordFinal.*7.*3/)
})

test('marks the winner, and shows records before a game only [GM-03]', async () => {
  const { main } = await openScreen('/board')
  const next = main.getByRole('region', { name: 'Next games' })
  expect(textsOf(gamesOf(next))[0]).toMatch(/Ashford 2–1 \(1–1\).*Terriers 1–1 \(1–1\)/)
  const past = await openScreen('/board/2-3')
  const results = gamesOf(past.document.querySelector('main')!)
  expect(textsOf(results).join()).not.toContain('1–1 (1–1)')
  const leaders = results.flatMap((game) => [...game.querySelectorAll('[data-leads]')])
  expect(textsOf(leaders)).toEqual([
    expect.stringContaining('Terriers'),
    expect.stringContaining('Calder Tech'),
  ])
})

test('lists a week of results and of next games, the others behind links [GM-03]', async () => {
  const { main } = await own('/board')
  const opponentsOf = (title: string) =>
    gamesOf(main.getByRole('region', { name: title })).map(
      (game) => / (?:vs|at) ([A-Z][a-z]+?)(?:Final|\d)/.exec(game.textContent)?.[1],
    )
  expect(opponentsOf('Latest results')).toEqual(['Ashford', 'Birch'])
  expect(opponentsOf('Next games')).toEqual(['Dunmore', 'Elm'])
  const linksIn = (page: typeof main) =>
    ['All results', 'Full calendar'].flatMap((name) =>
      page.queryAllByRole('link', { name }).map(hrefOf),
    )
  expect(linksIn(main)).toEqual(['/calendar', '/calendar'])
  const football = await own('/sports/football/scoreboard')
  expect(linksIn(football.main)).toEqual(['/sports/football/results', '/sports/football/calendar'])
})

test('begins with the next games when there are none today [GM-03]', async () => {
  const { main } = await openScreen('/board')
  expect(textsOf(main.getAllByRole('heading', { level: 2 }))).toEqual([
    'Next games',
    'Latest results',
  ])
})

test('links results to their box score, else to the game center [GM-03]', async () => {
  const { main } = await openScreen('/board/2-3')
  const links = main.getAllByRole('link').map((link) => [link.textContent, hrefOf(link)])
  const box = '/sports/football/stats/2026/ashford/boxscore/2'
  expect(links).toContainEqual(['Box score, Football vs #23 Ashford', box])
  expect(links).toContainEqual(['Game center, Football at Calder Tech', '/game-center/3'])
})

test('lists the latest results and the next games by day [GM-03]', async () => {
  const { main, words } = await openScreen('/board')
  expect(words).toContain('No games today.')
  expect(hrefOf(main.getAllByRole('link', { name: 'Full calendar' })[0]!)).toBe('/calendar')
  const region = main.getByRole('region', { name: 'Latest results' })
  const items = gamesOf(region)
  expect(items).toHaveLength(2)
  for (const item of items) expect(item.textContent).toMatch(/Final/)
  const days = within(region).getAllByRole('heading', { level: 3 })
  expect(days.length).toBeGreaterThan(1)
  for (const day of days) expect(day.textContent).toMatch(/^[A-Z][a-z]+day, [A-Z][a-z]+\.? \d+$/)
})

test('shows the games of one sport, chosen from links [GM-03]', async () => {
  const { main, document } = await openScreen('/board')
  const choice = within(main.getByRole('navigation', { name: 'Sport' }))
  expect(choice.getByRole('link', { name: 'All sports' }).getAttribute('aria-current')).toBe('page')
  const soccer = choice.getByRole('link', { name: /Women's Soccer/ }).getAttribute('href')!
  expect(soccer).toBe('/sports/womens-soccer/scoreboard')
  const sportsOf = (page: Document) =>
    new Set(textsOf(gamesOf(page.querySelector('main')!)).map((text) => /^\S+/.exec(text)?.[0]))
  expect(sportsOf(document).size).toBeGreaterThan(1)
  const football = await openScreen('/sports/football/scoreboard')
  expect(football.title).toBe('Football Scoreboard | Testham Terriers')
  expect([...sportsOf(football.document)]).toEqual(['Football'])
  const { status } = await openScreen('/sports/curling/scoreboard')
  expect(status).toBe(404)
})

test('leads to every day of its lists in order, today between them [GM-03]', async () => {
  const { main } = await openScreen('/board')
  const links = within(main.getByRole('navigation', { name: 'Days' })).getAllByRole('link')
  const targets = links.map((link) => hrefOf(link)!.replace(/^.*#/, ''))
  const today = targets.indexOf('today')
  expect(today).toBeGreaterThan(0)
  expect(today).toBeLessThan(targets.length - 1)
  const days = targets.filter((id) => id !== 'today')
  expect(days).toEqual(days.toSorted())
  expect(links[today]!.getAttribute('aria-current')).toBe('date')
  for (const id of days)
    expect(main.getAllByRole('heading', { level: 3 }).map((heading) => heading.id)).toContain(id)
  const named = await openScreen('/board/2-3')
  expect(named.main.queryByRole('navigation', { name: 'Days' })).toBeNull()
})

/** The other games of the conference on a day or in a region: a line for each. */
const around = (part: Element | undefined) =>
  [...(part?.querySelectorAll('[data-game]') ?? [])].map((row) =>
    textsOf([...row.querySelectorAll('p')].map(withoutInitials)).join(', '),
  )
function withoutInitials(line: Element): Element {
  for (const mark of line.querySelectorAll('[aria-hidden]')) mark.remove()
  return line
}
const dayOf = (main: Awaited<ReturnType<typeof own>>['main'], day: string) =>
  main.queryByRole('heading', { name: day })?.parentElement ?? undefined

test('shows other games of the conference below ours, by sport, without links [GM-03]', async () => {
  const { main } = await own('/board')
  const past = dayOf(main, 'Saturday, Nov. 14')
  expect(around(past)).toEqual(['Ashford24, Calder Tech27, Final/OT', 'Elm1, Fir1, Final'])
  expect(textsOf([...past!.querySelectorAll('h4, p:has(+ ul[aria-label])')])).toEqual([
    'Around the LLC',
    'Football',
    "Women's Soccer",
  ])
  expect(past!.querySelectorAll('[data-game] a')).toHaveLength(0)
  expect(around(main.getByRole('region', { name: 'Today' }))).toEqual([
    'Elm, Cedar, 11:59 p.m.',
    'Fir, Birch, Started 12:01 a.m.',
  ])
  expect(around(dayOf(main, 'Saturday, Nov. 28'))).toEqual(['Cedar, Elm, TBA'])
})

test('lists days with games of other schools only, in order and in the strip [GM-03]', async () => {
  const { main } = await own('/board')
  const past = main.getByRole('region', { name: 'Latest results' })
  expect(textsOf(within(past).getAllByRole('heading', { level: 3 }))).toEqual([
    'Friday, Nov. 20',
    'Sunday, Nov. 15',
    'Saturday, Nov. 14',
  ])
  const alone = dayOf(main, 'Sunday, Nov. 15')
  expect(around(alone)).toEqual(['Far Harbor24, Birch27, Final'])
  expect(gamesOf(alone!)).toEqual([])
  const next = main.getByRole('region', { name: 'Next games' })
  expect(textsOf(within(next).getAllByRole('heading', { level: 3 }))[0]).toBe('Friday, Nov. 27')
  const strip = main.getByRole('navigation', { name: 'Days' })
  const targets = within(strip).getAllByRole('link').map(hrefOf)
  expect(targets.slice(0, 2)).toEqual(['#day-2026-11-14', '#day-2026-11-15'])
})

test('hides other scores like ours, and shows those of one sport [GM-03]', async () => {
  const { main } = await own('/sports/football/scoreboard')
  const past = dayOf(main, 'Saturday, Nov. 14')
  expect(around(past)).toEqual(['Ashford24, Calder Tech27, Final/OT'])
  const spoilers = [...past!.querySelectorAll<HTMLElement>('[data-game] [data-spoils]')]
  expect(textsOf(spoilers)).toEqual(['24', '27'])
  // Text of its own would be read, because the style hides elements.
  expect(spoilers.map(({ innerHTML }) => innerHTML[0])).toEqual(['<', '<'])
  expect(new Set(spoilers.map(({ dataset }) => dataset['spoils'])).size).toBe(1)
  expect(past!.querySelector('[data-game] b')!.closest('[data-spoils]')).toBe(spoilers[1])
})

test('shows no other games on a board of named games [GM-03]', async () => {
  const { main } = await own('/board/1-2')
  expect(around(main.getByRole('region', { name: 'Games' }))).toEqual([])
})
