import { expect, type Page } from '@playwright/test'
import { followLink, test, touch, workerReady } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { buildsOf, deploymentsOf, type Deployments } from '../support/deployments.ts'
import { startServer, type TestServer } from '../support/server.ts'

test.use({ serviceWorkers: 'allow' })

const deployed = process.env['PROOF'] === '1' ? 20 : 3

let server: TestServer
let site: Deployments
test.beforeAll(async () => {
  server = await startServer(departmentWith({ 'takeovers.yaml': '[]', 'splashes.yaml': '[]' }))
})
test.afterAll(() => server?.stop())
test.beforeEach(async () => {
  site = await deploymentsOf(server.url)
})
test.afterEach(() => site.close())

const paths = ['/sports/football/schedule', '/sports/football/roster'] as const
const pathOf = (i: number) => paths[i % 2]!

async function open(page: Page, path: string): Promise<() => number> {
  await page.goto(site.url + path)
  await expect(page.locator('html')).toHaveAttribute('data-build', /./)
  await workerReady(page)
  let loads = 0
  page.on('load', () => {
    loads++
  })
  return () => loads
}
/**
 * The page checks for builds, as it does every hour; it has found the newest when this resolves.
 */
async function look(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/builds/latest.json*')
  await page.evaluate(() => {
    dispatchEvent(new Event('vite:preloadError'))
  })
  await (await asked).finished()
}
/**
 * Milliseconds: a worker that was not ready before a page load waits until the browser finds it
 * idle, at least half a minute.
 */
const idle = { timeout: 100_000 }
const waits = (page: Page) => expect.poll(async () => (await buildsOf(page)).waits).toBe(true)
async function follow(page: Page, path: string): Promise<void> {
  await followLink(page, path)
  await expect(page).toHaveURL(site.url + path)
}

test(`loads each of ${deployed} deployments with the next page only [OF-04]`, async ({
  page,
  complaints,
}) => {
  test.setTimeout(deployed * 90_000)
  const loads = await open(page, pathOf(0))
  for (let i = 1; i <= deployed; i++) {
    await follow(page, '/sports/football')
    expect(loads()).toBe(i - 1)
    // Every second worker is not ready yet at the next navigation.
    site.slowShell(i % 2 ? 0 : 1500)
    const build = site.deploy()
    await look(page)
    if (i % 2) {
      await waits(page)
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
    }
    await follow(page, pathOf(i))
    await expect(page.locator('html')).toHaveAttribute('data-build', build)
    // A worker that waits is activated by the app.
    await touch(page)
    await expect
      .poll(() => buildsOf(page).catch(() => null), idle)
      .toEqual({ page: build, worker: build, waits: false })
    await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0)
    expect(loads()).toBe(i)
  }
  expect(complaints).toEqual([])
})

test('delays a new worker while another window has typed text [OF-04]', async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(240_000)
  await open(page, pathOf(0))
  const other = await context.newPage()
  const otherLoads = await open(other, '/search')
  const old = (await buildsOf(other)).page
  const words = other.locator('main input[name=q]').first()
  await words.pressSequentially('Okaf')
  const build = site.deploy()
  await look(page)
  await waits(page)
  await follow(page, pathOf(1))
  await expect(page.locator('html')).toHaveAttribute('data-build', build)
  await expect.poll(() => buildsOf(page)).toEqual({ page: build, worker: 'not asked', waits: true })
  expect(await words.inputValue()).toBe('Okaf')

  await words.fill('')
  await look(page)
  await expect
    .poll(() => buildsOf(page), idle)
    .toEqual({ page: build, worker: build, waits: false })
  expect(otherLoads()).toBe(0)
  expect((await buildsOf(other)).page).toBe(old)
  const link = other.locator('a[href="/"]').first()
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(other.locator('html')).toHaveAttribute('data-build', build)
  await expect.poll(otherLoads).toBe(1)
  expect(complaints).toEqual([])
})
