import { expect, type Page } from '@playwright/test'
import { openStore } from '../../server/db/store.ts'
import { readSettings, writeSettings } from '../../server/content/department/site.ts'
import { ReadContext } from '../../server/content/read-context.ts'
import { transact } from '../../server/content/transaction.ts'
import { test, workerReady } from '../support/browser.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { slowProxy, type SlowProxy } from '../support/slow-proxy.ts'

test.use({ serviceWorkers: 'allow' })

let server: TestServer
let line: SlowProxy
test.beforeEach(async () => {
  server = await startServer((store) => seedTenant(store, 'alpha', { hosts: ['localhost'] }))
  line = await slowProxy(server.port)
})
test.afterEach(async () => {
  line.close()
  await server.stop()
})

const schedule = '/sports/football/schedule'
const kept = (page: Page, path: string) =>
  page.evaluate(
    async (key) =>
      (await (await caches.open('pages-alpha')).match(key))?.headers.get('x-saved-at') ?? null,
    path,
  )

async function seen(page: Page): Promise<void> {
  await page.goto(line.url)
  await workerReady(page)
  await page.goto(line.url + schedule)
  await expect.poll(() => kept(page, schedule)).not.toBeNull()
}

test('delivers a whole page when its body takes six seconds [OF-02]', async ({
  page,
  complaints,
}) => {
  await seen(page)
  line.fault = { path: /schedule$/, body: 6000 }
  await page.goto(line.url + schedule)
  // The script that hydrates the page is at its very end.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['build'] ?? ''))
    .not.toBe('')
  await expect(page.getByText(/Saved .*offline/)).toBeHidden()
  expect(complaints).toEqual([])
})

for (const status of [301, 404, 410]) {
  test(`removes a saved page when the server answers ${status} [OF-02]`, async ({ page }) => {
    await seen(page)
    line.fault = {
      path: /schedule$/,
      status,
      ...(status === 301 && { location: '/sports/football' }),
    }
    await page.goto(line.url + schedule)
    await expect.poll(() => kept(page, schedule)).toBeNull()
  })
}

test('never shows a saved page for another query [OF-02]', async ({ page }) => {
  await page.goto(line.url)
  await workerReady(page)
  await page.goto(`${line.url}${schedule}?where=A`)
  await expect.poll(() => kept(page, `${schedule}?where=A`)).not.toBeNull()
  await page.goto(line.url)
  await page.evaluate(async (path) => {
    await (await caches.open('pages-alpha')).delete(path)
  }, schedule)
  await server.kill()
  line.close()
  const response = await page.goto(`${line.url}${schedule}?where=H`)
  expect(await response!.text()).toContain('<div id="app"></div>')
  await expect(page.locator('#main')).toContainText('Ashford')
})

test('renews icons under the same address [OF-01]', async ({ page }) => {
  await page.goto(line.url)
  await workerReady(page)
  const icon = () =>
    page.evaluate(async () => {
      const bytes = await (await fetch('/icons/any-192.png')).arrayBuffer()
      return [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].join()
    })
  const old = await icon()
  const store = await openStore(server.dataDir)
  const settings = (await readSettings(new ReadContext(store, 'alpha')))!
  await transact(store, 'alpha', (transaction) =>
    writeSettings(transaction, { ...settings, colours: { brand: '#5b1a2e', second: '#c9c2b4' } }),
  )
  await store.close()
  await expect.poll(icon, { timeout: 10_000 }).not.toBe(old)
})

test('shows a waiting message for a new page on a slow network [OF-02]', async ({ page }) => {
  await page.goto(line.url)
  await workerReady(page)
  await page.goto(`${line.url}/settings`)
  line.fault = { path: /./, head: 6500 }
  await page.goto(`${line.url}/sports/football/roster`)
  await expect(page.locator('#main')).toContainText('Still waiting for this page', {
    timeout: 10_000,
  })
  await expect(page.locator('#main')).toContainText('Ramos', { timeout: 20_000 })
  await expect
    .poll(() => page.evaluate(() => document.querySelector('#state')?.textContent))
    .toContain('"router"')
})
