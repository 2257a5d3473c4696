import { expect } from '@playwright/test'
import { alive, test, underWorker, watchShifts } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
test.beforeAll(async () => { server = await startServer(departmentWith()) })
test.afterAll(() => server?.stop())

test('[OF-02] a page says how old it is, goes amber without a network, and is right again where it stands when the network is back', async ({ page, context, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}/sports/football/schedule`)
  const age = page.locator('[data-age]')
  await expect(age).toHaveText(/^Updated \d/)
  await underWorker(page)
  const shifts = await watchShifts(page)
  await page.evaluate(() => scrollTo(0, 400))
  const link = page.getByRole('main').getByRole('link', { name: /, Ashford$/ }).last()
  await link.focus()
  const place = await page.evaluate(() => scrollY)
  await context.setOffline(true)
  await expect(age).toHaveText(/^Offline, saved/)
  await expect(age).toBeInViewport()
  await expect(page.locator('[data-announcer="network"]')).toHaveText(/^Offline/)
  const read = page.waitForResponse((response) => response.url().includes('/api/v2/Schedule') && response.ok())
  await context.setOffline(false)
  await read
  await expect(age).toHaveText(/^Updated \d/)
  await expect(page.locator('[data-announcer="network"]')).toHaveText(/^Back online/)
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(place)
  expect(await shifts()).toEqual([])
  expect(complaints).toEqual([])
})

for (const days of [-1, 1]) {
  test(`[OF-02] a device whose clock is wrong by ${days} day is told the hour, and nothing is live, begun or from tomorrow by its clock`, async ({ page }) => {
    const truth = Date.now()
    await page.clock.install({ time: truth + days * 24 * 3600_000 })
    await page.goto(`${server.url}/sports/football/schedule`)
    await alive(page.locator('#main'))
    // The answers of the next page say what time it is.
    await page.locator('main a[href*="/boxscore/"]').first().click()
    await expect(page).toHaveURL(/boxscore/)
    await page.clock.runFor(6000)
    const age = page.locator('[data-age]')
    // The hour alone: no other day stands beside it.
    await expect(age).toHaveText(/^Updated \d+:\d\d [AP]M$/)
    await expect(page.locator('[data-live]')).toHaveCount(0)
    const said = Date.parse((await age.locator('time').getAttribute('datetime'))!)
    expect(Math.abs(said - truth)).toBeLessThan(10 * 60_000)
  })
}
