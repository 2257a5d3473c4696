import AxeBuilder from '@axe-core/playwright'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { alertCookie } from '../../src/domain/alerts.ts'
import { alertClosedFor, splashContinuedFor, splashFocusAfter, splashShownFor, takeoverCookieFor } from '../../src/domain/constants.ts'
import { takeoverCookie } from '../../src/domain/takeovers.ts'
import { test } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

const long = 'Because of the storm that is expected on Saturday afternoon all gates open an hour earlier, the band marches on Friday instead, and whoever holds a ticket for the east stand sits in the west stand, row'
const files = {
  // Read from the top: the last is the newest, number 4.
  'alerts.yaml': `
- {title: The first of all}
- {title: ${JSON.stringify(long)}, message: Bring a coat.}
- {title: '<img src=x onerror=alert(1)> & <b>bold</b>'}
- {title: Saturday’s parking, message: 'The **east lot** opens at 2 p.m.', link: 'https://www.testham.example/parking', linkTitle: Where to park}
`,
  'splashes.yaml': `
- title: Season tickets
  link: https://tickets.testham.example/all
  html: Seats from **$40**.
  picture: {images: [{path: pictures/field.svg, alt: An empty football field, breakpoint: xs}, {path: pictures/logo.svg, alt: The mark, breakpoint: lg}]}
  backgroundColor: '#102a5c'
  foregroundColor: '#ffffff'
  startDate: 2026-01-01
- {title: The film, sportId: football, video: {host: youtube, id: abcdefghijk}, startDate: 2026-01-01, backgroundColor: '#777777', foregroundColor: '#808080'}
- {title: Of another year, startDate: 2020-01-01, endDate: 2020-12-31, link: /sports/football}
`,
  'takeovers.yaml': '[]\n',
}

let server: TestServer
test.use({ serviceWorkers: 'block' })
test.beforeAll(async () => {
  test.setTimeout(60_000)
  server = await startServer(departmentWith(files))
})
test.afterAll(() => server?.stop())

/** Screens without a splash in front of them: a story, and the home page of whoever skipped all. */
const story = '/news/2026/8/28/season-opens'
const skip = (context: BrowserContext) => context.addCookies([{ name: 'fh-splash-skip', value: '1', url: server.url }])
const cookieOf = async (context: BrowserContext, name: string) => (await context.cookies()).find((one) => one.name === name)
const names = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).toSorted()
const alerts = (page: Page) => page.getByRole('region', { name: 'Alerts' })
const splash = (page: Page) => page.getByRole('dialog')
/** The page is React's. */
const takenOver = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-alerts')
const answer = (page: Page, path: string, json: unknown) => page.route(`**/api/v2/${path}`, (route) => route.fulfill({ json }))

async function isAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
    expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  }
}

/** Shifts of the layout that no click, tap or key explains; a font that comes moves letters by a ten-thousandth, a line moves what is below it by hundredths. */
const shiftsOf = (page: Page) => page.addInitScript(() => {
  const seen: number[] = []
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => { for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[]) if (!entry.hadRecentInput && entry.value > 0.001) seen.push(entry.value) }).observe({ type: 'layout-shift', buffered: true })
})
const shifts = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen)

