import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen, type Screen } from '../../../tests/support/screen.ts'

const own = ownScreens({
  'subnavigation.yaml': '[]',
  'standings/football/2025.csv':
    'school,conference_record,overall_record,points\n' +
    'Calder Tech,4-1-1,7-3-1,13\nTestham College,,,10\nAshford,3-3,,9\n',
})
/** The cells of a row, the rank and the school without the initials between them. */
const cellsOf = (row: Element): string =>
  [...row.querySelectorAll('th, td')]
    .map((cell) => {
      for (const hidden of cell.querySelectorAll('[aria-hidden]')) hidden.remove()
      return cell.textContent.replace(/^(T?\d+)(?=[A-Z])/, '$1 ')
    })
    .join(' | ')
const rowsOf = (main: Screen['main']): string[] => main.getAllByRole('row').slice(1).map(cellsOf)
const page = '/sports/football/standings'

test('shows records and streak of each team of football, the own team marked [CA-02]', async () => {
  const { status, title, main } = await openScreen(page)
  expect([status, title]).toEqual([200, '2026 Football Standings | Testham Terriers'])
  expect(textsOf(main.getAllByRole('columnheader'))).toEqual([
    'School',
    'Conf.',
    'Pct.',
    'Overall',
    'Pct.',
    'Streak',
    'Home',
    'Away',
    'Last 5',
    'PF',
    'PA',
  ])
  expect(rowsOf(main)).toEqual([
    'T1 Ashford | 1–1 | .500 | 2–1 | .667 | W1 | 1–0 | 1–1 | 2–1, oldest first: loss, win, win | 64 | 57',
    'T1 Testham College | 1–1 | .500 | 1–1 | .500 | L1 | 1–0 | 0–1 | – | – | –',
    'T1 Calder Tech | 1–1 | .500 | 1–2 | .333 | W1 | 1–1 | 0–1 | – | – | –',
  ])
  expect(main.getByTitle('Points against').textContent).toBe('PA')
  const marked = main.getAllByRole('row').filter((row) => row.hasAttribute('aria-current'))
  expect(marked.map(cellsOf)).toEqual([expect.stringMatching(/^T1 Testham College/)])
})

test('shows points where the conference counts them, and a dash for a blank [CA-02]', async () => {
  const { main, document } = await own(`${page}/2025`)
  expect(textsOf(main.getAllByRole('columnheader')).slice(3)).toEqual(['Pts.', 'Overall', 'Pct.'])
  expect(rowsOf(main)).toEqual([
    '1 Calder Tech | 4–1–1 | .750 | 13 | 7–3–1 | .682',
    '2 Testham College | 0–1 | .000 | 10 | 0–1 | .000',
    '3 Ashford | 3–3 | .500 | 9 | – | –',
  ])
  expect(textsOf(main.getAllByRole('link', { name: /^20/ }))).toEqual(['2026', '2025'])
  expect(hrefOf(main.getByRole('link', { name: 'Schedule' }))).toBe(
    '/sports/football/schedule/2025',
  )
  expect(document.querySelector('link[rel=canonical]')!.getAttribute('href')).toMatch(/2025$/)
})

test('says how tied teams are ordered when the rows are sorted here [CA-02]', async () => {
  const tied = ownScreens({
    'standings/football/2025.csv':
      'school,conference_record,overall_record\n' +
      'Ashford,0-1,2-3\nTestham College,,\nCalder Tech,4-1,7-3\n',
  })
  const note = 'Tied teams are listed by head-to-head results, then overall winning percentage.'
  expect((await tied(`${page}/2025`)).words).toContain(note)
  // These rows are in the order of the department.
  expect((await openScreen(page)).words).not.toContain(note)
})

test('has one canonical address for the current season [SE-03]', async () => {
  for (const path of [page, `${page}/2026`]) {
    const { document } = await openScreen(path)
    expect(document.querySelector('link[rel=canonical]')!.getAttribute('href')).toMatch(
      /\/sports\/football\/standings$/,
    )
  }
})

test('is linked from the schedule, the home page and the bar of its sport [SH-05]', async () => {
  const to = async (path: string, name: string) =>
    (await own(path)).main.queryAllByRole('link', { name }).map(hrefOf)
  expect(await to('/sports/football/schedule', 'Standings')).toEqual([page])
  expect(await to('/sports/football/schedule/2025', 'Standings')).toEqual([`${page}/2025`])
  expect(await to('/sports/womens-soccer/schedule', 'Standings')).toEqual([])
  expect(await to('/sports/football', 'Full standings')).toEqual([page])
  const bar = async (sport: string) =>
    textsOf([...(await own(`/sports/${sport}`)).document.querySelectorAll('#sport-menu a')])
  expect(await bar('football')).toContain('Standings')
  expect(await bar('womens-soccer')).not.toContain('Standings')
})

test('answers 404 for a season or a sport without standings [RT-17]', async () => {
  const wrong = [`${page}/1776`, '/sports/womens-soccer/standings', '/sports/curling/standings']
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
})
