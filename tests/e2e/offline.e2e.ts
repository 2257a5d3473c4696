import { expect, type Page } from '@playwright/test'
import { test, underWorker } from '../support/browser.ts'
import { canaryOf, seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'

const pages: [path: string, text: string][] = [
  ['/', 'Season opens'],
  ['/sports/football/schedule', 'Calder Tech'],
  ['/sports/football/roster', 'Ramos'],
  [`/sports/football/roster/lee-ramos/8`, 'Ramos'],
  ['/news/2026/8/28/season-opens', 'opens at home'],
]
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const [how, settings] of [['with rendering on', { disableSSR: false }], ['with rendering off', { disableSSR: true }]] as const) {
  test.describe(how, () => {
    let server: TestServer
    test.beforeEach(async () => {
      server = await startServer((store) => seedTenant(store, 'alpha', { hosts: ['localhost'], settings }))
    })
    test.afterEach(() => server.stop())

    test('[OF-02] every page that was seen opens with the server dead, and says how old it is', async ({ page, complaints }) => {
      await page.goto(server.url)
      await underWorker(page)
      for (const [path, text] of pages) {
        await page.goto(server.url + path)
        await expect(page.locator('#main')).toContainText(text)
      }
      await page.waitForTimeout(500) // the worker puts away after it has answered
      await server.kill()
      for (const [path, text] of pages) {
        const began = Date.now()
        await page.goto(server.url + path)
        await expect(page.locator('#main')).toContainText(text)
        expect(Date.now() - began).toBeLessThan(2000)
        await expect(page.getByText(/Saved .*offline/)).toBeVisible()
      }
      expect(complaints).toEqual([])
    })

    test('[OF-02] a page never seen says so, and never looks like one that does not exist', async ({ page }) => {
      await page.goto(server.url)
      await underWorker(page)
      await page.waitForTimeout(300)
      await server.kill()
      await page.goto(`${server.url}/sports/football/roster/sam-okafor${canaryOf('alpha')}/7`)
      await expect(heading(page)).toContainText('not on your device')
    })

    test('[OF-02] when the server is back, the page is fresh again', async ({ page }) => {
      await page.goto(server.url)
      await underWorker(page)
      await page.goto(`${server.url}/sports/football/schedule`)
      await page.waitForTimeout(300)
      await server.kill()
      await page.reload()
      await expect(page.getByText(/Saved .*offline/)).toBeVisible()
      await server.start()
      await page.reload()
      await expect(page.getByText(/Saved .*offline/)).toBeHidden()
      await expect(page.locator('#main')).toContainText('Calder Tech')
    })
  })
}