for (const [device, viewport] of [['phone', { width: 390, height: 844 }], ['desktop', { width: 1440, height: 900 }]] as const) {
  test.describe(device, () => {
    test.use({ viewport })

    test('[NT-01] the newest alert stands; closing it says so for 12 h, brings the next one, and the focus goes along', async ({ page, context, complaints }) => {
      await skip(context)
      await shiftsOf(page)
      await page.goto(server.url)
      await takenOver(page)
      await expect(alerts(page)).toContainText('The east lot opens at 2 p.m.')
      await expect(alerts(page).getByRole('link', { name: 'Where to park' })).toHaveAttribute('href', 'https://www.testham.example/parking')
      await expect(page.locator('[data-alert]:visible')).toHaveCount(1)
      await isAccessible(page)

      const close = page.getByRole('button', { name: 'Close alert: Saturday’s parking' })
      const box = (await close.boundingBox())!
      expect([box.width, box.height]).toEqual([44, 44])
      const before = Date.now()
      await close.click()
      const cookie = (await cookieOf(context, alertCookie(4)))!
      expect(cookie).toMatchObject({ path: '/', secure: true, sameSite: 'Strict' })
      expect(Math.abs(cookie.expires * 1000 - before - alertClosedFor)).toBeLessThan(20_000)

      // HTML in a title is text.
      await expect(alerts(page)).toHaveText(/^<img src=x onerror=alert\(1\)> & <b>bold<\/b>/)
      await expect(alerts(page).getByRole('button')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(alerts(page)).toContainText('in the west stand')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await alerts(page).getByRole('button').click()
      await expect(alerts(page)).toContainText('The first of all')
      await alerts(page).getByRole('button').press('Enter')
      await expect(alerts(page)).toHaveCount(0)
      await expect(page.locator('header[data-shell] a').first()).toBeFocused()
      expect(await shifts(page)).toEqual([])
      expect(complaints).toEqual([])
    })

    test('[NT-01] one that was closed earlier is never painted, and nothing moves when the page is taken over', async ({ page, context, complaints }) => {
      await skip(context)
      await context.addCookies([4, 2, 1].map((id) => ({ name: alertCookie(id), value: '1', url: server.url })))
      await shiftsOf(page)
      // Scripts of the page come late: the head's own has to do it.
      let release = () => {}
      const held = new Promise<void>((done) => { release = done })
      await page.route('**/assets/*.js', async (route) => { await held; await route.continue() })
      await page.goto(server.url, { waitUntil: 'commit' })
      await expect(page.locator('[data-alert="3"]')).toBeVisible()
      await expect(page.locator('[data-alert]:visible')).toHaveCount(1)
      const top = await page.locator('header[data-shell]').evaluate((header) => header.getBoundingClientRect().top)
      release()
      await takenOver(page)
      await expect(page.locator('[data-alert]')).toHaveCount(1)
      expect(await page.locator('header[data-shell]').evaluate((header) => header.getBoundingClientRect().top)).toBe(top)
      expect(await shifts(page)).toEqual([])
      expect(complaints).toEqual([])
    })

    test('[NT-02] a splash over the home page: shown for 5 min, the focus goes in after 1.5 s, Escape goes on for 4 h', async ({ page, context, complaints }) => {
      await page.clock.install()
      await page.goto(server.url)
      await expect(splash(page)).toBeVisible()
      const shown = (await cookieOf(context, 'fh-splash-1'))!
      expect(shown).toMatchObject({ value: 'shown', path: '/', secure: true, sameSite: 'Strict' })
      expect(Math.abs(shown.expires * 1000 - Date.now() - splashShownFor)).toBeLessThan(20_000)
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))
      const goOn = splash(page).getByRole('button', { name: 'Continue to Home' })
      if (!(await splash(page).evaluate((dialog) => dialog.matches(':modal')))) {
        await expect(goOn).not.toBeFocused()
        await page.clock.runFor(splashFocusAfter)
      }
      await expect(goOn).toBeFocused()
      await page.clock.resume()
      await isAccessible(page)

      await page.keyboard.press('Escape')
      await expect(splash(page)).toHaveCount(0)
      await expect(page.locator('#main')).toBeFocused()
      const continued = (await cookieOf(context, 'fh-splash-1'))!
      expect(continued.value).toBe('continued')
      expect(Math.abs(continued.expires * 1000 - Date.now() - splashContinuedFor)).toBeLessThan(20_000)
      expect(new URL(page.url()).pathname).toBe('/')
      expect(complaints).toEqual([])
    })

    test('[RT-16] a splash is a page of its own, whatever its dates and cookies', async ({ page, context, complaints }) => {
      await context.addCookies([{ name: 'fh-splash-3', value: 'continued', url: server.url }, { name: 'fh-splash-skip', value: '1', url: server.url }])
      await page.clock.install()
      await page.goto(`${server.url}/splash/3`)
      await expect(page.getByRole('heading', { level: 1, name: 'Of another year' })).toBeVisible()
      await page.clock.runFor(splashFocusAfter + 5000)
      const goOn = page.getByRole('link', { name: 'Continue to Home' })
      await expect(goOn).toBeFocused()
      await isAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(`${server.url}/`)
      expect(complaints).toEqual([])
    })
  })
}

