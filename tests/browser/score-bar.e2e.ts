import { expect } from '@playwright/test'
import { test } from '../support/browser.ts'
import { copyOfPrepared } from '../support/prepared.ts'
import { serve, type TestServer } from '../support/server.ts'

let server: TestServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await serve(await copyOfPrepared('demo'), { DEMO: '1' })
})
test.afterAll(() => server?.stop())

test('keeps the score of a game in 48 px at the top of a phone [GM-02] [GM-03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const site = server.urlOf('harlan.localhost')
  await page.goto(`${site}/sports/mens-basketball/schedule`)
  const box = await page.locator('main a[href*="/boxscore/"]').first().getAttribute('href')
  const bar = page.locator('[data-game-bar]')
  for (const path of [box!, `/game-center/${box!.split('/').at(-1)}`]) {
    await page.goto(site + path)
    /** Whether the pixels from its top to its bottom show it. */
    const seen = () =>
      bar.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [1, height / 2, height - 1].map((down) =>
          element.contains(document.elementFromPoint(x + width / 2, y + down)),
        )
      })
    // It is not there while the scoreboard shows the score, then whole.
    await expect(bar).toBeHidden()
    const scoreboard = page.locator('[data-game-bar] + header [data-side=home] > [data-spoils]')
    for (let depth = 0; depth <= 600; depth += 20) {
      await page.evaluate((top) => scrollTo(0, top), depth)
      const below = await scoreboard.evaluate((score) => score.getBoundingClientRect().bottom)
      // On the edge either is right.
      if (Math.abs(below) < 5) continue
      const isShown = below > 0
      await expect(bar).toBeVisible({ visible: !isShown })
      expect(new Set(await seen())).toEqual(new Set([!isShown]))
    }
    const score = (await bar.locator('b').boundingBox())!
    expect(Math.abs(score.x + score.width / 2 - 195)).toBeLessThanOrEqual(1)
    for (const depth of [600, 1500]) {
      await page.evaluate((top) => scrollTo(0, top), depth)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(depth - 50)
      expect(await bar.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 48 })
      await expect(bar).toContainText(/\d+.*\d+/)
    }
  }
})
