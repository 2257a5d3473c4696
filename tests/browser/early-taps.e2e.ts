import { expect } from '@playwright/test'
import { hydrated, test } from '../support/browser.ts'

test.use({ viewport: { width: 390, height: 844 } })

// On a slow network a phone shows the page seconds before its script.
test('acts once on a button tapped before its script has loaded [SH-01] [OF-02]', async ({
  server,
  page,
  complaints,
}) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await page.goto(`${server.url}/sports/football`, { waitUntil: 'commit' })
  const main = page.getByRole('main')
  const follow = main.getByRole('button', { name: 'Follow Football' })
  await follow.click()
  await follow.click()
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  letGo()
  const following = main.getByRole('button', { name: 'Following Football' })
  await expect(following).toHaveAttribute('aria-pressed', 'true')
  // No second tap is queued: the next click is the next change.
  await following.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  expect(complaints).toEqual([])
})

test('keeps a checkbox and a tab that were tapped before the script [SH-01] [RT-06]', async ({
  server,
  page,
}) => {
  let letGo = () => {}
  let held = Promise.resolve()
  const hold = () => {
    held = new Promise<void>((resolve) => {
      letGo = resolve
    })
  }
  await page.addInitScript(() => localStorage.setItem('fh-teams', '1'))
  await page.route(/\/assets\/(?:react|kit)-.*\.js$/, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  hold()
  await page.goto(`${server.url}/calendar/2026-09`)
  const mine = page.getByRole('switch', { name: 'My teams only' })
  await mine.check()
  // On a slow phone the tap is repeated while React hydrates the page.
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  letGo()
  await hydrated(mine)
  await expect(mine).toBeChecked()
  await expect(page.locator('#main')).not.toContainText('WSOC')
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 })

  // A view of the page is no document of its own, whose place would be its top.
  hold()
  await page.goto(`${server.url}/sports/football/roster`)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  const table = page.getByRole('main').getByRole('link', { name: 'Table', exact: true })
  await table.click()
  letGo()
  await expect(page).toHaveURL(/view=table/)
  expect(documents).toBe(0)
})
