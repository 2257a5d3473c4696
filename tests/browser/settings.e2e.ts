import { expect } from '@playwright/test'
import { hydrated, test } from '../support/browser.ts'

test('applies a setting at once, before the next paint and in every tab [OF-02]', async ({
  server,
  page,
  context,
  complaints,
}) => {
  const other = await context.newPage()
  await other.goto(server.url)
  await hydrated(other.locator('#main'))
  await page.goto(`${server.url}/settings`)
  await expect(page.locator('main div[inert]')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('radio', { name: 'Hidden' }).check()
  const html = page.locator('html')
  await expect(html).toHaveCSS('color-scheme', 'dark')
  await expect(html).toHaveAttribute('data-scores', 'covered')
  await expect(other.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(other.locator('html')).toHaveAttribute('data-scores', 'covered')
  // The browser's bar has one color, whichever scheme the device prefers.
  const metas = page.locator('meta[name="theme-color"]')
  const colors = await metas.evaluateAll((all) => all.map((meta) => meta.getAttribute('content')))
  expect(new Set(colors).size).toBe(1)

  await page.goto(server.url, { waitUntil: 'commit' })
  await expect(html).toHaveAttribute('data-scheme', 'dark')
  await page.goto(`${server.url}/settings`)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('button', { name: 'Delete all data on this device' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all data' }).click()
  await expect(page.getByRole('radio', { name: 'Shown' })).toBeChecked()
  await expect(html).not.toHaveAttribute('data-scheme', 'dark')
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('fh-choices')
  expect(complaints).toEqual([])
})

test('acts on shortcut keys outside fields only, and on none once they are off [OF-02]', async ({
  server,
  page,
  complaints,
}) => {
  await page.goto(`${server.url}/settings`)
  await expect(page.locator('main div[inert]')).toHaveCount(0)
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  // The shortcuts have their own script, which loads after hydration.
  const opensAndCloses = async () => {
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(dialog).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await opensAndCloses()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page).toHaveURL(`${server.url}/calendar`)

  await page.goto(`${server.url}/search`)
  await hydrated(page.locator('#main'))
  const field = page.getByRole('main').getByRole('combobox')
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(field).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type('?g')
  await expect(field).toHaveValue('?g')

  await page.goto(`${server.url}/settings`)
  await expect(page.locator('main div[inert]')).toHaveCount(0)
  await opensAndCloses()
  await page.getByRole('switch', { name: /shortcuts/i }).uncheck()
  await page.keyboard.press('?')
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  // Turned on again, the same key works; the keys before it timed out.
  await page.getByRole('switch', { name: /shortcuts/i }).check()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${server.url}/settings`)
  await page.keyboard.press('?')
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/settings`)
  expect(complaints).toEqual([])
})
