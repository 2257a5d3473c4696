import { expect, type Locator, type Page } from '@playwright/test'
import { test, type Department } from '../support/browser.ts'
import { promotionFiles } from '../support/promotion-files.ts'
import { collectShifts } from '../support/shifts.ts'
import { skipSplashes } from '../support/visitor-cookies.ts'

let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add({
    ...promotionFiles,
    // Each with a picture of its own.
    'slideshow.yaml': Object.entries({ One: 'field', Two: 'wide', Three: 'square' })
      .map(
        ([title, picture]) =>
          `- {title: ${title}, subtitle: Of three, url: /sports/football/schedule, ` +
          `linkText: See it, image: {path: pictures/${picture}.svg, alt: A field}}\n`,
      )
      .join(''),
  })
})
test.beforeEach(({ context }) => skipSplashes(context, site.url))

const placeOf = (page: Page, name: string) => page.locator(`[data-promotion="${name}"]`)
const shown = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]:not([inert])')
const first = (carousel: Locator) => shown(carousel).first().getAttribute('aria-label')

/** Stops the page's clock, so that time passes only by `runFor`. */
const stopClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))

/** Waits for a value while the page's stopped clock is advanced. */
const whileClockPasses = <T>(page: Page, step: number, value: () => T | Promise<T>) =>
  expect.poll(
    async () => {
      await page.clock.runFor(step)
      return value()
    },
    { intervals: [50] },
  )

/** Scrolls a carousel into view and waits until it slides. */
async function near(page: Page, name: string): Promise<Locator> {
  const carousel = placeOf(page, name)
  // Parts above it that are laid out meanwhile may move it. Without a touch the app starts 6 s
  // after the carousel came into view.
  await whileClockPasses(page, 200, async () => {
    await carousel.scrollIntoViewIfNeeded()
    return carousel.locator('[data-taken]').count()
  }).toBe(1)
  return carousel
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(() => {
    test.use({ viewport: { width, height } })
    const visible = width === 390 ? 2 : 4

    test(`turns after 8 s, counts views, responds to keys, at ${width} px [AD-01] [AD-02]`, async ({
      page,
      complaints,
    }) => {
      const calls: string[][] = []
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url())
        const isCount = pathname === '/api/v2/promotions/counter'
        if (isCount) calls.push(searchParams.get('adIds')!.split(','))
      })
      const partners = () =>
        calls
          .flat()
          .filter((id) => id.startsWith('10'))
          .toSorted()
      const ids = (count: number) => Array.from({ length: count }, (_, i) => String(101 + i))
      const shifts = await collectShifts(page)
      await page.clock.install()
      await page.goto(site.url)
      await expect(page.locator('html[data-build]')).toBeAttached()
      await stopClock(page)
      const carousel = await near(page, 'home-partners')
      await expect(shown(carousel)).toHaveCount(visible)
      // It rests under a mouse. Half of a campaign visible for a second counts; it is reported 2 s
      // later.
      await carousel.locator('[data-taken]').hover()
      await whileClockPasses(page, 1000, partners).toEqual(ids(visible))
      await page.clock.runFor(20_000)
      expect(await first(carousel)).toBe('1 of 6')
      await page.mouse.move(1, 1)
      await page.clock.runFor(7900)
      expect(await first(carousel)).toBe('1 of 6')
      await page.clock.runFor(200)
      expect(await first(carousel)).toBe('2 of 6')

      const pause = carousel.getByRole('button', { name: 'Pause Our partners' })
      await pause.focus()
      await page.keyboard.press('Enter')
      await expect(carousel.getByRole('button', { name: 'Play Our partners' })).toBeFocused()
      await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
      await whileClockPasses(page, 1000, partners).toEqual(ids(visible + 1))
      await page.clock.runFor(20_000)
      expect(await first(carousel)).toBe('2 of 6')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      const next = carousel.getByRole('button', { name: 'Next slide of Our partners' })
      await expect(next).toBeFocused()
      await page.keyboard.press('Enter')
      expect(await first(carousel)).toBe('3 of 6')
      // Slides out of view cannot be focused.
      await page.keyboard.press('Tab')
      await expect(shown(carousel).first().getByRole('link')).toBeFocused()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      expect(await shifts()).toEqual([])
      expect(complaints).toEqual([])
    })
  })
}

test('loads the pictures of later slides once the slides move [AD-02] [MD-01]', async ({
  page,
}) => {
  await page.goto(site.url)
  const slides = page.getByRole('main').getByRole('group', { name: 'featured stories' })
  const loaded = () =>
    slides
      .getByRole('group', { includeHidden: true })
      .locator('img')
      .evaluateAll((pictures: HTMLImageElement[]) =>
        pictures.map(({ naturalWidth }) => naturalWidth > 0),
      )
  await expect.poll(loaded).toEqual([true, false, false])
  await page.waitForLoadState('networkidle')
  expect(await loaded()).toEqual([true, false, false])
  await slides.hover()
  await expect.poll(loaded).toEqual([true, true, true])
})

