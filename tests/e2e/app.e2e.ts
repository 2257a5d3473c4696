import { expect, type BrowserContext, type Page } from '@playwright/test'
import { Reading } from '../../server/content/reading.ts'
import { readSettings, writeSettings } from '../../server/content/department/site.ts'
import { write } from '../../server/content/writing.ts'
import { openStore } from '../../server/db/store.ts'
import { refreshTag, savedAtHeader } from '../../src/contract/messages.ts'
import { violationsOf } from '../support/axe.ts'
import { test, underWorker, watchShifts } from '../support/browser.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
/** Read at each start. */
const env: Record<string, string> = {}
test.beforeAll(async () => {
  server = await startServer((store) => seedTenant(store, 'alpha', { hosts: ['localhost'] }), env)
})
test.afterAll(() => server?.stop())

const schedule = '/sports/football/schedule'
/** What starts after the page has started. */
const started = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-build', /./)
const open = async (page: Page, path = '/') => {
  await page.goto(server.url + path)
  await started(page)
}
/** How often the page was loaded from now on. */
const loadsOf = (page: Page) => {
  let loads = 0
  page.on('load', () => { loads++ })
  return () => loads
}
const words = (page: Page) => page.locator('main input[name=q]').first()
const lookForWorker = (page: Page) => page.evaluate(async () => { await (await navigator.serviceWorker.getRegistration())?.update() })

async function restart(more: Record<string, string>) {
  await server.kill()
  for (const name of Object.keys(env)) delete env[name]
  Object.assign(env, more)
  await server.start()
}

test('[OF-04] a broken worker is ended from outside: everything it kept goes, a page is loaded once, words that were typed stay', async ({ page, context, complaints }) => {
  test.setTimeout(240_000)
  await open(page)
  await underWorker(page)
  const typing = await context.newPage()
  await open(typing, '/search')
  await words(typing).pressSequentially('Okaf')
  const [loads, typingLoads] = [loadsOf(page), loadsOf(typing)]
  await restart({ KILL_WORKER: '1' })
  await lookForWorker(page)
  // A worker through which a page was just loaded is let go by the browser when it finds it idle: after half a minute at least.
  await expect.poll(loads, { timeout: 100_000 }).toBe(1)
  await started(page)
  // The page registers the worker again, which ends itself again, and loads nobody.
  await expect.poll(() => page.evaluate(async () => [navigator.serviceWorker.controller, (await caches.keys()).length])).toEqual([null, 0])
  await page.locator(`a[href="/sports/football/roster"]:visible`).first().click()
  await expect(page.locator('#main')).toContainText('Ramos')
  expect(await words(typing).inputValue()).toBe('Okaf')
  expect([loads(), typingLoads()]).toEqual([1, 0])

  // A worker of another build than the one that is named lives, and comes to who lost his.
  await restart({ KILL_WORKER: '000000000000' })
  await open(page)
  await underWorker(page)
  expect(complaints).toEqual([])
})

test('[OF-04] twenty deployments while somebody types: nothing is loaded and nothing is lost', async ({ page, complaints }) => {
  let newest: string | undefined
  await page.route('**/builds/latest.json*', (route) => (newest ? route.fulfill({ json: { build: newest } }) : route.continue()))
  await open(page, '/search')
  await underWorker(page)
  const loads = loadsOf(page)
  const store = await openStore(server.dataDir)
  const settings = (await readSettings(new Reading(store, 'alpha')))!
  const text = 'twenty letters typed'
  for (const [i, letter] of text.split('').entries()) {
    await write(store, 'alpha', (writing) => writeSettings(writing, { ...settings, tagline: `deployment ${i}` }))
    newest = `build${i}`
    await lookForWorker(page)
    const asked = page.waitForResponse('**/builds/latest.json*')
    await page.evaluate(() => { dispatchEvent(new Event('vite:preloadError')) })
    await asked
    await words(page).press(letter === ' ' ? 'Space' : letter)
  }
  await store.close()
  const prompt = page.getByRole('button', { name: 'Reload' })
  await expect(prompt).toBeVisible()
  await prompt.click()
  await expect(page.getByText('What you have typed here would be lost')).toBeVisible()
  await page.getByRole('button', { name: 'Later' }).click()
  expect(await words(page).inputValue()).toBe(text)
  expect(loads()).toBe(0)
  expect(complaints).toEqual([])
})

