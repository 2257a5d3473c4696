import { expect, type Page } from '@playwright/test'
import { focusBackDesktop, focusBackMobile, sportBarHeight, sportMoreWidth } from '../../src/domain/constants.ts'
import { violationsOf } from '../support/axe.ts'
import { departmentWith } from '../support/department-site.ts'
import { test, watchShifts } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'

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
/** What comes over a page by itself is not what these tests are about. */
const quiet = { 'site.yaml': '+takeovers: false\n', 'splashes.yaml': '[]' }
const endless = 'A title without an end '.repeat(10).slice(0, 200)
const crowd = Array.from({ length: 38 }, (_, i) => `- {title: Department ${i}, url: /board}`).join('\n')

let server: TestServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startServer(async (store) => {
    await departmentWith({ 'navigation.yaml': navigation, 'subnavigation.yaml': bar, 'promotions.yaml': promotions, ...quiet })(store)
    await departmentWith({ 'navigation.yaml': '[]', ...quiet }, { tenant: 'empty', hosts: ['empty.localhost'] })(store)
    await departmentWith({ 'navigation.yaml': `- {title: "${endless}", url: /board}\n- {title: "<b onclick=alert(1)>Bold</b>", url: /board}\n- {title: Nothing}\n${crowd}\n`, ...quiet }, { tenant: 'crowd', hosts: ['crowd.localhost'] })(store)
  })
})
test.afterAll(() => server?.stop())

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

async function open(page: Page, size: { width: number; height: number }, path = '/', host = 'localhost') {
  await page.setViewportSize(size)
  await page.goto(server.urlOf(host) + path)
  await takenOver(page)
}
/** The header is React's: its manners are there. */
const takenOver = (page: Page) => expect.poll(() => page.evaluate(() => Object.keys(document.querySelector('#site-menu') ?? {}).some((key) => key.startsWith('__reactProps')))).toBe(true)
const standStill = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

const row = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const top = (page: Page, title: string) => row(page).locator('summary', { hasText: title })
const openPanels = (page: Page) => page.locator('#site-menu details[open]')
const overlay = (page: Page) => page.locator('#site-menu:popover-open')
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })

