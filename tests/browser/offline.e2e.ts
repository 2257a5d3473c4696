import { expect, type Page } from '@playwright/test'
import { followLink, hydrated, test, touch, workerReady } from '../support/browser.ts'
import { proxyTo } from '../support/own-proxy.ts'
import { answerSaved, pagesSaved, savedAt } from '../support/worker-tools.ts'
import { addGameDay } from '../support/game-day.ts'
import { watchShifts } from '../support/shifts.ts'

test.use({ serviceWorkers: 'allow' })

const schedule = '/sports/football/schedule'
const roster = '/sports/football/roster'
const main = (page: Page) => page.locator('#main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const isSaved = (page: Page) =>
  expect(page.locator('[data-freshness="saved"]')).toHaveText(/^Saved .*, offline$/)

test('opens visited pages with their age while the server is down [OF-02]', async ({
  server,
  page,
  complaints,
}) => {
  const line = await proxyTo(server.port)
  try {
    await page.goto(line.url + schedule)
    await workerReady(page)
    await pagesSaved(page, schedule)
    await followLink(page, roster)
    await expect(main(page)).toContainText('Okafor')
    await pagesSaved(page, roster)
    await line.cut()

    await page.goto(line.url + schedule)
    await expect(main(page)).toContainText('Calder Tech')
    await isSaved(page)
    await followLink(page, roster)
    await expect(main(page)).toContainText('Okafor')
    // A page opened by a click also opens by its address.
    await page.goto(line.url + roster)
    await expect(main(page)).toContainText('Okafor')
    await isSaved(page)
    // A picture that was seen in one width replaces its others.
    const otherWidth = () =>
      page.evaluate(async () => {
        const { src } = document.querySelector<HTMLImageElement>('img[src^="/images/"]')!
        const { ok, url } = await fetch(src.replace(/\d+\.webp$/, '960.webp'))
        return ok && url
      })
    expect(await otherWidth()).toMatch(/\/images\/\w+\/\d+\.webp$/)
    // A page that was never visited is not called missing.
    await page.goto(`${line.url}/no/such/address`)
    await expect(heading(page)).toHaveText('This page is not on your device yet')

    await line.join()
    await page.goto(line.url + schedule)
    await expect(main(page)).toContainText('Calder Tech')
    await touch(page)
    await expect(page.locator('[data-age]')).toHaveCount(0)
    await expect(page.locator('[data-freshness]')).toHaveCount(0)
    expect(complaints).toEqual([])
  } finally {
    await line.cut()
  }
})

test('renders visited pages offline, and missing ones once back online [OF-02] [OF-03]', async ({
  server,
  page,
  context,
  complaints,
}) => {
  const files = { 'splashes.yaml': '[]', 'takeovers.yaml': '[]' }
  const site = await server.add(files, { rendered: false })
  await page.goto(site.url)
  await workerReady(page)
  await page.goto(site.url + schedule)
  await expect(main(page)).toContainText('Calder Tech')
  await answerSaved(page, '/api/v2/Schedule?', site.tenant)
  await page.clock.install()
  await context.setOffline(true)
  await page.goto(site.url + schedule)
  await expect(main(page)).toContainText('Calder Tech')
  await isSaved(page)
  await followLink(page, roster)
  await expect(heading(page)).toContainText('not on your device')
  await expect(main(page)).not.toContainText('not been published')

  await page.evaluate(() => {
    document.body.dataset['same'] = 'yes'
  })
  await context.setOffline(false)
  await expect(main(page)).toContainText('Okafor')
  // A reload would come three seconds after the network is back.
  await page.clock.runFor(5000)
  await followLink(page, '/sports/football')
  await expect(page).toHaveURL(`${site.url}/sports/football`)
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes')
  expect(complaints).toEqual([])
})

test('says offline that a game has begun since its page was saved [OF-02]', async ({
  server,
  page,
  context,
  complaints,
}) => {
  const day = await addGameDay(server)
  await page.goto(day.url)
  await workerReady(page)
  await page.goto(day.url + schedule)
  const row = main(page).locator('li[data-kind]').filter({ hasText: 'Calder Tech' }).last()
  await expect(row).toContainText('7 p.m.')
  await expect.poll(() => savedAt(page, schedule, day.tenant)).not.toBeNull()
  await context.setOffline(true)
  await page.clock.install({ time: '2026-11-21T18:50:00-06:00' })
  await page.goto(day.url + schedule)
  await isSaved(page)
  await expect(row).not.toContainText('Started')
  await page.clock.fastForward('11:00')
  await expect(row).toContainText('Started 7 p.m.')
  await page.reload()
  await expect(row).toContainText('Started 7 p.m.')
  expect(complaints).toEqual([])
})

test('shows the age of a page offline, not online, without layout shift [OF-02]', async ({
  server,
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(server.url + schedule)
  const age = page.locator('[data-age]')
  await touch(page)
  await workerReady(page)
  const shifts = await watchShifts(page)
  await page.evaluate(() => scrollTo(0, 400))
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /, Ashford$/ })
    .last()
  await link.focus()
  const place = await page.evaluate(() => scrollY)
  await context.setOffline(true)
  await expect(age).toHaveText(/^Offline, saved/)
  await expect(age).toBeInViewport()
  const announcer = page.locator('[data-announcer="network"]')
  await expect(announcer).toHaveText(/^Offline/)
  const read = page.waitForResponse(
    (response) => response.url().includes('/api/v2/Schedule') && response.ok(),
  )
  await context.setOffline(false)
  await read
  await expect(age).toHaveCount(0)
  await expect(announcer).toHaveText(/^Back online/)
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(place)
  expect(await shifts()).toEqual([])
  expect(complaints).toEqual([])
})

