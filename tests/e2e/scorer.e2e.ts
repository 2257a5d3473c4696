import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test'
import { createScorerToken, createToken } from '../../server/content/accounts/tokens.ts'
import type { HandSheet } from '../../src/contract/schema/hand-score.ts'
import { violationsOf } from '../support/axe.ts'
import { test, underWorker } from '../support/browser.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let helper: string
let department: string
// A server for each: every test keeps the one game of its department from the first tap on.
test.beforeEach(async () => {
  server = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'] })
    helper = (await createScorerToken(store, 'alpha', { gameId: 1, hours: 2, name: 'Pat' })).secret
    department = await createToken(store, 'alpha', 'ingest')
  })
})
test.afterEach(() => server?.stop())

const board = (page: Page) => page.getByRole('group', { name: 'Score' }).locator('[data-side]')
const expectScore = async (page: Page, us: string, them: string) => {
  await expect(page.locator('[data-side="team"]')).toHaveText(us)
  await expect(page.locator('[data-side="opponent"]')).toHaveText(them)
}
const pad = (page: Page, team: string) => page.getByRole('group', { name: team, exact: true })
const sending = (page: Page) => page.locator('[data-sending]')
const open = async (page: Page, token = helper) => {
  await page.goto(`${server.url}/score/1#${token}`)
  await expect(sending(page)).toContainText('All sent')
}
const start = async (page: Page) => {
  await page.getByRole('button', { name: 'Start the game' }).click()
  const yes = page.getByRole('button', { name: 'Start', exact: true })
  await expect(page.getByRole('button', { name: 'Not yet' })).toBeFocused()
  await expect(yes).toHaveAttribute('aria-disabled', 'false')
  await yes.click()
  await expect(pad(page, 'alpha').getByRole('button', { name: /Touchdown/ })).toBeEnabled()
}
const sheet = async (): Promise<HandSheet> => (await (await fetch(`${server.url}/api/v2/ingest/games/1/hand`, { headers: { authorization: `Bearer ${department}` } })).json()) as HandSheet
const faultsOf = async (page: Page) => (await violationsOf(page)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

test('[GM-01] from a link to every open page: taps, undo, the period, the end; by thumb and by key', async ({ page, context, complaints }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const fan = await context.newPage()
  await fan.goto(`${server.url}/board/1`)
  await open(page)
  // The token is nowhere to be read: not in the address, not in the page.
  expect(page.url()).toBe(`${server.url}/score/1`)
  expect(await page.content()).not.toContain(helper)
  await start(page)
  await pad(page, 'alpha').getByRole('button', { name: /Touchdown/ }).click()
  await expectScore(page, '6', '0')
  await expect(fan.getByRole('main').getByText('6', { exact: true }).first()).toBeVisible({ timeout: 4000 })
  await pad(page, 'Ashford').getByRole('button', { name: /Field goal/ }).click()
  await pad(page, 'Ashford').getByRole('button', { name: /Field goal/ }).click()
  await expectScore(page, '6', '6')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expectScore(page, '6', '3')
  // Any line of the log, and back again.
  await page.getByRole('button', { name: 'Take back alpha: Touchdown' }).click()
  await expectScore(page, '0', '3')
  await page.getByRole('button', { name: 'Put back alpha: Touchdown' }).click()
  await expectScore(page, '6', '3')
  await expect(page.getByRole('status').filter({ hasText: '1st · alpha 6, Ashford 3' })).toHaveCount(1)
  await page.getByRole('button', { name: 'On to 2nd' }).click()
  await page.keyboard.press('Digit3')
  await page.keyboard.press('Shift+Digit6')
  await expectScore(page, '9', '9')
  await page.keyboard.press('Control+z')
  await expectScore(page, '9', '3')
  // Two quick taps do not end a game.
  const final = page.getByRole('button', { name: 'Final…' })
  await final.click()
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Final', exact: true })
  await yes.dispatchEvent('click')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(yes).toHaveAttribute('aria-disabled', 'false')
  await yes.click()
  await expect(page.getByRole('button', { name: 'Not over yet' })).toBeVisible()
  await expect(sending(page)).toContainText('All sent')
  await expect.poll(async () => (await sheet()).published?.score).toBe('3-9')
  await expect(fan.getByRole('main').getByText('Final').first()).toBeVisible()
  // What a thumb taps is as large as a thumb, and nothing scrolls sideways.
  const low = await page.locator('main button:visible').evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent))
  expect(low).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await faultsOf(page)).toEqual([])
  }
  expect(complaints).toEqual([])
})

