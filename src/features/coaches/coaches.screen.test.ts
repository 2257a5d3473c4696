import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const empty = ownScreens(
  { 'rosters/football/2026.staff.csv': 'first_name\n', 'staff.yaml': '[]' },
  { mayRefuse: true },
)
const vacant = ownScreens({
  'rosters/football/2026.staff.csv':
    'kind,first_name,last_name,title\ncoach,Dana,Whitlock,Assistant Coach\n',
})
const coach = '/sports/football/roster/coaches/dana-whitlock/1'

test('shows the coaches of a season with large portraits and contacts [RT-04]', async () => {
  const { status, title, main, words } = await openScreen('/sports/football/coaches')
  expect([status, title]).toEqual([200, '2026 Football Coaches | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading'))).toEqual([
    'Football Coaches',
    'Dana Whitlock',
    'Support staff',
    'Robin Ferro',
    'More Football',
  ])
  expect(words).toMatch(
    /Head Coach Dana Whitlock Seasons 2 Terriers record 9–4 Conference 6–3 This season 1–1 /,
  )
  expect(hrefOf(main.getByRole('link', { name: 'Dana Whitlock' }))).toBe(coach)
  expect(hrefOf(main.getByRole('link', { name: '555-0111' }))).toBe('tel:5550111')
  expect(hrefOf(main.getByRole('link', { name: /^dwhitlock ?@testham.example$/ }))).toBe(
    'mailto:dwhitlock@testham.example',
  )
})

test('shows no record of one who is not the head coach [RT-04]', async () => {
  const { words } = await vacant('/sports/football/coaches')
  expect(words).toMatch(/Assistant Coach Dana Whitlock(?! Seasons)/)
})

test('shows a coach with bio, posts and the record book [RT-04]', async () => {
  const { title, main, words, html } = await openScreen(coach)
  expect(title).toBe('Dana Whitlock - Football Coaches | Testham Terriers')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Dana Whitlock')
  expect(words).toContain(
    'Experience 13th season Terriers record 9–4 Conference 6–3 Hometown Boone, Iowa ' +
      'Alma mater Testham 2001',
  )
  expect(words).toMatch(
    /Overall, including 2026 so far 9–4 Winning percentage \.692 Conference 6–3 Seasons 2 /,
  )
  expect(words).toContain('Season Overall Pct. Conference 2026 so far 1–1 .500 1–1')
  expect(
    main.getByRole('img', { name: /from 2025 to 2026; the best was 2025 with \.727$/ }),
  ).toBeTruthy()
  expect(words).toContain('Terriers career 2025–present Head Coach, Football')
  expect(html).toContain('<strong>Two</strong> league titles.')
  expect(html).not.toContain('alert(1)')
  expect(hrefOf(main.getByRole('link', { name: 'Instagram @coachwhit' }))).toBe(
    'https://www.instagram.com/coachwhit/',
  )
  expect(hrefOf(main.getByRole('link', { name: 'All coaching records' }))).toBe(
    '/sports/football/coaches/overall',
  )
})

test('says that a bio is not written yet [RT-04]', async () => {
  const { title, words, main } = await openScreen('/sports/football/roster/staff/robin-ferro/2')
  expect(title).toBe('Robin Ferro - Football Support Staff | Testham Terriers')
  expect(words).toContain('Robin ’s bio is coming soon.')
  expect(hrefOf(main.getByRole('link', { name: 'Football staff' }))).toBe(
    '/sports/football/coaches',
  )
})

test('orders the records by year and by coach as the address asks [RT-04]', async () => {
  const seasons = async (query: string) =>
    textsOf(
      (await openScreen(`/sports/football/coaches/year${query}`)).main.getAllByRole('rowheader'),
    )
  expect(await seasons('')).toEqual(['2025', '1934', '1932', '1931'])
  expect(await seasons('?sort=oldest')).toEqual(['1931', '1932', '1934', '2025'])
  const { main } = await openScreen('/sports/football/coaches/year?sort=oldest')
  expect(main.getByRole('columnheader', { name: 'Season' }).getAttribute('aria-sort')).toBe(
    'ascending',
  )
  const careers = await openScreen('/sports/football/coaches/overall')
  expect(textsOf(careers.main.getAllByRole('row').slice(1))).toEqual([
    'H. Brandt1931–1932, 193431591.620',
    'Dana Whitlock20251830.7275–2.714',
  ])
})

test('shows the whole staff: coaches, support and department [RT-04]', async () => {
  const { main } = await openScreen('/sports/football/staff')
  expect(textsOf(main.getAllByRole('heading', { level: 2 }))).toEqual([
    'Coaches',
    'Support staff',
    'In the department',
    'More Football',
  ])
  expect(hrefOf(main.getByRole('link', { name: 'Noor Bell' }))).toBe('/staff-directory/noor-bell/5')
  expect(hrefOf(main.getByRole('link', { name: 'Coaches by season' }))).toBe(
    '/sports/football/coaches',
  )
})

test('shows a message when no coaches are published [RT-04]', async () => {
  const season = await openScreen('/sports/football/coaches/2025')
  expect(season.words).toContain('The 2025 list of coaches has not been published yet.')
  const soccer = await openScreen('/sports/womens-soccer/coaches/year')
  expect(soccer.words).toContain("No Women's Soccer coaching records yet.")
  const staff = await empty('/sports/football/staff')
  expect(staff.words).toContain('No Football staff listed yet.')
  expect(hrefOf(staff.main.getByRole('link', { name: 'the roster' }))).toBe(
    '/sports/football/roster',
  )
})

test('redirects a wrong name, and answers 404 for wrong numbers [RT-04]', async () => {
  const wrong = [
    '/sports/football/coaches/month',
    '/sports/football/coaches/1999',
    '/sports/curling/staff',
    '/sports/football/roster/coaches/x/999',
    '/sports/football/roster/coaches/x/abc',
    '/sports/football/roster/staff/x/0',
  ]
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
  const name = '/sports/football/roster/coaches/other-name/1'
  expect(await answersOf(openScreen, [name])).toEqual([[name, 301, coach]])
})
