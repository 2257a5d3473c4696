import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const heads = 'ref,date,time,opponent,home_away,location,type\n'
/** A game before, two games today, one at the end of the calendar two months on. */
const open = ownScreens(
  {
    'schedules/football/2026.csv': `${heads}c0,2026-11-07,1 p.m.,Earlier,H,"Testham, Iowa",R
c1,2026-11-21,7 p.m.,Visitor,H,"Testham, Iowa",R
c2,2026-11-21,8 p.m.,Host,A,"Ashford, Iowa",R\nc3,2027-01-05,,Winter,N,"Ames, Iowa",R\n`,
    'schedules/womens-soccer/2026.csv': `ref,date,end_date,opponent,home_away,show_at_vs,result,postscore
c4,2027-01-02,2027-01-04,Winter Classic,N,n,N,4th of 10\n`,
    'schedules/football/2025.csv': heads,
  },
  { mayRefuse: true },
)

test('shows each game of a month on its day, with sport, place and result [RT-12]', async () => {
  const { status, title, main } = await openScreen('/calendar/2026-09')
  expect([status, title]).toEqual([200, 'September 2026 Calendar | Testham Terriers'])
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Calendar')
  expect(main.getByRole('heading', { level: 2 }).textContent).toBe('September 2026')
  expect(main.getAllByRole('heading', { level: 3 })).toHaveLength(30)
  const fifth = main.getByRole('heading', { name: /Saturday, September 5, 2026/ }).closest('li')!
  expect(fifth.textContent).toMatch(/FB.*at Calder Tech.*Away.*L.*14.17/)
  expect(hrefOf(main.getByRole('link', { name: /^at Calder Tech ?, Football, Sept. 5$/ }))).toBe(
    '/game-center/3',
  )
  expect(hrefOf(main.getByRole('link', { name: /^August ?, Previous month$/ }))).toBe(
    '/calendar/2026-08',
  )
})

test('explains the result marks of a month, and none without results [RT-12]', async () => {
  const legendOf = ({ main }: Awaited<ReturnType<typeof open>>) =>
    main.getByText(/^ ?Home game$/).closest('p')!
  const results = legendOf(await openScreen('/calendar/2026-09'))
  expect(results.textContent).toMatch(/Neutral site ?L Loss ?T Tie$/)
  // Which marks a month has tells how its games ended.
  expect(results.querySelectorAll('[data-spoils-part] abbr').length).toBeGreaterThan(1)
  expect(legendOf(await open('/calendar')).textContent).toMatch(/Neutral site$/)
})

test('marks today, and gives the current month the short address [RT-12]', async () => {
  const { title, main, document } = await open('/calendar')
  expect(main.getByRole('switch', { name: 'My teams only' })).toBeTruthy()
  expect(title).toBe('Calendar | Testham Terriers')
  expect(document.querySelector('[aria-current=date] time')?.getAttribute('datetime')).toContain(
    '2026-11-21',
  )
  const today = main.getByRole('heading', { name: /November 21, 2026, today$/ }).closest('li')!
  // On a phone a word and a line mark today; filled boxes are home games of a schedule.
  expect(today.querySelector('time')!.textContent).toMatch(/^Today 21/)
  expect(textsOf([...today.querySelectorAll('li')])).toEqual([
    expect.stringMatching(/vs Visitor.*Home.*7 p\.m\./),
    expect.stringMatching(/at Host.*Away/),
  ])
  // The list of a phone opens at today.
  expect(main.getByText('Earlier in November').closest('details')!.open).toBe(false)
  const next = await open('/calendar/2026-12')
  expect(next.main.queryByText(/^Earlier in/)).toBeNull()
  expect(hrefOf(next.main.getByRole('link', { name: 'Today' }))).toBe('/calendar')
  expect(hrefOf(next.main.getByRole('link', { name: /^November ?, Previous month$/ }))).toBe(
    '/calendar',
  )
})

test('shows a meet of several days on its first day, with all its days [RT-12]', async () => {
  const { main } = await open('/calendar/2027-01')
  const events = textsOf(main.getAllByRole('listitem').filter((item) => item.dataset['kind']))
  expect(events).toContainEqual(expect.stringMatching(/Winter Classic.*Jan. 2–4 4th of 10/))
  expect(events.filter((event) => event.includes('Winter Classic'))).toHaveLength(1)
})

