import { expect, type Locator, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { hydrated, test, touch } from '../support/browser.ts'

const schedule = '/sports/football/schedule'
const roster = '/sports/football/roster'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const linkTo = (page: Page, path: string) => page.locator(`main a[href="${path}"]:visible`).first()

/** Clicks a link after React has hydrated it, also one outside the view. */
async function clickOf(link: Locator): Promise<void> {
  await hydrated(link)
  await link.evaluate((element: HTMLElement) => element.click())
}

async function open(page: Page, url: string) {
  await page.goto(url)
  await hydrated(heading(page))
}

/** Marks the document, to recognize it later. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['same'] = 'yes'
  })
const same = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['same'] === 'yes').catch(() => undefined)

/** A request of the page after all its earlier ones. */
const laterRequest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await fetch('/readyz')
  })

for (const width of [390, 1440]) {
  test(`keeps the error page accessible at ${width} px in both schemes [SH-16]`, async ({
    server,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.route('**/api/v2/Schedule?*', (route) => route.fulfill({ json: { games: [null] } }))
    await open(page, server.url + roster)
    await clickOf(page.locator(`a[href="${schedule}"]`).first())
    await expect(heading(page)).toHaveText('Something went wrong')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const violations = await violationsOf(page)
      expect(
        violations.map(({ id, nodes }) => `${colorScheme} ${id} ${nodes[0]!.target.join(' ')}`),
      ).toEqual([])
    }
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0)
  })
}

test('does not blame the network for a server error [OF-02]', async ({ server, page }) => {
  await page.clock.install()
  await page.route('**/api/v2/Schedule?*', (route) => route.fulfill({ status: 500, json: {} }))
  await open(page, server.url + roster)
  await clickOf(page.locator(`a[href="${schedule}"]`).first())
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(heading(page)).toHaveText('This page could not be loaded', { timeout: 200 })
  }).toPass()
})

test('reloads once and keeps the server’s page when its screen is missing [SH-22]', async ({
  server,
  page,
}) => {
  const logged: string[] = []
  const thrown: string[] = []
  let documents = 0
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  page.on('pageerror', (fault) => thrown.push(String(fault)))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  await page.route('**/assets/RosterScreen-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(server.url + roster)
  await touch(page)
  await expect.poll(() => documents).toBe(2)
  await page.waitForLoadState()
  await touch(page)
  await expect
    .poll(() => logged.some((words) => words.startsWith('Error while mounting app:')))
    .toBe(true)
  // It is rethrown, so that an error counter sees it.
  await expect.poll(() => thrown.length).toBeGreaterThan(0)
  await expect(heading(page)).toContainText('Roster')
  await page.locator(`a[href="${schedule}"]:visible`).first().click()
  await expect(page).toHaveURL(server.url + schedule)
})

test('does not reload when the network is missing, and shows a message [SH-17]', async ({
  server,
  page,
}) => {
  await open(page, server.url + roster)
  await page.route('**/assets/ScheduleScreen-*.js', (route) => route.abort())
  await page.route('**/builds/latest.json*', (route) => route.abort())
  await mark(page)
  await clickOf(page.locator(`a[href="${schedule}"]`).first())
  await expect(heading(page)).toHaveText('This page is not on your device yet')
  expect(await same(page)).toBe(true)
})

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
for (const [device, uses] of [
  ['phone', phone],
  ['desktop', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`prefetch on a ${device}`, () => {
    test.use(uses)

    test('prefetches visible screens, data on intent, none to save data [SH-20]', async ({
      server,
      page,
      complaints,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      // The build may split a screen in two files, which load together.
      const screens = () => {
        const files = asked.filter((path) => /\/RosterScreen-[^/]*\.js$/.test(path))
        return new Set(files).size === files.length ? Math.min(files.length, 1) : files.length
      }
      const data = () => asked.filter((path) => path === '/api/v2/Rosters').length
      const link = linkTo(page, roster)
      await open(page, `${server.url}/sports/football`)
      await page.waitForLoadState('networkidle')
      if (device === 'phone') await link.scrollIntoViewIfNeeded()
      await expect.poll(screens).toBe(device === 'phone' ? 1 : 0)
      expect(data()).toBe(0)
      await link.focus()
      await expect.poll(data).toBe(1)
      expect(screens()).toBe(1)

      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
      await open(page, `${server.url}/sports/football`)
      await page.waitForLoadState('networkidle')
      asked.length = 0
      await link.scrollIntoViewIfNeeded()
      await link.focus()
      await laterRequest(page)
      expect([screens(), data(), asked.filter((path) => path === '/readyz').length]).toEqual([
        0, 0, 1,
      ])
      expect(complaints).toEqual([])
    })

    test('logs a failed prefetch and asks again when the link is followed [SH-20] [SH-22]', async ({
      server,
      page,
      complaints,
    }) => {
      const warned: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'warning') warned.push(message.text())
      })
      let fails = true
      await page.route('**/api/v2/Rosters?*', (route) =>
        fails ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      )
      await open(page, `${server.url}/sports/football`)
      await page.waitForLoadState('networkidle')
      const link = linkTo(page, roster)
      await link.focus()
      await expect
        .poll(() => warned.filter((words) => words.startsWith(`Payload preload failure ${roster}`)))
        .toHaveLength(1)
      await expect(heading(page)).toHaveText('Football')
      fails = false
      await clickOf(link)
      await expect(heading(page)).toContainText('Roster')
      expect(complaints).toEqual([])
    })
  })
}

