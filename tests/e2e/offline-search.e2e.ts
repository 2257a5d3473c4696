import { expect } from '@playwright/test'
import { test, underWorker } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
test.beforeAll(async () => { server = await startServer(departmentWith()) })
test.afterAll(() => server?.stop())

test('[OF-02] without a network the search looks through what is saved, forgives a slip, and says what it is', async ({ page, context, complaints }) => {
  await page.goto(`${server.url}/sports/football/roster`)
  await underWorker(page)
  await expect.poll(() => page.evaluate(async () => { for (const name of await caches.keys()) if (name.startsWith('pages-')) return (await (await caches.open(name)).keys()).length; return 0 }), { timeout: 20_000 }).toBeGreaterThan(0)
  await context.setOffline(true)
  await page.goto(`${server.url}/search?q=okafr`)
  const saved = page.getByRole('region', { name: 'Saved on this device' })
  await expect(saved.getByText(/page that you have seen|pages that you have seen/)).toBeVisible()
  await expect(saved.getByRole('link', { name: 'Sam Okafor' })).toHaveAttribute('href', '/sports/football/roster')
  await page.goto(`${server.url}/search?q=zzyzx`)
  await expect(saved.getByText(/Nothing in the .* saved on this device/)).toBeVisible()
  expect(complaints).toEqual([])
})

test('[OF-02] without a network the field suggests what is saved, by keyboard too, and leads to it', async ({ page, context, complaints }) => {
  await page.goto(`${server.url}/sports/football/roster`)
  await underWorker(page)
  await expect.poll(() => page.evaluate(async () => { for (const name of await caches.keys()) if (name.startsWith('pages-')) return (await (await caches.open(name)).keys()).length; return 0 }), { timeout: 20_000 }).toBeGreaterThan(0)
  await page.goto(`${server.url}/search`)
  await context.setOffline(true)
  const field = page.getByRole('main').getByRole('combobox', { name: 'Search' })
  await field.fill('okafr')
  const option = page.getByRole('option', { name: /Sam Okafor/ })
  await expect(option).toContainText('Saved')
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${server.url}/sports/football/roster`)
  await expect(page.locator('#main')).toContainText('Okafor')
  await context.setOffline(false)
  expect(complaints).toEqual([])
})

test('[OF-02] without a network no address is said to be none, and what is saved is named without the department', async ({ page, context, complaints }) => {
  await page.goto(`${server.url}/saved`)
  await underWorker(page)
  await page.goto(`${server.url}/sports/football/roster`)
  await page.goto(`${server.url}/saved`)
  await expect(page.getByRole('main').getByRole('link', { name: /Football Roster$/ })).toBeVisible()
  await context.setOffline(true)
  await page.goto(`${server.url}/an/address/of/old`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on your device yet')
  expect(complaints).toEqual([])
})
