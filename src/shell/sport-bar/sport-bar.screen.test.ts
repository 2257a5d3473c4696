import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { ownScreens } from '../../../tests/support/read-screen.ts'
import { openScreen, type Screen } from '../../../tests/support/screen.ts'

const bio = '/sports/football/roster/coaches/dana-whitlock/1'
/** A department's list with the bio of a coach in it. */
const openWithBio = ownScreens({
  'subnavigation.yaml': `- sportId: football\n  items:\n    - {title: Whitlock, url: ${bio}}\n`,
})
/** Without the department's list for a sport. */
const openDefault = ownScreens({ 'subnavigation.yaml': '[]' })

const bar = ({ page }: Screen, name: string) => page.getByRole('navigation', { name })
/** The links of the list, without those shown beside it on a phone. */
const listed = (screen: Screen) =>
  [...screen.document.querySelectorAll('#sport-menu a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ])

describe('bar of a sport', () => {
  test('has its home first and the items of the department [SH-05]', async () => {
    const screen = await openScreen('/sports/football')
    const [home] = within(bar(screen, 'Football')).getAllByRole('link')
    expect([
      home!.textContent,
      home!.getAttribute('href'),
      home!.getAttribute('aria-current'),
    ]).toEqual(['Football', '/sports/football', 'page'])
    expect(listed(screen)).toEqual([
      ['Schedule', '/sports/football/schedule', null],
      ['Camps (opens in a new tab)', 'https://camps.testham.example/', null],
    ])
    const group = screen.document.querySelector('#sport-menu details')!
    expect(group.querySelector('summary')!.textContent).toBe('More')
    expect(
      within(group as HTMLElement)
        .getByText('For fans')
        .closest('a'),
    ).toBeNull()
  })

  test('has default items where the department keeps no list [SH-05]', async () => {
    const screen = await openScreen('/sports/womens-soccer/schedule')
    expect(listed(screen)).toEqual([
      ['Schedule', '/sports/womens-soccer/schedule', 'page'],
      ['Roster', '/sports/womens-soccer/roster', null],
      ['Statistics', '/sports/womens-soccer/stats', null],
      ['Results', '/sports/womens-soccer/results', null],
      ['Key moments', '/sports/womens-soccer/moments', null],
      ['Opponents', '/sports/womens-soccer/opponent-history', null],
      ['Historical roster', '/sports/womens-soccer/historical-roster', null],
    ])
  })

  test('marks the section of a page below it, not its home [SH-05]', async () => {
    const screen = await openScreen('/sports/football/schedule/2025')
    const [home, quick] = within(bar(screen, 'Football')).getAllByRole('link')
    expect([home!.getAttribute('aria-current'), quick!.getAttribute('aria-current')]).toEqual([
      null,
      'true',
    ])
  })

  test('marks coaches, not the roster, on the bio of a coach [SH-05]', async () => {
    const marks = listed(await openDefault(bio))
    expect(marks.filter(([, , current]) => current)).toEqual([
      ['Coaches', '/sports/football/coaches', 'true'],
    ])
    expect(listed(await openWithBio(bio))).toEqual([['Whitlock', bio, 'page']])
  })

  test('opens its list on a phone without JavaScript [SH-05]', async () => {
    const screen = await openScreen('/sports/football')
    const more = within(bar(screen, 'Football')).getByRole('button', { name: 'More' })
    expect(more.getAttribute('popovertarget')).toBe('sport-menu')
    expect(screen.document.querySelector('#sport-menu')!.getAttribute('popover')).toBe('auto')
  })
})

test.each([
  '/sports/womens-soccer',
  '/sports/wsoc',
  '/sports/womens-soccer/schedule',
  '/sports/womens-soccer/coaches',
])('belongs to the sport in the address %s [RT-19] [SH-05]', async (path) => {
  expect(bar(await openScreen(path), "Women's Soccer")).toBeTruthy()
})

test.each(['/game-center/2', '/sports/football/stats/2026/ashford/boxscore/2'])(
  'belongs to the sport of the game on %s, and marks its schedule [SH-05]',
  async (path) => {
    const screen = await openScreen(path)
    const marked = within(bar(screen, 'Football'))
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
    expect(new Set(marked.map(({ textContent }) => textContent))).toEqual(new Set(['Schedule']))
  },
)

test.each(['/', '/board', '/news/2026/8/28/season-opens', '/search?q=football', '/no/such/page'])(
  'is absent from %s [RT-19] [SH-05]',
  async (path) => {
    expect((await openScreen(path)).document.querySelector('#sport-menu')).toBeNull()
  },
)
