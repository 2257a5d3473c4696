import { expect, type Page } from '@playwright/test'
import { hydrated, test, type Department } from '../support/browser.ts'
import { addGameDay } from '../support/game-day.ts'
import { browserData } from '../support/browser-data.ts'
import { watchShifts } from '../support/shifts.ts'

const more = '+Golf,golf,golf,GOLF,golf,men,2026,\nWrestling,wrestling,wrest,WR,wrest,men,2026,\n'
let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add({ 'sports.csv': more, 'splashes.yaml': '[]', 'takeovers.yaml': '[]' })
})

const rows = (page: Page) => page.getByRole('main').locator('li[data-team]')
const names = (page: Page) => rows(page).locator('> a:first-child').allTextContents()

async function follow(page: Page, ...titles: string[]): Promise<void> {
  await page.goto(`${site.url}/my-teams`)
  await hydrated(
    rows(page)
      .first()
      .getByRole('button', { name: /^Follow/ }),
  )
  for (const title of titles) {
    await page.getByRole('button', { name: `Follow ${title}`, exact: true }).click()
    const following = page.getByRole('button', { name: `Following ${title}` })
    await expect(following).toHaveAttribute('aria-pressed', 'true')
  }
}

test('follows teams, sorts them by keyboard and puts them first in every list [OF-02]', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await follow(page, 'Wrestling', 'Golf')
  // The rows keep their places until the next visit.
  expect(await names(page)).toEqual(['Football', 'Golf', "Women's Soccer", 'Wrestling'])
  await page.reload()
  await expect.poll(() => names(page)).toEqual(['Wrestling', 'Golf', 'Football', "Women's Soccer"])
  await page.getByRole('button', { name: 'Golf one place up' }).press('Enter')
  await expect.poll(() => names(page)).toEqual(['Golf', 'Wrestling', 'Football', "Women's Soccer"])
  await expect(page.getByText('Golf is number 1 of 2.')).toBeVisible()
  // The first row cannot go further up, so the focus moves to its other button.
  await expect(page.getByRole('button', { name: 'Golf one place down' })).toBeFocused()

  const other = await context.newPage()
  await other.goto(`${site.url}/sports/football`)
  await other.getByRole('button', { name: 'Follow Football' }).click()
  await expect(page.getByRole('button', { name: 'Following Football' })).toBeVisible()
  await page.getByRole('button', { name: 'Following Football' }).click()
  await expect(other.getByRole('button', { name: 'Follow Football' })).toBeVisible()

  await page.goto(site.url)
  const shifts = await watchShifts(page)
  const strip = page.getByRole('region', { name: 'My teams' })
  await expect(strip.getByRole('heading', { level: 3 })).toHaveText(['Golf', 'Wrestling'])
  const sports = page.getByRole('region', { name: 'All sports' })
  await expect(sports.locator('li[data-team]').first()).toContainText('Golf')
  expect(await shifts()).toEqual([])
  await page.goto(`${site.url}/calendar/2026-09`)
  await expect(page.getByText('Calder Tech').first()).toBeVisible()
  const mine = page.getByRole('switch', { name: 'My teams only' })
  await hydrated(mine)
  await mine.check()
  await expect(page.locator('#main')).not.toContainText('WSOC')
  expect(complaints).toEqual([])
})

test('lists every team with its next game, schedule and roster [OF-02]', async ({ page }) => {
  await page.goto(`${site.url}/my-teams`)
  const row = (title: string) => rows(page).filter({ hasText: title })
  await expect(row('Golf')).toContainText('No upcoming')
  const schedule = row('Football').getByRole('link', { name: 'Schedule of Football' })
  await expect(schedule).toHaveAttribute('href', '/sports/football/schedule')
  await expect(row('Football').getByRole('link', { name: 'Roster of Football' })).toHaveAttribute(
    'href',
    '/sports/football/roster',
  )
  await expect(row('Football').getByRole('link', { name: /^(vs|at) / })).toBeVisible()
})

