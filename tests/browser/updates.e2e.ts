import { expect, type Page } from '@playwright/test'
import { unregisterWorkerScript } from '../../server/site/app-files.ts'
import { followLink, hydrated, test, workerReady } from '../support/browser.ts'
import { buildsOf, deploymentsOf } from '../support/deployments.ts'
import { proxyTo } from '../support/own-proxy.ts'
import { pagesSaved, workerTools } from '../support/worker-tools.ts'

test.use({ serviceWorkers: 'allow' })

const prompt = (page: Page) => page.getByRole('button', { name: 'Reload' })
const search = (page: Page) => page.locator('main input[name=q]').first()

async function open(page: Page, address: string): Promise<() => number> {
  await page.goto(address)
  await hydrated(page.locator('#main'))
  await expect(page.locator('html')).toHaveAttribute('data-build', /./)
  await workerReady(page)
  let loads = 0
  page.on('load', () => {
    loads++
  })
  return () => loads
}

/** Makes the page check for builds, as it does every hour. */
async function look(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/builds/latest.json*')
  await page.evaluate(() => {
    dispatchEvent(new Event('vite:preloadError'))
  })
  await (await asked).finished()
}

test('activates a new build on request, and never while text is typed [OF-04]', async ({
  server,
  page,
  context,
  complaints,
}) => {
  const site = await deploymentsOf(server.url)
  try {
    const loads = await open(page, `${site.url}/sports/football/schedule`)
    const typing = await context.newPage()
    const typingLoads = await open(typing, `${site.url}/search`)
    const old = (await buildsOf(typing)).page
    await search(typing).pressSequentially('Okaf')
    const build = site.deploy()
    await look(page)
    await expect(prompt(page)).toBeVisible()
    await look(typing)
    await expect(prompt(typing)).toBeVisible()
    expect([loads(), typingLoads()]).toEqual([0, 0])

    // In the window with typed text, the visitor is asked again and may decline.
    await prompt(typing).click()
    await expect(typing.getByText('What you typed will be lost')).toBeVisible()
    await typing.getByRole('button', { name: 'Later' }).click()
    const reloaded = page.waitForEvent('load')
    const tools = await workerTools(page, site.url)
    await prompt(page).click()
    await tools.letGo()
    await reloaded
    const builds = () => buildsOf(page).catch(() => null)
    await expect.poll(builds).toEqual({ page: build, worker: build, waits: false })
    await expect(prompt(page)).toHaveCount(0)
    await expect(search(typing)).toHaveValue('Okaf')
    expect([(await buildsOf(typing)).page, typingLoads()]).toEqual([old, 0])

    // Once the text is gone, the next page comes from the new build.
    await search(typing).fill('')
    await typing
      .locator('a[href="/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(typing.locator('html')).toHaveAttribute('data-build', build)
    await expect(typing).toHaveURL(`${site.url}/`)
    expect(complaints).toEqual([])
  } finally {
    site.close()
  }
})

test('ends a broken worker remotely and reloads its page once [OF-04]', async ({
  server,
  page,
  context,
  complaints,
}) => {
  const line = await proxyTo(server.port)
  try {
    const loads = await open(page, line.url)
    await page.goto(`${line.url}/sports/football/schedule`)
    await pagesSaved(page, '/sports/football/schedule')
    const typing = await context.newPage()
    const typingLoads = await open(typing, `${line.url}/search`)
    await search(typing).pressSequentially('Okaf')
    const before = loads()
    // The server's answer while KILL_WORKER is set.
    line.scripts.set('/sw.js', unregisterWorkerScript)
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
    const tools = await workerTools(page, line.url)
    await expect.poll(async () => tools.letGo().then(() => loads() - before)).toBe(1)
    const left = () =>
      page.evaluate(async () => [navigator.serviceWorker.controller, await caches.keys()])
    await expect.poll(left).toEqual([null, []])
    await followLink(page, '/sports/football/roster')
    await expect(page.locator('#main')).toContainText('Okafor')
    await expect(search(typing)).toHaveValue('Okaf')
    expect([loads() - before, typingLoads()]).toEqual([1, 0])
    expect(complaints).toEqual([])
  } finally {
    await line.cut()
  }
})
