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
const empty = ownScreens(
  {
    'schedules/football/2026.csv': heads,
    'schedules/football/2025.csv': heads,
    'history/football.csv': 'date\n',
  },
  { mayRefuse: true },
)
const ashford = '/sports/football/opponent-history/ashford/1'

test('lists every school that a sport has met, with record and years [RT-06]', async () => {
  const { status, title, main } = await openScreen('/sports/football/opponent-history')
  expect([status, title]).toEqual([200, 'Football Opponent History | Testham Terriers'])
  expect(textsOf(main.getAllByRole('row').slice(1))).toEqual([
    'Ashford2–1–1.6254Aug. 29, 20261901',
    'CTCalder Tech1–1.5002Sept. 5, 2026October 1927',
    'ONOld Normal0–0.0001Nov. 7, 1931Nov. 7, 1931',
  ])
  expect(hrefOf(main.getByRole('link', { name: 'Ashford' }))).toBe(ashford)
  expect(main.queryByRole('link', { name: 'Old Normal' })).toBeNull()
})

test('sorts the schools by the choice in the address, and marks the header [RT-06]', async () => {
  const { main } = await openScreen('/sports/football/opponent-history?sort=last')
  expect(main.getByRole('columnheader', { name: 'Last met' }).getAttribute('aria-sort')).toBe(
    'descending',
  )
  expect(textsOf(main.getAllByRole('rowheader'))).toEqual([
    'CTCalder Tech',
    'Ashford',
    'ONOld Normal',
  ])
})

test('shows the series, its extremes and each meeting with a school [RT-06]', async () => {
  const { title, main, words } = await openScreen(ashford)
  expect(title).toBe('Football History vs Ashford | Testham Terriers')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Football vs Ashford')
  expect(main.getByRole('img', { name: /won 2, Ashford 1, 1 tied/ })).toBeTruthy()
  expect(words).toContain('Largest wins W 31–10 , Aug. 29, 2026')
  expect(words).toContain('Ashford ’s largest win L 20–24 , Sept. 6, 2025')
  expect(textsOf(main.getAllByRole('row').slice(1))).toEqual([
    expect.stringMatching(/^Aug\. 29, 2026/),
    expect.stringMatching(/^Sept\. 6, 2025L/),
    expect.stringMatching(/^Nov\. 6, 1926T/),
    expect.stringMatching(/^1901W 1901Ho/),
  ])
  expect(words).toContain('first meeting; no score was kept')
  expect(hrefOf(main.getByRole('link', { name: '1926' }))).toBe('/sports/football/results/1926')
  expect(hrefOf(main.getByRole('link', { name: 'Ashford roster' }))).toBe(
    '/sports/football/opponent-roster/ashford/1',
  )
})

test('says of a forfeit that the game was not played [RT-06]', async () => {
  const { words, main } = await openScreen('/sports/football/opponent-history/calder-tech/2')
  expect(words).toContain('Forfeit · Calder Tech did not come')
  expect(main.queryByRole('link', { name: 'Calder Tech roster' })).toBeNull()
})

test('shows a message when a sport has met no school [RT-06]', async () => {
  const { words, main } = await empty('/sports/football/opponent-history')
  expect(words).toContain('Football has no opponents yet.')
  expect(hrefOf(main.getByRole('link', { name: 'schedule' }))).toBe('/sports/football/schedule')
})

test('draws the series of a single meeting [RT-06]', async () => {
  const open = ownScreens(
    {
      'schedules/football/2026.csv': heads,
      'schedules/football/2025.csv': heads,
      'history/football.csv':
        'date,season,opponent,home_away,result,team_score,opponent_score\n' +
        '1926-11-06,1926,Ashford,A,L,0,7\n',
    },
    { mayRefuse: true },
  )
  const { main } = await open(ashford)
  expect(main.getByRole('img', { name: /won 0, Ashford 1$/ })).toBeTruthy()
})

test('redirects a wrong name, and answers 404 for unknown schools [RT-06]', async () => {
  expect(await answersOf(openScreen, ['/sports/football/opponent-history/old-name/1'])).toEqual([
    ['/sports/football/opponent-history/old-name/1', 301, ashford],
  ])
  const wrong = [
    '/sports/football/opponent-history/x/99999',
    '/sports/football/opponent-history/x/abc',
  ]
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
})
