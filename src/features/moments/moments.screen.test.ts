import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const empty = ownScreens({ 'moments.yaml': '[]' })

test('lists the moments, newest first, with video and box score links [RT-09]', async () => {
  const { status, title, main, words } = await openScreen('/moments')
  expect([status, title]).toEqual([200, 'Key Moments | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading', { level: 3 }))).toEqual([
    'A draw after two extra periods',
    'Okafor to Ramos, 62 yards',
  ])
  expect(words).toContain('Football August 29, 2026 vs #23 Ashford')
  expect(hrefOf(main.getByRole('link', { name: /^Watch ?: Okafor to Ramos, 62 yards$/ }))).toBe(
    'https://video.testham.example/okafor-ramos',
  )
  expect(hrefOf(main.getByRole('link', { name: /^Box score ?: Okafor to Ramos, 62 yards$/ }))).toBe(
    '/sports/football/stats/2026/ashford/boxscore/2',
  )
  expect(main.queryByRole('link', { name: /^Watch ?: A draw/ })).toBeNull()
})

test('lists the moments of one sport without naming it again [RT-09]', async () => {
  const { title, main, words } = await openScreen('/sports/football/moments')
  expect(title).toBe('Football Key Moments | Testham Terriers')
  expect(textsOf(main.getAllByRole('heading', { level: 3 }))).toEqual(['Okafor to Ramos, 62 yards'])
  expect(words).not.toContain('Football August 29')
  expect(hrefOf(main.getByRole('link', { name: "Women's Soccer" }))).toBe(
    '/sports/womens-soccer/moments',
  )
})

test('shows a message without moments, and links those of all sports [RT-09]', async () => {
  const { words } = await empty('/moments')
  expect(words).toContain('No moments yet.')
  const sport = await empty('/sports/football/moments')
  expect(sport.words).toContain('No Football moments yet.')
  expect(hrefOf(sport.main.getByRole('link', { name: 'See moments from all sports' }))).toBe(
    '/moments',
  )
})

test('answers 404 for an unknown sport, a message past the end [RT-09]', async () => {
  expect(await answersOf(openScreen, ['/sports/curling/moments'])).toEqual(
    notFound(['/sports/curling/moments']),
  )
  const { words, main } = await openScreen('/moments?page=9')
  expect(words).toContain('There is no page 9.')
  expect(hrefOf(main.getByRole('link', { name: 'Back to the first page' }))).toBe('/moments')
})
