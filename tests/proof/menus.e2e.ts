import { expect, type Page } from '@playwright/test'
import {
  focusBackDesktop,
  focusBackMobile,
  sportBarHeight,
  sportMoreWidth,
} from '../../src/domain/constants.ts'
import { violationsOf } from '../support/axe.ts'
import { hydrated, test, type Department } from '../support/browser.ts'
import { textFile } from '../support/text-file.ts'
import { watchShifts } from '../support/shifts.ts'

const sport = (title: string, slug: string) => `
      - title: ${title}
        url: /sports/${slug}
        sport: {title: ${title}}
        stats: {url: 'https://stats.testham.example/${slug}'}
        socialMediaLinks: [{title: X, url: 'https://x.example/${slug}', className: twitter}, {title: Bluesky, url: 'https://b.example/${slug}', className: bluesky}, {title: Tickets, url: 'https://t.example/${slug}', className: tickets}]
        scheduleRosterNewsLinks: [{title: Schedule, url: /sports/${slug}/schedule, className: schedule}, {title: Roster, url: /sports/${slug}/roster, className: roster}]`
const navigation = `
- title: Sports
  url: '#'
  ad: navigation
  columns:
  - column: 2
    items:
      - {title: Women, separator: true}${sport('Women’s Soccer', 'womens-soccer')}
  - column: 1
    items:
      - {title: Men, separator: true}${sport('Football', 'football')}
- {title: Board, url: /board}
- title: Fans
  items:
    - {title: Game day, separator: true}
    - {title: Parking, url: 'https://visit.testham.example', openInNewWindow: true}
    - {title: Scoreboard, url: /board}
`
const bar = `
- sportId: football
  items:
    - {title: Schedule, url: /sports/football/schedule}
    - {title: Football, url: /sports/football, className: sport-home}
    - title: Team
      items: [{title: Roster, url: /sports/football/roster}]
    - title: More
      className: additional-links
      items:
        - {title: For fans, separator: true}
        - {title: Camps, url: 'https://camps.testham.example', openInNewWindow: true}
        - {title: Football roster, url: /sports/football/roster}
`
const promotions = `
- {name: header-icons, title: Signs, type: icons, campaigns: [{title: Tickets, link: 'https://t.example', icon: ticket}, {title: Shop, link: 'https://s.example', icon: external}]}
- {name: navigation, title: Official partner, type: html, campaigns: [{title: Partner, html: 'A *good* partner'}]}
`
/** Covers that open by themselves are not part of these tests. */
const quiet = { 'splashes.yaml': '[]', 'takeovers.yaml': '[]' }
const endless = 'A title without an end '.repeat(10).slice(0, 200)
const crowd = Array.from({ length: 38 }, (_, i) => `- {title: Department ${i}, url: /board}`).join(
  '\n',
)

let site: Department
let empty: Department
let crowded: Department
test.beforeAll(async ({ server }) => {
  site = await server.add({
    'navigation.yaml': navigation,
    'subnavigation.yaml': bar,
    'promotions.yaml': promotions,
    ...quiet,
  })
  empty = await server.add({ 'navigation.yaml': '[]', ...quiet })
  const titles = textFile(
    `- {title: "${endless}", url: /board}`,
    '- {title: "<b onclick=alert(1)>Bold</b>", url: /board}',
    '- {title: Nothing}',
    `${crowd}`,
  )
  crowded = await server.add({ 'navigation.yaml': titles, ...quiet })
})

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

async function open(page: Page, size: { width: number; height: number }, path = '/', of = site) {
  await page.setViewportSize(size)
  await page.goto(of.url + path)
  await takenOver(page)
}
/** React has hydrated the header. */
const takenOver = (page: Page) => hydrated(page.locator('#site-menu'))
const pauseClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

const row = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const top = (page: Page, title: string) => row(page).locator('summary', { hasText: title })
const openPanels = (page: Page) => page.locator('#site-menu details[open]')
const overlay = (page: Page) => page.locator('#site-menu:popover-open')
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })

