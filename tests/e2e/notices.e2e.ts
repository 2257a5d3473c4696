import { expect, type BrowserContext, type Page } from '@playwright/test'
import { alertCookie } from '../../src/domain/shell/alerts.ts'
import { alertClosedFor, splashContinuedFor, splashFocusAfter, splashShownFor } from '../../src/domain/constants.ts'
import { violationsOf } from '../support/axe.ts'
import { askHost } from '../support/ask-host.ts'
import { alive, test, underWorker } from '../support/browser.ts'
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
  server = await startServer(async (store) => {
    await departmentWith(files)(store)
    await departmentWith(files, { tenant: 'drawn', hosts: ['drawn.localhost'], rendered: false })(store)
  })
})
test.afterAll(() => server?.stop())

/** Screens without a splash in front of them: a story, and the home page of whoever skipped all. */
const story = '/news/2026/8/28/season-opens'
const skip = (context: BrowserContext) => context.addCookies([{ name: 'fh-splash-skip', value: '1', url: server.url }])
const cookieOf = async (context: BrowserContext, name: string) => (await context.cookies()).find((one) => one.name === name)
const alerts = (page: Page) => page.getByRole('region', { name: 'Alerts' })
const splash = (page: Page) => page.getByRole('dialog')
/** So much time passes for the page and for the cookies of its browser, whose own clock nobody can move. */
async function pass(page: Page, milliseconds: number) {
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, expires: cookie.expires - milliseconds / 1000 })).filter(({ expires }) => expires > Date.now() / 1000))
  await page.clock.fastForward(milliseconds)
}
const minute = 60_000
/** The page is React's. */
const takenOver = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-alerts')
const answer = (page: Page, path: string, json: unknown) => page.route(`**/api/v2/${path}`, (route) => route.fulfill({ json }))

async function isAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const violations = await violationsOf(page)
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
      // On a slow machine the moment is over before the clock hears of it.
      await expect(async () => { await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100)) }).toPass()
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

    test('[NT-01] a closed alert is away for 12 h and not a minute longer', async ({ page, context }) => {
      await skip(context)
      await page.clock.install()
      await page.goto(server.url + story)
      await takenOver(page)
      await page.getByRole('button', { name: 'Close alert: Saturday’s parking' }).click()
      for (const [later, id] of [[alertClosedFor - minute, '3'], [2 * minute, '4']] as const) {
        await pass(page, later)
        await page.goto(server.url + story)
        await takenOver(page)
        await expect(page.locator('[data-alert]:visible')).toHaveAttribute('data-alert', id)
      }
    })

    test('[NT-02] a splash that was shown is away for 5 min, one that was continued for 4 h', async ({ page }) => {
      test.slow()
      await page.clock.install()
      const open = async (isThere: boolean) => {
        const answer = page.waitForResponse('**/api/v2/Splash')
        await page.goto(server.url)
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

    test('[NT-01] [NT-02] where browsers draw the page themselves alert and splash are the same, and nothing jumps', async ({ page, complaints }) => {
      const home = server.urlOf('drawn.localhost')
      expect((await askHost(server.port, '/', 'drawn.localhost')).text).not.toContain('The first of all')
      await shiftsOf(page)
      await page.goto(home)
      await expect(splash(page)).toBeVisible()
      await splash(page).getByRole('button', { name: 'Continue to Home' }).click()
      await expect(splash(page)).toHaveCount(0)
      await expect(page.locator('[data-alert]:visible')).toHaveAttribute('data-alert', '4')
      await page.getByRole('button', { name: 'Close alert: Saturday’s parking' }).click()
      await page.reload()
      await expect(page.locator('[data-alert]:visible')).toHaveAttribute('data-alert', '3')
      await page.waitForLoadState('networkidle')
      await expect(splash(page)).toHaveCount(0)
      expect(await shifts(page)).toEqual([])
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

  const alert = (id: number, title: string, more: object = {}) => ({ id, title, message: '', link: null, linkTitle: null, openInNewWindow: false, enabled: true, showOnWeb: true, startDate: null, endDate: null, endDateUtc: null, ...more })

  test('[NT-01] one that arrives while the page is open is spoken and stands over it; one that ends leaves its room; nothing moves', async ({ page, context, complaints }) => {
    await skip(context)
    await shiftsOf(page)
    await page.clock.install()
    await page.goto(server.url)
    await takenOver(page)
    await expect(page.locator('html')).toHaveAttribute('data-build', /./)
    const end = await page.evaluate(() => Date.now() + 8 * 60_000)
    await answer(page, 'Alert/active', [alert(9, 'Lightning: take cover', { endDateUtc: new Date(end).toISOString() }), alert(10, 'Off', { enabled: false }), alert(11, 'App', { showOnWeb: false }), alert(12, 'Later', { startDate: '2099-01-01T00:00:00' }), alert(4, 'Saturday’s parking')])
    // Every five minutes, a quarter more or less.
    await page.clock.fastForward(6.25 * 60_000 + 1000)
    const arrived = page.getByRole('status').filter({ hasText: 'Lightning: take cover' })
    await expect(arrived).toBeVisible()
    // One at once, as the department wants it.
    await expect(page.locator('[data-alert]:visible')).toHaveCount(1)
    await isAccessible(page)
    await page.clock.fastForward(110_000)
    await expect(page.getByText('Lightning: take cover')).toHaveCount(0)
    await expect(alerts(page)).toContainText('Saturday’s parking')
    expect(await shifts(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('[NT-01] it stands above the header', async ({ page }) => {
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
    await alive(page.getByRole('link', { name: 'Of another year' }))
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

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })
  for (const host of ['localhost', 'drawn.localhost']) {
    test(`[NT-01] [NT-02] ${host}: the alerts that were kept can be read and closed, and no splash is in the way`, async ({ page, context, complaints }) => {
      const home = server.urlOf(host)
      await page.goto(home)
      await expect(splash(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await underWorker(page)
      await page.reload()
      await takenOver(page)
      await expect(page.locator('[data-alert]:visible')).toHaveAttribute('data-alert', '4')
      await page.waitForLoadState('networkidle')
      await context.clearCookies()
      await context.setOffline(true)
      await page.reload()
      await takenOver(page)
      await expect(page.locator('[data-alert]:visible')).toHaveAttribute('data-alert', '4')
      await page.getByRole('button', { name: 'Close alert: Saturday’s parking' }).click()
      await expect(page.locator('[data-alert]:visible')).toHaveAttribute('data-alert', '3')
      await expect(splash(page)).toHaveCount(0)
      expect(complaints).toEqual([])
    })
  }
})
