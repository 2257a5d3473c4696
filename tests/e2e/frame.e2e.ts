import { expect, type Locator, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { alive, test } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** A click on a link that React has: before that it is a document load, whatever a test is about. Also of one that is out of sight. */
async function clickOf(link: Locator): Promise<void> {
  await alive(link)
  await link.evaluate((element: HTMLElement) => element.click())
}

let server: TestServer
test.beforeAll(async () => {
  server = await startServer(departmentWith({ 'takeovers.yaml': '[]', 'splashes.yaml': '[]' }))
})
test.afterAll(() => server?.stop())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const schedule = '/sports/football/schedule'
const linkTo = (page: Page, path: string) => page.locator(`main a[href="${path}"]:visible`).first()

async function accessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const violations = await violationsOf(page)
    expect(violations.map(({ id, nodes }) => `${colorScheme} ${id} ${nodes[0]!.target.join(' ')} ${nodes[0]!.failureSummary}`)).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

/** The page stands and what starts after it has started: the route's own links are React's. */
async function standing(page: Page, path = '/') {
  await page.goto(server.url + path)
  await expect.poll(() => page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')))).toBe(true)
}

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('[SH-13] the skip link is first, and leads to the page', async ({ page }) => {
      await standing(page)
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Skip to main content' })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.locator('#main')).toBeFocused()
    })

    test('[SH-13] a new page: the focus at its top, its title spoken once, back where it was scrolled to; another view of it leaves all that alone', async ({ page, complaints }) => {
      await standing(page)
      const announcer = page.locator('[data-announcer="route"]')
      await expect(announcer).toHaveText('')
      await page.evaluate(() => {
        const said: string[] = []
        Object.assign(globalThis, { said })
        new MutationObserver(() => said.push(document.querySelector('[data-announcer="route"]')!.textContent)).observe(document.querySelector('[data-announcer="route"]')!, { childList: true, characterData: true, subtree: true })
      })
      const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said)
      const link = linkTo(page, '/sports/football')
      await link.scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollTo(0, Math.max(200, scrollY)))
      const before = await page.evaluate(() => scrollY)
      await link.click()
      await expect(heading(page)).toContainText('Football')
      await expect(page.locator('#main')).toBeFocused()
      await expect(announcer).toHaveText('Football | Testham Terriers')
      expect(await page.evaluate(() => scrollY)).toBe(0)
      expect(await said()).toEqual(['Football | Testham Terriers'])

      await page.goBack()
      await expect(heading(page)).toContainText('Terriers')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
      await expect(page.locator('#main')).toBeFocused()
      expect((await said()).length).toBe(2)

      await page.goto(`${server.url}/sports/football/roster`)
      const view = page.getByRole('link', { name: 'Table' }).first()
      await view.click()
      await expect(page).toHaveURL(/view=table/)
      await expect(view).toBeFocused()
      await expect(announcer).toHaveText('')
      expect(complaints).toEqual([])
    })

    test('[SH-16] a screen that breaks says so in the words of the spec, with an id that the console has; nothing of its fault is shown, whatever the address asks', async ({ page }) => {
      const logged: string[] = []
      page.on('console', (message) => { if (message.type() === 'error') logged.push(message.text()) })
      await page.route('**/api/v2/Schedule?*', (route) => route.fulfill({ json: { games: [null] } }))
      await standing(page, '/sports/football/roster?debug=true')
      await page.evaluate(() => document.documentElement.removeAttribute('data-debug'))
      await clickOf(page.locator(`a[href="${schedule}"]`).first())
      await expect(heading(page)).toHaveText('Something went wrong')
      await expect(page).toHaveTitle('Something went wrong | Testham Terriers')
      await expect(page.locator('#main')).toBeFocused()
      await expect(page.locator('#main')).toContainText('Please send details of the events leading up to this error to athletics@testham.example.')
      await expect(page.locator('#main')).not.toContainText('Cannot read')
      const id = await page.locator('#main code').textContent()
      expect(id).toMatch(/^[0-9a-f]{8}$/)
      expect(logged.join('\n')).toContain(`Something went wrong (error ${id})`)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await accessible(page)

      await page.evaluate(() => { document.documentElement.dataset['same'] = 'yes' })
      await page.getByRole('link', { name: 'Home Page' }).click()
      await expect(page).toHaveURL(`${server.url}/`)
      await expect(heading(page)).toContainText('Terriers')
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset['same'] ?? 'new').catch(() => 'on its way')).toBe('new')
    })

    test('[SH-12] the footer, in both schemes', async ({ page, complaints }) => {
      await standing(page, schedule)
      const footer = page.getByRole('contentinfo')
      await expect(footer).toContainText(`© ${new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', year: 'numeric' }).format()} Testham College`)
      for (const link of await footer.locator('a[target="_blank"]').all()) expect(await link.getAttribute('rel')).toBe('noopener')
      await accessible(page)
      expect(complaints).toEqual([])
    })
  })
}

