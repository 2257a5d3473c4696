import { expect, type Page } from '@playwright/test'
import { hydrated, test, workerReady } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { slowProxy, type SlowProxy } from '../support/slow-proxy.ts'
import { answerSaved, pagesSaved, savedAt } from '../support/worker-tools.ts'

test.use({ serviceWorkers: 'allow' })

const schedule = '/sports/football/schedule'

/** Milliseconds until a page has this text. */
async function opens(page: Page, address: string, words: string): Promise<number> {
  const began = Date.now()
  await page.goto(address)
  await expect(page.locator('#main')).toContainText(words, { timeout: 20_000 })
  return Date.now() - began
}

for (const rendered of [true, false]) {
  test.describe(rendered ? 'rendered on the server' : 'rendered in the browser', () => {
    let server: TestServer
    let line: SlowProxy
    test.beforeEach(async () => {
      const files = { 'takeovers.yaml': '[]', 'splashes.yaml': '[]' }
      server = await startServer(departmentWith(files, { rendered }))
      line = await slowProxy(server.port)
    })
    test.afterEach(async () => {
      line.close()
      await server.stop()
    })
    const isKept = (page: Page) =>
      rendered ? pagesSaved(page, schedule) : answerSaved(page, 'Schedule?')

    test('opens saved pages within two seconds while the server is down [OF-02]', async ({
      page,
    }) => {
      await page.goto(`${server.url}/sports/football`)
      await workerReady(page)
      const save = page.getByRole('button', { name: /Save for offline/ })
      await hydrated(save)
      await save.click()
      await expect(page.getByText(/^Saved .* [KM]B/)).toBeVisible({ timeout: 30_000 })
      await page.goto(server.url + schedule)
      await isKept(page)
      await server.kill()
      const parts = [
        ['/sports/football', 'Ashford'],
        [schedule, 'Calder Tech'],
        ['/sports/football/roster', 'Okafor'],
        ['/sports/football/opponent-roster/ashford/1', 'Marcus Ellery'],
        ['/facilities/terrier-field/1', '100 Stadium Drive'],
      ] as const
      for (const [path, words] of parts) {
        expect(await opens(page, server.url + path, words), path).toBeLessThan(2000)
      }
    })

    test('shows a visited page on a hanging network, and a message for others [OF-02]', async ({
      page,
    }) => {
      await page.goto(line.url)
      await workerReady(page)
      await page.goto(line.url + schedule)
      await expect(page.locator('#main')).toContainText('Calder Tech')
      await isKept(page)
      line.fault = { path: /./, head: 25_000 }
      expect(await opens(page, line.url + schedule, 'Calder Tech')).toBeLessThan(7000)
      // Once the connection is known to hang, nothing waits for it.
      expect(await opens(page, line.url + schedule, 'Calder Tech')).toBeLessThan(4000)
      const roster = `${line.url}/sports/football/roster`
      expect(await opens(page, roster, 'Still waiting for this page')).toBeLessThan(4000)
      line.fault = undefined
      await expect(page.locator('#main')).toContainText('Okafor', { timeout: 60_000 })
    })

    for (const how of ['fails', 'hangs']) {
      test(`opens pages in five seconds where the store ${how} [OF-02]`, async ({
        page,
        context,
      }) => {
        await page.goto(server.url)
        await workerReady(page)
        const breakStore = (forEver: boolean) => {
          const broken = () =>
            forEver ? new Promise<never>(() => {}) : Promise.reject(new Error('broken'))
          const store = CacheStorage.prototype
          Object.assign(store, {
            open: broken,
            match: broken,
            has: broken,
            keys: broken,
            delete: broken,
          })
          Cache.prototype.match = broken
        }
        await page.addInitScript(breakStore, how === 'hangs')
        await context.serviceWorkers()[0]!.evaluate(breakStore, how === 'hangs')
        expect(await opens(page, server.url + schedule, 'Calder Tech')).toBeLessThan(5000)
        expect(await opens(page, `${server.url}/saved`, 'does not answer')).toBeLessThan(5000)
      })
    }

    if (rendered) {
      test('shows the saved copy of a slow page, and saves a late answer [OF-02]', async ({
        page,
      }) => {
        await page.goto(line.url)
        await workerReady(page)
        await page.goto(line.url + schedule)
        await isKept(page)
        const before = await savedAt(page, schedule)
        line.fault = { path: /schedule$/, head: 6000 }
        expect(await opens(page, line.url + schedule, 'Calder Tech')).toBeLessThan(5500)
        await expect.poll(() => savedAt(page, schedule), { timeout: 8000 }).not.toBe(before)
      })
    }
  })
}