test('searches saved pages offline, in the page and in suggestions [OF-02]', async ({
  server,
  page,
  context,
  complaints,
}) => {
  await page.goto(server.url + roster)
  await workerReady(page)
  await pagesSaved(page, roster)
  await page.goto(`${server.url}/saved`)
  // The name of the department is left out of the titles here.
  await expect(page.getByRole('main').getByRole('link', { name: /Football Roster$/ })).toBeVisible()
  await page.goto(`${server.url}/search`)
  await hydrated(main(page))
  await context.setOffline(true)
  const field = page.getByRole('main').getByRole('combobox', { name: 'Search' })
  await field.fill('okafr')
  const option = page.getByRole('option', { name: /Sam Okafor/ })
  await expect(option).toContainText('Saved')
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(server.url + roster)
  await expect(main(page)).toContainText('Okafor')

  await page.goto(`${server.url}/search?q=okafr`)
  const saved = page.getByRole('region', { name: 'Saved on this device' })
  await expect(saved.getByText(/pages? that you have seen/)).toBeVisible()
  await expect(saved.getByRole('link', { name: 'Sam Okafor' })).toHaveAttribute('href', roster)
  await page.goto(`${server.url}/search?q=zzyzx`)
  await expect(saved.getByText(/Nothing in the .* saved on this device/)).toBeVisible()
  expect(complaints).toEqual([])
})

test('installs few files at first, then all on a good connection only [OF-02]', async ({
  server,
  page,
  context,
}) => {
  const files = (kind: string) =>
    page.evaluate(async (kind) => {
      const names = (await caches.keys()).filter((name) => name.includes(kind))
      const lists = names.map(async (name) => (await caches.open(name)).keys())
      return (await Promise.all(lists)).flat().length
    }, kind)
  const line = (effectiveType: string) =>
    context.addInitScript((effectiveType) => {
      Object.defineProperty(navigator, 'connection', {
        value: { effectiveType },
        configurable: true,
      })
    }, effectiveType)

  await line('3g')
  await page.goto(server.url + schedule)
  await workerReady(page)
  const installed = await files('precache')
  expect(installed).toBeGreaterThan(40)
  expect(installed).toBeLessThan(110)
  // Used on a slow connection: stored for the next time.
  await page.goto(`${server.url}/staff-directory`)
  await hydrated(main(page))
  await expect(page.locator('html')).toHaveAttribute('data-build', /./)
  await pagesSaved(page, '/staff-directory')
  const used = await files('files')
  expect(used).toBeGreaterThan(0)
  expect(used).toBeLessThan(40)
  await context.setOffline(true)
  await page.goto(`${server.url}/settings`)
  await expect(heading(page)).toHaveText('This page is not on your device yet')

  await context.setOffline(false)
  await expect(heading(page)).toHaveText('Settings')
  await line('4g')
  await page.goto(server.url + schedule)
  await expect.poll(() => files('files'), { timeout: 30_000 }).toBeGreaterThan(100)
  // A screen that was never opened and needs no answers.
  await context.setOffline(true)
  await page.goto(`${server.url}/settings`)
  await expect(heading(page)).toHaveText('Settings')
})