test('[OF-02] a server that answers with a fault is not said to be a missing network', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/v2/Schedule?*', (route) => route.fulfill({ status: 500, json: {} }))
  await standing(page, '/sports/football/roster')
  await clickOf(page.locator(`a[href="${schedule}"]`).first())
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(heading(page)).toHaveText('This page could not be loaded', { timeout: 200 })
  }).toPass()
})

test.describe('without a worker, that has every piece', () => {
  test.use({ serviceWorkers: 'block' })

  test('[SH-17] a screen that is gone since a deploy: the target is loaded as a document, with the state of its entry; not twice within 10 s, then an honest page', async ({ page }) => {
    let gone = true
    let documents = 0
    await page.route('**/assets/ScheduleScreen-*.js', (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()))
    page.on('request', (request) => { if (request.isNavigationRequest()) documents++ })
    await standing(page, '/sports/football/roster')
    await page.evaluate(() => { document.documentElement.dataset['same'] = 'yes' })
    expect(documents).toBe(1)
    await clickOf(page.locator(`a[href="${schedule}"]`).first())
    await expect.poll(() => documents).toBe(2)
    await expect(page).toHaveURL(server.url + schedule)
    await expect(page.locator('#main')).toContainText('Schedule')
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['same'] ?? 'new').catch(() => 'on its way')).toBe('new')
    // The page the server drew stands, and reloads no more.
    await page.waitForLoadState('networkidle')
    expect(documents).toBe(2)
    // Another way to the same screen within the guard's time: no loop, an honest page.
    await page.goto(`${server.url}/sports/football/roster`)
    await clickOf(page.locator(`a[href="${schedule}"]`).first())
    await expect(heading(page)).toHaveText('This page could not be loaded')
    expect(documents).toBe(3)
    gone = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toContainText('Schedule')
    await page.goBack()
    await expect(page).toHaveURL(`${server.url}/sports/football/roster`)
  })

  for (const width of [390, 1440]) test(`[SH-22] Error while mounting app at ${width} px: the page’s own screen does not come, it is loaded once more, then what the server drew stands and the log says why`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const logged: string[] = []
    const thrown: string[] = []
    let documents = 0
    page.on('console', (message) => { if (message.type() === 'error') logged.push(message.text()) })
    page.on('pageerror', (fault) => thrown.push(String(fault)))
    page.on('request', (request) => { if (request.isNavigationRequest()) documents++ })
    await page.route('**/assets/RosterScreen-*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto(`${server.url}/sports/football/roster`)
    await expect.poll(() => documents).toBe(2)
    await expect.poll(() => logged.filter((words) => words.startsWith('Error while mounting app:')).length).toBeGreaterThan(0)
    // It is thrown on, for whoever counts faults.
    await expect.poll(() => thrown.length).toBeGreaterThan(0)
    await expect(heading(page)).toContainText('Roster')
    await page.locator(`a[href="${schedule}"]:visible`).first().click()
    await expect(page).toHaveURL(server.url + schedule)
  })

  test('[SH-17] a missing network is not a missing screen: nothing is reloaded, and the words are others', async ({ page }) => {
    await standing(page, '/sports/football/roster')
    await page.route('**/assets/ScheduleScreen-*.js', (route) => route.abort())
    await page.route('**/builds/latest.json*', (route) => route.abort())
    await page.evaluate(() => { document.documentElement.dataset['same'] = 'yes' })
    await clickOf(page.locator(`a[href="${schedule}"]`).first())
    await expect(heading(page)).toHaveText('This page is not on your device yet')
    expect(await page.evaluate(() => document.documentElement.dataset['same'])).toBe('yes')
  })
})

