import { expect, type BrowserContext, type Page } from '@playwright/test'
import { ReadContext } from '../../server/content/read-context.ts'
import { readSettings, writeSettings } from '../../server/content/department/site.ts'
import { transact } from '../../server/content/transaction.ts'
import { openStore } from '../../server/db/store.ts'
import { refreshTag, savedAtHeader } from '../../src/contract/messages.ts'
import { test, workerReady } from '../support/browser.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'

test.use({ serviceWorkers: 'allow' })

let server: TestServer
/** Read at each start. */
const env: Record<string, string> = {}
test.beforeAll(async () => {
  server = await startServer((store) => seedTenant(store, 'alpha', { hosts: ['localhost'] }), env)
})
test.afterAll(() => server?.stop())

const schedule = '/sports/football/schedule'
/** What starts after the page. */
const started = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-build', /./)
const open = async (page: Page, path = '/') => {
  await page.goto(server.url + path)
  await started(page)
}
/** The number of page loads from now on. */
const loadsOf = (page: Page) => {
  let loads = 0
  page.on('load', () => {
    loads++
  })
  return () => loads
}
const words = (page: Page) => page.locator('main input[name=q]').first()
const lookForWorker = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })

async function restart(more: Record<string, string>) {
  await server.kill()
  for (const name of Object.keys(env)) delete env[name]
  Object.assign(env, more)
  await server.start()
}

test('ends a broken worker remotely, and installs one of another build [OF-04]', async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(240_000)
  await open(page)
  await workerReady(page)
  const typing = await context.newPage()
  await open(typing, '/search')
  await words(typing).pressSequentially('Okaf')
  const [loads, typingLoads] = [loadsOf(page), loadsOf(typing)]
  await restart({ KILL_WORKER: '1' })
  await lookForWorker(page)
  // The browser drops a worker that just loaded a page when it is idle, after at least half a
  // minute.
  await expect.poll(loads, { timeout: 100_000 }).toBe(1)
  await started(page)
  // The page registers the worker again, which ends itself again without a reload.
  await expect
    .poll(() =>
      page.evaluate(async () => [navigator.serviceWorker.controller, (await caches.keys()).length]),
    )
    .toEqual([null, 0])
  await page.locator(`a[href="/sports/football/roster"]:visible`).first().click()
  await expect(page.locator('#main')).toContainText('Ramos')
  expect(await words(typing).inputValue()).toBe('Okaf')
  expect([loads(), typingLoads()]).toEqual([1, 0])

  // The worker of another build is not ended, and is installed where one was.
  await restart({ KILL_WORKER: '000000000000' })
  await open(page)
  await workerReady(page)
  expect(complaints).toEqual([])
})

test('keeps typed text and does not reload through twenty deployments [OF-04]', async ({
  page,
  complaints,
}) => {
  let newest: string | undefined
  await page.route('**/builds/latest.json*', (route) =>
    newest ? route.fulfill({ json: { build: newest } }) : route.continue(),
  )
  await open(page, '/search')
  await workerReady(page)
  const loads = loadsOf(page)
  const store = await openStore(server.dataDir)
  const settings = (await readSettings(new ReadContext(store, 'alpha')))!
  const text = 'twenty letters typed'
  for (const [i, letter] of text.split('').entries()) {
    await transact(store, 'alpha', (transaction) =>
      writeSettings(transaction, { ...settings, tagline: `deployment ${i}` }),
    )
    newest = `build${i}`
    await lookForWorker(page)
    const asked = page.waitForResponse('**/builds/latest.json*')
    await page.evaluate(() => {
      dispatchEvent(new Event('vite:preloadError'))
    })
    await asked
    await words(page).press(letter === ' ' ? 'Space' : letter)
  }
  await store.close()
  const prompt = page.getByRole('button', { name: 'Reload' })
  await expect(prompt).toBeVisible()
  await prompt.click()
  await expect(page.getByText('What you typed will be lost')).toBeVisible()
  await page.getByRole('button', { name: 'Later' }).click()
  expect(await words(page).inputValue()).toBe(text)
  expect(loads()).toBe(0)
  expect(complaints).toEqual([])
})

