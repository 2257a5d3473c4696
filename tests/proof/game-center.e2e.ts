import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { hydrated, test, workerReady } from '../support/browser.ts'
import { addGameDay } from '../support/game-day.ts'

const score = (page: Page) => page.locator('[data-side="home"] [data-spoils]')

test('has no accessibility fault during and after a game [GM-03]', async ({
  server,
  page,
  complaints,
}) => {
  const day = await addGameDay(server)
  await day.send({ us: [3, 7], quarter: 2 })
  for (const path of [`/game-center/${day.gameId}`, '/game-center/2']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(day.url + path)
      await hydrated(page.locator('[data-side="home"]').first())
      const violations = await violationsOf(page, '#main')
      const faults = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)
      expect([path, colorScheme, ...faults]).toEqual([path, colorScheme])
    }
  }
  expect(complaints).toEqual([])
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('opens a game center offline after one visit [OF-02]', async ({ server, page, context }) => {
    const day = await addGameDay(server)
    await day.send({ us: [33], quarter: 4 })
    const center = `/game-center/${day.gameId}`
    await page.goto(day.url + center)
    await hydrated(page.locator('[data-side="home"]').first())
    await workerReady(page)
    await page.reload()
    await expect(score(page)).toBeVisible()
    await expect
      .poll(() =>
        page.evaluate(async (path) => {
          const open = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
          return (await Promise.all(open.map((cache) => cache.match(path)))).some(Boolean)
        }, center),
      )
      .toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(score(page)).toHaveText('33')
  })
})