test('opens a full-width panel with its ad and the ticket mark [SH-02]', async ({ page }) => {
  await open(page, desktop)
  await top(page, 'Sports').click()
  await expect(openPanels(page).getByRole('list').first()).toHaveAccessibleName('Men')
  // Tickets come first in the row of links, after the sport's own mark.
  const links = openPanels(page).getByRole('listitem').first().locator('a[target=_blank]')
  await expect(links.first()).toHaveAccessibleName(/^Football Tickets/)
  await expect(links.first().locator('use')).toHaveAttribute('href', /#ticket$/)
  await expect(openPanels(page).getByText('A good partner')).toBeVisible()
  expect((await openPanels(page).locator('[data-theme="page"]').boundingBox())!.width).toBe(1440)
})

test('returns the focus 300 ms after Escape on a desktop [SH-02]', async ({ page }) => {
  await page.clock.install()
  await open(page, desktop)
  await pauseClock(page)
  await top(page, 'Sports').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(row(page).getByRole('link', { name: 'Football', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(openPanels(page)).toHaveCount(0)
  await page.clock.runFor(focusBackDesktop - 1)
  await expect(top(page, 'Sports')).not.toBeFocused()
  await page.clock.runFor(1)
  await expect(top(page, 'Sports')).toBeFocused()
})

test('returns the focus 400 ms after the overlay of a phone closes [SH-03] [SH-04]', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, phone)
  await pauseClock(page)
  await menuButton(page).click()
  await expect(overlay(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
  await page.clock.runFor(focusBackMobile - 1)
  await expect(menuButton(page)).not.toBeFocused()
  await page.clock.runFor(1)
  await expect(menuButton(page)).toBeFocused()
})

test('keeps the focus on a new page after the return delay [SH-13] [SH-04]', async ({ page }) => {
  await page.clock.install()
  await open(page, phone, '/sports/football/roster')
  await menuButton(page).click()
  await top(page, 'Sports').click()
  await overlay(page).getByRole('link', { name: 'Women’s Soccer Roster' }).click()
  await expect(page).toHaveURL(/womens-soccer\/roster$/)
  await expect(page.locator('#main')).toBeFocused()
  await page.clock.runFor(focusBackMobile + 200)
  await expect(page.locator('#main')).toBeFocused()
})

test('keeps the bar of a sport 82 px high and its More 375 px wide [SH-05]', async ({ page }) => {
  await open(page, desktop, '/sports/football')
  const nav = page.getByRole('navigation', { name: 'Football' })
  expect((await nav.locator(':scope > div').boundingBox())!.height).toBe(sportBarHeight)
  await nav.locator('summary', { hasText: 'More' }).click()
  await expect(nav.getByText('For fans')).toBeVisible()
  expect((await nav.locator('details[open] ul').boundingBox())!.width).toBeGreaterThanOrEqual(
    sportMoreWidth,
  )
})

test('unpins the header and hides floating parts at 300 % zoom [SH-14]', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'outerWidth', { get: () => window.innerWidth * 3 })
  })
  await open(page, { width: 850, height: 500 }, '/sports/football/roster')
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p data-floating>Chat</p>')
  })
  await expect(page.getByText('Chat')).toBeHidden()
  await page.mouse.wheel(0, 600)
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(page.getByRole('banner')).not.toHaveClass(/is-pinned/)
})

for (const size of [phone, desktop]) {
  test(`has no axe violation with open menus at ${size.width} px [SH-02] [SH-03] [SH-05]`, async ({
    page,
  }) => {
    test.setTimeout(60_000)
    await open(page, size, '/sports/football')
    const shifts = await watchShifts(page)
    const inspect = async (name: string) => {
      const violations = await violationsOf(page, 'header', 'nav')
      expect(
        violations.map(
          ({ id, nodes }) =>
            `${name}: ${id} ` +
            `${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`,
        ),
      ).toEqual([])
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      if (size === phone) await menuButton(page).click()
      for (const title of ['Sports', 'Fans']) {
        await top(page, title).click()
        await inspect(`${title} ${colorScheme}`)
      }
      await page.keyboard.press('Escape')
      if (size === phone) await page.getByRole('button', { name: 'More' }).click()
      else await page.locator('#sport-menu summary', { hasText: 'More' }).click()
      await inspect(`sport ${colorScheme}`)
      await page.keyboard.press('Escape')
    }
    // An accordion group pushes items down when the visitor opens it.
    expect(await shifts({ isExpected: ({ name }) => name.startsWith('LI ') })).toEqual([])
  })
}

test('keeps its height with forty items at any width, and logs bad links [SH-01]', async ({
  page,
  complaints,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await open(page, { width, height: 900 }, '/', crowded)
    expect((await page.getByRole('banner').boundingBox())!.height, `${width}`).toBe(
      width < 1024 ? 64 : 84,
    )
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
      `${width}`,
    ).toBe(0)
  }
  await expect
    .poll(() => warnings.filter((text) => text.includes('"Nothing"')).length)
    .toBeGreaterThan(0)
  await top(page, 'More').click()
  await expect(row(page).getByRole('link', { name: 'Department 37' })).toBeVisible()
  await expect(
    row(page).getByText('<b onclick=alert(1)>Bold</b>').locator('visible=true'),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(openPanels(page)).toHaveCount(0)
  await open(page, { width: 320, height: 700 }, '/', crowded)
  await menuButton(page).click()
  await expect(top(page, 'More')).toBeHidden()
  await row(page).getByRole('link', { name: 'Department 37' }).scrollIntoViewIfNeeded()
  await expect(row(page).getByRole('link', { name: 'Department 37' })).toBeInViewport()
  expect(await overlay(page).evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0)
  expect(complaints).toEqual([])
})

test('shows initials for a missing logo, and no row for an empty navigation [SH-01]', async ({
  page,
  complaints,
}) => {
  await page.route(/\/images\//, (route) => route.abort())
  await open(page, desktop, '/board', empty)
  await expect(row(page)).toBeHidden()
  const mark = page.getByRole('banner').getByRole('link', { name: 'Testham Terriers home' })
  await expect(mark.getByText('TST')).toBeVisible()
  await mark.click()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await page.setViewportSize(phone)
  await expect(mark.getByText('TST')).toBeVisible()
  await menuButton(page).click()
  await expect(overlay(page)).toBeVisible()
  expect(complaints).toEqual([])
})

test('keeps a panel open that was opened before the script loaded [SH-02]', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.setViewportSize(desktop)
  await page.goto(site.url, { waitUntil: 'commit' })
  await top(page, 'Sports').click()
  await expect(openPanels(page)).toHaveCount(1)
  letGo()
  await takenOver(page)
  await expect(openPanels(page)).toHaveCount(1)
  await expect(
    openPanels(page)
      .getByRole('link', { name: /Football/ })
      .first(),
  ).toBeVisible()
})