test('does not delay a build for text in a closed header search [OF-04]', async ({ page }) => {
  let newest = ''
  await page.route('**/builds/latest.json*', (route) =>
    newest ? route.fulfill({ json: { build: newest } }) : route.continue(),
  )
  await page.setViewportSize({ width: 1440, height: 844 })
  await open(page)
  await workerReady(page)
  const opens = page.getByRole('button', { name: 'Search' }).first()
  await opens.click()
  const field = page
    .getByRole('search', { name: 'Entire site' })
    .getByRole('combobox')
    .filter({ visible: true })
  await field.pressSequentially('foot')
  newest = 'newer'
  const asked = page.waitForResponse('**/builds/latest.json*')
  await page.evaluate(() => {
    dispatchEvent(new Event('vite:preloadError'))
  })
  await asked
  for (let tries = 0; tries < 2 && (await field.count()) > 0; tries++)
    await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  const loads = loadsOf(page)
  await page.evaluate(() => {
    document
      .querySelector<HTMLAnchorElement>(
        'a[href="/sports/football/schedule"], a[href="/calendar"], footer a[href^="/"]',
      )!
      .click()
  })
  await expect.poll(loads).toBe(1)
})

/** What DevTools sends to the worker of this page. */
async function workerOf(page: Page, context: BrowserContext) {
  const devtools = await context.newCDPSession(page)
  const registrationId = new Promise<string>((found) => {
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({
        registrations,
      }: {
        registrations: { registrationId: string; scopeURL: string; isDeleted: boolean }[]
      }) => {
        const ours = registrations.find(
          ({ scopeURL, isDeleted }) => scopeURL === `${server.url}/` && !isDeleted,
        )
        if (ours) found(ours.registrationId)
      },
    )
  })
  await devtools.send('ServiceWorker.enable')
  const [origin, id] = [server.url, await registrationId]
  return {
    push: (navigate: string) =>
      devtools.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId: id,
        data: JSON.stringify({
          web_push: 8030,
          notification: {
            title: 'Final',
            body: '31-10',
            navigate,
            tag: navigate,
            lang: 'en',
            silent: false,
          },
        }),
      }),
    wake: () =>
      devtools.send('ServiceWorker.dispatchPeriodicSyncEvent', {
        origin,
        registrationId: id,
        tag: refreshTag,
      }),
  }
}
const savedAt = (page: Page, path: string) =>
  page.evaluate(
    async ([path, header]) =>
      (await (await caches.open('pages-alpha')).match(path!))?.headers.get(header!) ?? null,
    [path, savedAtHeader] as const,
  )

test('renews saved pages by message and in the background, and counts unread [OF-03]', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['notifications'])
  await context.addInitScript(() => {
    Object.assign(Navigator.prototype, {
      clearAppBadge: async () => {
        document.documentElement.dataset['cleared'] = 'yes'
      },
    })
  })
  await open(page, schedule)
  await workerReady(page)
  const worker = await workerOf(page, context)
  await expect.poll(() => savedAt(page, schedule)).not.toBeNull()

  const before = await savedAt(page, schedule)
  await worker.wake()
  await expect.poll(() => savedAt(page, schedule)).not.toBe(before)

  // Never opened here: only the message names it.
  expect(await savedAt(page, '/sports/football/roster')).toBeNull()
  await worker.push(`${server.url}/sports/football/roster`)
  await expect.poll(() => savedAt(page, '/sports/football/roster')).not.toBeNull()

  const scope = context.serviceWorkers()[0]!
  await scope.evaluate(() => {
    Object.assign(Object.getPrototypeOf(navigator) as object, {
      setAppBadge: async (count: number) => {
        Object.assign(globalThis, { count })
      },
    })
  })
  const count = () => scope.evaluate(() => (globalThis as { count?: number }).count)
  // The site is visible, so nothing is unread.
  await worker.push(`${server.url}${schedule}`)
  await expect
    .poll(() =>
      scope.evaluate(
        async () =>
          (
            await (
              globalThis as unknown as { registration: ServiceWorkerRegistration }
            ).registration.getNotifications()
          ).length,
      ),
    )
    .toBe(2)
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

test('renews nothing in the background on a slow network [OF-03]', async ({ page, context }) => {
  await open(page, schedule)
  await workerReady(page)
  const worker = await workerOf(page, context)
  await expect.poll(() => savedAt(page, schedule)).not.toBeNull()
  const scope = context.serviceWorkers()[0]!
  const renewed: string[] = []
  context.on('request', (request) => {
    if (request.serviceWorker() && request.url().startsWith(server.url)) renewed.push(request.url())
  })
  await scope.evaluate(() => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    })
  })
  await worker.wake()
  await scope.evaluate(() => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: {} })
  })
  const before = renewed.length
  await worker.wake()
  await expect.poll(() => renewed.length).toBeGreaterThan(before)
  expect(before).toBe(0)
})