test('[SH-02] one panel at a time: a click opens, another moves, the same closes; so do a click beside and a new page', async ({ page, complaints }) => {
  await open(page, desktop)
  await top(page, 'Sports').click()
  await expect(row(page).getByRole('link', { name: 'Football', exact: true })).toBeVisible()
  await top(page, 'Fans').click()
  await expect(openPanels(page)).toHaveCount(1)
  await expect(row(page).getByRole('link', { name: /^Parking/ })).toHaveAttribute('target', '_blank')
  await top(page, 'Fans').click()
  await expect(openPanels(page)).toHaveCount(0)
  await top(page, 'Sports').click()
  await page.mouse.click(700, 880)
  await expect(openPanels(page)).toHaveCount(0)
  await top(page, 'Sports').click()
  await row(page).getByRole('link', { name: 'Football Schedule' }).click()
  await expect(page).toHaveURL(/football\/schedule/)
  await expect(openPanels(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('[SH-02] the mouse opens by staying, moves what is open, and closes by leaving; the first click on what it opened keeps it', async ({ page }) => {
  await open(page, desktop)
  await top(page, 'Sports').hover()
  await expect(row(page).getByRole('link', { name: 'Football', exact: true })).toBeVisible()
  await top(page, 'Sports').click()
  await expect(openPanels(page)).toHaveCount(1)
  await top(page, 'Fans').hover()
  await expect(row(page).getByRole('link', { name: /^Parking/ })).toBeVisible()
  await expect(openPanels(page)).toHaveCount(1)
  await page.mouse.move(700, 880)
  await expect(openPanels(page)).toHaveCount(0)
})

test('[SH-02] a panel has its columns in order, headings, each sport\'s links by name, the ticket first', async ({ page }) => {
  await open(page, desktop)
  await top(page, 'Sports').click()
  await expect(openPanels(page).getByRole('list')).toHaveCount(2)
  await expect(openPanels(page).getByRole('list').first()).toHaveAccessibleName('Men')
  const football = openPanels(page).getByRole('listitem').first()
  await expect(football.getByRole('link')).toHaveCount(7)
  expect(await football.getByRole('link').evaluateAll((links) => links.map((link) => link.textContent))).toEqual([
    'Football', 'Football Tickets (opens in a new tab)', 'Football X (opens in a new tab)', 'Football Bluesky (opens in a new tab)', 'Football Schedule', 'Football Roster', 'Football Stats',
  ])
  await expect(football.locator('use').first()).toHaveAttribute('href', /#ticket$/)
  await expect(openPanels(page).getByText('A good partner')).toBeVisible()
  expect((await openPanels(page).locator('[data-theme="page"]').boundingBox())!.width).toBe(1440)
})

test('[SH-02] Escape closes and 300 ms later the focus is back on the item; focus that leaves closes, arrows move what is open', async ({ page }) => {
  await page.clock.install()
  await open(page, desktop)
  await standStill(page)
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

  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(top(page, 'Fans')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await expect(openPanels(page)).toHaveCount(0)
})

for (const size of [desktop, phone]) {
  test(`[SH-02] [SH-03] by keyboard alone at ${size.width} px: the menu, a team, its roster, a player`, async ({ page, complaints }) => {
    await open(page, size)
    const tabTo = async (name: string | RegExp) => {
      const wanted = page.getByRole('link', { name }).or(page.getByRole('button', { name })).or(page.locator('summary', { hasText: name })).locator('visible=true').first()
      for (let i = 0; i < 60 && !(await wanted.evaluate((element) => element === document.activeElement, undefined, { timeout: 2000 })); i++) await page.keyboard.press('Tab')
      await expect(wanted).toBeFocused()
      await page.keyboard.press('Enter')
    }
    if (size === phone) {
      await tabTo('Menu')
      await expect(overlay(page)).toBeVisible()
    }
    await tabTo('Sports')
    await tabTo('Football Roster')
    await expect(page).toHaveURL(/football\/roster$/)
    await expect(page.locator('#main')).toBeFocused()
    await page.keyboard.press('Tab')
    const onPlayer = () => page.evaluate(() => /\/roster\/[^/]+\/\d+$/.test((document.activeElement as HTMLAnchorElement).href ?? ''))
    for (let i = 0; i < 60 && !(await onPlayer()); i++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/football\/roster\/[^/]+\/\d+$/)
    expect(complaints).toEqual([])
  })
}

test('[SH-03] [SH-04] the overlay marks the root, holds the page behind it, and 400 ms after Escape the focus is back on its button', async ({ page, complaints }) => {
  await page.clock.install()
  await open(page, phone)
  await standStill(page)
  await menuButton(page).click()
  await expect(overlay(page)).toBeVisible()
  await expect(page.locator('html')).toHaveClass(/menu-open/)
  await expect(overlay(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(page.locator('#main')).toHaveAttribute('inert')
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || !!document.activeElement!.closest('#site-menu'))).toBe(true)
  }
  await overlay(page).getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveClass(/menu-open/)
  await expect(page.locator('#main')).not.toHaveAttribute('inert')
  await page.clock.runFor(focusBackMobile - 1)
  await expect(menuButton(page)).not.toBeFocused()
  await page.clock.runFor(1)
  await expect(menuButton(page)).toBeFocused()
  expect(complaints).toEqual([])
})

test('[SH-03] [SH-04] by touch: the same items as an accordion; a link closes it, so do Close and a wider window', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true, isMobile: true, viewport: phone })
  await open(page, phone)
  await menuButton(page).tap()
  await expect(row(page).getByRole('link', { name: 'Shop' })).toBeInViewport()
  await top(page, 'Sports').tap()
  await expect(row(page).getByRole('link', { name: 'Football Roster' })).toBeVisible()
  await top(page, 'Fans').tap()
  await expect(openPanels(page)).toHaveCount(1)
  await expect(top(page, 'Fans')).toBeInViewport()
  for (const target of await row(page).locator('a, button, summary').locator('visible=true').all()) expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(36)
  await row(page).getByRole('button', { name: 'Close' }).tap()
  await expect(overlay(page)).toHaveCount(0)
  await menuButton(page).tap()
  await row(page).getByRole('link', { name: 'Board', exact: true }).tap()
  await expect(page).toHaveURL(/board/)
  await expect(overlay(page)).toHaveCount(0)
  await menuButton(page).tap()
  await expect(overlay(page)).toBeVisible()
  await page.setViewportSize(desktop)
  await expect(page.locator('html')).not.toHaveClass(/menu-open/)
  await expect(page.locator('#main')).not.toHaveAttribute('inert')
  await page.close()
})

test('[SH-01] [SH-02] [SH-03] [SH-05] without a script the menus open, close and lead', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: desktop })
  await page.goto(`${server.url}/sports/football`)
  await top(page, 'Sports').click()
  await top(page, 'Fans').click()
  await expect(row(page).getByRole('link', { name: 'Scoreboard' })).toBeVisible()
  await expect(row(page).getByRole('link', { name: 'Football Roster' })).toBeHidden()
  await page.setViewportSize(phone)
  await page.goto(`${server.url}/sports/football`)
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.locator('#sport-menu').getByRole('link', { name: 'Schedule' })).toBeVisible()
  await page.keyboard.press('Escape')
  await menuButton(page).click()
  await expect(row(page).getByRole('search').getByLabel('Search', { exact: true })).toBeVisible()
  await top(page, 'Sports').click()
  await row(page).getByRole('link', { name: 'Football Roster' }).click()
  await expect(page).toHaveURL(/football\/roster/)
  await page.close()
})

