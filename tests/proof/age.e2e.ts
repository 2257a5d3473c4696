import { expect } from '@playwright/test'
import { hydrated, test } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
test.beforeAll(async () => {
  server = await startServer(departmentWith())
})
test.afterAll(() => server?.stop())

for (const days of [-1, 1]) {
  test(`shows the true age of a page when the device is ${days} day off [OF-02]`, async ({
    page,
  }) => {
    const truth = Date.now()
    await page.clock.install({ time: truth + days * 24 * 3600_000 })
    await page.goto(`${server.url}/sports/football/schedule`)
    await hydrated(page.locator('#main'))
    // The answers of the next page contain the time.
    await page.locator('main a[href*="/boxscore/"]').first().click()
    await expect(page).toHaveURL(/boxscore/)
    await page.context().setOffline(true)
    await page.clock.runFor(6000)
    const age = page.locator('[data-age]')
    // The time only, without another day.
    await expect(age).toHaveText(/^Offline, saved at (?:noon|\d{1,2}(?::\d\d)? [ap]\.m\.)$/)
    await expect(page.locator('[data-live]')).toHaveCount(0)
    const said = Date.parse((await age.locator('time').getAttribute('datetime'))!)
    expect(Math.abs(said - truth)).toBeLessThan(10 * 60_000)
  })
}
