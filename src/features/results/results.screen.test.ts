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
  'ref,date,opponent,home_away,location,type,conference,status,result,' +
  'team_score,opponent_score'
const own = ownScreens(
  {
    'schedules/womens-soccer/2026.csv': `${heads}
s1,2026-09-04,Ashford,H,"Testham, Iowa",R,y,,W,3,1
s2,2026-09-06,Calder Tech,A,"Calder, Minn.",R,,,L,0,2
s3,2026-09-12,Ashford,A,"Ashford, Iowa",R,y,Canceled,,,\n`,
    'schedules/football/2026.csv': `${heads}\n`,
    'schedules/football/2025.csv': `${heads}\n`,
    'history/football.csv': 'date\n',
  },
  { mayRefuse: true },
)
const rows = async (open: typeof openScreen, path: string) => {
  const { main } = await open(path)
  return textsOf([...main.getAllByRole('table')[0]!.querySelectorAll('tbody tr')])
}

test('lists the results of a season with record, box scores and opponents [RT-06]', async () => {
  const { status, title, main, words } = await openScreen('/sports/football/results')
  expect([status, title]).toEqual([200, '2026 Football Results | Testham Terriers'])
  expect(words).toContain('Overall 1–1 .500 Conference 1–1 Streak L1 Home 1–0 Away 0–1')
  expect(await rows(openScreen, '/sports/football/results')).toEqual([
    expect.stringMatching(/^Sat, Aug. 29.*Ashford.*W.*31–10.*Home.*Conference$/),
    expect.stringMatching(/^Sat, Sept. 5.*at Calder Tech.*L 14–17.*Away.*Conference$/),
  ])
  expect(hrefOf(main.getByRole('link', { name: /^31–10 ?, box score, Ashford$/ }))).toBe(
    '/sports/football/stats/2026/ashford/boxscore/2',
  )
  expect(hrefOf(main.getByRole('link', { name: 'Calder Tech' }))).toBe(
    '/sports/football/opponent-history/calder-tech/2',
  )
  expect(main.getByRole('heading', { name: 'Year by year' })).toBeTruthy()
  expect(textsOf([...main.getAllByRole('table')[1]!.querySelectorAll('tbody th')])).toEqual([
    '2026',
    '2025',
    '1931',
    '1927',
    '1926',
    '1901',
  ])
})

test('says how many games of a season are listed when the record counts more [RT-06]', async () => {
  const { main, words } = await openScreen('/sports/football/results/1931')
  expect(words).toContain('Overall 5–3–1 .611')
  expect(words).toContain('Results from 1 of 9 games')
  expect(words).not.toContain('Home 0–0')
  const years = [...main.getAllByRole('table')[1]!.querySelectorAll('tbody tr')]
  expect(textsOf(years)).toContainEqual(expect.stringMatching(/^1931 ?1 of 9 ?5–3–1 ?\.611/))
  // No coaching record covers the season.
  expect((await openScreen('/sports/football/results/1926')).words).toContain(
    'In listed games 0–0–1 .500',
  )
})

test('narrows the results to a kind, and marks canceled games [RT-06]', async () => {
  expect(await rows(own, '/sports/womens-soccer/results')).toHaveLength(3)
  expect(await rows(own, '/sports/womens-soccer/results?type=conference')).toEqual([
    expect.stringMatching(/Ashford.*W 3–1.*Conference/),
    expect.stringMatching(/at Ashford.*Canceled.*Conference/),
  ])
})

test('shows what is known about an old season [RT-06]', async () => {
  const { title, words } = await openScreen('/sports/football/results/1901')
  expect(title).toBe('1901 Football Results | Testham Terriers')
  expect(words).toContain('first meeting; no score was kept')
})

test('shows a message when a kind or a season has no results [RT-06]', async () => {
  const kind = await openScreen('/sports/football/results?type=neutral')
  expect(kind.words).toContain('No neutral results in the 2026 season.')
  expect(hrefOf(kind.main.getByRole('link', { name: 'See all results' }))).toBe(
    '/sports/football/results',
  )
  const season = await own('/sports/football/results')
  expect(season.words).toContain('No 2026 Football results yet.')
})

test('prints the results of a kind without the site’s header and footer [RT-03]', async () => {
  const { main, document, words } = await own('/sports/womens-soccer/results/print/2026/conference')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe(
    "2026 Women's Soccer Results, Conference",
  )
  expect(words).toContain('Sept. 12, 2026 at Ashford * Ashford, Iowa Canceled * Conference match')
  expect(words).not.toContain('Calder Tech')
  expect(hrefOf(main.getByRole('link', { name: 'Back to the results' }))).toBe(
    '/sports/womens-soccer/results/2026',
  )
  expect(document.querySelector('header[data-shell], footer[data-shell]')).toBeNull()
  const none = await own('/sports/football/results/print/2026/all')
  expect(none.words).toContain('No matching results in the 2026 season.')
})

test('answers 404 for unknown sports, seasons and kinds [RT-03] [RT-06]', async () => {
  const wrong = [
    '/sports/football/results/1776',
    '/sports/football/results/print/2026/moon',
    '/sports/football/results/print/1776/all',
    '/sports/nothing/results',
  ]
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
})
