import { expect } from '@playwright/test'
import { test } from '../support/browser.ts'

for (const colorScheme of ['light', 'dark'] as const) {
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
    await page.goto(`${server.url}/api/v2/docs`)
    await expect(
      page.getByRole('heading', { name: 'Content API of Testham Terriers' }),
    ).toBeVisible({ timeout: 60_000 })
    await page.goto(`${server.url}/api/v2/docs#/Rosters`)
    await expect(page.getByRole('heading', { name: 'Rosters' }).first()).toBeVisible()
    const [red = 0] = await page.evaluate(() =>
      (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number),
    )
    expect(red > 128 ? 'light' : 'dark').toBe(colorScheme)
    expect([others, complaints]).toEqual([[], []])
  })
}