test('leaves no empty room on a phone for followed teams, or for ended ones [OF-02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await follow(page, 'Football')
  await page.goto(site.url)
  const strip = page.getByRole('region', { name: 'My teams' })
  await expect(strip.getByRole('heading', { name: 'Football' })).toBeVisible()
  const room = () =>
    strip.evaluate((section) => {
      const place = section.closest('[data-starts]')!
      return place.getBoundingClientRect().height - section.getBoundingClientRect().height
    })
  await expect.poll(room).toBeLessThan(16)
  await page.evaluate(() => localStorage.setItem('fh-teams', '999'))
  await page.reload()
  const place = page.getByRole('main').locator('[data-starts="teams"]').first()
  await expect.poll(() => place.evaluate((element) => element.clientHeight)).toBe(0)
})

test('shows the live game of a followed team once on the home page [OF-02] [GM-01]', async ({
  server,
  page,
}) => {
  const day = await addGameDay(server)
  await day.send({ us: [43] })
  await page.goto(`${day.url}/my-teams`)
  const button = page.getByRole('button', { name: 'Follow Football', exact: true })
  await hydrated(button)
  await button.click()
  await expect(page.getByRole('button', { name: 'Following Football' })).toBeVisible()
  await page.goto(day.url)
  await expect(page.getByRole('region', { name: 'On now' })).toContainText('43')
  const strip = page.getByRole('region', { name: 'My teams' })
  await expect(strip.getByRole('heading', { name: 'Football' })).toBeVisible()
  await expect(strip).toContainText('Ashford')
  await expect(strip).not.toContainText('43')
})

test('imports teams from another device by a link, and restores the old ones [OF-02]', async ({
  page,
  browser,
  complaints,
}) => {
  await follow(page, 'Golf', 'Football')
  await expect(page.getByRole('img', { name: /^Your teams/ })).toBeVisible()
  const link = await page.getByRole('main').locator('a[href*="#teams="]').getAttribute('href')
  const phone = await browser.newPage({ viewport: { width: 390, height: 800 } })
  const asked: string[] = []
  phone.on('request', (request) => asked.push(request.url()))
  await follow(phone, 'Wrestling')
  await phone.goto(link!)
  await phone.reload()
  const dialog = phone.getByRole('dialog', { name: 'Teams from another device' })
  await expect(dialog.getByRole('listitem')).toHaveText(['Golf', 'Football'])
  await dialog.getByRole('button', { name: 'Add to mine' }).click()
  const merged = ['Wrestling', 'Golf', 'Football', "Women's Soccer"]
  await expect.poll(() => names(phone)).toEqual(merged)
  await expect(phone).toHaveURL(`${site.url}/my-teams`)
  await phone.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => phone.evaluate(() => localStorage.getItem('fh-teams'))).not.toContain('.')

  await phone.goto(`${site.url}/my-teams#teams=1.2<script>`)
  await phone.reload()
  await expect(dialog).toContainText(
    'This link has no teams of this department. It may be from another site or incomplete.',
  )
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  // The teams are behind the #, which requests do not contain.
  expect(asked.filter((url) => url.includes('teams='))).toEqual([])
  await phone.close()
  expect(complaints).toEqual([])
})

test('shows the last games of followed teams when nothing answers [OF-02]', async ({
  page,
  context,
}) => {
  await follow(page, 'Football')
  await page.goto(site.url)
  const strip = page.getByRole('region', { name: 'My teams' })
  await expect(strip).toContainText('at Calder Tech')
  const stored = async () =>
    (await browserData(page)).some((entry) => /"answers".*EventsResults\/scoreboard/.test(entry))
  await expect.poll(stored).toBe(true)
  // No worker is there to answer, either.
  await context.route('**/api/v2/**', (route) => route.abort())
  await page.reload()
  await expect(strip).toContainText('Could not be loaded.')
  await expect(strip).toContainText('at Calder Tech')
})