test.describe('[SH-17] builds', () => {
  test.use({ serviceWorkers: 'block' })
  const builds = async (page: Page) => {
    const asked: number[] = []
    let newest: object | undefined
    await page.route('**/builds/latest.json*', async (route) => {
      asked.push(Date.now())
      await (newest ? route.fulfill({ json: newest }) : route.continue())
    })
    return { asked, put: (build: string) => { newest = { build } } }
  }
  const mark = (page: Page) => page.evaluate(() => { document.documentElement.dataset['same'] = 'yes' })
  const same = (page: Page) => page.evaluate(() => document.documentElement.dataset['same'] === 'yes').catch(() => undefined)

  test('looked for 1 s after the page stands and then every hour; a newer one comes with the next navigation, by link and by a step back', async ({ page }) => {
    await page.clock.install()
    const { asked, put } = await builds(page)
    const began = Date.now()
    await standing(page, '/sports/football')
    await expect.poll(() => asked.length).toBe(1)
    expect(asked[0]! - began).toBeGreaterThanOrEqual(1000)
    await mark(page)
    const roster = page.locator('a[href="/sports/football/roster"]').first()
    await clickOf(roster)
    await expect(heading(page)).toContainText('Roster')
    expect(await same(page)).toBe(true)

    put('newer')
    const answered = page.waitForResponse('**/builds/latest.json*')
    await page.clock.fastForward('01:00:00')
    await answered
    await expect.poll(() => asked.length).toBe(2)
    // Another view of the same page is no navigation.
    await page.getByRole('link', { name: 'Table' }).first().click()
    await expect(page).toHaveURL(/view=table/)
    expect(await same(page)).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(`${server.url}/sports/football`)
    await expect.poll(() => same(page)).toBe(false)

    await page.clock.runFor(1000)
    await expect.poll(() => asked.length).toBe(3)
    await mark(page)
    await clickOf(page.locator('a[href="/sports/football/roster"]').first())
    await expect(page).toHaveURL(`${server.url}/sports/football/roster`)
    await expect.poll(() => same(page)).toBe(false)
  })

  test('not while the page shows a live game, and not looked for on a slow-2g line', async ({ page }) => {
    await page.clock.install()
    const { asked, put } = await builds(page)
    put('newer')
    await standing(page, '/sports/football')
    await page.clock.runFor(1000)
    await expect.poll(() => asked.length).toBe(1)
    await page.waitForTimeout(100)
    await mark(page)
    await page.evaluate(() => document.querySelector('main')!.insertAdjacentHTML('beforeend', '<span data-live></span>'))
    await clickOf(page.locator('a[href="/sports/football/roster"]').first())
    await expect(heading(page)).toContainText('Roster')
    expect(await same(page)).toBe(true)

    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } }))
    await standing(page, '/sports/football')
    await page.clock.runFor(5000)
    expect(asked).toHaveLength(1)
  })
})

test('[SH-14] the body has the class print from before printing to after it', async ({ page }) => {
  await standing(page)
  const printing = () => page.evaluate(() => document.body.classList.contains('print'))
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('viewport=')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await printing()).toBe(true)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await printing()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(printing).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(printing).toBe(false)
})

for (const [start, startName] of [[390, 'sm'], [1440, '2xl']] as const) {
  test(`[SH-18] the viewport is known by name, and kept in a cookie for a year, from ${start} px on`, async ({ page, context }) => {
    await page.setViewportSize({ width: start, height: 800 })
    await standing(page)
    const cookie = async () => (await context.cookies()).find(({ name }) => name === 'viewport')
    await expect.poll(async () => (await cookie())?.value).toBe(startName)
    const { path, sameSite, secure, expires } = (await cookie())!
    expect([path, sameSite, secure, Math.round((expires - Date.now() / 1000) / 86_400)]).toEqual(['/', 'Strict', true, 365])
    for (const [width, name] of [[1439, 'xl'], [1440, '2xl'], [1024, 'lg'], [767, 'sm'], [768, 'md'], [540, 'xs'], [500, 'sm']] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(async () => (await cookie())?.value, `${width}`).toBe(name)
    }
  })
}