test('moves the focus through the home page in reading order, always visible [SH-13]', async ({
  server,
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await open(page, server.url)
  await page.waitForLoadState('networkidle')
  type Stop = { name: string; part: number; top: number; fault: string | null }
  const look = () =>
    page.evaluate((): Stop | null => {
      const one = document.activeElement as HTMLElement
      if (one === document.body) return null
      const { x, y, width, height } = one.getBoundingClientRect()
      const name =
        `${one.tagName} ` +
        `${(one.textContent || one.getAttribute('aria-label') || '').trim().slice(0, 40)}`
      const parts = ['[href="#main"]', 'header', '#main', 'footer']
      const part = parts.findIndex((part) => one.closest(part))
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      const ringed =
        one.matches(':focus-visible') &&
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2
      // Its center or one of its edges is not covered.
      const points = [
        [0.5, 0.5],
        [0.1, 0.5],
        [0.9, 0.5],
        [0.5, 0.15],
        [0.5, 0.85],
      ].map(([across, down]) => document.elementFromPoint(x + width * across!, y + height * down!))
      const onTop = points.some((hit) => hit && (one.contains(hit) || hit.contains(one)))
      const inside =
        y >= -1 &&
        x >= -1 &&
        y + Math.min(height, innerHeight / 2) <= innerHeight + 1 &&
        x < innerWidth
      return {
        name,
        part,
        top: y + scrollY,
        fault: !ringed
          ? 'without a ring'
          : !inside
            ? `out of sight at ${Math.round(x)}, ${Math.round(y)}`
            : !onTop
              ? `covered by ${points[0]?.tagName} ${points[0]?.className}`
              : null,
      }
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
  expect(
    forward.filter(({ fault }) => fault).map(({ name, fault }) => `${name}: ${fault}`),
  ).toEqual([])
  // Skip link, header, page, footer, each once and in that order.
  const parts = forward.map(({ part }) => part).filter((part) => part >= 0)
  expect(parts).toEqual(parts.toSorted((a, b) => a - b))
  expect(new Set(parts)).toEqual(new Set([0, 1, 2, 3]))
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight)
  })
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  const back = await walk('Shift+Tab')
  expect(back.length).toBeGreaterThan(30)
  expect(back.filter(({ fault }) => fault).map(({ name, fault }) => `${name}: ${fault}`)).toEqual(
    [],
  )
  expect(complaints).toEqual([])
})
