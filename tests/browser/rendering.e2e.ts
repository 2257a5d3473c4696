import { expect } from '@playwright/test'
import { hydrated, test } from '../support/browser.ts'

test('hydrates the server’s page and navigates on [SE-02] [SH-13] [MD-05]', async ({
  server,
  page,
  complaints,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  // Records each moment at which the heading was removed again.
  await page.addInitScript(() => {
    const gone: string[] = []
    Object.assign(globalThis, { gone })
    let shown = false
    new MutationObserver(() => {
      const now = document.querySelector('h1')?.checkVisibility() ?? false
      if (shown && !now) gone.push(`after ${Math.round(performance.now())} ms`)
      shown = now
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  const gone = () => page.evaluate(() => (globalThis as unknown as { gone: string[] }).gone)
  // Components of the shell load after the page: the server's markup must not be hidden until then.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/parts-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${server.url}/sports/football/roster`, { waitUntil: 'commit' })
  const drawn = await heading.elementHandle()
  await hydrated(heading)
  await expect(page.getByRole('banner')).toBeVisible()
  letGo()
  expect(await drawn!.evaluate((element) => element.isConnected)).toBe(true)
  await hydrated(page.getByRole('banner'))
  expect(await gone()).toEqual([])

  await page.evaluate(() => {
    document.documentElement.dataset['same'] = 'yes'
  })
  for (const path of ['/sports/football/schedule', '/sports/football']) {
    const link = page.locator(`a[href="${path}"]:visible`).first()
    await hydrated(link)
    await link.click()
    await expect(page).toHaveURL(server.url + path)
    await expect(page.locator('#main')).toBeFocused()
  }
  await page.goBack()
  await expect(page).toHaveURL(/schedule$/)
  await expect(page.locator('#main')).toContainText('Calder Tech')
  await page.goBack()
  await expect(page.locator('#main')).toContainText('Okafor')
  await page.goForward()
  await expect(page.locator('#main')).toContainText('Calder Tech')
  expect(await page.evaluate(() => document.documentElement.dataset['same'])).toBe('yes')
  expect(complaints).toEqual([])

  // The server renders the same page for all wrong addresses; the browser adds the name.
  await page.goto(`${server.url}/sports/football/roster/joep-de-bruin-jr/999999`)
  await expect(page.getByRole('link', { name: 'Search for Joep de Bruin JR' })).toHaveAttribute(
    'href',
    '/search?q=Joep%20de%20Bruin%20JR',
  )
  // A misspelled address leads to the page of the sport with nearly the same one.
  await page.goto(`${server.url}/sports/football/schedlue`)
  await expect(page.getByText('Did you mean Football Schedule?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Football Schedule' })).toHaveAttribute(
    'href',
    '/sports/football/schedule',
  )
})

test('opens menus and navigates without JavaScript [SH-01] [SH-02] [SH-03] [SH-05]', async ({
  server,
  browser,
}) => {
  const viewport = { width: 390, height: 844 }
  const page = await browser.newPage({ javaScriptEnabled: false, viewport })
  const menu = page.getByRole('navigation', { name: 'Main' })
  await page.goto(`${server.url}/sports/football`)
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.locator('#sport-menu').getByRole('link', { name: 'Schedule' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.locator('summary', { hasText: 'Sports' }).click()
  await menu.getByRole('link', { name: 'Football Roster' }).click()
  await expect(page).toHaveURL(/football\/roster$/)
  await expect(page.locator('#main')).toContainText('Okafor')
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('search').getByLabel('Search', { exact: true }).fill(' okafor &')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=\+okafor\+%26$/)
  await expect(
    page
      .locator('#main')
      .getByRole('link', { name: /Okafor/ })
      .first(),
  ).toBeVisible()
  await page.close()
})
