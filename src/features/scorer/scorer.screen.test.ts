import { expect, test } from 'vitest'
import { openScreen } from '../../../tests/support/screen.ts'

test('renders the same page for every visitor, without a scoring form [GM-01]', async () => {
  const { status, main, html, document } = await openScreen('/score/3')
  expect(status).toBe(200)
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Football at Calder Tech')
  expect(main.getByRole('link', { name: 'Schedule' }).getAttribute('href')).toBe(
    '/sports/football/schedule/2026',
  )
  expect(document.querySelector('main noscript')?.textContent).toContain('needs JavaScript')
  expect(main.queryAllByRole('button')).toEqual([])
  // The page is not for search engines.
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
})

test('answers 404 for the scorer page of a game that does not exist [GM-01]', async () => {
  expect((await openScreen('/score/999')).status).toBe(404)
})
