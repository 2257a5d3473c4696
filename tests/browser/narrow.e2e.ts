import { expect, type Page } from '@playwright/test'
import { codeOfTeams } from '../../src/domain/follow/my-teams.ts'
import { test } from '../support/browser.ts'
import { narrowFaults } from '../support/narrow.ts'
import { copyOfPrepared } from '../support/prepared.ts'
import { serve, type TestServer } from '../support/server.ts'
import { walk } from '../support/walk.ts'

// Every kind of page of a demo department in the narrowest window, and with text twice as large.

const windows = [
  { width: 320, height: 640, text: '100%' },
  { width: 390, height: 844, text: '200%' },
  { width: 320, height: 640, text: '200%' },
]
/** Pages measured at once. */
const atOnce = 2

let server: TestServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await serve(await copyOfPrepared('demo'), { DEMO: '1' })
})
test.afterAll(() => server?.stop())

/** The headings of the first table with this one that are wholly in view. */
const headsInView = (page: Page, head: string) =>
  page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: head, exact: true }) })
    .first()
    .evaluate((table) => {
      const { right } = table.parentElement!.getBoundingClientRect()
      return [...table.querySelectorAll('thead th')]
        .filter((cell) => cell.getBoundingClientRect().right <= right + 1)
        .map((cell) => cell.textContent)
    })

test('has on a phone the figures that fans want in view, and none below a shadow [GM-02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const site = server.urlOf('harlan.localhost')
  await page.goto(`${site}/sports/football/standings`)
  const shadow = await page
    .getByRole('table')
    .first()
    .evaluate((table) => getComputedStyle(table.parentElement!).boxShadow)
  expect(shadow).toContain('1px 0px')
  expect(shadow).not.toContain('inset')
  await page.goto(`${site}/sports/womens-soccer/standings`)
  expect(await headsInView(page, 'Pts.')).toEqual(
    expect.arrayContaining('Conf. Pts. Overall Streak'.split(' ')),
  )
  await page.goto(`${site}/sports/football/stats`)
  const quarterback = page.locator('main a[href*="/roster/"]').first()
  await page.goto(site + (await quarterback.getAttribute('href')))
  expect(await headsInView(page, 'Cmp-Att')).toEqual(
    expect.arrayContaining('Game Cmp-Att Yds TD Int Pct'.split(' ')),
  )
  // The result is in the line below the opponent, which is never cut.
  await expect(page.getByRole('columnheader', { name: 'Result' })).toHaveCount(0)
  const log = page.getByRole('table').filter({ hasText: 'Cmp-Att' })
  // After the game in progress.
  const played = log.locator('tbody').getByRole('rowheader').nth(1)
  await expect(played.getByText(/^[WL] \d+–\d+$/)).toBeVisible()
  const opponents = log.locator('tbody').getByRole('rowheader').getByRole('link')
  const widths = await opponents.evaluateAll((all) =>
    all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  )
  expect(widths.length).toBeGreaterThan(5)
  expect(Math.max(...widths)).toBeLessThanOrEqual(0)
  const highs = page.getByRole('table').filter({ hasText: 'Single-game high' })
  const cut = await highs.evaluate(
    (table) => table.getBoundingClientRect().width - table.parentElement!.clientWidth,
  )
  expect(cut).toBeLessThan(1)
  const game = log.getByRole('rowheader').getByRole('link').nth(1)
  await page.goto(site + (await game.getAttribute('href')))
  expect(await headsInView(page, 'Cmp-Att')).toEqual('Player Cmp-Att Yds TD Int Long'.split(' '))
  await page.goto(`${site}/sports/mens-basketball/schedule`)
  const box = page.locator('main a[href*="/boxscore/"]').first()
  await page.goto(site + (await box.getAttribute('href')))
  expect(await headsInView(page, '3PT')).toEqual('Player Min Pts Reb Ast FG 3PT'.split(' '))
})

test('centers the score of a row on a phone, and ends the page with the footer [SH-11]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(server.urlOf('harlan.localhost'))
  const offsets = await page.locator('main li[data-list]:not([data-long])').evaluateAll((rows) =>
    rows.map((row) => {
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
      const end = row.querySelector(':scope > :nth-child(3)')!
      return Math.abs(middle(row.getBoundingClientRect()) - middle(end.getBoundingClientRect()))
    }),
  )
  expect(offsets.length).toBeGreaterThan(4)
  expect(Math.max(...offsets)).toBeLessThan(2)
  const rest = await page.locator('footer[data-shell]').evaluate((footer) => {
    const { bottom } = footer.getBoundingClientRect()
    return document.documentElement.scrollHeight - (bottom + scrollY)
  })
  expect(Math.abs(rest)).toBeLessThan(1)
  const age = page.locator('main > [data-foot]').last()
  const colorOf = (element: Element) => getComputedStyle(element).backgroundColor
  expect(await age.evaluate(colorOf)).toBe(
    await page.locator('footer[data-shell]').evaluate(colorOf),
  )
})

