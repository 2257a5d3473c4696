import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { test } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

const svg = (width: number, height: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="#246" d="M0 0H${width}V${height}H0Z"/></svg>`
const sign = '{images: [{path: pictures/sign.svg, alt: A sign, breakpoint: xs}]}'
const six = (place: string, first: number) => [1, 2, 3, 4, 5, 6].map((n) => `    - {id: ${first + n}, title: ${place} ${n}, link: 'https://p${n}.testham.example', openInNewWindow: true, picture: ${sign}}`).join('\n')
const promotions = `
- name: home-partners
  title: Our partners
  type: multi
  effect: slide
  swiperOptions: {slidesPerView: 2, breakpoints: {lg: {slidesPerView: 4}}, autoplay: {}}
  campaigns:
${six('Partner', 100)}
- name: home-events
  title: Offers
  type: multi
  effect: slide
  swiperOptions: {slidesPerView: 1, autoplay: {}, pausable: false, pagination: true}
  campaigns:
${six('Offer', 200)}
- name: home-feature
  title: Tickets
  type: single
  effect: random
  campaigns:
    - {id: 301, title: No picture at all}
    - {id: 302, title: Wide, link: /sports/football, hoverText: See the games, cssClass: promo-wide, picture: {images: [{path: pictures/wide.svg, alt: Wide, breakpoint: md}, {path: pictures/square.svg, alt: Square, breakpoint: xs}]}}
    - {id: 303, title: Tall, picture: {images: [{path: pictures/tall.svg, alt: Tall, breakpoint: xs}]}}
- name: home-note
  title: From our partners
  type: html
  campaigns:
    - {id: 401, title: Note, html: 'A <b>word</b><script>window.broken = 1</script><img src=x onerror="window.broken = 2">'}
    - {id: 402, title: Widget, html: '<p>excluded-widget: never seen</p>'}
    - {id: 403, title: Over, html: 'Last year', endDate: 2020-01-01}
- name: sport-feature
  title: sport-feature
  type: multi
  campaigns:
    - {id: 501, title: Word without a picture}
    - {id: 502, title: Signed, link: 'https://p1.testham.example', picture: ${sign}}
- name: sport-feature
  title: Two signs
  sportId: womens-soccer
  type: multi
  effect: slide
  swiperOptions: {slidesPerView: 2, autoplay: {}}
  campaigns:
    - {id: 511, title: One, picture: ${sign}}
    - {id: 512, title: Two, picture: ${sign}}
- name: header-icons
  title: Ways in
  type: icons
  campaigns:
    - {id: 521, title: Tickets, icon: ticket, link: 'https://p1.testham.example', hoverText: Seats for Saturday, cssClass: way-tickets}
    - {id: 522, title: The schedule, icon: no-such-drawing, link: /sports/football/schedule}
    - {id: 523, title: No way at all}
- name: header-left
  title: Official partner
  type: single
  campaigns:
    - {id: 601, title: First partner, link: 'https://p1.testham.example', picture: ${sign}}
`
let server: TestServer
test.beforeAll(async () => {
  server = await startServer(departmentWith({
    'promotions.yaml': promotions, 'site.yaml': '+excludedWidgetMarkers: [excluded-widget]\ntakeovers: false\n', 'splashes.yaml': '[]',
    'pictures/sign.svg': svg(640, 320), 'pictures/wide.svg': svg(1600, 400), 'pictures/square.svg': svg(800, 800), 'pictures/tall.svg': svg(400, 1000),
  }))
})
test.afterAll(() => server?.stop())

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const place = (page: Page, name: string) => page.locator(`[data-promotion="${name}"]`)
const shown = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]:not([inert])')
const first = (carousel: Locator) => shown(carousel).first().getAttribute('aria-label')
const partners = 'home-partners'

/** The home page with its clock in hand, and the place in the window, taken over. */
async function open(page: Page, name = partners, path = '/'): Promise<Locator> {
  await page.clock.install()
  await page.goto(server.url + path)
  const at = place(page, name)
  await at.scrollIntoViewIfNeeded()
  await expect(at.locator('[data-taken]')).toBeAttached()
  return at
}
/** The clock stands, and the time of this carousel begins anew: a mouse was on it, and has left. */
async function standStill(page: Page, carousel: Locator): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000)
  await carousel.locator('[data-taken]').hover()
  await page.mouse.move(1, 1)
}
async function inContext(browser: Browser, options: BrowserContextOptions, run: (page: Page) => Promise<void>) {
  const context = await browser.newContext(options)
  await run(await context.newPage())
  await context.close()
}

for (const viewport of [phone, desktop]) {
  const wide = viewport === desktop
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('[AD-01] each type stands in its place, and nothing that may not', async ({ page, complaints }) => {
      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      await page.goto(`${server.url}/`)
      const note = place(page, 'home-note')
      await expect(note).toContainText('A word')
      await expect(page.getByText('never seen')).toHaveCount(0)
      await expect(page.getByText('Last year')).toHaveCount(0)
      await expect(note.locator('script')).toHaveCount(0)
      await expect(note.locator('[onerror]')).toHaveCount(0)
      const link = shown(place(page, partners)).first().getByRole('link')
      await expect(link).toHaveAttribute('href', /^https:\/\/p1\.testham\.example/)
      await expect(link).toHaveAttribute('rel', 'sponsored noopener')
      await expect(link).toHaveAccessibleName('A sign (opens in a new tab)')
      const own = await place(page, 'home-feature').locator('img').getAttribute('width')
      expect(own).not.toBeNull()
      await expect(place(page, 'header-left')).toBeVisible({ visible: wide })
      expect(await page.evaluate(() => (globalThis as { broken?: number }).broken)).toBeUndefined()

      await page.goto(`${server.url}/sports/football`)
      const group = place(page, 'sport-feature')
      await expect(group.getByText('Advertisement')).toBeVisible()
      await expect(group.getByText('Word without a picture')).toBeVisible()
      await expect(group.getByRole('link')).toHaveCount(1)
      await expect.poll(() => warnings.filter((text) => text.includes('promotion 501')).length).toBe(1)
      expect(complaints).toEqual([])
    })

    test('[AD-01] the browser draws lots, the server never: every one comes, in the room of the first', async ({ page }) => {
      const of = (html: string) => /data-promotion="home-feature".*?data-campaign="(\d+)"/s.exec(html)?.[1]
      const answers = await Promise.all([1, 2, 3].map(async () => of(await (await fetch(`${server.url}/`)).text())))
      expect(answers).toEqual(['302', '302', '302'])
      for (const [lot, id] of [[0.1, '302'], [0.9, '303']] as const) {
        await page.addInitScript((given) => { Math.random = () => given }, lot)
        await page.goto(`${server.url}/`)
        const one = place(page, 'home-feature').locator('[data-campaign]')
        await expect(one).toHaveAttribute('data-campaign', id)
        const { width, height } = (await one.boundingBox())!
        expect(height / width).toBeCloseTo(wide ? 1 / 4 : 1, 1)
      }
    })

    test('[AD-02] turns after 8000 ms, not before; in the events area after 3000', async ({ page, complaints }) => {
      const carousel = await open(page)
      await expect(shown(carousel)).toHaveCount(wide ? 4 : 2)
      await standStill(page, carousel)
      const before = Number((await first(carousel))![0])
      await page.clock.runFor(7900)
      expect(await first(carousel)).toBe(`${before} of 6`)
      await page.clock.runFor(200)
      expect(await first(carousel)).not.toBe(`${before} of 6`)
      const offers = place(page, 'home-events')
      await offers.scrollIntoViewIfNeeded()
      await expect(offers.locator('[data-taken]')).toBeAttached()
      await expect(offers.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
      await offers.locator('[data-taken]').hover()
      await page.mouse.move(1, 1)
      const from = Number((await first(offers))![0])
      await page.clock.runFor(2900)
      expect(Number((await first(offers))![0])).toBe(from)
      await page.clock.runFor(200)
      expect(Number((await first(offers))![0])).toBe(from % 6 + 1)
      await offers.getByRole('button', { name: 'Slide 5 of Offers' }).click()
      await expect.poll(() => first(offers)).toBe('5 of 6')
      expect(complaints).toEqual([])
    })

    test('[AD-02] no shift when it takes over, and none when the lot is drawn', async ({ page }) => {
      await page.addInitScript(() => {
        const seen: [at: number, what: string][] = []
        Object.assign(globalThis, { seen })
        const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] }
        new PerformanceObserver((list) => {
          // A font that comes moves letters by a ten-thousandth.
          for (const { value, startTime, sources } of list.getEntries() as Shift[]) if (value > 0.001) seen.push([startTime, `${value} ${sources.map(({ node, previousRect, currentRect }) => `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${place(previousRect)} -> ${place(currentRect)}`).join('; ')}`])
        }).observe({ type: 'layout-shift', buffered: true })
        Math.random = () => 0.9
      })
      await page.goto(`${server.url}/`)
      for (const name of ['home-events', 'home-feature', 'home-note', partners]) await place(page, name).scrollIntoViewIfNeeded()
      await expect(place(page, partners).locator('[data-taken]')).toBeAttached()
      await expect(place(page, partners).getByRole('button', { name: 'Pause Our partners' })).toBeVisible()
      // Before all of the document has arrived a browser paints what it has of it.
      expect(await page.evaluate(() => {
        const [{ domInteractive }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
        return (globalThis as unknown as { seen: [number, string][] }).seen.filter(([at]) => at > domInteractive)
      })).toEqual([])
    })

    test('[AD-02] by keyboard: stop and start come first, focus stops it, what is out of view is out of reach', async ({ page }) => {
      const carousel = await open(page)
      const pause = carousel.getByRole('button', { name: 'Pause Our partners' })
      await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
      await pause.focus()
      await page.keyboard.press('Enter')
      const play = carousel.getByRole('button', { name: 'Play Our partners' })
      await expect(play).toBeFocused()
      await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
      await page.clock.runFor(20_000)
      expect(await first(carousel)).toBe('1 of 6')
      await page.keyboard.press('Enter')
      await page.clock.runFor(8100)
      expect(await first(carousel)).toBe('2 of 6')
      await page.keyboard.press('Tab')
      await expect(carousel.getByRole('button', { name: 'Previous slide of Our partners' })).toBeFocused()
      await expect(play).toBeVisible()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      expect(await first(carousel)).toBe('3 of 6')
      await page.keyboard.press('Tab')
      await expect(shown(carousel).first().getByRole('link')).toBeFocused()
      await page.clock.runFor(20_000)
      expect(await first(carousel)).toBe('3 of 6')
    })

    test('[SH-13] [AD-02] one button for all: 2 s after the page is there, its word goes 1 s after playing on', async ({ page }) => {
      await page.clock.install()
      await page.goto(`${server.url}/sports/football/schedule`)
      await expect(page.locator('html[data-build]')).toBeAttached()
      const all = page.getByRole('button', { name: /All Rotators$/ })
      const carousel = place(page, partners)
      // The clock stands: 2 s after the route has changed, whatever the machine is busy with.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
      await page.locator('header[data-shell] a').first().click()
      await expect(page).toHaveURL(`${server.url}/`)
      await carousel.scrollIntoViewIfNeeded()
      // React itself waits for a part of a second before it shows what came late.
      let ran = 0
      await expect.poll(async () => { await page.clock.runFor(50); ran += 50; return carousel.locator('[data-taken]').count() }).toBe(1)
      await page.clock.runFor(1500 - ran)
      await expect(all).toHaveCount(0)
      await page.clock.runFor(700)
      await expect(all).toBeAttached()
      await page.mouse.move(1, 1)
      await page.evaluate(() => { document.documentElement.tabIndex = -1; document.documentElement.focus() })
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(all).toBeFocused()
      await expect(all).toBeInViewport()
      await expect(all).toHaveText('Pause All Rotators')
      await page.keyboard.press('Enter')
      const word = page.getByRole('status').filter({ hasText: 'All rotators are paused.' })
      await expect(word).toBeVisible()
      await expect(all).toHaveText('Play All Rotators')
      const stood = [await first(carousel), await first(place(page, 'home-events'))]
      await page.clock.runFor(30_000)
      expect([await first(carousel), await first(place(page, 'home-events')), await word.isVisible()]).toEqual([...stood, true])

      // The wish stands when the page is loaded anew.
      await page.clock.resume()
      await page.reload()
      await expect(page.locator('html[data-build]')).toBeAttached()
      await carousel.scrollIntoViewIfNeeded()
      await expect(carousel.getByRole('button', { name: 'Play Our partners' })).toBeVisible()
      await expect(all).toHaveText('Play All Rotators')
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
      expect(await first(carousel)).toBe('1 of 6')
      await all.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await page.clock.runFor(900)
      await expect(word).toBeVisible()
      await page.clock.runFor(200)
      await expect(word).toBeHidden()
      await page.clock.runFor(7000)
      expect(await first(carousel)).toBe('2 of 6')
    })

    test('[AD-01] seen is half of it for a second; 2000 ms of quiet later one call has each once', async ({ page }) => {
      const calls: string[][] = []
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.pathname === '/api/v2/promotions/counter') calls.push(url.searchParams.get('adIds')!.split(','))
      })
      await open(page)
      await expect.poll(async () => { await page.clock.runFor(500); return calls.flat() }).toEqual(expect.arrayContaining(wide ? ['101', '102', '103', '104'] : ['101', '102']))
      await page.mouse.move(1, 1)
      await expect.poll(async () => { await page.clock.runFor(3000); return calls.flat() }).toContain(wide ? '105' : '103')
      expect(calls.flat().toSorted()).toEqual([...new Set(calls.flat())].toSorted())
    })

    test('[AD-01] who leaves before the 2000 ms are over is counted on the way out', async ({ page }) => {
      // What a page sends while it goes is told to nobody but itself.
      await page.addInitScript(() => {
        const { fetch } = globalThis
        globalThis.fetch = (what, how) => {
          if (typeof what === 'string' && what.includes('/promotions/counter')) localStorage.setItem('sent', `${localStorage.getItem('sent') ?? ''}${how?.keepalive ? 'kept' : ''} ${new URL(what, location.href).searchParams.get('adIds')};`)
          return fetch(what, how)
        }
      })
      const sent = () => page.evaluate(() => localStorage.getItem('sent') ?? '')
      await page.clock.install()
      await page.goto(`${server.url}/`)
      await expect(page.locator('html[data-build]')).toBeAttached()
      const note = place(page, 'home-note')
      await expect(note.getByText('A word')).toBeVisible()
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
      await note.evaluate((element) => new Promise<void>((done) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        new IntersectionObserver((seen, observer) => { if (seen.at(-1)!.isIntersecting) { observer.disconnect(); done() } }).observe(element)
      }))
      await page.clock.runFor(1500)
      expect(await sent()).not.toContain('401')
      await page.goto(`${server.url}/sports/football/schedule`)
      expect((await sent()).split(';').filter((one) => one.includes('401'))).toEqual([expect.stringMatching(/^kept .*401/)])
    })

    test('[AD-02] where all fit there is nothing to press, nothing turns, and no script for it comes', async ({ page }) => {
      const scripts: string[] = []
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
      await page.goto(`${server.url}/sports/womens-soccer`)
      const carousel = place(page, 'sport-feature')
      await carousel.scrollIntoViewIfNeeded()
      await expect(carousel.locator('img').last()).toBeVisible()
      await expect.poll(() => scripts.some((url) => url.includes('PromotionGroup'))).toBe(true)
      await expect(page.getByRole('group', { name: 'Two signs' })).toBeVisible()
      await page.evaluate(() => new Promise((done) => { requestIdleCallback(done) }))
      await expect(carousel.getByRole('button')).toHaveCount(0)
      await page.goto(`${server.url}/sports/football/schedule`)
      await expect(page.locator('html[data-build]')).toBeAttached()
      expect(scripts.filter((url) => url.includes('swiper'))).toEqual([])
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe, ${colorScheme}`, async ({ page, complaints }) => {
        await page.emulateMedia({ colorScheme })
        await page.goto(`${server.url}/`)
        await place(page, partners).scrollIntoViewIfNeeded()
        await expect(place(page, partners).locator('[data-taken]')).toBeAttached()
        // Under the pinned header half of a button is no target: what is looked at stands clear of it.
        await place(page, partners).evaluate((element) => { element.scrollIntoView({ block: 'center', behavior: 'instant' }) })
        const violations = await violationsOf(page, '[data-promotion="home-partners"]', '[data-promotion="home-events"]', '[data-promotion="home-feature"]', '[data-promotion="home-note"]')
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
        expect(complaints).toEqual([])
      })
    }
  })
}

