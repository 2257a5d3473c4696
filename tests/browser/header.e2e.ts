import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { hydrated, test, touch } from '../support/browser.ts'
import { machineNow } from '../support/clock.mjs'
import { addMembersSite, signInAt } from '../support/members-site.ts'
import { watchShifts } from '../support/shifts.ts'

const schedule = '/sports/football/schedule'
const roster = '/sports/football/roster'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Clicks a link after React has hydrated it, also one inside a closed menu. */
async function follow(link: Locator): Promise<void> {
  await hydrated(link)
  await link.evaluate((element: HTMLElement) => element.click())
}

test('moves the focus and announces the title when the page changes [SH-13]', async ({
  server,
  page,
  complaints,
}) => {
  await page.goto(server.url)
  await hydrated(heading(page))
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()

  const announcer = page.locator('[data-announcer="route"]')
  await expect(announcer).toHaveText('')
  await announcer.evaluate((element) => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    const watch = { childList: true, characterData: true, subtree: true }
    new MutationObserver(() => said.push(element.textContent)).observe(element, watch)
  })
  const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said)
  const link = page.locator('main a[href="/sports/football"]:visible').first()
  await link.scrollIntoViewIfNeeded()
  // Where the page is at the click, which may scroll to its link once more.
  await page.evaluate(() => {
    scrollTo(0, Math.max(200, scrollY))
    const remember = () => Object.assign(globalThis, { leftAt: scrollY })
    addEventListener('click', remember, { capture: true, once: true })
  })
  await link.click()
  await expect(heading(page)).toContainText('Football')
  await expect(page.locator('#main')).toBeFocused()
  await expect(announcer).toHaveText('Football | Testham Terriers')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await said()).toEqual(['Football | Testham Terriers'])
  await page.goBack()
  await expect(heading(page)).toContainText('Terriers')
  const before = await page.evaluate(() => (globalThis as unknown as { leftAt: number }).leftAt)
  expect(before).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await expect(page.locator('#main')).toBeFocused()
  await expect.poll(async () => (await said()).length).toBe(2)

  // Another view of the same page is not a navigation.
  await page.goto(server.url + roster)
  const view = page.getByRole('link', { name: 'Table' }).first()
  await hydrated(view)
  await view.click()
  await expect(page).toHaveURL(/view=table/)
  await expect(view).toBeFocused()
  await expect(announcer).toHaveText('')
  expect(complaints).toEqual([])
})

test('pins the header on a desktop, not on a phone, and hides it in print [SH-14] [SH-18]', async ({
  server,
  page,
  context,
  complaints,
}) => {
  const header = page.getByRole('banner')
  const viewport = async () => (await context.cookies()).find(({ name }) => name === 'viewport')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(server.url + roster)
  await hydrated(header)
  const shifts = await watchShifts(page)
  await page.mouse.wheel(0, 600)
  await expect(header).toHaveClass(/is-pinned/)
  await expect(header).toBeInViewport()
  await page.mouse.wheel(0, -900)
  await expect(header).not.toHaveClass(/is-pinned/)
  expect(await shifts()).toEqual([])

  await expect.poll(async () => (await viewport())?.value).toBe('2xl')
  const { path, sameSite, secure, expires } = (await viewport())!
  const days = Math.round((expires - machineNow() / 1000) / 86_400)
  expect([path, sameSite, secure, days]).toEqual(['/', 'Strict', true, 365])
  for (const [width, name] of [
    [1439, 'xl'],
    [768, 'md'],
    [540, 'xs'],
    [390, 'sm'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(async () => (await viewport())?.value, String(width)).toBe(name)
  }
  await page.mouse.wheel(0, 600)
  await expect(header).not.toBeInViewport()
  await expect(header).not.toHaveClass(/is-pinned/)

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body')).toHaveClass(/print/)
  await expect(header).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.locator('#main')).toContainText('Okafor')
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('body')).not.toHaveClass(/print/)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(complaints).toEqual([])
})

