import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const open = ownScreens({ 'awards.yaml': '[]' })

test('lists the awards under their months, each a link to its page [RT-11]', async () => {
  const { status, title, main, words } = await openScreen('/awards')
  expect([status, title]).toEqual([200, 'Awards | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading'))).toEqual(['Awards', 'September 2026', 'Sam Okafor'])
  expect(words).toContain('Athlete of the Week Sam Okafor Sept. 7 · Three touchdowns.')
  expect(hrefOf(main.getByRole('link', { name: 'Sam Okafor' }))).toBe('/awards/1')
})

test('shows one kind of award under its own title [RT-11]', async () => {
  const { main } = await openScreen('/awards?type=1')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Athlete of the Week')
  const unknown = await openScreen('/awards?type=9')
  expect(unknown.words).toContain('No awards yet.')
  expect(hrefOf(unknown.main.getByRole('link', { name: 'See all awards' }))).toBe('/awards')
})

test('shows who won an award and why, with player and story links [RT-11]', async () => {
  const { title, main, words, html } = await openScreen('/awards/1')
  expect(title).toBe('Sam Okafor - Athlete of the Week | Testham Terriers')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Sam Okafor')
  expect(words).toContain('Awarded September 7, 2026 Sport Football Position QB')
  expect(words).toContain('Given by Lakeland Conference')
  expect(html).toContain('He threw for <strong>three</strong> touchdowns.')
  expect(hrefOf(main.getByRole('link', { name: 'Athlete of the Week' }))).toBe('/awards?type=1')
  expect(hrefOf(main.getByRole('link', { name: 'More about Sam Okafor' }))).toBe(
    '/sports/football/roster/sam-okafor/2',
  )
  expect(hrefOf(main.getByRole('link', { name: 'Read the story' }))).toBe(
    '/news/2026/8/28/season-opens',
  )
})

test('shows a message without awards, and links other traditions [RT-11]', async () => {
  const { words, main } = await open('/awards')
  expect(words).toContain('No awards yet.')
  expect(main.queryByRole('link', { name: 'See all awards' })).toBeNull()
  expect(hrefOf(main.getByRole('link', { name: 'All-Americans' }))).toBe('/all-americans')
})

test('answers 404 for an unknown award [RT-11]', async () => {
  const wrong = ['/awards/x', '/awards/999', '/awards/0']
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
})