test('[SH-05] the bar of a sport: home first, 82 px, its More at least 375 px wide, where one is marked; without a list what the sport has; none elsewhere', async ({ page }) => {
  await open(page, desktop, '/sports/football')
  const nav = page.getByRole('navigation', { name: 'Football' })
  await expect(nav.getByRole('link').first()).toHaveAttribute('aria-current', 'page')
  expect((await nav.locator(':scope > div').boundingBox())!.height).toBe(sportBarHeight)
  await nav.locator('summary', { hasText: 'More' }).click()
  await expect(nav.getByText('For fans')).toBeVisible()
  expect((await nav.locator('details[open] ul').boundingBox())!.width).toBeGreaterThanOrEqual(sportMoreWidth)
  await nav.locator('summary', { hasText: 'Team' }).click()
  await expect(nav.locator('details[open]')).toHaveCount(1)
  await nav.getByRole('link', { name: 'Roster', exact: true }).click()
  await expect(page).toHaveURL(/roster$/)
  await expect(nav.locator('details[open]')).toHaveCount(0)
  await page.goto(`${server.url}/sports/womens-soccer/schedule`)
  const soccer = page.getByRole('navigation', { name: 'Women\'s Soccer' })
  await expect(soccer.locator('#sport-menu').getByRole('link')).toHaveText(['Schedule', 'Roster', 'Statistics', 'Results'])
  await expect(soccer.locator('#sport-menu').getByRole('link', { name: 'Schedule' })).toHaveAttribute('aria-current', 'page')
  await page.goto(server.url)
  await expect(page.locator('#sport-menu')).toHaveCount(0)
})