test('[OF-04] words that were left in the search of the header hold nothing once it is closed: the next page comes of the newest build', async ({ page }) => {
  let newest = ''
  await page.route('**/builds/latest.json*', (route) => (newest ? route.fulfill({ json: { build: newest } }) : route.continue()))
  await page.setViewportSize({ width: 1440, height: 844 })
  await open(page)
  await underWorker(page)
  const opens = page.getByRole('button', { name: 'Search' }).first()
  await opens.click()
  const field = page.getByRole('search', { name: 'The whole site' }).getByRole('combobox').filter({ visible: true })
  await field.pressSequentially('foot')
  newest = 'newer'
  const asked = page.waitForResponse('**/builds/latest.json*')
  await page.evaluate(() => { dispatchEvent(new Event('vite:preloadError')) })
  await asked
  for (let tries = 0; tries < 2 && (await field.count()) > 0; tries++) await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  const loads = loadsOf(page)
  await page.evaluate(() => { document.querySelector<HTMLAnchorElement>('a[href="/sports/football/schedule"], a[href="/calendar"], footer a[href^="/"]')!.click() })
  await expect.poll(loads).toBe(1)
})

/** What a browser's own tools say to the worker of this page. */
async function workerOf(page: Page, context: BrowserContext) {
  const devtools = await context.newCDPSession(page)
  const registrationId = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: { registrations: { registrationId: string; scopeURL: string; isDeleted: boolean }[] }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${server.url}/` && !isDeleted)
      if (ours) found(ours.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const [origin, id] = [server.url, await registrationId]
  return {
    push: (navigate: string) => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: id, data: JSON.stringify({ web_push: 8030, notification: { title: 'Final', body: '31-10', navigate, tag: navigate, lang: 'en', silent: false } }) }),
    wake: () => devtools.send('ServiceWorker.dispatchPeriodicSyncEvent', { origin, registrationId: id, tag: refreshTag }),
  }
}
const savedAt = (page: Page, path: string) => page.evaluate(async ([path, header]) => (await (await caches.open('pages-alpha')).match(path!))?.headers.get(header!) ?? null, [path, savedAtHeader] as const)

test('[OF-03] a message and a round in the background renew what is kept, and the icon counts what is unread until the site is opened', async ({ page, context, complaints }) => {
  await context.grantPermissions(['notifications'])
  await context.addInitScript(() => { Object.assign(Navigator.prototype, { clearAppBadge: async () => { document.documentElement.dataset['cleared'] = 'yes' } }) })
  await open(page, schedule)
  await underWorker(page)
  const worker = await workerOf(page, context)
  await expect.poll(() => savedAt(page, schedule)).not.toBeNull()

  const before = await savedAt(page, schedule)
  await worker.wake()
  await expect.poll(() => savedAt(page, schedule)).not.toBe(before)

  // Never opened here: only the message speaks of it.
  expect(await savedAt(page, '/sports/football/roster')).toBeNull()
  await worker.push(`${server.url}/sports/football/roster`)
  await expect.poll(() => savedAt(page, '/sports/football/roster')).not.toBeNull()

  const scope = context.serviceWorkers()[0]!
  await scope.evaluate(() => { Object.assign(Object.getPrototypeOf(navigator) as object, { setAppBadge: async (count: number) => { Object.assign(globalThis, { count }) } }) })
  const count = () => scope.evaluate(() => (globalThis as { count?: number }).count)
  // Somebody looks at the site: nothing is unread.
  await worker.push(`${server.url}${schedule}`)
  await expect.poll(() => scope.evaluate(async () => (await (globalThis as unknown as { registration: ServiceWorkerRegistration }).registration.getNotifications()).length)).toBe(2)
  expect(await count()).toBeUndefined()
  await page.goto('about:blank')
  await worker.push(`${server.url}/news`)
  await expect.poll(count).toBe(3)

  await server.kill()
  await page.goto(`${server.url}/sports/football/roster`)
  await expect(page.locator('#main')).toContainText('Ramos')
  await expect(page.locator('html')).toHaveAttribute('data-cleared', 'yes')
  await server.start()
  expect(complaints).toEqual([])
})

test('[OF-03] what is renewed by itself is renewed on no thin line', async ({ page, context }) => {
  await open(page, schedule)
  await underWorker(page)
  const worker = await workerOf(page, context)
  await expect.poll(() => savedAt(page, schedule)).not.toBeNull()
  const scope = context.serviceWorkers()[0]!
  const renewed: string[] = []
  context.on('request', (request) => { if (request.serviceWorker() && request.url().startsWith(server.url)) renewed.push(request.url()) })
  await scope.evaluate(() => { Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }) })
  await worker.wake()
  await scope.evaluate(() => { Object.defineProperty(navigator, 'connection', { configurable: true, value: {} }) })
  const before = renewed.length
  await worker.wake()
  await expect.poll(() => renewed.length).toBeGreaterThan(before)
  expect(before).toBe(0)
})

/** As Chromium does once it finds nothing against installing; the answer of its visitor comes with it. */
const offer = (page: Page, outcome: 'accepted' | 'dismissed') => page.evaluate((outcome) => {
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => { document.documentElement.dataset['prompted'] = 'yes' }, userChoice: Promise.resolve({ outcome }) }))
}, outcome)
const bar = (page: Page) => page.getByRole('region', { name: 'Install the app' })
const button = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Install the app' })

async function isAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const violations = await violationsOf(page)
    expect(violations.map(({ id, nodes }) => `${colorScheme} ${id} ${nodes[0]!.target.join(' ')} ${nodes[0]!.failureSummary}`)).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, serviceWorkers: 'block' })

    test('[OF-01] the offer comes on the second day, moves nothing, and a no counts for 90 days; the button in the footer stays', async ({ page, complaints }) => {
      await page.clock.install({ time: new Date('2026-11-22T10:00:00') })
      await open(page)
      await offer(page, 'dismissed')
      await expect(button(page)).toBeVisible()
      await page.clock.fastForward(5000)
      await expect(bar(page)).toHaveCount(0)

      await page.clock.setSystemTime(new Date('2026-11-23T10:00:00'))
      await open(page)
      const shifts = await watchShifts(page)
      await offer(page, 'dismissed')
      await page.clock.runFor(5000)
      await expect(bar(page)).toBeVisible()
      await isAccessible(page)
      await bar(page).getByRole('button', { name: 'Not now' }).click()
      await expect(bar(page)).toHaveCount(0)
      expect(await shifts()).toEqual([])

      for (const [day, shown] of [['2027-02-20T10:00:00', 0], ['2027-02-22T10:00:00', 1]] as const) {
        await page.clock.setSystemTime(new Date(day))
        await open(page)
        await offer(page, 'dismissed')
        await expect(button(page)).toBeVisible()
        await page.clock.runFor(5000)
        await expect(bar(page)).toHaveCount(shown)
      }
      // The browser's own question; its no is a no here, too.
      await bar(page).getByRole('button', { name: 'Install' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes')
      await expect(bar(page)).toHaveCount(0)
      expect(complaints).toEqual([])
    })

    test('[OF-01] it comes after a follow, and never once the site is installed', async ({ page }) => {
      await page.clock.install()
      await page.addInitScript(() => { navigator.storage.persist = async () => { document.documentElement.dataset['persisted'] = 'yes'; return true } })
      await open(page)
      await offer(page, 'accepted')
      await page.clock.runFor(5000)
      await expect(button(page)).toBeVisible()
      await expect(bar(page)).toHaveCount(0)
      await page.evaluate(() => dispatchEvent(new Event('fieldhouse:followed')))
      await expect(bar(page)).toBeVisible()
      await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
      await expect(bar(page)).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('data-persisted', 'yes')
      await open(page)
      await offer(page, 'accepted')
      await page.clock.runFor(5000)
      await expect(button(page)).toBeVisible()
      await expect(bar(page)).toHaveCount(0)
    })
  })
}

test.describe('on an iPhone', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  for (const [where, userAgent, title] of [['in Safari', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 'alpha on your home screen'], ['in another app', `${iphone} Mobile/15E148 Instagram 350.0`, 'First open this page in Safari']] as const) {
    test(`[OF-01] ${where} the words say what the visitor can do there`, async ({ browser }) => {
      const context = await browser.newContext({ userAgent, viewport: { width: 390, height: 800 }, hasTouch: true, serviceWorkers: 'block' })
      const page = await context.newPage()
      await open(page)
      await button(page).click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Got it' })).toBeFocused()
      await isAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await context.close()
    })
  }
})
