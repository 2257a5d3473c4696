import { expect, type Page } from '@playwright/test'
import { hydrated, test } from '../support/browser.ts'

// On a slow network a phone shows the page seconds before its script.
test.use({ viewport: { width: 390, height: 844 } })

/** Opens a page and holds its scripts that match `which`, until the returned function is called. */
async function withoutScripts(page: Page, url: string, which: RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(which, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await page.goto(url, { waitUntil: 'commit' })
  await expect(page.locator('main h1')).toBeVisible()
  return letGo
}
const all = /\/assets\/.*\.js$/

test('acts on the last of two buttons tapped before the script has loaded [SH-01]', async ({
  server,
  page,
  complaints,
}) => {
  const letGo = await withoutScripts(page, `${server.url}/sports/football`, all)
  await page.getByRole('main').getByRole('button', { name: 'Follow Football' }).click()
  await page.getByRole('button', { name: /Save for offline.*Football/ }).click()
  letGo()
  // It was pressed, and says so: without a worker nothing can be saved.
  await expect(page.getByText('Not saved yet.')).toBeVisible({ timeout: 20_000 })
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Follow Football' }),
  ).toHaveAttribute('aria-pressed', 'false')
  expect(complaints).toEqual([])
})

test('acts on a tap when one component’s script loads after the rest [SH-01]', async ({
  server,
  page,
  complaints,
}) => {
  const letGo = await withoutScripts(
    page,
    `${server.url}/sports/football`,
    /\/assets\/FollowButton-.*\.js$/,
  )
  // React has hydrated the rest by now.
  await hydrated(page.getByRole('main').locator('h1'))
  await page.getByRole('main').getByRole('button', { name: 'Follow Football' }).click()
  letGo()
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Following Football' }),
  ).toHaveAttribute('aria-pressed', 'true')
  expect(complaints).toEqual([])
})
