import { expect, type BrowserContext, type Page } from '@playwright/test'
import { readSettings, writeSettings } from '../../server/content/department/site.ts'
import { ReadContext } from '../../server/content/read-context.ts'
import { transact } from '../../server/content/transaction.ts'
import { openStore } from '../../server/db/store.ts'
import { hydrated, test, workerReady } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { emptyStores, fillStores, roomOf } from '../support/full-store.ts'
import { browserData } from '../support/browser-data.ts'
import { startServer, type TestServer } from '../support/server.ts'

// A browser without room, where the worker writes by itself: pictures, and the files of a build.

test.use({ serviceWorkers: 'allow' })

let server: TestServer
test.beforeAll(async () => {
  server = await startServer(
    departmentWith({
      'site.yaml': '+takeovers: false\n',
      'splashes.yaml': '[]',
      'takeovers.yaml': '[]',
    }),
  )
})
test.afterAll(() => server?.stop())

/** Every picture of the page is there, also those further down. */
async function showsPictures(page: Page): Promise<void> {
  const pictures = page.locator('#main img')
  await expect.poll(() => pictures.count()).toBeGreaterThan(0)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true)
  }
}
const addresses = async (page: Page, of: RegExp) =>
  (await browserData(page))
    .filter((entry) => of.test(entry))
    .map((entry) => entry.split(' ').slice(0, 3).join(' '))
    .toSorted()

test('keeps old pictures in a full store, and shows new ones from the network [OF-02]', async ({
  page,
  context,
  complaints,
}) => {
  test.slow()
  await page.goto(`${server.url}/sports/football`)
  await workerReady(page)
  const save = page.getByRole('button', { name: /Save for offline/ })
  await hydrated(save)
  await save.click()
  await expect(page.getByText(/^Saved .* [KM]B/)).toBeVisible({ timeout: 30_000 })
  await page.goto(`${server.url}/facilities/terrier-field/1`)
  await showsPictures(page)
  const kept = () => addresses(page, /^cache (?:images-|packs-)/)
  await expect
    .poll(async () => (await kept()).filter((entry) => entry.startsWith('cache images-')).length)
    .toBeGreaterThan(0)
  const before = await kept()
  expect(before.filter((entry) => /^cache packs-.*\/images\//.test(entry)).length).toBeGreaterThan(
    0,
  )

  const worker = context.serviceWorkers()[0]!
  await worker.evaluate(() => {
    const refused: string[] = []
    Object.assign(globalThis, { refused })
    const put = Cache.prototype.put
    Cache.prototype.put = function (this: Cache, request, response) {
      return put.call(this, request, response).catch((fault: unknown) => {
        refused.push(typeof request === 'string' ? request : (request as Request).url)
        throw fault
      })
    }
  })
  const refused = () =>
    worker.evaluate(
      () =>
        (globalThis as unknown as { refused: string[] }).refused.filter((url) =>
          url.includes('/images/'),
        ).length,
    )
  await fillStores(page, server.url)
  await page.goto(`${server.url}/staff-directory/dana-whitlock/1`)
  await showsPictures(page)
  await expect.poll(refused).toBeGreaterThan(0)
  expect(await kept()).toEqual(before)

  // The worker's copy, not the browser's own cache.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await context.setOffline(true)
  await page.goto(`${server.url}/facilities/terrier-field/1`)
  await expect(page.locator('#main')).toContainText('100 Stadium Drive')
  await showsPictures(page)
  await page.goto(`${server.url}/sports/football/roster`)
  await expect(page.locator('#main')).toContainText('Okafor')
  expect(await kept()).toEqual(before)
  expect(complaints).toEqual([])
})

/** A worker that started and is gone again. */
async function triesInVain(context: BrowserContext, page: Page, path: string): Promise<void> {
  await Promise.all([context.waitForEvent('serviceworker'), page.goto(server.url + path)])
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null,
      ),
    )
    .toBe(null)
}

for (const [room, bytes] of [
  ['none', 1],
  ['some', 500_000],
] as const) {
  test(`works without a worker that has ${room} of its room [OF-01] [OF-02]`, async ({
    page,
    context,
    complaints,
  }) => {
    test.slow()
    await page.clock.install()
    await roomOf(page, server.url, bytes)
    await triesInVain(context, page, '/')
    const state = () =>
      page.evaluate(async () => [
        Boolean(await navigator.serviceWorker.getRegistration()),
        Boolean(navigator.serviceWorker.controller),
      ])
    await expect.poll(state).toEqual([false, false])
    for (const [path, words] of [
      ['/sports/football/schedule', 'Calder Tech'],
      ['/sports/football/roster', 'Okafor'],
    ] as const) {
      await page.goto(server.url + path)
      await expect(page.locator('#main')).toContainText(words)
      await hydrated(page.locator('#main'))
      expect((await state())[1]).toBe(false)
    }
    await page.goto(`${server.url}/saved`)
    await expect(page.getByRole('main')).not.toContainText('NaN')
    await expect.poll(state).toEqual([false, false])

    await emptyStores(context, server.url).then((tab) => tab.close())
    await page.clock.fastForward(3_600_000)
    await workerReady(page)
    await page.goto(`${server.url}/sports/football/schedule`)
    await expect
      .poll(() => addresses(page, /^cache pages-/))
      .toEqual([expect.stringContaining('/sports/football/schedule')])
    // The whole site offline: an unvisited page is rendered by the shell, with scripts and styles
    // from the device.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await context.setOffline(true)
    await page.goto(`${server.url}/sports/football/schedule`)
    await expect(page.locator('#main')).toContainText('Calder Tech')
    await hydrated(page.locator('#main'))
    await page.goto(`${server.url}/facilities/terrier-field/1`)
    await expect(
      page.getByRole('heading', { name: 'This page is not on your device yet' }),
    ).toBeVisible()
    expect(complaints).toEqual([])
  })
}

test('keeps the old worker while a newer one has no room [OF-04]', async ({
  page,
  context,
  complaints,
}) => {
  test.slow()
  await page.goto(`${server.url}/sports/football/schedule`)
  await workerReady(page)
  await expect
    .poll(() => addresses(page, /^cache pages-/))
    .toEqual([expect.stringContaining('/sports/football/schedule')])
  const files = () => addresses(page, /^cache workbox-precache/)
  const before = await files()
  await fillStores(page, server.url)
  const store = await openStore(server.dataDir)
  const settings = (await readSettings(new ReadContext(store, 'testham')))!
  const script = () => fetch(`${server.url}/sw.js`).then((answer) => answer.text())
  const old = await script()
  await transact(store, 'testham', (transaction) =>
    writeSettings(transaction, { ...settings, tagline: 'changed' }),
  )
  await store.close()
  await expect.poll(async () => (await script()) === old).toBe(false)
  /** The states of the newer worker. */
  const update = () =>
    page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration())!
      const became = new Promise<string>((told) => {
        registration.addEventListener(
          'updatefound',
          () => {
            const worker = registration.installing!
            worker.addEventListener('statechange', () => told(worker.state), { once: true })
          },
          { once: true },
        )
      })
      await registration.update().catch(() => {})
      return became
    })
  expect(await update()).toBe('redundant')
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.waiting),
  ).toBeNull()
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0)
  expect(await files()).toEqual(before)
  await context.setOffline(true)
  await page.goto(`${server.url}/sports/football/schedule`)
  await expect(page.locator('#main')).toContainText('Calder Tech')
  await hydrated(page.locator('#main'))
  await context.setOffline(false)
  await emptyStores(context, server.url).then((tab) => tab.close())
  expect(await update()).toBe('installed')
  expect(complaints).toEqual([])
})
