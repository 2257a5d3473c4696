import { expect } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { askHost } from '../support/ask-host.ts'
import { test } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
const longName = 'Wolfeschlegelsteinhausenbergerdorff-Montmorency of Kirkcudbright'
test.beforeAll(async () => {
  server = await startServer(departmentWith({ 'honors.yaml': `+\n- {firstName: "", lastName: ${longName}, honor: Hall of Fame}\n`, 'site.yaml': '+takeovers: false\n', 'splashes.yaml': '[]' }))
})
test.afterAll(() => server?.stop())
test.afterEach(({ complaints }) => expect(complaints).toEqual([]))

const pages = ['/awards', '/awards/1', '/all-americans?by=sport', '/all-americans/1', '/honors', '/honors/hall-of-fame/name', '/historical-roster', '/sports/football/historical-roster?letter=o', '/on-this-day?month=8&day=29', '/tags', '/tags/season-opener', '/moments', '/sports/football/moments']

test('[RT-11] [RT-09] what an address names decides: its page, the right spelling of it, or none', async () => {
  const expected: [string, number, string | undefined][] = [
    ...pages.map((path): [string, number, undefined] => [path, 200, undefined]),
    ['/otd?month=8&day=29', 301, '/on-this-day?month=8&day=29'], ['/historicalroster', 301, '/historical-roster'], ['/sports/football/historicalroster?letter=o', 301, '/sports/football/historical-roster?letter=o'],
    ['/honors/hall-of-fame/x/1', 301, '/honors/hall-of-fame/ruth-abernethy/1'], ['/honors/hall-of-fame/x/999', 302, '/honors/hall-of-fame'],
    ...['/awards/x', '/awards/999', '/all-americans/x', '/all-americans/999', '/honors/none', '/honors/hall-of-fame/colour', '/on-this-day?month=2&day=30', '/tags/none', '/tags/season-opener/curling', '/sports/curling/moments', '/sports/curling/historical-roster'].map((path): [string, number, undefined] => [path, 404, undefined]),
  ]
  const got = []
  for (const [path] of expected) {
    const { status, headers } = await askHost(server.port, path, 'localhost')
    got.push([path, status, headers['location']])
  }
  expect(got).toEqual(expected)
})

test('[RT-11] the members of an honor: grouped by an address, found by a word, one of them by a click', async ({ page }) => {
  await page.goto(`${server.url}/honors`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Class of 2021')
  await page.getByRole('navigation', { name: 'Group by' }).getByRole('link', { name: 'Sport' }).click()
  await expect(page).toHaveURL(/\/honors\/hall-of-fame\/sport$/)
  await page.getByRole('search', { name: 'Find a member' }).getByRole('textbox').fill('abernethy')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sport\?q=abernethy$/)
  await expect(page.locator('#main h3')).toHaveText(['Ruth Abernethy'])
  await page.locator('#main h3 a').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruth Abernethy')
})

test('[RT-11] another day is two choices away, and a day that is not becomes the one after', async ({ page }) => {
  await page.goto(`${server.url}/on-this-day?month=8&day=29`)
  await expect(page.getByText('First game under lights')).toBeVisible()
  const form = page.getByRole('form', { name: 'Another day' })
  await form.getByLabel('Month').selectOption('February')
  await form.getByLabel('Day').selectOption('30')
  await form.getByRole('button', { name: 'Go' }).click()
  await expect(page).toHaveURL(/month=3&day=1$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/March 1$/)
})

// The walk over every page looks at the other two.
for (const [colorScheme, width] of [['light', 390], ['dark', 1440]] as const) {
  test(`[RT-11] [RT-09] no violation of accessibility, ${colorScheme} at ${width}`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    for (const path of pages) {
      await page.goto(server.url + path)
      expect([path, await page.locator('h1').count(), await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)]).toEqual([path, 1, 0])
      const violations = await violationsOf(page)
      expect(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`)).toEqual([])
    }
  })
}
