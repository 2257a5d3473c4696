import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { test, underWorker } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { canaryOf, seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** Twenty hours from now, by the department's own clock: whatever the hour at which this runs, it is the day before. */
const kickOff = new Date(Date.now() + 20 * 3_600_000)
const there = (options: Intl.DateTimeFormatOptions, locale = 'en-US') => kickOff.toLocaleString(locale, { timeZone: 'America/Chicago', ...options })
const soon = `ws-9,${there({ dateStyle: 'short' }, 'sv')},${there({ hour: 'numeric', minute: '2-digit' }).replace(/\s/, ' ')},Ashford,H,"Testham, Iowa",R,,,,\n`

let server: TestServer
test.beforeAll(async () => {
  server = await startServer(departmentWith({ 'site.yaml': '+takeovers: false\n', 'splashes.yaml': '[]', 'schedules/womens-soccer/2026.csv': `+${soon}` }))
})
test.afterAll(() => server?.stop())

const ready = async (page: Page, path: string) => {
  await page.goto(server.url + path)
  await underWorker(page)
}
const packs = (page: Page) => page.evaluate(async () => Promise.all((await caches.keys()).filter((name) => name.startsWith('pack|')).map(async (name) => [name, (await (await caches.open(name)).keys()).length] as const)))

test('[OF-02] a game is saved for the stadium: with the server dead its pages open with what is in them, and the list of what is saved names it', async ({ page, complaints }) => {
  await ready(page, '/sports/football')
  await page.getByRole('button', { name: /Save for the stadium.*Football, Sep 12/ }).click()
  await expect(page.getByText(/^Saved .* [KM]B/)).toBeVisible()
  await server.kill()
  const parts: [path: string, text: string][] = [['/sports/football/schedule', 'Calder Tech'], ['/sports/football/roster', 'Okafor'], ['/facilities/terrier-field/1', '100 Stadium Drive'], ['/news/2026/8/28/season-opens', 'Season']]
  for (const [path, text] of parts) {
    const began = Date.now()
    await page.goto(server.url + path)
    await expect(page.locator('#main')).toContainText(text)
    expect(Date.now() - began).toBeLessThan(2000)
  }
  await page.goto(`${server.url}/saved`)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Football vs Ashford' }) })
  await expect(card.getByRole('link', { name: 'Roster' })).toBeVisible()
  // By a click, too, which asks for its answers one by one.
  await card.getByRole('link', { name: 'Place' }).click()
  await expect(page.locator('#main')).toContainText('100 Stadium Drive')
  await page.goto(`${server.url}/saved`)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect((await violationsOf(page)).map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
  await card.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('No game is saved for the stadium.')).toBeVisible()
  expect(await packs(page)).toEqual([])
  await server.start()
  expect(complaints).toEqual([])
})

test('[OF-02] from the day before a followed team plays, its pack is made by itself; a team that nobody follows has none', async ({ page }) => {
  await ready(page, '/my-teams')
  await page.getByRole('button', { name: 'Follow Women\'s Soccer' }).click()
  await expect.poll(async () => (await packs(page)).map(([, count]) => count > 3)).toEqual([true])
  await page.goto(`${server.url}/saved`)
  await expect(page.getByRole('heading', { name: 'Women\'s Soccer vs Ashford' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Football/ })).toBeHidden()
})

test('[OF-02] with no room left nothing is half saved, and it is said', async ({ page }) => {
  await ready(page, '/sports/football')
  await page.evaluate(() => { Cache.prototype.put = () => Promise.reject(new DOMException('no room', 'QuotaExceededError')) })
  await page.getByRole('button', { name: 'Save for the stadium' }).click()
  await expect(page.getByText('There is no room left on this device')).toBeVisible()
  expect(await packs(page)).toEqual([])
})

for (const hangs of [false, true]) {
  test(`[OF-02] where the browser’s store ${hangs ? 'never answers' : 'fails'} pages still come, and what is saved is said not to be known`, async ({ page, context }) => {
    await ready(page, '/')
    const spoil = (forEver: boolean) => {
      const spoilt = () => (forEver ? new Promise<never>(() => {}) : Promise.reject(new Error('broken')))
      for (const name of ['open', 'match', 'has', 'keys', 'delete'] as const) CacheStorage.prototype[name] = spoilt
      Cache.prototype.match = spoilt
    }
    await page.addInitScript(spoil, hangs)
    await context.serviceWorkers()[0]!.evaluate(spoil, hangs)
    for (const [path, text] of [['/sports/football/schedule', 'Calder Tech'], ['/saved', 'does not answer']] as const) {
      const began = Date.now()
      await page.goto(server.url + path)
      await expect(page.locator('#main')).toContainText(text)
      expect(Date.now() - began).toBeLessThan(5000)
    }
  })
}

test('[OF-02] two departments on one machine: of what one has kept, saved and chosen there is no byte in any store of the other', async ({ page }) => {
  const both = await startServer(async (store) => {
    for (const tenant of ['alpha', 'beta']) await seedTenant(store, tenant, { hosts: [`${tenant}.localhost`] })
  })
  try {
    for (const [tenant, other] of [['alpha', 'beta'], ['beta', 'alpha']] as const) {
      await page.goto(`${both.urlOf(`${tenant}.localhost`)}/sports/football`)
      await underWorker(page)
      await page.getByRole('button', { name: 'Follow Football' }).click()
      await page.goto(`${both.urlOf(`${tenant}.localhost`)}/settings`)
      await page.locator('main label').filter({ hasText: 'Dark' }).click()
      await page.goto(`${both.urlOf(`${tenant}.localhost`)}/sports/football/schedule`)
      const dump = () => page.evaluate(async () => {
        const held = [...Object.entries(localStorage), ...Object.entries(sessionStorage), ...(await indexedDB.databases()).map(({ name }) => ['database', name])].map((pair) => pair.join(' '))
        const done = <T>(request: IDBRequest<T>) => new Promise<T>((take, fail) => { request.onsuccess = () => take(request.result); request.onerror = () => fail(request.error!) })
        for (const { name } of await indexedDB.databases()) {
          const open = await done(indexedDB.open(name!))
          for (const store of open.objectStoreNames) {
            const all = open.transaction(store).objectStore(store)
            const [keys, values] = await Promise.all([done(all.getAllKeys()), done(all.getAll())])
            held.push(...keys.map((key, i) => `kept ${name} ${store} ${String(key as string)} ${JSON.stringify(values[i])}`))
          }
          open.close()
        }
        for (const name of await caches.keys()) {
          const cache = await caches.open(name)
          for (const request of await cache.keys()) held.push(`${name} ${request.url} ${await (await cache.match(request))!.text()}`)
        }
        return held
      })
      await expect.poll(async () => (await dump()).some((entry) => entry.startsWith(`pages-${tenant} `))).toBe(true)
      await expect.poll(async () => (await dump()).some((entry) => entry.startsWith(`database fieldhouse-${tenant}`))).toBe(true)
      const held = await dump()
      // What was chosen, followed and kept is in what is looked through.
      for (const one of ['fh-choices ', 'fh-teams ', `kept fieldhouse-${tenant} kept teams`]) expect(held.some((entry) => entry.startsWith(one)), one).toBe(true)
      expect(held.filter((entry) => entry.includes(canaryOf(tenant))).length).toBeGreaterThan(0)
      expect(held.filter((entry) => entry.includes(canaryOf(other)) || new RegExp(`\\b${other}\\b`).test(entry.slice(0, 80)))).toEqual([])
    }
  } finally {
    await both.stop()
  }
})