test.describe('alerts', () => {
  test('[NT-01] without scripts the newest is simply there', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(server.url + story)
    await expect(page.locator('[data-alert]:visible')).toHaveCount(1)
    await expect(page.locator('[data-alert="4"]')).toBeVisible()
    await expect(page.getByRole('button', { name: /Close alert/ })).toHaveCount(0)
    await context.close()
  })

  test('[NT-01] a closed one is back after 12 h', async ({ page, context }) => {
    await context.addCookies([{ name: alertCookie(4), value: '1', url: server.url, expires: Date.now() / 1000 + 1.5 }])
    await page.goto(server.url + story)
    await expect(page.locator('[data-alert]:visible')).toHaveAttribute('data-alert', '3')
    await expect.poll(() => cookieOf(context, alertCookie(4))).toBeUndefined()
    await page.goto(server.url + story)
    await expect(page.locator('[data-alert]:visible')).toHaveAttribute('data-alert', '4')
  })

  const alert = (id: number, title: string, more: object = {}) => ({ id, title, message: '', link: null, linkTitle: null, openInNewWindow: false, enabled: true, showOnWeb: true, startDate: null, endDate: null, endDateUtc: null, ...more })

  test('[NT-01] one that arrives while the page is open is spoken and stands over it; one that ends leaves its room; nothing moves', async ({ page, context, complaints }) => {
    await skip(context)
    await shiftsOf(page)
    await page.clock.install()
    await page.goto(server.url)
    await takenOver(page)
    const end = await page.evaluate(() => Date.now() + 6 * 60_000)
    await answer(page, 'Alert/active', [alert(9, 'Lightning: take cover', { endDateUtc: new Date(end).toISOString() }), alert(10, 'Off', { enabled: false }), alert(11, 'App', { showOnWeb: false }), alert(12, 'Later', { startDate: '2099-01-01T00:00:00' }), alert(4, 'Saturday’s parking')])
    await page.clock.fastForward(5 * 60_000 + 1000)
    const arrived = page.getByRole('status').filter({ hasText: 'Lightning: take cover' })
    await expect(arrived).toBeVisible()
    // One at once, as the department wants it.
    await expect(page.locator('[data-alert]:visible')).toHaveCount(1)
    await isAccessible(page)
    await page.clock.fastForward(70_000)
    await expect(page.getByText('Lightning: take cover')).toHaveCount(0)
    await expect(alerts(page)).toContainText('Saturday’s parking')
    expect(await shifts(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('[NT-01] where browsers draw the page themselves, and on full screen pages, the alert is there too', async ({ page }) => {
    await page.goto(server.url + story)
    await expect(alerts(page)).toBeVisible()
    const above = await alerts(page).evaluate((band) => band.compareDocumentPosition(document.querySelector('header[data-shell]')!) === Node.DOCUMENT_POSITION_FOLLOWING)
    expect(above).toBe(true)
  })
})

test.describe('splash', () => {
  test('[NT-02] by keyboard alone: the first Tab is in the splash, Enter goes on', async ({ page, context }) => {
    await page.goto(server.url)
    await expect(splash(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(splash(page).getByRole('button', { name: 'Continue to Home' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(splash(page)).toHaveCount(0)
    expect((await cookieOf(context, 'fh-splash-1'))?.value).toBe('continued')
  })

  test('[NT-02] it comes back when its cookie is over, once a page load, and Back leads away from it', async ({ page, context }) => {
    let asked = 0
    await page.route('**/api/v2/Splash', (route) => { asked++; return route.continue() })
    await context.addCookies([{ name: 'fh-splash-1', value: 'shown', url: server.url, expires: Date.now() / 1000 + 1.5 }])
    await page.goto(server.url + story)
    await expect.poll(() => cookieOf(context, 'fh-splash-1')).toBeUndefined()
    await takenOver(page)
    await page.locator('header[data-shell] a').first().click()
    await expect(splash(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(server.url + story)
    await expect(splash(page)).toHaveCount(0)
    await page.goForward()
    await expect(page).toHaveURL(`${server.url}/`)
    await expect(page.locator('h1')).toContainText('Testham')
    await page.waitForLoadState('networkidle')
    await expect(splash(page)).toHaveCount(0)
    expect(asked).toBe(1)
  })

  test('[NT-02] skipped for good: nothing is asked for, and the cookie lives on with each visit', async ({ page, context }) => {
    await page.goto(server.url)
    await splash(page).getByRole('button', { name: 'Skip Permanently' }).click()
    await expect(splash(page)).toHaveCount(0)
    // 31 Dec 2040 is what is sent; a browser keeps it for 400 days.
    const first = (await cookieOf(context, 'fh-splash-skip'))!
    expect(first).toMatchObject({ path: '/', secure: true, sameSite: 'Strict' })
    expect(first.expires * 1000 - Date.now()).toBeGreaterThan(390 * 24 * 3600_000)

    await context.clearCookies()
    await context.addCookies([{ name: 'fh-splash-skip', value: '1', url: server.url, expires: Date.now() / 1000 + 3600 }])
    const asked: string[] = []
    page.on('request', (request) => { if (request.url().includes('/api/v2/')) asked.push(request.url()) })
    await page.goto(server.url)
    await expect.poll(async () => (await cookieOf(context, 'fh-splash-skip'))!.expires * 1000 - Date.now()).toBeGreaterThan(390 * 24 * 3600_000)
    await expect.poll(() => asked.some((url) => url.includes('Takeovers'))).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('Splash'))).toEqual([])
  })

  test('[NT-02] a click on the picture is recorded once and leads where the splash leads', async ({ page }) => {
    const clicks: string[] = []
    await page.route('**/Splash/click/*', (route) => { clicks.push(route.request().url()); return route.continue() })
    await page.route('https://tickets.testham.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Tickets</title>' }))
    await page.goto(server.url)
    await splash(page).getByRole('img').click()
    await expect(page).toHaveURL('https://tickets.testham.example/all')
    expect(clicks).toEqual([`${server.url}/api/v2/Splash/click/1`])
  })

  test('[NT-02] its own host hears of a video only when somebody plays it; colours that cannot be read are the department’s; without a link it leads home', async ({ page }) => {
    const outside: string[] = []
    await page.route(/youtube|vimeo/, (route) => { outside.push(route.request().url()); return route.fulfill({ contentType: 'text/html', body: 'film' }) })
    await page.goto(`${server.url}/sports/football`)
    await expect(splash(page)).toBeVisible()
    await expect(splash(page).locator('section')).toHaveCSS('background-color', 'rgb(16, 42, 92)')
    await isAccessible(page)
    expect(outside).toEqual([])
    await splash(page).getByRole('button', { name: 'Play video' }).click()
    await expect(page.frameLocator('iframe[title="The film"]').getByText('film')).toBeVisible()
    expect(outside).toEqual(['https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0'])

    await page.context().clearCookies()
    await page.goto(`${server.url}/sports/football`)
    await splash(page).getByRole('link', { name: 'The film' }).click({ position: { x: 5, y: 5 } })
    await expect(page).toHaveURL(`${server.url}/`)
  })

  test('[NT-02] a call that fails is said in the log, and the page stands', async ({ page, complaints }) => {
    const warnings: string[] = []
    page.on('console', (message) => { if (message.type() === 'warning') warnings.push(message.text()) })
    await page.route('**/api/v2/Splash', (route) => route.fulfill({ status: 400, body: '' }))
    await page.goto(server.url)
    await expect.poll(() => warnings.some((text) => text.startsWith('Failed to fetch splash page content'))).toBe(true)
    await page.route('**/Splash/click/*', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto(`${server.url}/splash/3`)
    await takenOver(page)
    await page.getByRole('link', { name: 'Of another year' }).click()
    await expect(page).toHaveURL(`${server.url}/sports/football`)
    await expect.poll(() => warnings.some((text) => text.startsWith('Failed to track click action'))).toBe(true)
    expect(complaints).toEqual([])
  })

  test('[NT-02] one without an end, a picture that is missing, a link to itself: it stands and lets go', async ({ page, complaints }) => {
    const image = { url: '/images/0000000000000000', width: 1200, height: 600, altText: '', breakpoint: 'xs' }
    const data = { id: 8, title: '', link: '/', openInNewWindow: false, html: '<p>Welcome</p>', video: null, picture: { images: [image] }, backgroundColor: 'red', foregroundColor: null, startDate: '2020-01-01T00:00:00', startDateUtc: '2020-01-01T06:00:00Z', endDate: null, endDateUtc: null }
    await answer(page, 'Splash', { data })
    await page.goto(server.url)
    await expect(splash(page)).toContainText('Announcement')
    await expect(splash(page).getByRole('img')).toHaveCount(0)
    await splash(page).getByRole('button', { name: 'Continue to Home' }).click()
    await expect(splash(page)).toHaveCount(0)
    expect(complaints).toEqual([])
  })

  for (const path of ['/splash/99', '/splash/none']) {
    test(`[RT-16] ${path} is not there: home, on the server and in the browser`, async ({ page }) => {
      const response = await fetch(server.url + path, { redirect: 'manual' })
      expect([response.status, response.headers.get('location')]).toEqual([302, '/'])
      await page.goto(server.url + path)
      await expect(page).toHaveURL(`${server.url}/`)
    })
  }
})

test.describe('takeovers', () => {
  const away = 'https://gameday.testham.example/'
  const takeover = (id: number, url: string | null, cookie: string | null = `day-${id}`, type = 'GameDay') => ({ id, type, url, cookie })
  const answerTakeovers = (page: Page, takeovers: object[], isConcurrent = false) => answer(page, 'Takeovers*', { config: { isConcurrent }, takeovers })
  test.beforeEach(async ({ page, context }) => {
    await skip(context)
    await page.route(`${away}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Game day</title>' }))
  })
  const settled = async (page: Page) => { await page.waitForLoadState('networkidle'); await takenOver(page) }

  test('[NT-03] the first that counts takes the visitor away, after the page is painted; not again for 12 h', async ({ page, context }) => {
    await answerTakeovers(page, [takeover(1, null), takeover(2, away, null), takeover(3, `${away}x`), takeover(4, `${away}y`)])
    await page.goto(server.url)
    await expect(page).toHaveURL(`${away}x`)
    const cookie = (await cookieOf(context, takeoverCookie('day-3')))!
    expect(cookie).toMatchObject({ value: '1', path: '/', secure: true, sameSite: 'Strict' })
    expect(Math.abs(cookie.expires * 1000 - Date.now() - takeoverCookieFor)).toBeLessThan(20_000)
    // Within 10 s nobody is sent away a second time, not even by another.
    await page.goto(server.url)
    await settled(page)
    await expect(page).toHaveURL(`${server.url}/`)
    await page.evaluate(() => sessionStorage.setItem('fh-takeover-at', String(Date.now() - 10_001)))
    await page.goto(server.url)
    await expect(page).toHaveURL(`${away}y`)
  })

  test('[NT-03] several game days share the board of their games', async ({ page, context }) => {
    await answerTakeovers(page, [takeover(1, `${away}1`), takeover(2, `${away}2`), takeover(3, away, 'sign', 'SigningDay')], true)
    const asked = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('concurrent'))
    await page.goto(server.url)
    expect(new URL((await asked).url()).pathname + new URL((await asked).url()).search).toBe('/gameday/concurrent.aspx?ids=1,2')
    await expect(page).toHaveURL(`${server.url}/board/1-2`)
    expect(await names(context)).toEqual(expect.arrayContaining([takeoverCookie('day-1'), takeoverCookie('day-2')]))
  })

  test('[NT-03] one that leads to its own page, or to a script, is left out with a word in the log; names of cookies are never written', async ({ page, context, complaints }) => {
    const warnings: string[] = []
    page.on('console', (message) => { if (message.type() === 'warning') warnings.push(message.text()) })
    await answerTakeovers(page, [takeover(1, '/'), takeover(2, 'javascript:alert(1)'), takeover(3, 'http://plain.example/'), takeover(4, '//evil.example'), takeover(5, `${away}x`, '__Host-session')])
    await page.goto(server.url)
    await expect(page).toHaveURL(`${away}x`)
    expect(warnings.filter((text) => text.startsWith('The takeover'))).toHaveLength(4)
    for (const cookie of ['a=b; Path=/', 'x'.repeat(4096), 'viewport; Domain=evil']) {
      await page.goto(server.url + story)
      await page.evaluate(() => sessionStorage.clear())
      await answerTakeovers(page, [takeover(9, `${away}y`, cookie)])
      await page.goto(server.url)
      await expect(page).toHaveURL(`${away}y`)
    }
    expect((await names(context)).filter((name) => !/^fh-(?:takeover-[0-9a-f]{8}|splash-skip)$/.test(name) && name !== 'viewport')).toEqual([])
    expect(complaints).toEqual([])
  })

  test('[NT-03] one whose own cookie stands counts for nothing; a failed call neither, and the splash comes', async ({ page, context }) => {
    await context.clearCookies()
    await context.addCookies([{ name: 'day-1', value: 'yes', url: server.url }])
    await answerTakeovers(page, [takeover(1, `${away}x`)])
    await page.goto(server.url)
    await expect(splash(page)).toBeVisible()
    await context.clearCookies()
    await page.route('**/api/v2/Takeovers*', (route) => route.fulfill({ status: 400, body: '' }))
    await page.goto(server.url)
    await expect(splash(page)).toBeVisible()
  })

  test('[NT-03] pages that lead to each other, and a browser without cookies, never loop', async ({ page, context }) => {
    const loads: string[] = []
    page.on('request', (request) => { if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(new URL(request.url()).pathname) })
    await page.route('**/api/v2/Takeovers*', (route) => route.fulfill({ json: { config: { isConcurrent: false }, takeovers: [route.request().url().includes('sportId') ? takeover(1, '/') : takeover(2, '/sports/football')] } }))
    await page.goto(server.url)
    await expect(page).toHaveURL(`${server.url}/sports/football`)
    await settled(page)
    expect(loads).toEqual(['/', '/sports/football'])

    await context.clearCookies()
    await page.evaluate(() => sessionStorage.clear())
    await page.addInitScript(() => Object.defineProperty(Document.prototype, 'cookie', { get: () => 'fh-splash-skip=1', set: () => {} }))
    await page.goto(server.url)
    await settled(page)
    expect(loads).toEqual(['/', '/sports/football', '/'])
  })

  test('[NT-03] nobody is asked on other pages, nor who saves data', async ({ page }) => {
    let asked = 0
    await page.route('**/api/v2/Takeovers*', (route) => { asked++; return route.continue() })
    await page.goto(server.url + story)
    await settled(page)
    expect(asked).toBe(0)
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto(server.url)
    await settled(page)
    expect(asked).toBe(0)
  })
})
