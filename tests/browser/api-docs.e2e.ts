import { expect } from '@playwright/test'
import { test } from '../support/browser.ts'

// Its style sheet is dark by a rule of ours; proof tries its own colors, too.
for (const colorScheme of process.env['PROOF'] === '1'
  ? (['light', 'dark'] as const)
  : (['dark'] as const)) {
  test(`opens the API documentation in ${colorScheme} without other hosts [CA-02]`, async ({
    server,
    page,
    complaints,
  }) => {
    const others: string[] = []
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== server.url)
        others.push(request.url())
    })
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${server.url}/api/v2/docs#/Rosters`)
    await expect(
      page.getByRole('heading', { name: 'Content API of Testham Terriers' }),
    ).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('heading', { name: 'Stories' })).toBeVisible()

    // The link opened this group only.
    const call = page.locator('#operations-Rosters-activeRosters')
    await expect(call).toBeVisible()
    await expect(page.locator('[id^=operations-Stories-]')).toHaveCount(0)
    await call.getByRole('button', { name: 'The rosters of the current seasons' }).click()
    await expect(page).toHaveURL(/#\/Rosters\/activeRosters$/)

    await call.getByRole('button', { name: 'Try it out' }).click()
    await call.getByRole('button', { name: 'Execute' }).click()
    await expect(call.locator('.live-responses-table')).toContainText('2026 Football Roster')

    const [red = 0] = await page.evaluate(() =>
      (getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []).map(Number),
    )
    expect(red > 128 ? 'light' : 'dark').toBe(colorScheme)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect([others, complaints]).toEqual([[], []])
  })
}