test('shows an error page with the log id when a screen crashes [SH-16]', async ({
  server,
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.route('**/api/v2/Schedule?*', (route) => route.fulfill({ json: { games: [null] } }))
  await page.goto(`${server.url}${roster}?debug=true`)
  await follow(page.locator(`a[href="${schedule}"]`).first())
  await expect(heading(page)).toHaveText('Something went wrong')
  await expect(page).toHaveTitle('Something went wrong | Testham Terriers')
  const main = page.locator('#main')
  await expect(main).toBeFocused()
  await expect(main).toContainText('this error to athletics@testham.example.')
  await expect(main).not.toContainText('Cannot read')
  const id = await main.locator('code').textContent()
  expect(id).toMatch(/^[0-9a-f]{8}$/)
  expect(logged.join('\n')).toContain(`Something went wrong (error ${id})`)
  await expect(page.getByRole('contentinfo')).toBeVisible()

  // The home link loads a new document, so that no state of the broken page remains.
  const loaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Home Page' }).click()
  await loaded
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(heading(page)).toContainText('Terriers')
})

test('shows the raw message to signed-in staff who ask for it [SH-16]', async ({
  server,
  page,
}) => {
  const site = await addMembersSite(server)
  const main = page.locator('#main')
  await page.route('**/api/v2/Schedule?*', (route) => route.fulfill({ json: { games: [null] } }))
  const crash = async (query: string) => {
    await page.goto(`${site.url}${roster}${query}`)
    await hydrated(main)
    await follow(page.locator(`a[href="${schedule}"]`).first())
    await expect(heading(page)).toHaveText('Something went wrong')
    await page.waitForLoadState('networkidle')
  }
  await crash('?debug=true')
  await expect(main).not.toContainText('Cannot read')
  await signInAt(page, `${site.url}/hidden/sports/football/roster`)
  await crash('')
  await expect(main).not.toContainText('Cannot read')
  await crash('?debug=true')
  await expect(main).toContainText('Cannot read')
})

test('scrolls to a place below the pinned header [SH-21]', async ({ server, page }) => {
  await page.setViewportSize({ width: 1100, height: 400 })
  await page.goto(server.url + roster)
  await hydrated(page.locator('#main'))
  const link = page.locator('#main a').last()
  await link.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  const header = page.locator('header[data-shell]')
  await expect(header).toHaveClass(/is-pinned/)
  const bottom = async (box: typeof link) => {
    const { y, height } = (await box.boundingBox())!
    return y + height
  }
  expect((await link.boundingBox())!.y).toBeGreaterThanOrEqual(await bottom(header))
})

test('logs the version of the platform at the start', async ({ server, page }) => {
  const said = page.waitForEvent('console', (message) => message.type() === 'info')
  await page.goto(server.url + roster)
  await touch(page)
  expect((await said).text()).toMatch(/^Fieldhouse \d+\.\d+\.\d+, build [0-9a-f]{12}$/)
})

test('prefetches at most four pages at once [SH-20]', async ({ server, page }) => {
  const players = Array.from({ length: 8 }, (_, i) => `${50 + i},Walk On ${'abcdefgh'[i]}`)
  const site = await server.add({
    'rosters/football/2026.csv': `jersey,name\n${players.join('\n')}\n`,
  })
  const held: Route[] = []
  const seen = new Set<string>()
  await page.route('**/api/v2/Players/roster/bio/*', (route) => {
    seen.add(route.request().url())
    held.push(route)
  })
  await page.goto(site.url + roster)
  await hydrated(page.locator('#main'))
  await expect(page.locator('html[data-build]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  // Focus on a link asks for the data of its page.
  const links = page.locator('#main a[href*="/roster/walk-on-"]')
  const asked = async () =>
    links.evaluateAll((all) => {
      const once = new Map(all.map((link) => [link.getAttribute('href'), link as HTMLElement]))
      for (const link of once.values()) link.focus()
      return once.size
    })
  await expect.poll(async () => (await asked()) && seen.size).toBe(4)
  expect(await asked()).toBe(8)
  // A fifth request would have been sent before this one.
  await page.evaluate(() => fetch('/healthz').then(({ status }) => status))
  expect(seen.size).toBe(4)
  await held.shift()!.continue()
  await expect.poll(() => seen.size).toBe(5)
  for (const route of held.splice(0)) await route.continue()
  await expect.poll(() => seen.size).toBe(8)
  for (const route of held.splice(0)) await route.continue()
})

test('loads the document once when a deploy has removed the next screen [SH-17]', async ({
  server,
  page,
}) => {
  let gone = true
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  await page.route('**/assets/ScheduleScreen-*.js', (route) =>
    gone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.goto(server.url + roster)
  await follow(page.locator(`a[href="${schedule}"]`).first())
  await expect.poll(() => documents).toBe(2)
  await expect(page).toHaveURL(server.url + schedule)
  await expect(heading(page)).toContainText('Schedule')
  await page.waitForLoadState('networkidle')
  expect(documents).toBe(2)

  // Within ten seconds the same screen is missing again: the page says so and does not reload.
  await page.goto(server.url + roster)
  await follow(page.locator(`a[href="${schedule}"]`).first())
  await expect(heading(page)).toHaveText('This page could not be loaded')
  expect(documents).toBe(3)
  gone = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toContainText('Schedule')
  await page.goBack()
  await expect(page).toHaveURL(server.url + roster)
})