test('[AD-01] a group of icons is a row of ways in the menu, each with its word', async ({ page, complaints }) => {
  await page.setViewportSize(phone)
  await page.goto(`${server.url}/`)
  await expect(page.locator('html[data-build]')).toBeAttached()
  await page.getByRole('button', { name: 'Menu' }).click()
  const group = place(page, 'header-icons')
  await expect(group.getByRole('link')).toHaveText(['Tickets', 'The schedule'])
  await expect(group.getByRole('link', { name: 'Tickets' })).toHaveAttribute('title', 'Seats for Saturday')
  await expect(group.getByRole('link', { name: 'Tickets' })).toHaveAttribute('data-class', 'way-tickets')
  await expect(group.getByText('No way at all')).toBeVisible()
  expect(await group.locator('[data-campaign] > *').evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().height)))).toBeGreaterThanOrEqual(44)
  const violations = await violationsOf(page, '[data-promotion="header-icons"]')
  expect(violations.map(({ id }) => id)).toEqual([])
  expect(complaints).toEqual([])
})

test('[AD-02] rests under a mouse, and goes on when it has left', async ({ page }) => {
  await page.setViewportSize(desktop)
  const carousel = await open(page)
  await carousel.locator('[data-taken]').hover()
  await page.clock.runFor(20_000)
  expect(await first(carousel)).toBe('1 of 6')
  await page.mouse.move(1, 1)
  await page.clock.runFor(8100)
  expect(await first(carousel)).toBe('2 of 6')
})

