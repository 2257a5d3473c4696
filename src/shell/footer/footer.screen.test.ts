import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { openScreen, type Screen } from '../../../tests/support/screen.ts'

/** The site's footer comes after the page's own content. */
const footer = ({ page }: Screen) => page.getAllByRole('contentinfo').at(-1)!

test('names the department, its address and the year of its copyright [SH-12]', async () => {
  const foot = footer(await openScreen('/sports/football/schedule'))
  const words = foot.textContent.replace(/\s+/g, ' ')
  for (const part of [
    'Testham Terriers',
    'Small school, loud bark',
    '1 College Road, Testham, Iowa 50000',
    '© 2026 Testham College',
  ]) {
    expect(words).toContain(part)
  }
  expect(within(foot).getByRole('link', { name: '555-0100' }).getAttribute('href')).toBe(
    'tel:5550100',
  )
})

test('opens partners and channels in a new tab without an opener [SH-12]', async () => {
  const outside = [...footer(await openScreen('/')).querySelectorAll('a[target="_blank"]')]
  expect(
    outside.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
  ).toEqual([
    ['Instagram (opens in a new tab)', 'https://www.instagram.com/testhamterriers', 'noopener'],
    ['Testham College (opens in a new tab)', 'https://www.testham.example/', 'noopener'],
  ])
})

test('links the visitor’s own pages from every page with a footer [SH-12]', async () => {
  for (const path of ['/', '/board', '/search', '/no/such/page']) {
    const foot = within(footer(await openScreen(path)))
    const hrefs = ['My teams', 'Saved', 'Settings'].map((name) =>
      foot.getByRole('link', { name }).getAttribute('href'),
    )
    expect([path, ...hrefs]).toEqual([path, '/my-teams', '/saved', '/settings'])
  }
})
