import { expect, test } from 'vitest'
import { openScreen } from '../../../tests/support/screen.ts'

test('shows the games of the address side by side, each with its score [GM-03]', async () => {
  const { main } = await openScreen('/board/2-3')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Scoreboard')
  const games = main.getAllByRole('list')[0]!.children
  expect(games).toHaveLength(2)
  const [ashford, calder] = [...games].map(({ textContent }) => textContent)
  expect(ashford).toMatch(/Ashford.*10.*31/)
  expect(calder).toMatch(/14.*Calder Tech.*17/)
})

test('shows a message and a home link when no game is live today [GM-03]', async () => {
  const { main, words } = await openScreen('/board')
  expect(words).toContain('No games right now, and none left today.')
  const link = main.getByRole('link', { name: 'All scores and upcoming games' })
  expect(link.getAttribute('href')).toBe('/')
})