test('[AD-02] a finger moves it', async ({ browser }) => {
  await inContext(browser, { viewport: phone, hasTouch: true, isMobile: true }, async (page) => {
    await page.goto(`${server.url}/`)
    const carousel = place(page, partners)
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel.locator('[data-taken]')).toBeAttached()
    const { x, y, width, height } = (await carousel.locator('[data-taken]').boundingBox())!
    const touch = await page.context().newCDPSession(page)
    const at = (share: number) => [{ x: x + width * share, y: y + height / 2 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.9) })
    for (const share of [0.8, 0.6, 0.45, 0.4]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(() => first(carousel)).toBe('2 of 6')
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

test('[AD-02] who wants less motion is left in peace, and can still look', async ({ browser }) => {
  await inContext(browser, { viewport: desktop, reducedMotion: 'reduce' }, async (page) => {
    const carousel = await open(page)
    await page.clock.runFor(30_000)
    expect(await first(carousel)).toBe('1 of 6')
    await expect(page.getByRole('button', { name: /^(Pause|Play)/ })).toHaveCount(0)
    await carousel.getByRole('button', { name: 'Next slide of Our partners' }).click()
    await expect.poll(() => first(carousel)).toBe('2 of 6')
  })
})

test('[AD-02] without scripts it is a list that scrolls', async ({ browser }) => {
  await inContext(browser, { viewport: phone, javaScriptEnabled: false }, async (page) => {
    await page.goto(`${server.url}/`)
    const links = place(page, partners).getByRole('link')
    await expect(links).toHaveCount(6)
    await links.last().scrollIntoViewIfNeeded()
    await expect(links.last()).toBeInViewport()
  })
})
