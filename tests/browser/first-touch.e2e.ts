import { expect, type Page, type Request } from '@playwright/test'
import { hydrated, test, touch } from '../support/browser.ts'
import { addGameDay } from '../support/game-day.ts'

test.use({ viewport: { width: 390, height: 844 } })

const roster = '/sports/football/roster'
const app = /\/assets\/(?:entry-client|react|router)-/
const start = /\/assets\/start-\w/

/** The scripts that a page requests from now on. */
function scriptsOf(page: Page): Request[] {
  const scripts: Request[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request)
  })
  return scripts
}

/** The page has done all that it does before a touch. */
const settled = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-build', /./)

const isHydrated = (page: Page) =>
  page
    .locator('#main')
    .evaluate((main) => Object.keys(main).some((key) => key.startsWith('__reactFiber')))

// A phone that shows text does not work for a visitor who only reads.
const readOnly = [
  { name: 'a roster', path: roster, most: 10_000 },
  // With a game beside it.
  { name: 'a story', path: '/news/2026/8/28/season-opens', most: 13_700 },
  { name: 'the staff directory', path: '/staff-directory', most: 10_000 },
  { name: 'the search page', path: '/search?q=okafor', most: 10_000 },
]
for (const { name, path, most } of readOnly) {
  test(`loads no app for ${name} until it is touched [SH-01]`, async ({ server, page }) => {
    const scripts = scriptsOf(page)
    await page.goto(server.url + path)
    await settled(page)
    await page.waitForLoadState('networkidle')
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((script) => app.test(script.url()))).toEqual([])
    const sizes = await Promise.all(scripts.map((script) => script.sizes()))
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    expect(bytes).toBeLessThan(most)
    expect(await isHydrated(page)).toBe(false)
    await page.mouse.move(100, 200)
    await hydrated(page.locator('#main'))
  })
}

test('counts down to a game before a touch, and after it [GM-03]', async ({
  server,
  page,
  complaints,
}) => {
  const day = await addGameDay(server)
  const countdown = page.getByRole('timer', { name: 'Time until the start' })
  const seconds = countdown.getByText(/^\d\d\ssec$/)
  const counts = async () => {
    const before = await seconds.textContent()
    await expect(seconds).not.toHaveText(before!)
  }
  // A stat file of the import may still come, which starts the app.
  await expect(async () => {
    await page.goto(`${day.url}/game-center/${day.gameId}`)
    await settled(page)
    await counts()
    expect(await isHydrated(page)).toBe(false)
  }).toPass()
  await touch(page)
  await hydrated(page.locator('#main'))
  await counts()
  expect(complaints).toEqual([])
})

test('follows a link and opens a menu before the app is there [SH-01] [SH-03]', async ({
  server,
  page,
}) => {
  await page.route(app, (route) => route.abort())
  await page.goto(server.url + roster)
  const football = page.locator('#site-menu').getByRole('link', { name: 'Football', exact: true })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('#site-menu')).toBeVisible()
  await page.locator('#site-menu summary', { hasText: 'Sports' }).click()
  await expect(football).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .locator('#main')
    .getByRole('link', { name: /Okafor/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/roster\/[\w-]+\/\d+$/)
  await expect(page.locator('#main h1')).toBeVisible()
})

test('keeps a panel open that was opened before the app, and has one of each link [SH-02]', async ({
  server,
  page,
  complaints,
}) => {
  const release = Promise.withResolvers<void>()
  await page.route(app, (route) => release.promise.then(() => route.continue()))
  await page.goto(server.url + roster)
  const menu = page.locator('#site-menu')
  const football = menu.getByRole('link', { name: 'Football', exact: true })
  const sports = menu.locator('summary', { hasText: 'Sports' })
  await expect(football).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await sports.click()
  await expect(football).toBeVisible()
  release.resolve()
  await hydrated(page.locator('#main'))
  await expect(football).toBeVisible()
  // Closed and opened again, it is the app's own.
  await sports.click()
  await expect(football).toBeHidden()
  await sports.click()
  await expect(football).toHaveCount(1)
  await football.click()
  await expect(page).toHaveURL(/\/sports\/football$/)
  expect(complaints).toEqual([])
})

test('shows scores before a touch, and starts when the lead changes [GM-04]', async ({
  server,
  page,
  context,
  complaints,
}) => {
  const day = await addGameDay(server)
  await day.send({ us: [36] })
  const number = (on: Page, points: number) =>
    on.locator('#main').getByText(String(points), { exact: true }).first()
  await page.goto(`${day.url}/sports/football/schedule`)
  await settled(page)
  await expect.poll(day.streams).toBe(1)
  await day.send({ us: [43] })
  await expect(number(page, 43)).toBeVisible()
  await expect(page.locator('#main').getByText('36', { exact: true })).toHaveCount(0)
  expect(await isHydrated(page)).toBe(false)

  // React takes the score as it finds it, and goes on from there.
  await touch(page)
  await hydrated(page.locator('#main'))
  await expect(number(page, 43)).toBeVisible()
  await day.send({ us: [50] })
  await expect(number(page, 50)).toBeVisible()

  // The change comes before the page listens.
  const late = await context.newPage()
  let sent = false
  await late.route('**/api/v2/stream*', async (route) => {
    if (!sent) await day.send({ us: [57] })
    sent = true
    await route.continue()
  })
  await late.goto(`${day.url}/sports/football/schedule`)
  await expect(number(late, 57)).toBeVisible()
  expect(await isHydrated(late)).toBe(false)
  await day.send({ us: [57], them: [60] })
  await expect(number(late, 60)).toBeVisible()
  await hydrated(late.locator('#main'))

  // A page without games does not start.
  const other = await context.newPage()
  await other.goto(`${day.url}/staff-directory`)
  await settled(other)
  await day.send({ us: [64], them: [60] })
  await expect(number(page, 64)).toBeVisible()
  expect(await isHydrated(other)).toBe(false)
  expect(complaints).toEqual([])
})

test('loads the document again when a deployment has removed the app [SH-17]', async ({
  server,
  page,
}) => {
  await page.goto(server.url + roster)
  await settled(page)
  for (const gone of [app, start]) await page.route(gone, (route) => route.fulfill({ status: 404 }))
  const loaded = page.waitForEvent('load')
  await touch(page)
  await loaded
  for (const gone of [app, start]) await page.unroute(gone)
  await page.reload()
  await touch(page)
  await hydrated(page.locator('#main'))
})

test('marks a tapped tab before its page is there [SH-03]', async ({ server, page }) => {
  await page.goto(server.url + roster)
  const tab = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link')
  await hydrated(tab.first())
  const arrived = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await tab.filter({ hasText: 'Tickets' }).click()
  const current = tab.locator('xpath=self::*[@aria-current]')
  await expect(current).toHaveText(['Tickets'])
  await expect(page).toHaveURL(server.url + roster)
  arrived.resolve()
  await expect(page).toHaveURL(`${server.url}/tickets`)
  await expect(current).toHaveText(['Tickets'])
})