for (const [device, uses] of [['phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }], ['desktop', { viewport: { width: 1440, height: 900 } }]] as const) {
  test.describe(`prefetch on a ${device}`, () => {
    // Its requests are the page's own: they can be counted, and made to fail.
    test.use({ ...uses, serviceWorkers: 'block' })

    test('[SH-20] what a link leads to is fetched before it is followed: its screen alone when it comes into sight of a phone, all when it is meant; not for who saves data', async ({ page, complaints }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      // Each once: the build may cut a screen in two, and both come together.
      const screens = () => {
        const files = asked.filter((path) => /\/RosterScreen-[^/]*\.js$/.test(path))
        return new Set(files).size === files.length ? Math.min(files.length, 1) : files.length
      }
      const data = () => asked.filter((path) => path === '/api/v2/Rosters').length
      const roster = linkTo(page, '/sports/football/roster')
      await standing(page, '/sports/football')
      await page.waitForLoadState('networkidle')
      if (device === 'phone') await roster.scrollIntoViewIfNeeded()
      await expect.poll(screens).toBe(device === 'phone' ? 1 : 0)
      expect(data()).toBe(0)
      await roster.focus()
      await expect.poll(data).toBe(1)
      expect(screens()).toBe(1)

      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
      await standing(page, '/sports/football')
      await page.waitForLoadState('networkidle')
      asked.length = 0
      await roster.scrollIntoViewIfNeeded()
      await roster.focus()
      await page.waitForTimeout(300)
      expect([screens(), data()]).toEqual([0, 0])
      expect(complaints).toEqual([])
    })

    test('[SH-20] [SH-22] Payload preload failure: a line in the log and nothing else, and the page is asked for again when it is meant', async ({ page, complaints }) => {
      const warned: string[] = []
      page.on('console', (message) => { if (message.type() === 'warning') warned.push(message.text()) })
      let fails = true
      await page.route('**/api/v2/Rosters?*', (route) => (fails ? route.fulfill({ status: 500, json: {} }) : route.continue()))
      await standing(page, '/sports/football')
      await page.waitForLoadState('networkidle')
      const roster = linkTo(page, '/sports/football/roster')
      await roster.focus()
      await expect.poll(() => warned.filter((words) => words.startsWith('Payload preload failure /sports/football/roster'))).toHaveLength(1)
      await expect(heading(page)).toHaveText('Football')
      fails = false
      await clickOf(roster)
      await expect(heading(page)).toContainText('Roster')
      expect(complaints).toEqual([])
    })
  })
}

test('[SH-13] home by keyboard alone: forward and back the focus goes through the page as it is read, is always to be seen, and never lies under the header', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await standing(page)
  await page.waitForLoadState('networkidle')
  type Stop = { name: string; part: number; top: number; fault: string | null }
  const look = () => page.evaluate((): Stop | null => {
    const one = document.activeElement as HTMLElement
    if (one === document.body) return null
    const { x, y, width, height } = one.getBoundingClientRect()
    const name = `${one.tagName} ${(one.textContent || one.getAttribute('aria-label') || '').trim().slice(0, 40)}`
    const parts = ['[href="#main"]', 'header', '#main', 'footer']
    const part = parts.findIndex((part) => one.closest(part))
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    const ringed = one.matches(':focus-visible') && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    // Some of it is on top where it stands: its middle, or a corner of it.
    const points = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.15], [0.5, 0.85]].map(([across, down]) => document.elementFromPoint(x + width * across!, y + height * down!))
    const onTop = points.some((hit) => hit && (one.contains(hit) || hit.contains(one)))
    const inside = y >= -1 && x >= -1 && y + Math.min(height, innerHeight / 2) <= innerHeight + 1 && x < innerWidth
    return { name, part, top: y + scrollY, fault: !ringed ? 'without a ring' : !inside ? `out of sight at ${Math.round(x)}, ${Math.round(y)}` : !onTop ? `covered by ${points[0]?.tagName} ${points[0]?.className}` : null }
  })
  const walk = async (key: string) => {
    const stops: Stop[] = []
    for (let i = 0; i < 250; i++) {
      await page.keyboard.press(key)
      const stop = await look()
      if (!stop) break
      stops.push(stop)
    }
    return stops
  }
  const forward = await walk('Tab')
  expect(forward.length).toBeGreaterThan(30)
  expect(forward.filter(({ fault }) => fault).map(({ name, fault }) => `${name}: ${fault}`)).toEqual([])
  // Skip link, header, page, footer, each once and in that order.
  const parts = forward.map(({ part }) => part).filter((part) => part >= 0)
  expect(parts).toEqual(parts.toSorted((a, b) => a - b))
  expect(new Set(parts)).toEqual(new Set([0, 1, 2, 3]))
  await page.evaluate(() => { scrollTo(0, document.body.scrollHeight) })
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  const back = await walk('Shift+Tab')
  expect(back.length).toBeGreaterThan(30)
  expect(back.filter(({ fault }) => fault).map(({ name, fault }) => `${name}: ${fault}`)).toEqual([])
  expect(complaints).toEqual([])
})
