import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { alive, test, watchShifts } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
test.beforeAll(async () => {
  server = await startServer(departmentWith({
    'site.yaml': '+takeovers: false\n', 'splashes.yaml': '[]', 'takeovers.yaml': '[]', 'sports.csv': '+Golf,golf,golf,GOLF,golf,men,2026,\nWrestling,wrestling,wrest,WR,wrest,men,2026,\n',
  }))
})
test.afterAll(() => server?.stop())

const rows = (page: Page) => page.getByRole('main').locator('li[data-team]')
const names = (page: Page) => rows(page).locator('a:first-child').allTextContents()
const follow = async (page: Page, ...titles: string[]) => {
  await page.goto(`${server.url}/my-teams`)
  await alive(rows(page).first().getByRole('button', { name: /^Follow/ }))
  for (const title of titles) {
    await page.getByRole('button', { name: `Follow ${title}`, exact: true }).click()
    await expect(page.getByRole('button', { name: `Following ${title}` })).toHaveAttribute('aria-pressed', 'true')
  }
}
const opened = async (page: Page, width: number, path: string) => {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(server.url + path)
  await alive(page.getByRole('main').getByRole('button').first())
}

for (const width of [390, 1440]) {
  test(`[OF-02] teams are followed, put in order by keyboard, and come first where teams are listed, without a shift (${width} px)`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 900 })
    await follow(page, 'Wrestling', 'Golf')
    // What is followed stays under the finger until the next visit.
    expect(await names(page)).toEqual(['Football', 'Golf', 'Women\'s Soccer', 'Wrestling'])
    await page.reload()
    await expect.poll(() => names(page)).toEqual(['Wrestling', 'Golf', 'Football', 'Women\'s Soccer'])
    await page.getByRole('button', { name: 'Golf one place up' }).press('Enter')
    await expect.poll(() => names(page)).toEqual(['Golf', 'Wrestling', 'Football', 'Women\'s Soccer'])
    await expect(page.getByText('Golf is number 1 of 2.')).toBeVisible()
    // It cannot go further up: the focus waits on the way down.
    await expect(page.getByRole('button', { name: 'Golf one place down' })).toBeFocused()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect((await violationsOf(page)).map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await page.goto(server.url)
    const shifts = await watchShifts(page)
    const strip = page.getByRole('region', { name: 'My teams' })
    await expect(strip.getByRole('heading', { level: 3 })).toHaveText(['Golf', 'Wrestling'])
    await expect(page.getByRole('region', { name: 'All sports' }).locator('li[data-team]').first()).toContainText('Golf')
    expect(await shifts()).toEqual([])
    await page.goto(`${server.url}/notifications`)
    await expect(page.getByRole('switch').first()).toHaveAccessibleName('Golf')
    expect(complaints).toEqual([])
  })
}

test('[OF-02] a link brings teams to another device: shown before they are taken, added or in place of mine, and taken back', async ({ page, browser }) => {
  await follow(page, 'Golf', 'Football')
  const link = await page.getByRole('main').locator('a[href*="#teams="]').getAttribute('href')
  await expect(page.getByRole('img', { name: /^Your teams/ })).toBeVisible()
  const phone = await browser.newPage({ viewport: { width: 390, height: 800 } })
  const asked: string[] = []
  phone.on('request', (request) => asked.push(request.url()))
  await follow(phone, 'Wrestling')
  await phone.goto(link!)
  await phone.reload()
  const dialog = phone.getByRole('dialog', { name: 'Teams from another device' })
  await expect(dialog.getByRole('listitem')).toHaveText(['Golf', 'Football'])
  await dialog.getByRole('button', { name: 'Add to mine' }).click()
  await expect.poll(() => names(phone)).toEqual(['Wrestling', 'Golf', 'Football', 'Women\'s Soccer'])
  await expect(phone).toHaveURL(`${server.url}/my-teams`)
  await phone.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => phone.evaluate(() => localStorage.getItem('fh-teams'))).not.toContain('.')
  // What stands behind the # is no part of any request.
  expect(asked.filter((url) => url.includes('teams='))).toEqual([])
  for (const wrong of ['999999', '1.2<script>', '']) {
    await phone.goto(`${server.url}/my-teams#teams=${wrong}`)
    await phone.reload()
    await expect(dialog).toContainText('names no team of this department')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  }
  await phone.close()
})

test('[OF-02] what is followed in one tab is followed in the others; the calendar shows it alone, and one address has all their games', async ({ page, context }) => {
  await opened(page, 1440, '/sports/football')
  await page.getByRole('button', { name: 'Follow Football' }).click()
  const other = await context.newPage()
  await opened(other, 1440, '/sports/football')
  await expect(other.getByRole('button', { name: 'Following Football' })).toBeVisible()
  await other.getByRole('button', { name: 'Following Football' }).click()
  await expect(page.getByRole('button', { name: 'Follow Football' })).toBeVisible()
  await follow(other, 'Golf', 'Football')
  await other.getByText('Subscribe', { exact: true }).click()
  const feed = await other.getByRole('link', { name: 'Calendar file (.ics)' }).getAttribute('href')
  expect((await (await fetch(server.url + feed!)).text()).match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(1)
  await other.setViewportSize({ width: 390, height: 900 })
  await other.goto(`${server.url}/calendar/2026-09`)
  await expect(other.getByText('Calder Tech').first()).toBeVisible()
  await expect(other.getByText('My teams only')).toBeVisible()
  await other.getByRole('switch', { name: 'My teams only' }).check()
  await expect(other.locator('#main')).not.toContainText('WSOC')
})
