import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { createScorerToken, createToken } from '../../server/content/accounts/tokens.ts'
import type { HandSheet } from '../../src/contract/ingest.schema.ts'
import { violationsOf } from '../support/axe.ts'
import { test, workerReady } from '../support/browser.ts'
import { chromiumPath } from '../support/chromium.ts'
import { clockScript } from '../support/clock.mjs'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'

test.use({ serviceWorkers: 'allow' })

let server: TestServer
let helper: string
let department: string
// A server for each test: one of them is killed, and each game starts with its first tap.
test.beforeEach(async () => {
  server = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'] })
    helper = (await createScorerToken(store, 'alpha', { gameId: 1, hours: 2, name: 'Pat' })).secret
    department = await createToken(store, 'alpha', 'ingest')
  })
})
test.afterEach(() => server?.stop())

const expectScore = async (page: Page, us: string, them: string) => {
  await expect(page.locator('[data-side="team"]')).toHaveText(us)
  await expect(page.locator('[data-side="opponent"]')).toHaveText(them)
}
const tap = (page: Page, team: string, name: RegExp) =>
  page.getByRole('group', { name: team, exact: true }).getByRole('button', { name }).click()
const sending = (page: Page) => page.locator('[data-sending]')
const open = async (page: Page, token = helper, game = 1) => {
  await page.goto(`${server.url}/score/${game}#${token}`)
  await expect(sending(page)).toContainText('All sent')
}
const sayYes = async (page: Page, asked: string, yes: string) => {
  await page.getByRole('button', { name: asked }).click()
  const sure = page.getByRole('dialog').getByRole('button', { name: yes, exact: true })
  await expect(sure).toHaveAttribute('aria-disabled', 'false')
  await sure.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
const start = (page: Page) => sayYes(page, 'Start the game', 'Start')
const sheet = async () => {
  const headers = { authorization: `Bearer ${department}` }
  const answer = await fetch(`${server.url}/api/v2/ingest/games/1/hand`, { headers })
  return (await answer.json()) as HandSheet
}
const faultsOf = async (page: Page) =>
  (await violationsOf(page)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

test('keeps taps through a closed browser, and sends them once [GM-01]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-browser-'))
  const launch = async () => {
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: chromiumPath(),
      viewport: { width: 390, height: 844 },
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
    })
    await context.addInitScript(clockScript)
    return context
  }
  let context = await launch()
  try {
    let page = await context.newPage()
    await open(page)
    await workerReady(page)
    await page.reload()
    await expect(sending(page)).toContainText('All sent')
    await start(page)
    await tap(page, 'alpha', /Touchdown/)
    await expect.poll(async () => (await sheet()).count).toBe(2)
    await context.setOffline(true)
    await tap(page, 'alpha', /Extra point/)
    await tap(page, 'Ashford', /Field goal/)
    await expectScore(page, '7', '3')
    await expect(sending(page)).toContainText('2 entries to send')
    await context.close()

    context = await launch()
    await context.setOffline(true)
    page = await context.newPage()
    await page.goto(`${server.url}/score/1`)
    await expectScore(page, '7', '3')
    await expect(sending(page)).toContainText('2 entries to send')
    await context.setOffline(false)
    await expect(sending(page)).toContainText('All sent', { timeout: 20_000 })
    expect(await sheet()).toMatchObject({ count: 4, published: { score: '3-7' } })
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('keeps one sheet for two devices and a killed server, and ends a link [GM-01]', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page)
  await start(page)
  const wide = await browser.newContext({ viewport: { width: 740, height: 360 } })
  const other = await wide.newPage()
  await open(other, department)
  await tap(other, 'Ashford', /Field goal/)
  await expect(page.locator('[data-side="opponent"]')).toHaveText('3', { timeout: 15_000 })
  await server.kill()
  await tap(page, 'alpha', /Touchdown/)
  await tap(other, 'alpha', /Extra point/)
  await expect(sending(page)).toContainText('1 entry to send')
  await server.start()
  // Each device retries at growing intervals.
  for (const one of [page, other]) {
    await expect(one.locator('[data-side="team"]')).toHaveText('7', { timeout: 25_000 })
  }
  await expectScore(page, '7', '3')
  expect(await sheet()).toMatchObject({ count: 4, published: { score: '3-7' } })

  // The department creates a link for a helper, and ends it.
  await other.getByText('What fans see').click()
  await other.getByLabel('Who').fill('Kim')
  await other.getByRole('button', { name: 'Make a link for a helper' }).click()
  const link = await other.getByLabel('Link for the helper').inputValue()
  expect(link).toMatch(/\/score\/1#fh_/)
  await expect(other.getByRole('img', { name: /code to scan/ })).toBeVisible()
  expect(await faultsOf(other)).toEqual([])
  await page.goto(`${server.url}/score/1${link.slice(link.indexOf('#'))}`)
  await page.reload()
  await expect(sending(page)).toContainText('All sent')
  await expect(page.getByText('links for helpers')).toBeHidden()
  await other.getByRole('button', { name: 'Turn off the link for Kim' }).click()
  const said = page.getByRole('alert')
  await expect(said).toContainText('The server no longer accepts entries from this page:', {
    timeout: 15_000,
  })
  await wide.close()
})

test('is not reloaded by a deployment while a score is kept [GM-01] [OF-04]', async ({ page }) => {
  await open(page, department, 2)
  // The worker asks this before it reloads a page.
  const mayReload = () =>
    page.evaluate(
      () =>
        new Promise((said) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = ({ data }) => said(data)
          const message = { data: { type: 'MAY_RELOAD' }, ports: [port2] }
          navigator.serviceWorker.dispatchEvent(new MessageEvent('message', message))
        }),
    )
  expect(await mayReload()).toBe('free')
  await start(page)
  await expect(page.getByRole('button', { name: 'Final…' })).toBeVisible()
  expect(await mayReload()).toBe('held')
  await sayYes(page, 'Final…', 'Final')
  await expect(sending(page)).toContainText('All sent')
  await expect.poll(mayReload).toBe('free')
})

test('has no accessibility fault before, during and after a game [GM-01]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const tryBoth = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect([colorScheme, ...(await faultsOf(page))]).toEqual([colorScheme])
    }
  }
  await page.goto(`${server.url}/score/1`)
  await expect(page.getByLabel('Link or token')).toBeVisible()
  await tryBoth()
  await page.getByLabel('Link or token').fill(department)
  await page.getByRole('button', { name: 'Open' }).click()
  await start(page)
  await tap(page, 'alpha', /Touchdown/)
  await page.getByText('What fans see').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Version' }).first()).toBeVisible()
  await tryBoth()
  await sayYes(page, 'Final…', 'Final')
  await tryBoth()
})