test('counts each click on a campaign [AD-01]', async ({ page, context }) => {
  const clicks: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.endsWith('/click')) clicks.push(path)
  })
  await context.route(/^https:/, (route) =>
    route.fulfill({ body: '<!doctype html><title>there</title>', contentType: 'text/html' }),
  )
  await page.goto(site.url)
  await expect(page.locator('html[data-build]')).toBeAttached()
  const carousel = placeOf(page, 'home-partners')
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.locator('[data-taken]')).toHaveCount(1)
  const link = shown(carousel).first().locator('a[data-campaign]')
  const id = await link.getAttribute('data-campaign')
  const answer = page.waitForResponse('**/promotions/campaigns/*/click')
  await link.click()
  expect((await answer).status()).toBe(204)
  expect(clicks).toEqual([`/api/v2/promotions/campaigns/${id}/click`])
})

test('stops all rotators with one button, also after a reload [SH-13] [AD-02]', async ({
  page,
  complaints,
}) => {
  await page.clock.install()
  await page.goto(`${site.url}/sports/football/schedule`)
  await expect(page.locator('html[data-build]')).toBeAttached()
  const all = page.getByRole('button', { name: /All Rotators$/ })
  const partners = placeOf(page, 'home-partners')
  const offers = placeOf(page, 'home-events')
  await stopClock(page)
  await page.locator('header[data-shell] a').first().click()
  await expect(page).toHaveURL(`${site.url}/`)
  await near(page, 'home-partners')
  // The button appears 2 s after the page.
  await whileClockPasses(page, 500, () => all.count()).toBe(1)
  await page.mouse.move(1, 1)
  await all.focus()
  await expect(all).toBeInViewport()
  await expect(all).toHaveText('Pause All Rotators')
  await page.keyboard.press('Enter')
  const said = page.getByRole('status').filter({ hasText: 'All rotators are paused.' })
  await expect(said).toBeVisible()
  await expect(all).toHaveText('Play All Rotators')
  const before = [await first(partners), await first(offers)]
  await page.clock.runFor(30_000)
  expect([await first(partners), await first(offers)]).toEqual(before)

  await page.reload()
  await near(page, 'home-partners')
  await expect(partners.getByRole('button', { name: 'Play Our partners' })).toBeVisible()
  await whileClockPasses(page, 500, () => all.count()).toBe(1)
  await expect(all).toHaveText('Play All Rotators')
  expect(await first(partners)).toBe('1 of 6')
  await all.focus()
  await page.keyboard.press('Enter')
  await expect(all).toHaveText('Pause All Rotators')
  await page.clock.runFor(8100)
  expect(await first(partners)).toBe('2 of 6')
  expect(complaints).toEqual([])
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`turns the department's slides in the hero at ${width} px [RT-01] [AD-02]`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height })
    const shifts = await collectShifts(page)
    await page.clock.install()
    await page.goto(site.url)
    await expect(page.locator('html[data-build]')).toBeAttached()
    await stopClock(page)
    const rotator = page.getByRole('group', { name: 'featured stories', exact: true })
    await rotator.scrollIntoViewIfNeeded()
    await whileClockPasses(page, 50, () => rotator.locator('[data-taken]').count()).toBe(1)
    // Only its first picture is loaded before others.
    await expect(page.locator('#main img[fetchpriority="high"]')).toHaveCount(1)
    await expect(rotator.locator('img').first()).toHaveAttribute('fetchpriority', 'high')
    await expect(shown(rotator)).toHaveCount(1)
    expect(await first(rotator)).toBe('1 of 3')
    await page.mouse.move(1, 1)
    await page.clock.runFor(8100)
    expect(await first(rotator)).toBe('2 of 3')

    expect(await shifts()).toEqual([])

    const all = page.getByRole('button', { name: 'Pause All Rotators' })
    await all.focus()
    await page.keyboard.press('Enter')
    await page.clock.runFor(20_000)
    expect(await first(rotator)).toBe('2 of 3')
    await rotator.getByRole('button', { name: 'Next slide of featured stories' }).focus()
    await page.keyboard.press('Enter')
    expect(await first(rotator)).toBe('3 of 3')
    await rotator.getByRole('button', { name: 'Slide 1 of featured stories' }).click()
    expect(await first(rotator)).toBe('1 of 3')
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
    await rotator.getByRole('link', { name: 'One' }).click()
    await expect(page).toHaveURL(`${site.url}/sports/football/schedule`)
    expect(complaints).toEqual([])
  })
}

test('does not turn the slides under reduced motion [RT-01] [SH-13]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto(site.url)
  await expect(page.locator('html[data-build]')).toBeAttached()
  await stopClock(page)
  const rotator = page.getByRole('group', { name: 'featured stories', exact: true })
  await whileClockPasses(page, 50, () => rotator.locator('[data-taken]').count()).toBe(1)
  await page.mouse.move(1, 1)
  await page.clock.runFor(30_000)
  expect(await first(rotator)).toBe('1 of 3')
  await expect(rotator.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
})
