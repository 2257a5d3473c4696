import { expect, type Page } from '@playwright/test'
import { hydrated, test } from '../support/browser.ts'
import { addGameDay } from '../support/game-day.ts'
import { silentProxy } from '../support/silent-proxy.ts'

/** Milliseconds in which a score must be there; a loaded machine gets some more. */
const soon = 4000

const turn = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

for (const hidden of [10_000, 6000])
  test(`shows a score within seconds after ${hidden / 1000} s in the pocket [GM-04]`, async ({
    server,
    page,
  }) => {
    const day = await addGameDay(server)
    await day.send({ us: [7] })
    const proxy = await silentProxy(server.port)
    const main = page.locator('#main')
    await page.goto(`http://${day.host}:${proxy.port}/sports/football/schedule`)
    await hydrated(main)
    await expect.poll(day.streams).toBe(1)
    await turn(page, 'hidden')
    proxy.silence()
    await day.send({ us: [14] })
    await page.waitForTimeout(hidden)
    await turn(page, 'visible')
    await expect(main.getByText('14', { exact: true }).first()).toBeVisible({ timeout: soon })
    // The stream works again, too.
    await day.send({ us: [21] })
    await expect(main.getByText('21', { exact: true }).first()).toBeVisible({ timeout: 2 * soon })
    proxy.close()
  })

test('notices a silent stream on an open page within 10 s, and shows the age [GM-04]', async ({
  server,
  page,
}) => {
  const day = await addGameDay(server)
  await day.send({ us: [7] })
  const proxy = await silentProxy(server.port)
  const main = page.locator('#main')
  await page.goto(`http://${day.host}:${proxy.port}/sports/football/schedule`)
  await hydrated(main)
  await expect.poll(day.streams).toBe(1)
  // A heartbeat has said when the next one comes.
  await day.send({ us: [10] })
  await expect(main.getByText('10', { exact: true }).first()).toBeVisible()
  await page.waitForTimeout(5000)
  proxy.silence()
  await day.send({ us: [14] })
  await expect(main.getByText('14', { exact: true }).first()).toBeVisible({ timeout: 14_000 })
  proxy.close()
})

test('marks scores as not live when nothing comes back [GM-04]', async ({ server, page }) => {
  const day = await addGameDay(server)
  await day.send({ us: [7] })
  const proxy = await silentProxy(server.port)
  await page.goto(`http://${day.host}:${proxy.port}/sports/football/schedule`)
  await hydrated(page.locator('#main'))
  await expect.poll(day.streams).toBe(1)
  await day.send({ us: [10] })
  await page.waitForTimeout(5000)
  await expect(page.locator('[data-age="live"]')).toBeVisible()
  // New connections do not get through either.
  await page.route('**/api/v2/**', () => {})
  proxy.silence()
  await expect(page.locator('[data-age="quiet-live"]')).toBeVisible({ timeout: 18_000 })
  proxy.close()
})
