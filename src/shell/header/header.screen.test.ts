import { within } from '@testing-library/dom'
import { Window } from 'happy-dom'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { renderScreen } from '../../../tests/support/render-screen.tsx'
import { menuItem } from '../../../tests/support/menu-item.ts'
import { ownScreens, textsOf } from '../../../tests/support/read-screen.ts'
import { openScreen, type Screen } from '../../../tests/support/screen.ts'
import type { NavigationItem } from '../../contract/site.schema.ts'
import { Menu } from './Menu.tsx'

/** The site's header comes before the page's own. */
const header = ({ page }: Screen) => within(page.getAllByRole('banner')[0]!)
/** Testing Library does not know the role of `<search>` yet. */
const searchIn = (place: Element, label: string) =>
  within(place.querySelector<HTMLElement>(`search[aria-label="${label}"]`)!)
const menu = (screen: Screen) => screen.page.getByRole('navigation', { name: 'Main' })
const linksOf = (place: Element) =>
  [...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
/** An item of the menu that opens a panel. */
const item = (screen: Screen, title: string) => {
  const found = [...menu(screen).querySelectorAll('summary')].find(
    (summary) => summary.textContent === title,
  )
  return found?.closest('details') ?? null
}

describe('header of the fixture department', () => {
  test('begins with the skip link and the home link [SH-01] [SH-13]', async () => {
    const screen = await openScreen('/board')
    const [skip] = screen.document.querySelectorAll('a')
    expect([skip!.textContent, skip!.getAttribute('href')]).toEqual([
      'Skip to main content',
      '#main',
    ])
    expect(screen.document.querySelector('main')!.id).toBe('main')
    expect(screen.document.querySelector('main')!.getAttribute('tabindex')).toBe('-1')
    const mark = header(screen).getByRole('link', { name: 'Testham Terriers home' })
    expect(mark.getAttribute('href')).toBe('/')
    expect(mark.querySelector('img')!.getAttribute('alt')).toBe('')
  })

  test('marks the section of the page, stories as news [SH-02]', async () => {
    const screens = ownScreens({
      'navigation.yaml': '[{title: Scores, url: /board}, {title: News, url: /archives}]',
    })
    const currentOf = async (path: string) =>
      [...menu(await screens(path)).querySelectorAll('[aria-current]')].map((link) => [
        link.textContent,
        link.getAttribute('aria-current'),
      ])
    expect(await currentOf('/board')).toEqual([['Scores', 'page']])
    expect(await currentOf('/archives')).toEqual([['News', 'page']])
    const { document } = await screens('/archives')
    const story = document.querySelector('main a[href^="/news/"]')!.getAttribute('href')!
    expect(await currentOf(story)).toEqual([['News', 'true']])
    expect(await currentOf('/')).toEqual([])
  })

  test('opens search, calendar and menu without JavaScript [SH-06] [SH-07]', async () => {
    const screen = await openScreen('/')
    for (const [name, id] of [
      ['Search', 'search-popout'],
      ['Calendar', 'events-panel'],
      ['Menu', 'site-menu'],
    ]) {
      const opener = screen.document.querySelector(
        `header button[popovertarget="${id}"]:not([popovertargetaction])`,
      )!
      expect(opener.textContent).toBe(name)
      expect(screen.document.getElementById(id!)!.getAttribute('popover')).toBe('auto')
    }
    expect(header(screen).getByRole('link', { name: 'Search' }).getAttribute('href')).toBe(
      '/search',
    )
    expect(header(screen).getByRole('link', { name: 'Full calendar' }).getAttribute('href')).toBe(
      '/calendar',
    )
    for (const label of ['Menu', 'Entire site']) {
      const form = searchIn(screen.document.body, label)
      const field = form.getByRole('textbox', { name: 'Search' })
      expect([field.closest('form')!.getAttribute('action'), field.getAttribute('name')]).toEqual([
        '/search',
        'q',
      ])
      expect(form.getByRole('button', { name: 'Search' }).getAttribute('type')).toBe('submit')
    }
  })

  test('does not read events for the panel of a phone [SH-07]', async () => {
    const screen = await openScreen('/board')
    const panel = within(screen.page.getByRole('dialog', { name: 'Calendar' }))
    expect(panel.queryByRole('tab')).toBeNull()
    expect(panel.queryByText('Upcoming Events')).toBeNull()
  })

  test('lists the teams with schedule, roster and tickets in its menu [SH-02]', async () => {
    const screen = await openScreen('/')
    expect(linksOf(item(screen, 'Sports')!)).toEqual([
      ['Football', '/sports/football'],
      ['Football Schedule', '/sports/football/schedule'],
      ['Football Roster', '/sports/football/roster'],
      ['Football Tickets (opens in a new tab)', 'https://tickets.testham.example/football'],
      ['Soccer', '/sports/womens-soccer'],
      ["Women's Soccer Schedule", '/sports/womens-soccer/schedule'],
      ["Women's Soccer Roster", '/sports/womens-soccer/roster'],
    ])
    const lists = within(item(screen, 'Sports')!).getAllByRole('list')
    expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual(['Men’s', 'Women’s'])
  })

  test('ends its menu with the visitor’s own pages [SH-03]', async () => {
    const links = linksOf(menu(await openScreen('/')))
    expect(links.slice(-3)).toEqual([
      ['My teams', '/my-teams'],
      ['Saved', '/saved'],
      ['Settings', '/settings'],
    ])
  })

  test('shrinks to a slim bar with the same menu on a story, which ends in the footer [SH-14] [RT-08]', async () => {
    const story = await openScreen('/news/2026/8/28/season-opens')
    expect(header(story).getByRole('link', { name: 'Testham Terriers home' })).toBeTruthy()
    const buttons = (screen: Screen) =>
      textsOf(
        [...header(screen).getAllByRole('button')].filter(
          (button) => !menu(screen).contains(button),
        ),
      )
    expect(buttons(story)).toEqual(buttons(await openScreen('/')))
    expect(buttons(story)).toContain('Calendar')
    expect(story.document.querySelector('[popovertarget="search-popout"]')).toBeTruthy()
    expect(header(story).getAllByRole('link', { name: 'Search' })).toHaveLength(1)
    expect(linksOf(menu(story))).toEqual(linksOf(menu(await openScreen('/'))))
    expect(menu(story).hasAttribute('data-inline')).toBe(true)
    expect(story.document.querySelector('footer[data-shell]')).toBeTruthy()
  })

  test('is absent from a full-screen page that keeps the skip link', async () => {
    const paper = await openScreen('/sports/football/schedule/print')
    expect(paper.document.querySelector('[data-shell]')).toBeNull()
    expect(paper.page.queryByRole('navigation', { name: 'Main' })).toBeNull()
    expect(paper.page.queryByRole('contentinfo')).toBeNull()
    expect(paper.page.getByRole('link', { name: 'Skip to main content' })).toBeTruthy()
  })
})

const channel = (name: string, at: string) =>
  `{title: ${name}, url: 'https://${at}.example', className: ${name.toLowerCase()}}`
const rich = ownScreens({
  'navigation.yaml': `
- title: Sports
  url: '#'
  columns:
  - column: 2
    items:
      - {title: Women, separator: true}
      - {title: Soccer, url: /sports/womens-soccer}
  - column: 1
    items:
      - {title: Men, separator: true}
      - title: Football
        url: /sports/football
        sport: {title: Football}
        stats: {url: 'https://stats.example'}
        socialMediaLinks: [${channel('Twitter', 'x')}, ${channel('Tickets', 't')}]
        scheduleRosterNewsLinks:
          - {title: Schedule, url: /sports/football/schedule, className: schedule}
- {title: Board, url: /board}
- title: Fans
  items:
    - {title: Game day, separator: true}
    - {title: Parking, url: 'https://visit.example', openInNewWindow: true}
    - {title: Scoreboard, url: /board}
`,
  'splashes.yaml': '[]',
  'takeovers.yaml': '[]',
})

describe('a menu with columns and sub-items', () => {
  test('sorts columns by number with headings above, the ticket first [SH-02]', async () => {
    const screen = await rich('/')
    const sports = item(screen, 'Sports')!
    expect(
      within(sports)
        .getAllByRole('list')
        .map((list) => list.getAttribute('aria-label')),
    ).toEqual(['Men', 'Women'])
    expect(linksOf(sports).map(([words]) => words)).toEqual([
      'Football',
      'Football Schedule',
      'Football Stats',
      'Football Tickets (opens in a new tab)',
      'Football Twitter (opens in a new tab)',
      'Soccer',
    ])
    expect(sports.querySelector('use[href$="#ticket"]')).not.toBeNull()
  })

  test('links items without panels, external in a new tab [SH-01] [SH-02]', async () => {
    const screen = await rich('/')
    const own = within(menu(screen))
    expect(own.getAllByRole('link', { name: 'Board' })[0]!.getAttribute('href')).toBe('/board')
    expect(within(item(screen, 'Fans')!).getByText('Game day').closest('a')).toBeNull()
    const parking = own.getByRole('link', { name: /^Parking/ })
    expect([parking.getAttribute('target'), parking.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener',
    ])
    expect(parking.textContent).toBe('Parking (opens in a new tab)')
  })
})

const drawn = (items: NavigationItem[]): HTMLElement => {
  const { document } = new Window()
  document.body.innerHTML = renderScreen(createElement(Menu, { items, inline: true }))
  return document.querySelector('nav') as unknown as HTMLElement
}
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...menuItem(`Department ${i}`), id: i, rank: i }))

