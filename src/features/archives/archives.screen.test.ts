import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

/** Ninety headlines of 2010 to 2014 besides the department's three. */
const old = Array.from(
  { length: 90 },
  (_, i) =>
    `Old headline ${i},${2010 + (i % 5)}-0${(i % 9) + 1}-11,/sports/football?old=${i},football\n`,
)
const open = ownScreens({ 'archives.csv': `+${old.join('')}` })

test('lists every headline under its month, newest first [RT-08]', async () => {
  const { status, title, main } = await openScreen('/archives')
  expect([status, title]).toEqual([200, 'News | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading'))).toEqual([
    'News',
    '3 stories',
    'August 2026',
    'November 1998',
  ])
  const month = main.getByRole('region', { name: 'November 1998' })
  expect(month.textContent).toContain('FootballNov. 21Terriers win first title')
  expect(hrefOf(main.getByRole('link', { name: 'Terriers win first title' }))).toBe(
    'https://old.testham.example/1998/title',
  )
  const story = main.getByRole('link', { name: 'Season opens under the lights' })
  expect(hrefOf(story)).toBe('/news/2026/8/28/season-opens')
  expect(story.closest('li')!.textContent).toContain(
    'lightsThe Terriers open their season at home against Ashford.',
  )
  // Stories have their picture; an older link has none.
  expect(story.closest('li')!.querySelector('img')?.getAttribute('src')).toMatch(/^\/images\//)
  const older = main.getByRole('link', { name: 'Terriers win first title' }).closest('li')!
  expect(older.querySelector('img')).toBeNull()
})

test('counts the headlines of each sport and year in its pickers [RT-08]', async () => {
  const { main } = await open('/archives')
  const years = textsOf(main.getAllByRole('link', { name: /^\d{4} \(\d+\)$/ }))
  expect(years).toEqual([
    '2026 (2)',
    '2014 (18)',
    '2013 (18)',
    '2012 (18)',
    '2011 (18)',
    '2010 (18)',
    '1998 (1)',
  ])
  expect(hrefOf(main.getByRole('link', { name: 'Football (93)' }))).toBe(
    '/sports/football/archives',
  )
  expect(hrefOf(main.getByRole('link', { name: '2012 (18)' }))).toBe('/archives?year=2012')
})

test('narrows the headlines to sport, year and words, and keeps the others [RT-08]', async () => {
  const { title, main, document } = await open('/sports/football/archives?q=headline+12&year=2012')
  expect(title).toBe('2012 Football News: headline 12 | Testham Terriers')
  expect(textsOf(main.getAllByRole('heading', { level: 2 }))).toEqual([
    '1 story of 2012 with “headline 12”',
  ])
  expect(textsOf(main.getAllByRole('link', { name: /^Old headline/ }))).toEqual(['Old headline 12'])
  expect(hrefOf(main.getByRole('link', { name: 'All years' }))).toBe(
    '/sports/football/archives?q=headline%2012',
  )
  expect(hrefOf(main.getByRole('link', { name: 'All sports' }))).toBe(
    '/archives?q=headline%2012&year=2012',
  )
  const form = document.querySelector('search[aria-label="Search Football news"] form')!
  expect(form.getAttribute('action')).toBe('/sports/football/archives')
  expect([...form.querySelectorAll('input')].map(({ name, value }) => [name, value])).toEqual(
    expect.arrayContaining([
      ['year', '2012'],
      ['q', 'headline 12'],
    ]),
  )
})

test('links the pages of the list, and says when a page is beyond the last [RT-08]', async () => {
  const first = await open('/archives')
  expect(hrefOf(first.main.getByRole('link', { name: /^Next/ }))).toBe('/archives?page=2')
  const second = await open('/archives?page=2')
  expect(second.title).toBe('News, Page 2 | Testham Terriers')
  expect(hrefOf(second.main.getByRole('link', { name: /^Previous/ }))).toBe('/archives')
  const beyond = await open('/archives?page=77')
  expect(beyond.words).toContain('There is no page 77.')
  expect(hrefOf(beyond.main.getByRole('link', { name: 'Back to the first page' }))).toBe(
    '/archives',
  )
})

test('ignores an invalid year, page or sport [RT-08]', async () => {
  for (const query of ['year=20x6&page=-1', 'year=1', 'page=0', 'sport=9']) {
    const { main } = await openScreen(`/archives?${query}`)
    expect([query, main.getByRole('heading', { level: 2 }).textContent]).toEqual([
      query,
      '3 stories',
    ])
  }
})

test('shows a message when nothing is found or published [RT-08]', async () => {
  const none = await openScreen('/archives?q=zzz')
  expect(none.words).toContain('No stories match. Try fewer words or another year.')
  expect(hrefOf(none.main.getByRole('link', { name: 'All news' }))).toBe('/archives')
  const empty = await openScreen('/sports/womens-soccer/archives')
  expect(empty.words).toContain('No stories yet.')
})

test('answers 404 for the archives of an unknown sport [RT-08]', async () => {
  const wrong = ['/sports/quidditch/archives']
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
})
