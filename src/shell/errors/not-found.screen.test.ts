import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { openScreen } from '../../../tests/support/screen.ts'

const wrong = [
  '/404',
  '/no/such/page',
  '/sports/quidditch',
  '/sports/football/roster/x/999999',
  '/news/2026/8/28/no-such-story',
]

test.each(wrong)('answers %s with 404 and ways on [SE-02] [SH-22]', async (path) => {
  const { status, title, main, page, document } = await openScreen(path)
  expect([status, title]).toEqual([404, 'Page Not Found | Testham Terriers'])
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found')
  expect(main.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  const sports = within(main.getByRole('navigation', { name: 'Sports' })).getAllByRole('link')
  expect(sports.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Football', '/sports/football'],
    ["Women's Soccer", '/sports/womens-soccer'],
  ])
  expect(main.getByRole('link', { name: 'Season opens under the lights' })).toBeTruthy()
  expect(document.querySelector('meta[name="robots"]')!.getAttribute('content')).toContain(
    'noindex',
  )
  expect(page.getByRole('navigation', { name: 'Main' })).toBeTruthy()
})

test('uses drawings that are in the sprites [MD-04]', async () => {
  const { document } = await openScreen('/no/such/page')
  const drawings = [...document.querySelectorAll('svg use')].map((use) => use.getAttribute('href'))
  expect(drawings).toContainEqual(expect.stringMatching(/sports\S*\.svg#football$/))
  for (const drawing of drawings)
    expect(drawing).toMatch(/^\/\S*\/(general|sports|social)\S*\.svg#[\w-]+$/)
})

test.each([
  ['/Sports/Football', '/sports/football'],
  ['/sports/football/', '/sports/football'],
  ['//sports//football', '/sports/football'],
  ['/sports/football/roster/x/1', '/sports/football/roster/sam-okafor/1'],
])('redirects %s to the canonical address of its page [RT-20]', async (from, to) => {
  const { status, location } = await openScreen(`http://localhost${from}`)
  expect([status, location]).toEqual([301, to])
})