test('keeps forty items in one row with the rest under More [SH-01]', () => {
  const endless = 'A title without an end '.repeat(10)
  const own = drawn([...many(39), { ...menuItem(endless), id: 39, rank: 39 }])
  const row = [...own.querySelectorAll(":scope > ul > li:not([data-only='list'])")]
  expect(row.length).toBeLessThan(10)
  expect(row.at(-1)!.querySelector('summary')!.textContent).toBe('More')
  const words = linksOf(own).map(([text]) => text)
  for (const title of [endless, 'Department 0', 'Department 38']) expect(words).toContain(title)
})

test('lists every item of forty in the overlay, without More [SH-03]', () => {
  const own = drawn(many(40))
  const list = [...own.querySelectorAll(":scope > ul > li:not([data-only='row'])")]
  expect(list.map(({ textContent }) => textContent)).toEqual(many(40).map(({ title }) => title))
})

test('shows markup in a title as text, and no item without a target [SH-01]', () => {
  const hostile = '<b onclick=alert(1)>Bold</b>'
  const own = drawn([menuItem(hostile), { ...menuItem('Nothing'), id: 2, url: null }])
  expect(linksOf(own)[0]).toEqual([hostile, '/'])
  expect(own.querySelector('b')).toBeNull()
  expect(own.textContent).not.toContain('Nothing')
})

test('has search and the visitor’s own pages in an empty menu [SH-01] [SH-03]', () => {
  const own = drawn([])
  expect(own.hasAttribute('data-empty')).toBe(true)
  expect(linksOf(own).map(([words]) => words)).toEqual(['My teams', 'Saved', 'Settings'])
  expect(searchIn(own, 'Menu').getByRole('textbox', { name: 'Search' })).toBeTruthy()
})
