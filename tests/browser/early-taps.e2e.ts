import { expect } from '@playwright/test'
import { test } from '../support/browser.ts'

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
