import { expect, type Page } from '@playwright/test'
import { alertClosedFor } from '../../src/domain/constants.ts'
import { alertCookie } from '../../src/domain/shell/alerts.ts'
import { test, type Department } from '../support/browser.ts'
import { noticeFiles } from '../support/notice-files.ts'
import { collectShifts, type Move } from '../support/shifts.ts'
import { cookieOf, millisecondsLeft, skipSplashes } from '../support/visitor-cookies.ts'

let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add(noticeFiles)
})

const alerts = (page: Page) => page.getByRole('region', { name: 'Alerts' })
const shown = (page: Page) => page.locator('[data-alert]:visible')
/** React removes the attribute when it hydrates the alerts. */
const hydrated = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-alerts')
const headerTop = (page: Page) =>
  page.locator('header[data-shell]').evaluate((header) => header.getBoundingClientRect().top)
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(() => {
    test.use({ viewport: { width, height } })

    test(`shows the next alert and focuses it when one is closed, at ${width} px [NT-01]`, async ({
      page,
      context,
      complaints,
    }) => {
      await skipSplashes(context, site.url)
      await context.addCookies([{ name: alertCookie(4), value: '1', url: site.url }])
      const shifts = await collectShifts(page)
      // Delayed, so that the first paint depends on the script in the head only.
      let release = () => {}
      const held = new Promise<void>((done) => {
        release = done
      })
      await page.route('**/assets/*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(site.url, { waitUntil: 'commit' })
      await expect(page.locator('[data-alert="3"]')).toBeVisible()
      await expect(shown(page)).toHaveCount(1)
      const top = await headerTop(page)
      release()
      await hydrated(page)
      await expect(page.locator('[data-alert]')).toHaveCount(1)
      expect(await headerTop(page)).toBe(top)

      const close = alerts(page).getByRole('button')
      const { width: wide, height: high } = (await close.boundingBox())!
      expect([wide, high]).toEqual([44, 44])
      // One line until it is opened, with its border.
      expect((await shown(page).boundingBox())!.height).toBe(45)
      const tops = [top]
      await close.click()
      const cookie = (await cookieOf(context, alertCookie(3)))!
      expect(cookie).toMatchObject({ path: '/', secure: true, sameSite: 'Strict' })
      expect(Math.abs(millisecondsLeft(cookie) - alertClosedFor)).toBeLessThan(20_000)

      await expect(alerts(page)).toContainText('on the west side')
      tops.push(await headerTop(page))
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await expect(close).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(alerts(page)).toContainText('The first of all')
      tops.push(await headerTop(page))
      await expect(close).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(alerts(page)).toHaveCount(0)
      await expect(page.locator('header[data-shell] a').first()).toBeFocused()
      tops.push(await headerTop(page))
      expect(tops.at(-1)).toBe(0)
      // The page follows the band, as a whole: closing is the visitor's own action.
      const isStep = (step: number) =>
        tops.some((before) => tops.some((after) => Math.abs(after - before - step) <= 1))
      // What was below the window has no place before.
      const follows = ({ from, to }: Move) =>
        from.height === 0 || (from.x === to.x && isStep(to.y - from.y))
      expect(await shifts({ isExpected: follows })).toEqual([])
      expect(complaints).toEqual([])
    })
  })
}

test('keeps an alert in one line around text of 200 %, and opens it whole [NT-01]', async ({
  page,
  context,
}) => {
  await skipSplashes(context, site.url)
  await context.addCookies(
    [3, 4].map((id) => ({ name: alertCookie(id), value: '1', url: site.url })),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(site.url)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const alert = shown(page)
  const heightOf = async () => (await alert.boundingBox())!.height
  const title = alert.locator('b')
  expect(await heightOf()).toBeGreaterThanOrEqual(44)
  expect(await heightOf()).toBeLessThan(70)
  const isCut = () => title.evaluate((text) => text.scrollWidth > text.clientWidth)
  expect(await isCut()).toBe(true)
  await alert.locator('summary').click()
  await expect(alert.getByText('Bring a coat.')).toBeVisible()
  expect(await isCut()).toBe(false)
  expect(await heightOf()).toBeGreaterThan(300)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('announces an alert that begins, and clears its room when it ends [NT-01]', async ({
  page,
  context,
  complaints,
}) => {
  const alert = (id: number, title: string, more: object = {}) => ({
    id,
    title,
    message: '',
    link: null,
    linkTitle: null,
    openInNewWindow: false,
    enabled: true,
    showOnWeb: true,
    startDate: null,
    endDate: null,
    endDateUtc: null,
    ...more,
  })
  await skipSplashes(context, site.url)
  const shifts = await collectShifts(page)
  await page.clock.install()
  await page.goto(site.url)
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-build', /./)
  const end = await page.evaluate(() => new Date(Date.now() + 8 * 60_000).toISOString())
  await page.route('**/api/v2/Alert/active', (route) =>
    route.fulfill({
      json: [
        alert(9, 'Lightning: take cover', { endDateUtc: end }),
        alert(10, 'Off', { enabled: false }),
        alert(11, 'App', { showOnWeb: false }),
        alert(12, 'Later', { startDate: '2099-01-01T00:00:00' }),
        alert(4, 'Saturday’s parking'),
      ],
    }),
  )
  // The page reads every five minutes, plus or minus a quarter.
  await page.clock.fastForward(6.25 * 60_000 + 1000)
  await expect(page.getByRole('status').filter({ hasText: 'Lightning: take cover' })).toBeVisible()
  await expect(shown(page)).toHaveCount(1)
  await page.clock.fastForward(110_000)
  await expect(page.getByText('Lightning: take cover')).toHaveCount(0)
  await expect(alerts(page)).toContainText('Saturday’s parking')
  expect(await shifts()).toEqual([])
  expect(complaints).toEqual([])
})
