import { expect } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { alive, test, underWorker } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { keptHere } from '../support/kept-here.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
test.beforeAll(async () => { server = await startServer(departmentWith()) })
test.afterAll(() => server?.stop())

test('[OF-02] a choice counts at once, before the next page is painted, and in every tab', async ({ page, context, complaints }) => {
  const other = await context.newPage()
  await other.goto(server.url)
  await alive(other.locator('#main'))
  await page.goto(`${server.url}/settings`)
  await expect(page.locator('main div[inert]')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('radio', { name: 'Covered' }).check()
  const html = page.locator('html')
  await expect(html).toHaveCSS('color-scheme', 'dark')
  await expect(html).toHaveAttribute('data-scores', 'covered')
  await expect(other.locator('html')).toHaveCSS('color-scheme', 'dark')
  const colours = await page.locator('meta[name="theme-color"]').evaluateAll((all) => all.map((meta) => (meta as HTMLMetaElement).content))
  expect(colours[0]).toBe(colours[1])
  await page.goto(server.url, { waitUntil: 'commit' })
  await expect(html).toHaveAttribute('data-scheme', 'dark')
  await page.goto(`${server.url}/settings`)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('button', { name: 'Forget everything on this device' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forget everything' }).click()
  await expect(page.getByRole('radio', { name: 'Shown' })).toBeChecked()
  await expect(html).not.toHaveAttribute('data-scheme', 'dark')
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('fh-choices')
  expect(complaints).toEqual([])
})

test('[OF-02] what is forgotten is forgotten with the notes of which pictures were seen', async ({ page }) => {
  const noted = async () => (await keptHere(page)).flatMap((entry) => /^database workbox-expiration .*"url":"([^"]+)"/.exec(entry)?.[1] ?? [])
  await page.goto(server.url)
  await underWorker(page)
  await page.goto(`${server.url}/facilities`)
  await alive(page.locator('#main'))
  await expect.poll(async () => (await noted()).length, { timeout: 15_000 }).toBeGreaterThan(0)
  await page.goto(`${server.url}/settings`)
  await expect(page.locator('main div[inert]')).toHaveCount(0)
  // What this page shows may be noted anew.
  const here = new Set(await page.locator('img, source, link[rel="icon"], link[rel="apple-touch-icon"]').evaluateAll((all) => all.flatMap((one) => [(one as HTMLImageElement).currentSrc ?? '', (one as HTMLLinkElement).href ?? ''])))
  const before = await noted()
  expect(before.filter((url) => !here.has(url)).length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Forget everything on this device' }).click()
  const loaded = page.waitForEvent('load')
  await page.getByRole('dialog').getByRole('button', { name: 'Forget everything' }).click()
  await loaded
  expect((await noted()).filter((url) => before.includes(url) && !here.has(url))).toEqual([])
})

test('[OF-02] keys act where nobody types, and not at all once they are off', async ({ page }) => {
  await page.goto(`${server.url}/settings`)
  await expect(page.locator('main div[inert]')).toHaveCount(0)
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page).toHaveURL(/\/calendar$/)
  await page.goto(`${server.url}/search`)
  await alive(page.locator('#main'))
  const field = page.getByRole('main').getByRole('combobox')
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(field).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.type('?g')
  await expect(field).toHaveValue('?g')
  await page.evaluate(() => localStorage.setItem('fh-choices', '{"shortcuts":"off"}'))
  await page.goto(`${server.url}/settings`)
  await expect(page.getByRole('switch')).not.toBeChecked()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeHidden()
})

for (const scheme of ['light', 'dark'] as const) {
  test(`[OF-02] the settings keep the rules of access, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${server.url}/settings`)
    await expect(page.locator('main div[inert]')).toHaveCount(0)
    const violations = await violationsOf(page)
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}
