import { expect, type Page } from '@playwright/test'
import { alive, test, underWorker } from '../support/browser.ts'
import { canaryOf, seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { within } from '../support/within.ts'

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
        expect(Date.now() - began).toBeLessThan(within(2000))
        await expect(page.getByText(/Saved .*offline/)).toBeVisible()
      }
      expect(complaints).toEqual([])
    })

    test('[OF-02] a page that was saved under a build whose scripts are gone comes to life all the same', async ({ page, complaints }) => {
      test.skip(settings.disableSSR, 'there the saved page is the shell')
      await page.goto(server.url)
      await underWorker(page)
      await page.goto(`${server.url}/sports/football/schedule`)
      await expect.poll(() => page.evaluate(async () => (await (await caches.open('pages-alpha')).keys()).length)).toBeGreaterThan(0)
      await page.waitForTimeout(500) // the worker puts away after it has answered
      await page.evaluate(async () => {
        const cache = await caches.open('pages-alpha')
        for (const request of await cache.keys()) {
          const page = (await cache.match(request))!
          await cache.put(request, new Response((await page.text()).replace(/(<script type="module" src=")[^"]+/, '$1/assets/entry-of-before.js'), { headers: page.headers }))
        }
      })
      await server.kill()
      await page.goto(`${server.url}/sports/football/schedule`)
      await expect(page.locator('html')).toHaveAttribute('data-build', /./)
      await expect(page.locator('#main')).toContainText('Calder Tech')
      expect(complaints).toEqual([])
    })

    test('[OF-02] pages that were reached by clicks open again, from the network and by a click, with the server dead', async ({ page, complaints }) => {
      await page.goto(server.url)
      await underWorker(page)
      const seen: [url: string, text: string][] = []
      for (const [link, text] of [['/sports/football', 'Calder Tech'], ['/sports/football/roster', 'Ramos'], ['/sports/football/roster/lee-ramos/8', 'biography']] as const) {
        await page.locator(`a[href="${link}"]:visible`).first().click()
        await expect(page).toHaveURL(server.url + link)
        await expect(page.locator('#main')).toContainText(text)
        seen.push([page.url(), text])
        await page.waitForTimeout(2500) // kept when the browser has nothing else to do
      }
      await server.kill()
      for (const [url, text] of seen) {
        await page.goto(url)
        await expect(page.locator('#main')).toContainText(text)
        await expect(page.getByText(/Saved .*offline/)).toBeVisible()
      }
      // What came inside a document is there for a click, too.
      await page.goto(`${server.url}/sports/football`)
      await page.locator('a[href="/sports/football/roster"]:visible').first().click()
      await expect(heading(page)).toContainText('Roster')
      await expect(page.locator('#main')).toContainText('Ramos')
      expect(complaints).toEqual([])
    })

    test('[OF-02] with the server dead a store that is slow is waited for: what is kept comes, not the browser’s own error', async ({ page, context, complaints }) => {
      await page.goto(server.url)
      await underWorker(page)
      const kept = settings.disableSSR ? 'answers-alpha' : 'pages-alpha'
      await page.goto(`${server.url}/sports/football/schedule`)
      await expect.poll(() => page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, kept)).toBeGreaterThan(0)
      await expect(page.locator('#main')).toContainText('Calder Tech')
      await page.waitForTimeout(500) // the worker puts away after it has answered
      await context.serviceWorkers()[0]!.evaluate(() => {
        const match = CacheStorage.prototype.match
        CacheStorage.prototype.match = async function (...asked) {
          await new Promise((wait) => setTimeout(wait, 1000))
          return match.apply(this, asked)
        }
        const matchIn = Cache.prototype.match
        Cache.prototype.match = async function (...asked) {
          await new Promise((wait) => setTimeout(wait, 1000))
          return matchIn.apply(this, asked)
        }
      })
      await server.kill()
      await page.goto(`${server.url}/sports/football/schedule`)
      await expect(page.locator('#main')).toContainText('Calder Tech', { timeout: 15_000 })
      await expect(page.getByText(/Saved .*offline/)).toBeVisible({ timeout: 15_000 })
      expect(complaints).toEqual([])
    })

    test('[OF-02] who presses Try again need not wait for the page to ask by itself', async ({ page }) => {
      await page.clock.install()
      await page.goto(server.url)
      await alive(page.getByLabel('Sport of Recent Results'))
      await server.kill()
      await page.getByLabel('Sport of Recent Results').selectOption('Football')
      const list = page.locator('section', { has: page.getByRole('heading', { name: 'Recent Results' }) })
      const again = list.getByRole('button', { name: 'Try again' })
      await expect(again).toBeVisible({ timeout: 20_000 })
      // Its clock goes on while this is asked, so it is stopped well ahead; what it asks on the way finds nobody.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
      await expect.poll(async () => { await page.clock.runFor(50); return again.isVisible() }).toBe(true)
      // From here on hardly any time passes by which it would ask.
      await server.start()
      await again.click()
      await expect.poll(async () => { await page.clock.runFor(50); return list.innerText() }).toContain('Calder Tech')
    })

    test('[OF-03] a page whose answers were missing is drawn where it stands once there is a network, and not loaded', async ({ page, context }) => {
      await page.goto(server.url)
      await underWorker(page)
      const link = page.locator('a[href="/sports/football/roster"]').first()
      await alive(link)
      await context.setOffline(true)
      await link.evaluate((element: HTMLElement) => element.click())
      await expect(heading(page)).toContainText('not on your device')
      let loads = 0
      page.on('load', () => { loads++ })
      await context.setOffline(false)
      await expect(page.locator('#main')).toContainText('Ramos', { timeout: 20_000 })
      await page.waitForTimeout(4000) // what would load it anew waits three seconds
      expect(loads).toBe(0)
    })

    test('[OF-02] what could not be loaded is never said to be empty', async ({ page }) => {
      await page.goto(server.url)
      await underWorker(page)
      await page.waitForTimeout(2500)
      await server.kill()
      await page.getByLabel('Sport of Recent Results').selectOption('Football')
      const list = page.locator('section', { has: page.getByRole('heading', { name: 'Recent Results' }) })
      await expect(list).toContainText('Could not be loaded. You seem to be offline.')
      await expect(list).not.toContainText('no recent results')
      await server.start()
      await expect(list).toContainText('Calder Tech', { timeout: 20_000 })
      await expect(list).not.toContainText('Could not be loaded')
      await server.kill()
      await page.goto(`${server.url}/sports/football/schedule`)
      await expect(heading(page)).toContainText('not on your device')
      await expect(page.locator('#main')).not.toContainText('not been published')
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
