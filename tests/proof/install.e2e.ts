import { expect, type Page } from '@playwright/test'
import { readSettings, writeSettings } from '../../server/content/department/site.ts'
import { ReadContext } from '../../server/content/read-context.ts'
import { transact } from '../../server/content/transaction.ts'
import { openStore } from '../../server/db/store.ts'
import { violationsOf } from '../support/axe.ts'
import { hydrated, test, workerReady } from '../support/browser.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
test.beforeAll(async () => {
  server = await startServer((store) => seedTenant(store, 'alpha', { hosts: ['localhost'] }))
})
test.afterAll(() => server?.stop())

const bar = (page: Page) => page.getByRole('region', { name: 'Install the app' })
const button = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Install the app' })

/** Does what Chromium does once a site can be installed. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const userChoice = Promise.resolve({ outcome: 'accepted' })
    const event = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(Object.assign(event, { prompt: async () => {}, userChoice }))
  })
const open = async (page: Page) => {
  await page.goto(server.url)
  await expect(page.locator('html')).toHaveAttribute('data-build', /./)
}

/** The page without content that the worker stored. */
const storedShell = (page: Page) =>
  page.evaluate(async () => {
    const shell = await caches.match('/_shell', { ignoreSearch: true, ignoreVary: true })
    return shell?.text()
  })

for (const width of [390, 1440]) {
  test(`offers to install after a follow, not once installed, at ${width} px [OF-01]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.clock.install()
    await page.addInitScript(() => {
      navigator.storage.persist = async () => {
        document.documentElement.dataset['persisted'] = 'yes'
        return true
      }
    })
    await open(page)
    await offer(page)
    await page.clock.runFor(5000)
    await expect(button(page)).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await page.evaluate(() => dispatchEvent(new Event('fieldhouse:followed')))
    await expect(bar(page)).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const violations = await violationsOf(page)
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.failureSummary])).toEqual([])
    }
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await expect(bar(page)).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'yes')
    await open(page)
    await offer(page)
    await page.clock.runFor(5000)
    await expect(button(page)).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
  })
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('applies changed department settings without a question or a reload [OF-04]', async ({
    page,
  }) => {
    await page.goto(`${server.url}/sports/football/roster`)
    await hydrated(page.locator('#main'))
    await workerReady(page)
    await page.evaluate(() => {
      const { dataset } = document.documentElement
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        dataset['workers'] = String(Number(dataset['workers'] ?? 0) + 1)
      })
    })
    expect(await storedShell(page)).not.toContain('#5c123a')

    // A second process writes the settings, like an import. The worker is another one, of the same
    // build, so that it may take over from the old one.
    const script = async () => (await fetch(`${server.url}/sw.js`)).text()
    const old = await script()
    const store = await openStore(server.dataDir)
    const settings = (await readSettings(new ReadContext(store, 'alpha')))!
    const next = { ...settings, colours: { ...settings.colours, brand: '#5c123a' } }
    await transact(store, 'alpha', (transaction) => writeSettings(transaction, next))
    await store.close()
    await expect.poll(async () => (await script()) === old).toBe(false)

    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
    // The attribute also says that the page was not loaded again.
    await expect(page.locator('html')).toHaveAttribute('data-workers', '1')
    await expect.poll(() => storedShell(page)).toContain('#5c123a')
    await expect(page.getByRole('button', { name: /reload/i })).toHaveCount(0)
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.waiting),
    ).toBeNull()
  })
})