test('[GM-01] no network: taps stay through a closed browser, are sent when it is back, and count once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-browser-'))
  const launch = (): Promise<BrowserContext> => chromium.launchPersistentContext(folder, { executablePath: '/usr/bin/chromium', viewport: { width: 390, height: 844 }, userAgent: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36' })
  let context = await launch()
  try {
    let page = await context.newPage()
    await open(page)
    await underWorker(page)
    await page.reload()
    await expect(sending(page)).toContainText('All sent')
    await start(page)
    await pad(page, 'alpha').getByRole('button', { name: /Touchdown/ }).click()
    await expect.poll(async () => (await sheet()).count).toBe(2)
    await context.setOffline(true)
    await pad(page, 'alpha').getByRole('button', { name: /Extra point/ }).click()
    await pad(page, 'Ashford').getByRole('button', { name: /Field goal/ }).click()
    await expectScore(page, '7', '3')
    await expect(sending(page)).toContainText('2 taps wait to be sent')
    await context.close()

    context = await launch()
    await context.setOffline(true)
    page = await context.newPage()
    await page.goto(`${server.url}/score/1`)
    await expectScore(page, '7', '3')
    await expect(sending(page)).toContainText('2 taps wait to be sent')
    await pad(page, 'alpha').getByRole('button', { name: /Field goal/ }).click()
    await context.setOffline(false)
    await expect(sending(page)).toContainText('All sent', { timeout: 20_000 })
    expect(await sheet()).toMatchObject({ count: 5, published: { score: '3-10' } })
    await page.reload()
    await expectScore(page, '10', '3')
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('[GM-01] two devices and a server that is killed in the middle: one sheet, nothing twice', async ({ page, browser }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page)
  await start(page)
  const other = await (await browser.newContext({ viewport: { width: 740, height: 360 } })).newPage()
  await open(other, department)
  await expect(pad(other, 'alpha').getByRole('button', { name: /Touchdown/ })).toBeEnabled()
  await pad(other, 'Ashford').getByRole('button', { name: /Field goal/ }).click()
  await expect(page.locator('[data-side="opponent"]')).toHaveText('3', { timeout: 15_000 })
  await server.kill()
  await pad(page, 'alpha').getByRole('button', { name: /Touchdown/ }).click()
  await pad(other, 'alpha').getByRole('button', { name: /Extra point/ }).click()
  await expect(sending(page)).toContainText('1 tap waits to be sent')
  await server.start()
  // Each sends at the next of its tries, which lie further and further apart, and hears of the other's at the next of its own.
  for (const one of [page, other]) await expect(one.locator('[data-side="team"]')).toHaveText('7', { timeout: 25_000 })
  await expectScore(page, '7', '3')
  expect(await sheet()).toMatchObject({ count: 4, published: { score: '3-7' } })

  // The department makes a link for a helper, and ends it.
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
  await other.getByRole('button', { name: 'End the link of Kim' }).click()
  await expect(page.getByRole('alert')).toContainText('The server takes no more', { timeout: 15_000 })
})

test('[GM-01] who comes without a token reads what this is', async ({ page, complaints }) => {
  await page.goto(`${server.url}/score/1`)
  await expect(page.getByText('This is where the score of this game is kept by hand')).toBeVisible()
  await page.getByLabel('Link or token').fill('nothing of the kind')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByText('There is no token in this.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('Link or token').fill(`https://example.org/score/1#${helper}`)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(board(page).first()).toBeVisible()
  expect(complaints).toEqual([])
})
