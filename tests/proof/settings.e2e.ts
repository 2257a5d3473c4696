import { expect } from '@playwright/test'
import { hydrated, test, workerReady } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { browserData } from '../support/browser-data.ts'
import { startServer, type TestServer } from '../support/server.ts'

test.use({ serviceWorkers: 'allow' })

let server: TestServer
test.beforeAll(async () => {
  server = await startServer(departmentWith())
})
test.afterAll(() => server?.stop())

test('clears the list of seen pictures with all other data of the device [OF-02]', async ({
  page,
}) => {
  const noted = async () =>
    (await browserData(page)).flatMap(
      (entry) => /^database workbox-expiration .*"url":"([^"]+)"/.exec(entry)?.[1] ?? [],
    )
  await page.goto(server.url)
  await workerReady(page)
  await page.goto(`${server.url}/facilities`)
  await hydrated(page.locator('#main'))
  await expect.poll(async () => (await noted()).length, { timeout: 15_000 }).toBeGreaterThan(0)
  await page.goto(`${server.url}/settings`)
  await expect(page.locator('main div[inert]')).toHaveCount(0)
  // What this page shows may be recorded again.
  const here = new Set(
    await page
      .locator('img, source, link[rel="icon"], link[rel="apple-touch-icon"]')
      .evaluateAll((all) =>
        all.flatMap((one) => [
          (one as HTMLImageElement).currentSrc ?? '',
          (one as HTMLLinkElement).href ?? '',
        ]),
      ),
  )
  const before = await noted()
  expect(before.filter((url) => !here.has(url)).length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Delete all data on this device' }).click()
  const loaded = page.waitForEvent('load')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all data' }).click()
  await loaded
  expect((await noted()).filter((url) => before.includes(url) && !here.has(url))).toEqual([])
})