test('names the months beside an empty one, and stops at the last event [RT-12]', async () => {
  const { words, main } = await open('/calendar/2026-12')
  expect(words).toContain('No events in December 2026 . See November 2026 or January 2027')
  expect(hrefOf(main.getByRole('link', { name: 'January 2027' }))).toBe('/calendar/2027-01')
  const last = await open('/calendar/2027-01')
  expect(last.words).toContain('Winter')
  expect(last.main.queryByRole('link', { name: /Next month/ })).toBeNull()
})

test('shows one sport, with links to the same month of the others [RT-12]', async () => {
  const { title, main, words } = await openScreen('/sports/football/calendar/2026-10')
  expect(title).toBe('October 2026 Football Calendar | Testham Terriers')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Football Calendar')
  expect(words).toContain('No Football events in October 2026')
  expect(hrefOf(main.getByRole('link', { name: "Women's Soccer" }))).toBe(
    '/sports/womens-soccer/calendar/2026-10',
  )
  expect(hrefOf(main.getByRole('link', { name: /Calendar file/ }))).toBe(
    '/api/v2/Calendar/subscribe?type=ICS&sportId=1',
  )
  expect(main.queryByRole('switch', { name: 'My teams only' })).toBeNull()
})

test('redirects months beyond the events to the calendar [RT-12]', async () => {
  const months = ['/calendar/2026-13', '/calendar/1950-01', '/calendar/9999-12', '/calendar/x']
  expect(await answersOf(openScreen, months)).toEqual(
    months.map((path) => [path, 301, '/calendar']),
  )
  expect(await answersOf(openScreen, ['/sports/football/calendar/1950-01'])).toEqual([
    ['/sports/football/calendar/1950-01', 301, '/sports/football/calendar'],
  ])
  expect(await answersOf(openScreen, ['/sports/curling/calendar'])).toEqual(
    notFound(['/sports/curling/calendar']),
  )
})

test('prints the days of a range as a list or as months [RT-03] [RT-12]', async () => {
  const { main } = await openScreen('/calendar/2026-09')
  expect(hrefOf(main.getByRole('link', { name: 'Print list' }))).toBe(
    '/calendar/print/list/all/2026-09-01/2026-09-30/all',
  )
  const list = await openScreen('/calendar/print/list/all/2026-08-01/2026-09-30/home')
  expect(list.words).toContain('August 1, 2026 to September 30, 2026 , home events')
  expect(textsOf(list.main.getAllByRole('row').slice(1))).toEqual([
    expect.stringMatching(/Sat, Aug. 29Footballvs #23 Ashford/),
  ])
  expect(hrefOf(list.main.getByRole('link', { name: /^Back to/ }))).toBe('/calendar')
  expect(list.document.querySelector('header[data-shell]')).toBeNull()
  const range = '2026-08-01/2026-09-30/all'
  const months = await openScreen(`/sports/football/calendar/print/month/1/${range}`)
  expect(textsOf(months.main.getAllByRole('heading', { level: 2 }))).toEqual([
    'August 2026',
    'September 2026',
  ])
  expect(months.words).toMatch(/29 vs #23 Ashford \* W 31–10 30/)
  expect(hrefOf(months.main.getByRole('link', { name: /^Back to/ }))).toBe(
    '/sports/football/calendar',
  )
})

test('prints no invalid range or range of another sport [RT-03] [RT-12]', async () => {
  const wrong = [
    '/calendar/print/list/all/2026-11-30/2026-11-01/all',
    '/calendar/print/list/all/2026-02-30/2026-03-01/all',
    '/calendar/print/list/all/2024-01-01/2026-01-01/all',
    '/calendar/print/poster/all/2026-02-01/2026-03-01/all',
    '/calendar/print/list/99999/2026-02-01/2026-03-01/all',
    '/calendar/print/list/all/2026-02-01/2026-03-01/moon',
    '/sports/womens-soccer/calendar/print/list/all/2026-02-01/2026-03-01/all',
    '/sports/womens-soccer/calendar/print/list/1/2026-02-01/2026-03-01/all',
  ]
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
})
