import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { test, underWorker } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
test.beforeAll(async () => {
  const game = (ref: string, date: string, opponent: string, place: string) => `${ref},${date},7 p.m.,${opponent},${place},"Testham, Iowa",,R,,,,,,,,,,,,,\n`
  server = await startServer(departmentWith({
    'schedules/football/2026.csv': `+${game('c1', '2099-10-03', 'Visitor', 'H')}${game('c2', '2099-10-03', 'Host', 'A')}${game('c3', '2099-12-05', 'Winter', 'N')}`,
  }))
})
test.afterAll(() => server?.stop())

const month = (page: Page) => page.locator('#main h2').first()

for (const [name, viewport] of [['phone', { width: 390, height: 844 }], ['desktop', { width: 1440, height: 900 }]] as const) {
  test(`[RT-12] a month on a ${name}: its days, its games, those beside it, in both schemes`, async ({ page, complaints }) => {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(`${server.url}/calendar/2099-10`)
      await expect(month(page)).toHaveText('October 2099')
      const violations = await violationsOf(page)
      expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    }
    const third = page.locator('#main li', { has: page.getByRole('heading', { name: 'Saturday, October 3, 2099' }) })
    await expect(third.getByRole('listitem')).toHaveText([/FB.*vs Visitor.*Home game.*7 p\.m\./s, /FB.*at Host.*Away game/s])
    // A day without events is a field of the grid and no line of the list.
    await expect(page.getByRole('heading', { name: 'Sunday, October 4, 2099' })).toBeVisible({ visible: name === 'desktop' })
    await page.getByRole('link', { name: /Next month/ }).click()
    await expect(page).toHaveURL(/\/calendar\/2099-11$/)
    await expect(page.locator('#main')).toContainText(/No events in November 2099\.\s*Look at October 2099 or December 2099/)
    await page.getByRole('link', { name: 'December 2099' }).click()
    await expect(page.locator('#main')).toContainText('Winter')
    await expect(page.getByRole('link', { name: /Next month/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Today', exact: true }).click()
    await expect(page).toHaveURL(/\/calendar$/)
    expect(complaints).toEqual([])
  })
}

test('[RT-12] today is marked on the month that is on, and the title says whose calendar it is', async ({ page }) => {
  await page.goto(`${server.url}/calendar`)
  await expect(page).toHaveTitle(/^Calendar /)
  const { today } = (await (await fetch(`${server.url}/api/v2/Calendar/settings`)).json()) as { today: string }
  await page.goto(`${server.url}/calendar/${today.slice(0, 7)}`)
  await expect(page.locator('[aria-current=date] time').or(page.getByText(/^No events in/)).first()).toBeVisible()
  await page.goto(`${server.url}/sports/football/calendar/2099-10`)
  await expect(page).toHaveTitle(/^October 2099 Football Calendar /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Football Calendar')
  await page.locator('#main nav[aria-label=Sport] summary').click()
  await page.getByRole('link', { name: "Women's Soccer", exact: true }).last().click()
  await expect(page).toHaveURL(/\/sports\/womens-soccer\/calendar\/2099-10$/)
  await expect(page.locator('#main')).toContainText("No Women's Soccer events in October 2099.")
})

test('[RT-12] no address makes a page beyond the events', async () => {
  const ask = async (path: string) => { const answer = await fetch(server.url + path, { redirect: 'manual' }); return [answer.status, answer.headers.get('location')] }
  for (const path of ['/calendar/2099-13', '/calendar/1950-01', '/calendar/9999-12', '/calendar/x']) expect([path, ...(await ask(path))]).toEqual([path, 301, '/calendar'])
  expect(await ask('/sports/football/calendar/1950-01')).toEqual([301, '/sports/football/calendar'])
  expect(await ask('/calendar/2099-10')).toEqual([200, null])
  expect(await ask('/sports/curling/calendar')).toEqual([404, null])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[RT-12] months, sports and the file to subscribe to are links', async ({ page, request }) => {
    await page.goto(`${server.url}/calendar/2099-10`)
    await page.getByRole('link', { name: /Next month/ }).click()
    await expect(month(page)).toHaveText('November 2099')
    await page.locator('#main nav[aria-label=Sport] summary').click()
    await page.locator('#main nav[aria-label=Sport]').getByRole('link', { name: 'Football' }).click()
    await expect(page).toHaveURL(/\/sports\/football\/calendar\/2099-11$/)
    await page.getByText('Subscribe').click()
    const address = await page.getByRole('link', { name: /Calendar file/ }).getAttribute('href')
    const file = await request.get(server.url + address!)
    expect([file.headers()['content-type'], (await file.text()).match(/BEGIN:VEVENT/g)!.length > 0]).toEqual(['text/calendar; charset=utf-8', true])
  })
})

test('[RT-12] on paper there are days and games, and no menus', async ({ page }) => {
  await page.goto(`${server.url}/calendar/2099-10`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Subscribe')).toBeHidden()
  await expect(page.locator('header[data-shell]')).toBeHidden()
  await expect(page.getByText('Visitor').first()).toBeVisible()
})

test('[OF-02] the calendar that was seen once opens with the server dead, and says how old it is', async ({ page, complaints }) => {
  await page.goto(`${server.url}/calendar/2099-10`)
  await underWorker(page)
  for (const path of ['/calendar', '/calendar/2099-10']) {
    await page.goto(server.url + path)
    await page.waitForLoadState('networkidle')
  }
  // A document is put away once it has been answered.
  await expect.poll(() => page.evaluate(async () => [Boolean(await caches.match('/calendar')), Boolean(await caches.match('/calendar/2099-10'))])).toEqual([true, true])
  await server.kill()
  try {
    await page.goto(`${server.url}/calendar/2099-10`)
    await expect(month(page)).toHaveText('October 2099')
    await expect(page.locator('#main')).toContainText('Visitor')
    await expect(page.getByText(/Saved .*offline/)).toBeVisible()
    await page.goto(`${server.url}/calendar`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar')
    await expect(page.getByText(/Saved .*offline/)).toBeVisible()
  } finally {
    await server.start()
  }
  expect(complaints).toEqual([])
})
