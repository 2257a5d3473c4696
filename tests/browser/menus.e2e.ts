import { expect, type Page } from '@playwright/test'
import { hydrated, test, type Department } from '../support/browser.ts'
import { addGameDay } from '../support/game-day.ts'

const sport = (title: string, slug: string) => `
      - title: ${title}
        url: /sports/${slug}
        sport: {title: ${title}}
        scheduleRosterNewsLinks:
          - {title: Schedule, url: /sports/${slug}/schedule, className: schedule}
          - {title: Roster, url: /sports/${slug}/roster, className: roster}`
const files = {
  'navigation.yaml': `
- title: Sports
  url: '#'
  columns:
  - column: 1
    items:
      - {title: Men, separator: true}${sport('Football', 'football')}
  - column: 2
    items:
      - {title: Women, separator: true}${sport('Women’s Soccer', 'womens-soccer')}
- {title: Board, url: /board}
- title: Fans
  items:
    - {title: Parking, url: 'https://visit.testham.example', openInNewWindow: true}
    - {title: Scoreboard, url: /board}
`,
  'subnavigation.yaml': `
- sportId: football
  items:
    - {title: Schedule, url: /sports/football/schedule}
    - {title: Football, url: /sports/football, className: sport-home}
    - title: Team
      items: [{title: Roster, url: /sports/football/roster}]
    - title: More
      className: additional-links
      items: [{title: Camps, url: 'https://camps.testham.example', openInNewWindow: true}]
`,
  'splashes.yaml': '[]',
  'takeovers.yaml': '[]',
}
let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add(files)
})

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const top = (page: Page, title: string) => main(page).locator('summary', { hasText: title })
const panels = (page: Page) => page.locator('#site-menu details[open]')
const overlay = (page: Page) => page.locator('#site-menu:popover-open')
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
const team = (page: Page) => main(page).getByRole('link', { name: 'Football', exact: true })
const parking = (page: Page) => main(page).getByRole('link', { name: /^Parking/ })

async function open(page: Page, path = '/') {
  await page.goto(site.url + path)
  await hydrated(page.locator('#site-menu'))
}

/** Presses Tab until the expected element has the focus. */
async function tabTo(page: Page, wanted: ReturnType<Page['locator']>) {
  const focused = () => wanted.evaluate((element) => element === document.activeElement)
  for (let i = 0; i < 60 && !(await focused()); i++) await page.keyboard.press('Tab')
  await expect(wanted).toBeFocused()
}

/** A place at the bottom of the window where a click does nothing. */
const emptyPlace = (page: Page) =>
  page.evaluate(() => {
    const isEmpty = (x: number) =>
      !document.elementFromPoint(x, 880)?.closest('a, button, summary, input, [role]')
    return [[...Array(innerWidth).keys()].find((x) => x > 0 && isEmpty(x))!, 880] as [
      number,
      number,
    ]
  })

