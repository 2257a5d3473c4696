import { expect } from '@playwright/test'
import { test, workerReady } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

test.use({ serviceWorkers: 'allow' })
let server: TestServer
test.beforeAll(async () => {
  const files = { 'splashes.yaml': '[]', 'takeovers.yaml': '[]', 'season-statistics.yaml': '[]' }
  server = await startServer(departmentWith(files))
})
test.afterAll(() => server?.stop())

const seen: [path: string, shows: string | RegExp][] = [
  ['/calendar', 'Calendar'],
  ['/calendar/2026-09', 'September 2026'],
  ['/sports/football/stats', 'Leaders'],
  ['/podcasts/opening-week/1', 'Opening week'],
  ['/archives', '3 stories'],
]

test('opens pages visited once after the server stopped, with their age [OF-02]', async ({
  page,
  complaints,
}) => {
  await page.goto(server.url)
  await workerReady(page)
  for (const [path] of seen) {
    await page.goto(server.url + path)
    // A document is saved after it was answered.
    const isKept = () => page.evaluate(async (at) => Boolean(await caches.match(at)), path)
    await expect.poll(isKept).toBe(true)
  }
  await server.kill()
  try {
    for (const [path, shows] of seen) {
      await page.goto(server.url + path)
      await expect(page.locator('#main')).toContainText(shows)
      await expect(page.getByText(/Saved .*offline/)).toBeVisible()
    }
    // A search page is not saved.
    await page.goto(`${server.url}/archives?q=title`)
    await expect(page.getByText('This page is not on your device yet')).toBeVisible()
  } finally {
    await server.start()
  }
  expect(complaints).toEqual([])
})
