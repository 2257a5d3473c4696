import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { test, underWorker } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  // A department that keeps no figures elsewhere, and no paper of its own.
  server = await startServer(departmentWith({ 'season-statistics.yaml': '[]\n' }))
})
test.afterAll(() => server?.stop())

const stats = '/sports/football/stats'
const clean = async (page: Page) => {
  const violations = await violationsOf(page)
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

for (const [name, viewport] of [['phone', { width: 390, height: 844 }], ['desktop', { width: 1440, height: 900 }]] as const) {
  test(`[RT-06] a season in figures on a ${name}: overview, players, games and paper, in both schemes`, async ({ page, complaints }) => {
    test.slow()
    await page.setViewportSize(viewport)
    for (const path of [stats, `${stats}?show=players`, `${stats}?show=games`, `${stats}/2026/pdf`]) {
      await page.goto(server.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Football Statistics$/)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await clean(page)
      }
    }
    expect(complaints).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[RT-06] tabs, categories and orders are addresses', async ({ page, request }) => {
    await page.goto(`${server.url}/sports/womens-soccer/stats?show=players`)
    // Games, goals.
    const head = page.locator('thead th').nth(2)
    await head.getByRole('link').click()
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    const column = () => page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => Number(row.querySelectorAll('td')[1]!.textContent)))
    const down = await column()
    expect(down.length).toBeGreaterThan(1)
    expect(down).toEqual(down.toSorted((a, b) => b - a))
    await head.getByRole('link').click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    expect(await column()).toEqual(down.toSorted((a, b) => a - b))
    await page.goto(server.url + stats)
    await page.getByRole('link', { name: 'Players', exact: true }).click()
    await page.getByRole('link', { name: 'Rushing', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Rushing' })).toBeVisible()
    const sheet = await request.get(server.url + (await page.getByRole('link', { name: /CSV/ }).getAttribute('href'))!)
    expect([sheet.headers()['content-type'], (await sheet.text()).includes('rushing')]).toEqual(['text/csv; charset=utf-8', true])
    await page.getByRole('link', { name: 'Game by game' }).click()
    await page.locator('tbody th a').first().click()
    await expect(page).toHaveURL(/\/boxscore\/\d+$/)
  })
})

test('[RT-06] a season without figures leads to its schedule, another spelling to the right one, another sport nowhere', async () => {
  const ask = async (path: string) => { const answer = await fetch(server.url + path, { redirect: 'manual' }); return [answer.status, answer.headers.get('location')] }
  // To the schedule, which in turn has no such season.
  expect(await ask(`${stats}/1950`)).toEqual([302, '/sports/football/schedule'])
  expect(await ask(`${stats}/1950/pdf`)).toEqual([302, '/sports/football/schedule'])
  expect(await ask(stats)).toEqual([200, null])
  expect(await ask('/sports/fb/stats')).toEqual([404, null])
  expect(await ask('/sports/curling/stats/2026/pdf')).toEqual([404, null])
})

test('[OF-02] statistics that were seen once open with the server dead', async ({ page, complaints }) => {
  await page.goto(server.url + stats)
  await underWorker(page)
  await page.goto(server.url + stats)
  await expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), stats)).toBe(true)
  await server.kill()
  try {
    await page.goto(server.url + stats)
    await expect(page.getByRole('heading', { name: 'Leaders' })).toBeVisible()
    await expect(page.getByText(/Saved .*offline/)).toBeVisible()
  } finally {
    await server.start()
  }
  expect(complaints).toEqual([])
})