test('[SH-05] [SH-04] on a phone More + opens the list beside the page, More − says so; one menu at a time, and a new page closes it', async ({ page }) => {
  await open(page, phone, '/sports/football')
  const more = page.getByRole('button', { name: 'More' })
  await expect(more.locator('svg:has(use[href$="#plus"])')).toBeVisible()
  await more.click()
  await expect(page.locator('#sport-menu:popover-open')).toBeVisible()
  await expect(more.locator('svg:has(use[href$="#minus"])')).toBeVisible()
  await expect(page.locator('#sport-menu').getByRole('link', { name: /^Camps/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await menuButton(page).click()
  await expect(page.locator(':popover-open')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await more.click()
  await page.locator('#sport-menu').getByRole('link', { name: 'Schedule' }).click()
  await expect(page).toHaveURL(/schedule/)
  await expect(page.locator(':popover-open')).toHaveCount(0)
})

for (const size of [phone, desktop]) {
  test(`[RT-19] [SH-05] at ${size.width} px the sport of a page is that of its address, by slug or short name; what is told of a sport elsewhere has none`, async ({ page, complaints }) => {
    const soccer = page.getByRole('navigation', { name: 'Women\'s Soccer' })
    for (const path of ['/sports/womens-soccer', '/sports/wsoc', '/sports/womens-soccer/schedule', '/sports/womens-soccer/coaches']) {
      await open(page, size, path)
      await expect(soccer, path).toBeVisible()
    }
    await open(page, size, '/news/2026/8/28/season-opens')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#sport-menu')).toHaveCount(0)
    expect(complaints).toEqual([])
  })
}

test('[SH-14] the header stays while a desktop scrolls, says so, and moves nothing; a phone lets it go', async ({ page }) => {
  const header = page.getByRole('banner')
  await open(page, desktop, '/sports/football/roster')
  const shifts = await watchShifts(page)
  await page.mouse.wheel(0, 600)
  await expect(header).toHaveClass(/is-pinned/)
  await expect(header).toBeInViewport()
  await top(page, 'Sports').click()
  await expect(row(page).getByRole('link', { name: 'Football Roster' })).toBeInViewport()
  await page.keyboard.press('Escape')
  await page.mouse.wheel(0, -900)
  await expect(header).not.toHaveClass(/is-pinned/)
  expect(await shifts()).toEqual([])
  await open(page, phone, '/sports/football/roster')
  await page.mouse.wheel(0, 600)
  await expect(header).not.toBeInViewport()
  await expect(header).not.toHaveClass(/is-pinned/)
})

test('[SH-14] at a zoom of 300 % the header scrolls away and what floats is hidden', async ({ page }) => {
  await page.addInitScript(() => { Object.defineProperty(window, 'outerWidth', { get: () => window.innerWidth * 3 }) })
  await open(page, { width: 850, height: 500 }, '/sports/football/roster')
  await page.evaluate(() => { document.body.insertAdjacentHTML('beforeend', '<p data-floating>Chat</p>') })
  await expect(page.getByText('Chat')).toBeHidden()
  await page.mouse.wheel(0, 600)
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(page.getByRole('banner')).not.toHaveClass(/is-pinned/)
})

for (const size of [phone, desktop]) {
  test(`[SH-02] [SH-03] [SH-05] no violation and no shift with each menu open, ${size.width} px, both schemes`, async ({ page }) => {
    test.setTimeout(60_000)
    await open(page, size, '/sports/football')
    const shifts = await watchShifts(page)
    const inspect = async (name: string) => {
      const violations = await violationsOf(page, 'header', 'nav')
      expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
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
    // The items that an open group of the accordion pushes down are what the visitor asked for.
    expect((await shifts()).filter((text) => !text.startsWith('LI '))).toEqual([])
  })
}

test('[SH-01] forty items, a title of 200 characters and HTML in one: the header keeps its height, More holds the rest, and the log says what leads nowhere', async ({ page, complaints }) => {
  const warnings: string[] = []
  page.on('console', (message) => { if (message.type() === 'warning') warnings.push(message.text()) })
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await open(page, { width, height: 900 }, '/', 'crowd.localhost')
    expect((await page.getByRole('banner').boundingBox())!.height, `${width}`).toBe(width < 1024 ? 64 : 84)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${width}`).toBe(0)
  }
  await expect.poll(() => warnings.filter((text) => text.includes('"Nothing"')).length).toBeGreaterThan(0)
  await top(page, 'More').click()
  await expect(row(page).getByRole('link', { name: 'Department 37' })).toBeVisible()
  await expect(row(page).getByText('<b onclick=alert(1)>Bold</b>')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(openPanels(page)).toHaveCount(0)
  // The mouse would rest on whatever comes to stand under it.
  await page.mouse.move(0, 899)
  await page.setViewportSize({ width: 320, height: 700 })
  await menuButton(page).click()
  await top(page, 'More').click()
  await row(page).getByRole('link', { name: 'Department 37' }).scrollIntoViewIfNeeded()
  await expect(row(page).getByRole('link', { name: 'Department 37' })).toBeInViewport()
  expect(await overlay(page).evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0)
  expect(complaints).toEqual([])
})

test('[SH-01] an empty navigation: the mark leads home, no landmark without links stands on a desktop, and a logo that cannot be had leaves its letters', async ({ page, complaints }) => {
  await page.route(/\/images\//, (route) => route.abort())
  await open(page, desktop, '/board', 'empty.localhost')
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

test('[SH-13] [SH-04] from one team to another by the overlay: the same page stays, and the focus goes to its top', async ({ page, complaints }) => {
  await open(page, phone, '/sports/football/roster')
  await menuButton(page).click()
  await overlay(page).locator('summary', { hasText: 'Sports' }).click()
  await overlay(page).getByRole('link', { name: 'Women’s Soccer Roster' }).click()
  await expect(page).toHaveURL(/womens-soccer\/roster$/)
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
  // The menu's button may have it back 400 ms after a closing that was no navigation.
  await expect.poll(() => page.evaluate(() => performance.now()), { intervals: [focusBackMobile + 200] }).toBeGreaterThan(0)
  await expect(page.locator('#main')).toBeFocused()
  expect(complaints).toEqual([])
})

test('[SH-02] [SH-06] what was opened before the script came stays open when it does', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((done) => { letGo = done })
  await page.route('**/assets/*.js', async (route) => { await held; await route.continue() })
  await page.setViewportSize(desktop)
  await page.goto(server.url, { waitUntil: 'commit' })
  await top(page, 'Sports').click()
  await expect(openPanels(page)).toHaveCount(1)
  letGo()
  await takenOver(page)
  await expect(openPanels(page)).toHaveCount(1)
  await expect(openPanels(page).getByRole('link', { name: /Football/ }).first()).toBeVisible()
})
