import { test as base, expect, type Browser, type Locator, type Page } from '@playwright/test'
import { openStore } from '../../server/db/store.ts'
import { clockScript } from './clock.mjs'
import { departmentWith, type DepartmentOptions } from './department-site.ts'
import { copyOfPrepared } from './prepared.ts'
import { serve, type TestServer } from './server.ts'

/**
 * A department on the worker's server, on its own host name, so that it shares nothing with others
 * in a browser.
 */
export type Department = { tenant: string; host: string; url: string }

/**
 * The server that all files of a worker share: the fixture department answers at `url`. Never kill,
 * slow or configure it.
 */
export type SharedServer = Pick<TestServer, 'port' | 'url' | 'urlOf' | 'dataDir' | 'output'> & {
  /**
   * Adds the fixture department once more, with these files added or in place of its own (see
   * `departmentWith`). It has no splash pages and no takeovers unless the files have some.
   */
  add(
    files?: Record<string, string>,
    options?: Omit<DepartmentOptions, 'tenant' | 'hosts'>,
  ): Promise<Department>
}

/**
 * The test of every browser file. A page on the clock of the run, without a service worker unless
 * the file asks for one (`test.use({ serviceWorkers: 'allow' })`). Name `complaints` to fail on
 * console errors and uncaught exceptions.
 */
export const test = base.extend<
  { complaints: string[] },
  { clocked: Browser; server: SharedServer }
>({
  // Every context, also one created by a test, has the clock of the run.
  clocked: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        await context.addInitScript(clockScript)
        return context
      }
      await use(browser)
    },
    { scope: 'worker', auto: true },
  ],

  server: [
    async ({ clocked: _ }, use) => {
      const server = await serve(await copyOfPrepared('browser'), { TENANT: 'testham' })
      let added = 0
      await use({
        ...server,
        async add(files = {}, options = {}) {
          const tenant = `team-${++added}`
          const host = `${tenant}.localhost`
          const store = await openStore(server.dataDir)
          await departmentWith(
            { 'splashes.yaml': '[]', 'takeovers.yaml': '[]', ...files },
            { ...options, tenant, hosts: [host] },
          )(store)
          await store.close()
          return { tenant, host, url: server.urlOf(host) }
        },
      })
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  complaints: async ({ context }, use) => {
    const complaints: string[] = []
    const watch = (page: Page) => {
      page.on('console', (message) => {
        // Failed loads are expected in tests without a network; the browser reports each.
        if (
          message.type() === 'error' &&
          !/Failed to load resource|net::ERR|error occurred when fetching the script/.test(
            message.text(),
          )
        )
          complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
    }
    context.pages().forEach(watch)
    context.on('page', watch)
    await use(complaints)
  },
})

/** Starts the app as the first touch of a visitor does (`src/start.ts`). */
export const touch = (page: Page): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown')))

/**
 * The server's markup belongs to the app after hydration, which begins at the first touch; a click
 * before that is handled by the browser.
 */
export const hydrated = async (place: Locator): Promise<void> => {
  await touch(place.page())
  await expect
    .poll(() =>
      place.evaluate((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber')),
      ),
    )
    .toBe(true)
}

/** Follows a link as a click in the page does, also inside a closed menu. */
export async function followLink(page: Page, path: string): Promise<void> {
  await hydrated(page.locator('#site-menu'))
  // The focus comes near, so that the menus have their links (`ui/DormantDetails.tsx`).
  await page.locator('#site-menu details').evaluateAll((menus) => {
    for (const menu of menus) menu.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
}

/** The worker controls the page and has saved what it loaded. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      )
  })
}

/** Sends a stat file like a press box. */
export const putStats = (
  url: string,
  token: string,
  gameId: number,
  body: string,
): Promise<Response> =>
  fetch(`${url}/api/v2/ingest/games/${gameId}/stats`, {
    method: 'PUT',
    body,
    headers: { authorization: `Bearer ${token}` },
  })
