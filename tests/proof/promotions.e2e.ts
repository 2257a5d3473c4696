import { expect, type Locator, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { test, touch, type Department } from '../support/browser.ts'
import { promotionFiles } from '../support/promotion-files.ts'
import { collectShifts } from '../support/shifts.ts'

let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add(promotionFiles)
})

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const placeOf = (page: Page, name: string) => page.locator(`[data-promotion="${name}"]`)
const shown = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]:not([inert])')
const first = (carousel: Locator) => shown(carousel).first().getAttribute('aria-label')
const built = (page: Page) => expect(page.locator('html[data-build]')).toBeAttached()
const stopClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))

/** Scrolls a carousel into view and waits until it slides. */
async function near(page: Page, name: string): Promise<Locator> {
  const carousel = placeOf(page, name)
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.locator('[data-taken]')).toBeAttached()
  return carousel
}

for (const viewport of [phone, desktop]) {
  const isWide = viewport === desktop
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('shows each type in its place, and logs what is left out [AD-01]', async ({
      page,
      complaints,
    }) => {
      const warnings: string[] = []
      page.on('console', (message) => {
        if (message.text().includes('promotion 501')) warnings.push(message.text())
      })
      await page.goto(site.url)
      await expect(placeOf(page, 'home-note')).toContainText('A word')
      await expect(placeOf(page, 'header-left')).toBeVisible({ visible: isWide })
      expect(await page.evaluate(() => (globalThis as { broken?: number }).broken)).toBeUndefined()
      await page.goto(`${site.url}/sports/football`)
      await touch(page)
      await expect.poll(() => warnings.length).toBe(1)
      expect(complaints).toEqual([])
    })

    test('picks a random campaign within the room of the first [AD-01]', async ({ page }) => {
      for (const [lot, id] of [
        [0.1, '302'],
        [0.9, '303'],
      ] as const) {
        await page.addInitScript((given) => {
          Math.random = () => given
        }, lot)
        await page.goto(site.url)
        await placeOf(page, 'home-feature').scrollIntoViewIfNeeded()
        await touch(page)
        const one = placeOf(page, 'home-feature').locator('[data-campaign]:visible')
        await expect(one).toHaveAttribute('data-campaign', id)
        const { width, height } = (await one.boundingBox())!
        expect(height / width).toBeCloseTo(isWide ? 1 / 4 : 1, 1)
      }
    })

    test('keeps the first campaign until the chosen picture is loaded [AD-01]', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Math.random = () => 0.9
      })
      await page.goto(site.url)
      const place = placeOf(page, 'home-feature')
      await place.scrollIntoViewIfNeeded()
      const visible = place.locator('[data-campaign]:visible')
      const release = Promise.withResolvers<void>()
      await page.route('**/images/**', async (route) => {
        await release.promise
        await route.continue()
      })
      await touch(page)
      await expect(place.locator('[data-campaign="303"]')).toBeAttached()
      await expect(visible).toHaveAttribute('data-campaign', '302')
      release.resolve()
      await expect(visible).toHaveAttribute('data-campaign', '303')
      await expect(place.locator('[data-campaign]')).toHaveCount(1)
    })

    test('does not replace a campaign whose link has the focus [AD-01]', async ({ page }) => {
      await page.addInitScript(() => {
        Math.random = () => 0.9
      })
      await page.goto(site.url)
      const campaigns = placeOf(page, 'home-feature').locator('[data-campaign]')
      await campaigns.focus()
      const picture = page.waitForResponse(/\/images\//)
      await touch(page)
      await picture
      await expect(page.locator('html[data-build]')).toBeAttached()
      await expect(campaigns).toHaveCount(1)
      await expect(campaigns).toHaveAttribute('data-campaign', '302')
    })

    test('turns the events carousel after 3 s, and by its dots [AD-02]', async ({ page }) => {
      await page.clock.install()
      await page.goto(site.url)
      const offers = await near(page, 'home-events')
      await expect(offers.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
      await stopClock(page)
      await offers.locator('[data-taken]').hover()
      await page.mouse.move(1, 1)
      const from = Number((await first(offers))![0])
      await page.clock.runFor(2900)
      expect(Number((await first(offers))![0])).toBe(from)
      await page.clock.runFor(200)
      expect(Number((await first(offers))![0])).toBe((from % 6) + 1)
      await offers.getByRole('button', { name: 'Slide 5 of Offers' }).click()
      await expect.poll(() => first(offers)).toBe('5 of 6')
    })

    test('shifts nothing when a campaign is picked and carousels start [AD-02]', async ({
      page,
    }) => {
      const shifts = await collectShifts(page)
      await page.addInitScript(() => {
        Math.random = () => 0.9
      })
      await page.goto(site.url)
      for (const name of ['home-events', 'home-feature', 'home-note']) {
        await placeOf(page, name).scrollIntoViewIfNeeded()
      }
      const partners = await near(page, 'home-partners')
      await expect(partners.getByRole('button', { name: 'Pause Our partners' })).toBeVisible()
      expect(await shifts()).toEqual([])
    })

    test('has no buttons and loads no script where all slides fit [AD-02]', async ({ page }) => {
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url())
      })
      await page.goto(`${site.url}/sports/womens-soccer`)
      const carousel = placeOf(page, 'sport-feature')
      await carousel.scrollIntoViewIfNeeded()
      await expect(carousel.locator('img').last()).toBeVisible()
      await expect.poll(() => scripts.some((url) => url.includes('PromotionGroup'))).toBe(true)
      await expect(page.getByRole('group', { name: 'Two signs' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(carousel.getByRole('button')).toHaveCount(0)
      expect(scripts.filter((url) => url.includes('swiper'))).toEqual([])
    })

    test('passes axe in both color schemes without overflow [AD-01] [AD-02]', async ({
      page,
      complaints,
    }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.goto(site.url)
        const partners = await near(page, 'home-partners')
        // Half a button under the pinned header would be too small a target.
        await partners.evaluate((element) => {
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
        })
        const parts = ['home-partners', 'home-events', 'home-feature', 'home-note'].map(
          (name) => `[data-promotion="${name}"]`,
        )
        const found = await violationsOf(page, ...parts)
        expect(found.map(({ id, nodes }) => `${colorScheme} ${id} ${nodes[0]?.html}`)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          viewport.width,
        )
      }
      expect(complaints).toEqual([])
    })
  })
}

