import { expect, type Page } from '@playwright/test'
import { splashContinuedFor, splashFocusAfter, splashShownFor } from '../../src/domain/constants.ts'
import { test, type Department } from '../support/browser.ts'
import { noticeFiles } from '../support/notice-files.ts'
import { cookieOf, millisecondsLeft } from '../support/visitor-cookies.ts'

let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add(noticeFiles)
})

const splash = (page: Page) => page.getByRole('dialog')
const continueButton = (page: Page) =>
  splash(page).getByRole('button', { name: 'Continue to Home' })

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(() => {
    test.use({ viewport: { width, height } })

    test(`takes the focus after 1.5 s, and closes on Escape, at ${width} px [NT-02]`, async ({
      page,
      context,
      complaints,
    }) => {
      await page.clock.install()
      await page.goto(site.url)
      await expect(splash(page)).toBeVisible()
      const shown = (await cookieOf(context, 'fh-splash-1'))!
      expect(shown).toMatchObject({ value: 'shown', path: '/', secure: true, sameSite: 'Strict' })
      expect(Math.abs(millisecondsLeft(shown) - splashShownFor)).toBeLessThan(20_000)
      await page.clock.runFor(splashFocusAfter)
      await expect(continueButton(page)).toBeFocused()
      expect(await splash(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)

      await page.keyboard.press('Escape')
      await expect(splash(page)).toHaveCount(0)
      await expect(page.locator('#main')).toBeFocused()
      expect(new URL(page.url()).pathname).toBe('/')
      const continued = (await cookieOf(context, 'fh-splash-1'))!
      expect(continued.value).toBe('continued')
      expect(Math.abs(millisecondsLeft(continued) - splashContinuedFor)).toBeLessThan(20_000)

      const answer = page.waitForResponse('**/api/v2/Splash')
      await page.reload()
      await answer
      await page.waitForLoadState('networkidle')
      await expect(splash(page)).toHaveCount(0)
      expect(complaints).toEqual([])
    })
  })
}

test('plays a film on a click, counts a click once, and can be skipped [NT-02]', async ({
  page,
  context,
  complaints,
}) => {
  const outside: string[] = []
  const clicks: string[] = []
  await page.route(/youtube|vimeo/, (route) => {
    outside.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'film' })
  })
  await page.route('https://tickets.testham.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Tickets</title>' }),
  )
  page.on('request', (request) => {
    if (request.url().includes('/Splash/click/')) clicks.push(new URL(request.url()).pathname)
  })

  await page.goto(`${site.url}/sports/football`)
  await expect(splash(page)).toBeVisible()
  // Its own colors cannot be read, so it has the department's.
  await expect(splash(page).locator('section')).toHaveCSS('background-color', 'rgb(16, 42, 92)')
  expect(outside).toEqual([])
  await splash(page).getByRole('button', { name: 'Play video' }).click()
  await expect(page.frameLocator('iframe[title="The film"]').getByText('film')).toBeVisible()
  expect(outside).toEqual(['https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0'])

  await page.goto(site.url)
  await splash(page).getByRole('img').click()
  await expect(page).toHaveURL('https://tickets.testham.example/all')
  expect(clicks).toEqual(['/api/v2/Splash/click/1'])

  await context.clearCookies()
  await page.goto(site.url)
  await expect(splash(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(continueButton(page)).toBeFocused()
  await splash(page).getByRole('button', { name: 'Skip Permanently' }).press('Enter')
  await expect(splash(page)).toHaveCount(0)
  // Sent until Dec. 31, 2040; a browser keeps a cookie for 400 days.
  const skipped = (await cookieOf(context, 'fh-splash-skip'))!
  expect(millisecondsLeft(skipped)).toBeGreaterThan(390 * 24 * 3600_000)
  const asked: string[] = []
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname)
  })
  const takeovers = page.waitForResponse('**/api/v2/Takeovers*')
  await page.reload()
  await takeovers
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/v2/Splash'))).toEqual([])
  expect(complaints).toEqual([])
})
