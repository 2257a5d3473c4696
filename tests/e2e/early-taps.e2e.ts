import { expect, type Page } from '@playwright/test'
import { alive, test } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

// A phone on a thin line shows the page seconds before its script is there, and people tap what they see.
let server: TestServer
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
test.beforeAll(async () => { server = await startServer(departmentWith({ 'takeovers.yaml': '[]', 'splashes.yaml': '[]' })) })
test.afterAll(() => server?.stop())

/** Opens a page whose scripts are held back until the returned call, which `which` may narrow. */
async function withoutScripts(page: Page, path: string, which: RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => { letGo = resolve })
  await page.route(which, async (route) => { await held; await route.continue().catch(() => {}) })
  await page.goto(server.url + path, { waitUntil: 'commit' })
  await expect(page.locator('main h1')).toBeVisible()
  return letGo
}
const all = /\/assets\/.*\.js$/

for (const taps of [1, 3]) {
  test(`[SH-01] [OF-02] a button that is tapped ${taps === 1 ? 'once' : 'three times'} before its script is here does its work once it is, and once`, async ({ page, complaints }) => {
    const letGo = await withoutScripts(page, '/sports/football', all)
    const follow = page.getByRole('main').getByRole('button', { name: 'Follow Football' })
    for (let i = 0; i < taps; i++) await follow.click()
    await expect(follow).toHaveAttribute('aria-pressed', 'false')
    letGo()
    const following = page.getByRole('main').getByRole('button', { name: 'Following Football' })
    await expect(following).toHaveAttribute('aria-pressed', 'true')
    // Nothing of it is left that would take it back.
    await page.waitForTimeout(1000)
    await expect(following).toHaveAttribute('aria-pressed', 'true')
    await following.click()
    await expect(follow).toHaveAttribute('aria-pressed', 'false')
    expect(complaints).toEqual([])
  })
}

test('[SH-01] of two buttons the one that was tapped last is meant; a tap that the app hears is heard once', async ({ page, complaints }) => {
  const letGo = await withoutScripts(page, '/sports/football', all)
  await page.getByRole('main').getByRole('button', { name: 'Follow Football' }).click()
  await page.getByRole('button', { name: /Save for the stadium.*Football/ }).click()
  letGo()
  await expect(page.getByText(/^Saved .* [KM]B/)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('main').getByRole('button', { name: 'Follow Football' })).toHaveAttribute('aria-pressed', 'false')
  expect(complaints).toEqual([])
})

test('[SH-01] a piece of the page whose own script comes after the rest hears its tap too', async ({ page, complaints }) => {
  const letGo = await withoutScripts(page, '/sports/football', /\/assets\/FollowButton-.*\.js$/)
  // The rest is the app's by now.
  await alive(page.getByRole('main').locator('h1'))
  await page.getByRole('main').getByRole('button', { name: 'Follow Football' }).click()
  letGo()
  await expect(page.getByRole('main').getByRole('button', { name: 'Following Football' })).toHaveAttribute('aria-pressed', 'true')
  expect(complaints).toEqual([])
})