test('counts views of less than 2 s when a visitor leaves [AD-01]', async ({ page }) => {
  // Stored by the page, because a browser reports no requests of a closing page.
  await page.addInitScript(() => {
    const { fetch } = globalThis
    globalThis.fetch = (what, how) => {
      if (typeof what === 'string' && what.includes('/promotions/counter')) {
        const ids = new URL(what, location.href).searchParams.get('adIds')
        const kept = how?.keepalive ? 'kept' : ''
        localStorage.setItem('sent', `${localStorage.getItem('sent') ?? ''}${kept} ${ids};`)
      }
      return fetch(what, how)
    }
  })
  const sent = () => page.evaluate(() => localStorage.getItem('sent') ?? '')
  await page.clock.install()
  await page.goto(site.url)
  await built(page)
  const note = placeOf(page, 'home-note')
  await expect(note.getByText('A word')).toBeVisible()
  await stopClock(page)
  await note.evaluate(
    (element) =>
      new Promise<void>((done) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        new IntersectionObserver((seen, observer) => {
          if (!seen.at(-1)!.isIntersecting) return
          observer.disconnect()
          done()
        }).observe(element)
      }),
  )
  await page.clock.runFor(1500)
  expect(await sent()).not.toContain('401')
  await page.goto(`${site.url}/sports/football/schedule`)
  const calls = (await sent()).split(';').filter((one) => one.includes('401'))
  expect(calls).toEqual([expect.stringMatching(/^kept .*401/)])
})

test('shows a group of icons as links with text in the menu [AD-01]', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize(phone)
  await page.goto(site.url)
  await built(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const group = placeOf(page, 'header-icons')
  await expect(group.getByRole('link')).toHaveText(['Tickets', 'The schedule'])
  const tickets = group.getByRole('link', { name: 'Tickets' })
  await expect(tickets).toHaveAttribute('title', 'Seats for Saturday')
  await expect(tickets).toHaveAttribute('data-class', 'way-tickets')
  await expect(group.getByText('No way at all')).toBeVisible()
  const heights = await group
    .locator('[data-campaign] > *')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  const found = await violationsOf(page, '[data-promotion="header-icons"]')
  expect(found.map(({ id }) => id)).toEqual([])
  expect(complaints).toEqual([])
})

test.describe('on a touch screen', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('swipes a carousel without following its link [AD-02]', async ({ page }) => {
    await page.goto(site.url)
    const carousel = await near(page, 'home-partners')
    const { x, y, width, height } = (await carousel.locator('[data-taken]').boundingBox())!
    const touch = await page.context().newCDPSession(page)
    const at = (share: number) => [{ x: x + width * share, y: y + height / 2 }]
    type Type = 'touchStart' | 'touchMove' | 'touchEnd'
    const send = (type: Type, touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints })
    await send('touchStart', at(0.9))
    for (const share of [0.8, 0.6, 0.45, 0.4]) await send('touchMove', at(share))
    await send('touchEnd', [])
    await expect.poll(() => first(carousel)).toBe('2 of 6')
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

test.describe('with reduced motion', () => {
  test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } })

  test('turns only on a click, and has no pause button [AD-02]', async ({ page }) => {
    await page.clock.install()
    await page.goto(site.url)
    const carousel = await near(page, 'home-partners')
    await page.clock.runFor(30_000)
    expect(await first(carousel)).toBe('1 of 6')
    await expect(page.getByRole('button', { name: /^(Pause|Play)/ })).toHaveCount(0)
    await carousel.getByRole('button', { name: 'Next slide of Our partners' }).click()
    await expect.poll(() => first(carousel)).toBe('2 of 6')
  })
})

test.describe('without JavaScript', () => {
  test.use({ viewport: phone, javaScriptEnabled: false })

  test('scrolls a carousel as a list [AD-02]', async ({ page }) => {
    await page.goto(site.url)
    const links = placeOf(page, 'home-partners').getByRole('link')
    await expect(links).toHaveCount(6)
    await links.last().scrollIntoViewIfNeeded()
    await expect(links.last()).toBeInViewport()
  })
})
