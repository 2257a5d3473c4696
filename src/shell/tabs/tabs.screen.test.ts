import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { openScreen } from '../../../tests/support/screen.ts'

const tabsOf = async (path: string) => {
  const { document } = await openScreen(path)
  const bar = document.querySelector<HTMLElement>('[data-tab-bar]')
  return {
    // It reserves the room of the tabs.
    isMarked: document.documentElement.hasAttribute('data-tabs'),
    links: bar && within(bar).getAllByRole('link', { hidden: true }),
  }
}

test('leads from every page to home, scores, teams, tickets and search [SH-03]', async () => {
  const { isMarked, links } = await tabsOf('/')
  expect(isMarked).toBe(true)
  expect(links!.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Scores', '/board'],
    ['Teams', '/my-teams'],
    ['Tickets', '/tickets'],
    ['Search', '/search#find'],
  ])
  expect(links!.map((link) => link.getAttribute('aria-current'))).toEqual([
    'page',
    null,
    null,
    null,
    null,
  ])
  for (const path of ['/news/2026/8/28/season-opens', '/notifications'])
    expect((await tabsOf(path)).links).toHaveLength(5)
})

test.each([
  ['Scores', '/game-center/2'],
  ['Scores', '/sports/football/stats/2026/ashford/boxscore/2'],
  ['Teams', '/sports/football/roster'],
])('marks %s as the section of %s [SH-03]', async (label, path) => {
  const marked = (await tabsOf(path)).links!.filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    [label, 'true'],
  ])
})

test.each(['/form/1', '/sports/football/schedule/print', '/login'])(
  'has no tabs on %s, which is filled in or printed [SH-03]',
  async (path) => {
    expect(await tabsOf(path)).toEqual({ isMarked: false, links: null })
  },
)