test('fits every page into 320 px and around text of 200 %, also together [SH-01]', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const host = 'harlan.localhost'
  const from = ['/', '/login', '/404']
  const { pages } = await walk(server.port, host, { each: 1, checked: 0, from })
  expect(pages.size).toBeGreaterThan(50)
  const waiting = [...pages].map(([name, [seen]]) => [name, seen!.path] as const)
  const faults: string[] = []
  const measure = async (one: typeof page) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, path] = next
      await one.goto(server.urlOf(host) + path, { waitUntil: 'domcontentloaded' })
      for (const { width, height, text } of windows) {
        await one.setViewportSize({ width, height })
        await one.evaluate((size) => {
          document.documentElement.style.fontSize = size
        }, text)
        for (const fault of await narrowFaults(one))
          faults.push(`${name} ${path} at ${width} px, ${text}: ${fault}`)
      }
    }
  }
  const others = await Promise.all(Array.from({ length: atOnce - 1 }, () => context.newPage()))
  await Promise.all([page, ...others].map(measure))
  expect(faults).toEqual([])
})

test('shows more of a sport than its schedule in the bar of a phone [SH-05]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(server.urlOf('harlan.localhost') + '/sports/mens-basketball')
  const bar = page.getByRole('navigation', { name: 'Men’s Basketball' })
  for (const name of ['Schedule', 'Roster', 'Statistics'])
    await expect(
      bar.getByRole('link', { name, exact: true }).filter({ visible: true }),
    ).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#sport-menu:popover-open')).toHaveCount(0)
})

test('marks “More” in the bar of a sport on the pages in its list [SH-05]', async ({ page }) => {
  const open = async (width: number, path: string) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${server.urlOf('harlan.localhost')}/sports/football/${path}`)
    return page.getByRole('navigation', { name: 'Football' })
  }
  const shadow = async (path: string) =>
    (await open(390, path))
      .getByRole('button', { name: 'More' })
      .evaluate((button) => getComputedStyle(button).boxShadow)
  expect(await shadow('roster')).toBe('none')
  for (const path of ['coaches', 'standings']) expect(await shadow(path)).not.toBe('none')
  const line = async (path: string) =>
    (await open(1440, path))
      .locator('summary', { hasText: 'More' })
      .evaluate((summary) => getComputedStyle(summary).borderBlockEndColor)
  const bare = await line('roster')
  expect(bare).toBe('rgba(0, 0, 0, 0)')
  expect(await line('coaches')).not.toBe(bare)
})

test('shows the buttons of the menu whole over a page that does not scroll [SH-03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript((teams) => localStorage.setItem('fh-teams', teams), codeOfTeams([1]))
  await page.goto(server.urlOf('harlan.localhost'))
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('list', { name: 'My teams' })).toBeVisible()
  for (const name of [/^Ticket account/, /^Shop/])
    await expect(menu.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  await page.mouse.move(195, 800)
  await page.mouse.wheel(0, 600)
  await page.mouse.move(195, 20)
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('shows the tabs of a phone whole around text of 200 % [SH-03]', async ({ page }) => {
  await page.goto(server.urlOf('harlan.localhost'))
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const labels = page.locator('[data-tab-bar] a')
  for (const [width, size] of [
    [390, 24],
    [320, 20],
  ] as const) {
    await page.setViewportSize({ width, height: 640 })
    const texts = await labels.evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        const text = range.getBoundingClientRect()
        const tab = link.getBoundingClientRect()
        return {
          isWhole: text.left >= tab.left && text.right <= tab.right + 1,
          isInWindow: tab.left > -1 && tab.right <= innerWidth + 1,
          lines: Math.round(text.height / tab.height),
          size: Math.floor(parseFloat(getComputedStyle(link).fontSize)),
        }
      }),
    )
    expect(texts).toEqual(
      Array.from({ length: 5 }, () => ({ isWhole: true, isInWindow: true, lines: 1, size })),
    )
  }
})

test('shows two days of results on a phone, and others from the days at the top [GM-03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.urlOf('harlan.localhost')}/board`)
  const results = page.getByRole('region', { name: 'Latest results' })
  const headings = results.getByRole('heading', { level: 3 })
  await expect(headings).toHaveCount(2)
  const ids = await results.locator('h3').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(2)
  await page
    .getByRole('navigation', { name: 'Days' })
    .locator(`a[href="#${ids.at(-1)}"]`)
    .click()
  await expect(headings).toHaveCount(3)
  await expect(page.locator(`#${ids.at(-1)}`)).toBeInViewport()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(headings).toHaveCount(ids.length)
})
