import { expect, type Page } from '@playwright/test'
import {
  alertClosedFor,
  splashContinuedFor,
  splashFocusAfter,
  splashShownFor,
} from '../../src/domain/constants.ts'
import { violationsOf } from '../support/axe.ts'
import { hydrated, test, workerReady, type Department, touch } from '../support/browser.ts'
import { machineNow } from '../support/clock.mjs'
import { noticeFiles, storyPath } from '../support/notice-files.ts'
import { collectShifts } from '../support/shifts.ts'
import { cookieOf, millisecondsLeft, skipSplashes } from '../support/visitor-cookies.ts'

let site: Department
let drawn: Department
test.beforeAll(async ({ server }) => {
  site = await server.add(noticeFiles)
  drawn = await server.add(noticeFiles, { rendered: false })
})

const minute = 60_000
const splash = (page: Page) => page.getByRole('dialog')
const shown = (page: Page) => page.locator('[data-alert]:visible')
const closeNewest = (page: Page) =>
  page.getByRole('button', { name: 'Close alert: Saturday’s parking' }).click()
/** React removes the attribute when it hydrates the alerts. */
const bandHydrated = async (page: Page) => {
  await touch(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-alerts')
}

/** Advances the time of the page and of its cookies, which age by the machine's clock. */
async function pass(page: Page, milliseconds: number) {
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page
    .context()
    .addCookies(
      cookies
        .map((cookie) => ({ ...cookie, expires: cookie.expires - milliseconds / 1000 }))
        .filter((cookie) => millisecondsLeft(cookie) > 0),
    )
  await page.clock.fastForward(milliseconds)
}

async function warningsOf(page: Page) {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  return (start: string) => warnings.filter((text) => text.startsWith(start)).length
}

test('keeps an alert closed for 12 h and not a minute longer [NT-01]', async ({
  page,
  context,
}) => {
  await skipSplashes(context, site.url)
  await page.clock.install()
  await page.goto(site.url + storyPath)
  await bandHydrated(page)
  await closeNewest(page)
  for (const [later, id] of [
    [alertClosedFor - minute, '3'],
    [2 * minute, '4'],
  ] as const) {
    await pass(page, later)
    await page.goto(site.url + storyPath)
    await bandHydrated(page)
    await expect(shown(page)).toHaveAttribute('data-alert', id)
  }
})

test('hides a splash for 5 min when shown, for 4 h when continued [NT-02]', async ({ page }) => {
  await page.clock.install()
  const open = async (isThere: boolean) => {
    const answer = page.waitForResponse('**/api/v2/Splash')
    await page.goto(site.url)
    await answer
    if (isThere) return expect(splash(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(splash(page)).toHaveCount(0)
  }
  await open(true)
  await pass(page, splashShownFor - minute)
  await open(false)
  await pass(page, 2 * minute)
  await open(true)
  await page.keyboard.press('Escape')
  await expect(splash(page)).toHaveCount(0)
  await pass(page, splashContinuedFor - minute)
  await open(false)
  await pass(page, 2 * minute)
  await open(true)
})

test('shows alert and splash the same when browsers render the page [NT-01] [NT-02]', async ({
  page,
  complaints,
}) => {
  const shifts = await collectShifts(page)
  const answer = await page.goto(drawn.url)
  expect(await answer!.text()).not.toContain('The first of all')
  await splash(page).getByRole('button', { name: 'Continue to Home' }).click()
  await expect(splash(page)).toHaveCount(0)
  await expect(shown(page)).toHaveAttribute('data-alert', '4')
  await closeNewest(page)
  await page.reload()
  await expect(shown(page)).toHaveAttribute('data-alert', '3')
  await page.waitForLoadState('networkidle')
  await expect(splash(page)).toHaveCount(0)
  expect(await shifts()).toEqual([])
  expect(complaints).toEqual([])
})

test('shows the newest alert without JavaScript, and no close button [NT-01]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.url + storyPath)
  await expect(shown(page)).toHaveCount(1)
  await expect(shown(page)).toHaveAttribute('data-alert', '4')
  await expect(page.getByRole('button', { name: /Close alert/ })).toHaveCount(0)
  await context.close()
})

test('focuses the continue link of a splash page, and goes home on Escape [RT-16]', async ({
  page,
  complaints,
}) => {
  await page.clock.install()
  await page.goto(`${site.url}/splash/3`)
  await expect(page.getByRole('heading', { level: 1, name: 'Of another year' })).toBeVisible()
  await hydrated(page.getByRole('link', { name: 'Of another year' }))
  await page.clock.runFor(splashFocusAfter + 5000)
  await expect(page.getByRole('link', { name: 'Continue to Home' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${site.url}/`)
  expect(complaints).toEqual([])
})

test('requests a splash once per page load, and goes back from it [NT-02]', async ({
  page,
  context,
}) => {
  let asked = 0
  await page.route('**/api/v2/Splash', (route) => {
    asked++
    return route.continue()
  })
  const expires = machineNow() / 1000 + 1.5
  await context.addCookies([{ name: 'fh-splash-1', value: 'shown', url: site.url, expires }])
  await page.goto(site.url + storyPath)
  await expect.poll(() => cookieOf(context, 'fh-splash-1')).toBeUndefined()
  await bandHydrated(page)
  await page.locator('header[data-shell] a').first().click()
  await expect(splash(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(site.url + storyPath)
  await expect(splash(page)).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(page.locator('h1')).toContainText('Testham')
  await page.waitForLoadState('networkidle')
  await expect(splash(page)).toHaveCount(0)
  expect(asked).toBe(1)
})

test('renews the cookie that skips splashes with each visit [NT-02]', async ({ page, context }) => {
  const expires = machineNow() / 1000 + 3600
  await context.addCookies([{ name: 'fh-splash-skip', value: '1', url: site.url, expires }])
  await page.goto(site.url)
  await expect
    .poll(async () => millisecondsLeft((await cookieOf(context, 'fh-splash-skip'))!))
    .toBeGreaterThan(390 * 24 * 3600_000)
})

test('logs a failed splash call, and continues the page [NT-02]', async ({ page, complaints }) => {
  const warned = await warningsOf(page)
  await page.route('**/api/v2/Splash', (route) => route.fulfill({ status: 400, body: '' }))
  await page.goto(site.url)
  await expect.poll(() => warned('Failed to fetch splash page content')).toBe(1)
  await page.route('**/Splash/click/*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(`${site.url}/splash/3`)
  const link = page.getByRole('link', { name: 'Of another year' })
  await hydrated(link)
  await link.click()
  await expect(page).toHaveURL(`${site.url}/sports/football`)
  await expect.poll(() => warned('Failed to track click action')).toBe(1)
  expect(complaints).toEqual([])
})

test('shows a splash with no title, no end and a missing picture [NT-02]', async ({
  page,
  complaints,
}) => {
  const image = {
    url: '/images/0000000000000000',
    width: 1200,
    height: 600,
    altText: '',
    breakpoint: 'xs',
  }
  const data = {
    id: 8,
    title: '',
    link: '/',
    openInNewWindow: false,
    html: '<p>Welcome</p>',
    video: null,
    picture: { images: [image] },
    backgroundColor: 'red',
    foregroundColor: null,
    startDate: '2020-01-01T00:00:00',
    startDateUtc: '2020-01-01T06:00:00Z',
    endDate: null,
    endDateUtc: null,
  }
  await page.route('**/api/v2/Splash', (route) => route.fulfill({ json: { data } }))
  await page.goto(site.url)
  await expect(splash(page)).toContainText('Announcement')
  await expect(splash(page).getByRole('img')).toHaveCount(0)
  await splash(page).getByRole('button', { name: 'Continue to Home' }).click()
  await expect(splash(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`passes axe with alert, splash and splash page, at ${width} px [NT-01] [NT-02]`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height })
    const check = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const found = await violationsOf(page)
        const words = found.map(({ id, nodes }) => `${colorScheme} ${id} ${nodes[0]?.html}`)
        expect([page.url(), words]).toEqual([page.url(), []])
      }
    }
    for (const path of ['/', '/sports/football']) {
      await page.goto(site.url + path)
      await expect(splash(page)).toBeVisible()
      await check()
    }
    await page.goto(`${site.url}/splash/3`)
    await check()
    await skipSplashes(context, site.url)
    await page.goto(site.url)
    await bandHydrated(page)
    await check()
  })
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const isDrawn of [false, true]) {
    const where = isDrawn ? 'a page drawn by the browser' : 'a rendered page'
    test(`shows saved alerts and no splash on ${where} [NT-01] [NT-02]`, async ({
      page,
      context,
      complaints,
    }) => {
      await page.goto(isDrawn ? drawn.url : site.url)
      await expect(splash(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await workerReady(page)
      await page.reload()
      await bandHydrated(page)
      await expect(shown(page)).toHaveAttribute('data-alert', '4')
      await page.waitForLoadState('networkidle')
      await context.clearCookies()
      await context.setOffline(true)
      await page.reload()
      await bandHydrated(page)
      await expect(shown(page)).toHaveAttribute('data-alert', '4')
      await closeNewest(page)
      await expect(shown(page)).toHaveAttribute('data-alert', '3')
      await expect(splash(page)).toHaveCount(0)
      expect(complaints).toEqual([])
    })
  }
})