test.describe('at 1440 px', () => {
  test.use({ viewport: desktop })

  test('opens one panel at a time by click and by mouse [SH-02]', async ({ page, complaints }) => {
    await open(page)
    await top(page, 'Sports').click()
    await expect(team(page)).toBeVisible()
    await top(page, 'Fans').click()
    await expect(parking(page)).toBeVisible()
    await expect(panels(page)).toHaveCount(1)
    await top(page, 'Fans').click()
    await expect(panels(page)).toHaveCount(0)

    await page.mouse.move(700, 880)
    await top(page, 'Sports').hover()
    await expect(team(page)).toBeVisible()
    // The first click on a panel opened by the mouse keeps it open.
    await top(page, 'Sports').click()
    await expect(panels(page)).toHaveCount(1)
    await top(page, 'Fans').hover()
    await expect(parking(page)).toBeVisible()
    await expect(panels(page)).toHaveCount(1)
    await page.mouse.move(700, 880)
    await expect(panels(page)).toHaveCount(0)

    await top(page, 'Sports').click()
    await page.mouse.click(...(await emptyPlace(page)))
    await expect(panels(page)).toHaveCount(0)
    await top(page, 'Sports').click()
    await main(page).getByRole('link', { name: 'Football Schedule' }).click()
    await expect(page).toHaveURL(/football\/schedule$/)
    await expect(panels(page)).toHaveCount(0)
    expect(complaints).toEqual([])
  })

  test('opens a player from the menu by keyboard [SH-02] [SH-05]', async ({ page, complaints }) => {
    await open(page)
    await tabTo(page, top(page, 'Sports'))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(team(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panels(page)).toHaveCount(0)
    await expect(top(page, 'Sports')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(top(page, 'Fans')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panels(page)).toHaveCount(1)
    await page.keyboard.press('Shift+Tab')
    await expect(panels(page)).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await tabTo(page, team(page))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/football$/)
    await expect(page.locator('#main')).toBeFocused()

    const bar = page.getByRole('navigation', { name: 'Football' })
    await expect(bar.getByRole('link').first()).toHaveAttribute('aria-current', 'page')
    await bar.locator('summary', { hasText: 'More' }).click()
    await expect(bar.getByRole('link', { name: /^Camps/ })).toBeVisible()
    await bar.locator('summary', { hasText: 'Team' }).focus()
    await page.keyboard.press('Enter')
    await expect(bar.locator('details[open]')).toHaveCount(1)
    await tabTo(page, bar.getByRole('link', { name: 'Roster', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/roster$/)
    await expect(bar.locator('details[open]')).toHaveCount(0)
    await expect(page.locator('#main')).toBeFocused()
    await tabTo(
      page,
      page
        .locator('#main')
        .getByRole('link', { name: /Okafor/ })
        .first(),
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/roster\/sam-okafor\/\d+$/)
    expect(complaints).toEqual([])
  })
})

test.describe('at 390 px', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('locks the page behind the menu and returns the focus [SH-03] [SH-04] [SH-13]', async ({
    page,
    complaints,
  }) => {
    await open(page, '/sports/football/roster')
    await tabTo(page, menuButton(page))
    await page.keyboard.press('Enter')
    await expect(overlay(page)).toBeVisible()
    await expect(page.locator('html')).toHaveClass(/menu-open/)
    await expect(page.locator('#main')).toHaveAttribute('inert')
    await expect(overlay(page).getByRole('button', { name: 'Close' })).toBeFocused()
    const inside = () =>
      page.evaluate(
        () =>
          document.activeElement === document.body ||
          !!document.activeElement!.closest('#site-menu, [popovertarget="site-menu"]'),
      )
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab')
      expect(await inside()).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveClass(/menu-open/)
    await expect(page.locator('#main')).not.toHaveAttribute('inert')
    await expect(menuButton(page)).toBeFocused()

    // From one team to the same page of another, the focus moves to the top of the page.
    await page.keyboard.press('Enter')
    await tabTo(page, top(page, 'Sports'))
    await page.keyboard.press('Enter')
    await tabTo(page, overlay(page).getByRole('link', { name: 'Women’s Soccer Roster' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/womens-soccer\/roster$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Soccer')
    await expect(overlay(page)).toHaveCount(0)
    await expect(page.locator('#main')).toBeFocused()
    expect(complaints).toEqual([])
  })

  test('shows the next game of each team in its menu, the channels last [SH-02] [SH-03]', async ({
    server,
    page,
    complaints,
  }) => {
    const channels = `
        socialMediaLinks:
          - {title: X, url: 'https://x.example/terriers', className: twitter}
          - {title: Instagram, url: 'https://instagram.example/terriers', className: instagram}`
    const day = await addGameDay(server, {
      'navigation.yaml': `
- title: Sports
  url: '#'
  columns:
  - column: 1
    items:${sport('Football', 'football')}${channels}${sport("Women's Soccer", 'womens-soccer')}
`,
      'schedules/womens-soccer/2026.csv':
        '+next,2026-11-28,1 p.m.,Ashford,A,"Ashford, Iowa",R,,,,\n',
    })
    await day.send({ us: [43], them: [7] })
    const reads: string[] = []
    let answer = () => {}
    const isAsked = new Promise<void>((done) => {
      answer = done
    })
    await page.route(/EventsResults\/upcoming/, async (route) => {
      reads.push(route.request().url())
      await isAsked
      await route.continue()
    })
    await page.addInitScript(() => localStorage.setItem('fh-choices', '{"scores":"covered"}'))
    await page.goto(`${day.url}/sports/football/roster`)
    await hydrated(page.locator('#site-menu'))
    expect(reads).toEqual([])
    await menuButton(page).tap()
    // A group is drawn before its tap, which a slow phone would answer late.
    await expect(main(page).locator('details:not([open]) li')).not.toHaveCount(0)
    await top(page, 'Sports').tap()
    const rows = main(page).locator('details[open] li')
    const football = rows.filter({ has: page.getByRole('link', { name: 'Football', exact: true }) })
    const soccer = rows.filter({ hasText: 'Soccer' })
    const places = () =>
      main(page)
        .locator('details[open] a')
        .evaluateAll((links) =>
          links.map((link) => {
            const { x, y, right, bottom } = link.getBoundingClientRect()
            return [x, y, right, bottom].map(Math.round)
          }),
        )
    await expect.poll(() => reads.length).toBe(1)
    const before = await places()
    answer()
    await expect(soccer).toContainText('Sat, Nov. 28 · at Ashford')
    expect(await places()).toEqual(before)
    await expect(football).toContainText('Live · vs Calder Tech')
    const score = football.locator('[data-spoils]')
    await expect(score).toHaveText('Leading 43–7')
    await expect(score.locator('> *')).toHaveCSS('visibility', 'hidden')
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const roster = (await football.getByRole('link', { name: 'Football Roster' }).boundingBox())!
      const channel = (await football.getByRole('link', { name: /Football X/ }).boundingBox())!
      expect(channel.x).toBeGreaterThan(roster.x + roster.width)
      expect(channel.y + channel.height).toBeGreaterThan(roster.y + roster.height - 1)
    }
    // Also in a menu that is opened before the app is there.
    const release = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, (route) => release.promise.then(() => route.continue()))
    await page.reload({ waitUntil: 'commit' })
    await menuButton(page).tap()
    await top(page, 'Sports').tap()
    await expect(soccer).not.toContainText('Ashford')
    release.resolve()
    await expect(soccer).toContainText('Sat, Nov. 28 · at Ashford')
    expect(complaints).toEqual([])
  })

  test('closes an open menu by its own button [SH-04]', async ({ page, complaints }) => {
    await open(page, '/sports/football')
    for (const [name, menu] of [
      ['Menu', '#site-menu'],
      ['Calendar', '#events-panel'],
      ['More', '#sport-menu'],
    ] as const) {
      const button = page.getByRole('button', { name, exact: true })
      await button.tap()
      await expect(page.locator(`${menu}:popover-open`)).toBeVisible()
      await expect(page.locator('html')).toHaveClass(/menu-open/)
      await button.tap()
      await expect(page.locator(`${menu}:popover-open`)).toHaveCount(0)
      await expect(page.locator('html')).not.toHaveClass(/menu-open/)
    }
    expect(complaints).toEqual([])
  })

  test('opens its menus by touch, one at a time [SH-03] [SH-04] [SH-05]', async ({
    page,
    complaints,
  }) => {
    await open(page, '/sports/football')
    await menuButton(page).tap()
    await top(page, 'Sports').tap()
    await expect(team(page)).toBeVisible()
    await top(page, 'Fans').tap()
    await expect(panels(page)).toHaveCount(1)
    await expect(top(page, 'Fans')).toBeInViewport()
    const targets = main(page).locator('a, button, summary').locator('visible=true')
    for (const target of await targets.all()) {
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(36)
    }
    await overlay(page).getByRole('button', { name: 'Close' }).tap()
    await expect(overlay(page)).toHaveCount(0)
    await expect(menuButton(page)).toBeFocused()

    const more = page.getByRole('button', { name: 'More' })
    const list = page.locator('#sport-menu')
    await expect(more.locator('svg:has(use[href$="#plus"])')).toBeVisible()
    await more.tap()
    await expect(more.locator('svg:has(use[href$="#minus"])')).toBeVisible()
    await expect(list.getByRole('link', { name: /^Camps/ })).toBeVisible()
    await expect(list.locator('summary', { hasText: 'More' })).toBeHidden()
    // What the bar shows is not in its list.
    await expect(list.getByRole('link', { name: 'Schedule', includeHidden: true })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await menuButton(page).tap()
    await expect(page.locator(':popover-open')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await more.tap()
    await list.locator('summary', { hasText: 'Team' }).tap()
    await list.getByRole('link', { name: 'Roster' }).tap()
    await expect(page).toHaveURL(/roster$/)
    await expect(page.locator(':popover-open')).toHaveCount(0)

    await menuButton(page).tap()
    await expect(overlay(page)).toBeVisible()
    await expect(page.locator('html')).toHaveClass(/menu-open/)
    await page.setViewportSize(desktop)
    await expect(page.locator('html')).not.toHaveClass(/menu-open/)
    await expect(page.locator('#main')).not.toHaveAttribute('inert')
    expect(complaints).toEqual([])
  })
})
