import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { askHost } from '../support/ask-host.ts'
import { test } from '../support/browser.ts'
import { departmentFolder } from '../support/department.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

// The department itself: its people, places, tickets, partners, and the ways to follow it. One with names that are too long, and one that has nothing.
let server: TestServer
const long = 'Konstantinopolitanische-Hohenlohe-Waldenburg-Schillingsfürst'
const site = readFileSync(join(departmentFolder, 'site.yaml'), 'utf8')
const bare = site.replace(/^socialAccounts:\n {2}- .*\n/m, '').replace(/^(?:ticketOffice|subscribe|analytics):.*\n/gm, '')
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startServer(async (store) => {
    await departmentWith({
      'schedules/football/2026.csv': `+d1,2099-10-03,7 p.m.,${long},H,"Testham, Iowa",Terrier Field,R,y,,,,Buy|https://tickets.testham.example/d1,,,,,,,,\n`,
      'departments.yaml': `+- {title: ${long}, email: ${long.toLowerCase().replace('ü', 'u')}@testham.example, description: Long}\n`,
      'staff.yaml': `+- {firstName: Maximiliana, lastName: ${long}, title: Associate Vice President for ${long}, departmentId: ${long}, email: maximiliana.${long.toLowerCase().replace('ü', 'u')}@testham.example, phone: +1 (555) 555-0199 ext. 1234}\n- {firstName: Solo, lastName: Nodept, title: Historian}\n`,
      'facilities.yaml': `+- {title: ${long}, teaser: No picture at all, location: Somewhere, gates: ${long}, parking: ${long}, bagPolicy: ${long}}\n- {title: Elsewhere Hall, pageUrl: 'https://halls.testham.example/elsewhere'}\n`,
      'partners.yaml': `+- {title: ${long}, description: No sign}\n`,
      'tickets.yaml': `+- {title: ${long}, kind: premium, price: from a very great deal of money on}\n- {title: Next year, kind: season, url: 'https://tickets.testham.example/next', startDate: '2099-01-01'}\n`,
    })(store)
    await departmentWith({ 'site.yaml': `${bare}\n`, 'departments.yaml': '[]', 'staff.yaml': '[]', 'facilities.yaml': '[]', 'partners.yaml': '[]', 'tickets.yaml': '[]', 'rss.yaml': '[]' }, { tenant: 'bare', hosts: ['bare.localhost'] })(store)
    await departmentWith({ 'site.yaml': '+hasTicketing: false\nhasPartners: false\n' }, { tenant: 'none', hosts: ['none.localhost'] })(store)
  })
})
test.afterAll(() => server?.stop())

const pages = ['/staff-directory', '/staff-directory/administration-department/1', '/staff-directory/dana-whitlock/1', '/staff-directory/print', '/facilities', '/facilities/terrier-field/1', '/facilities/x/2', '/tickets', '/partners', '/social-accounts', '/rss_feeds', '/subscribe', '/unsubscribed']

for (const [width, colorScheme] of [[390, 'dark'], [1440, 'light']] as const) {
  test(`[RT-07] [RT-10] no violation and nothing wider than the screen, whatever stands there, ${width} px, ${colorScheme}`, async ({ page, complaints }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    for (const path of pages) {
      await page.goto(server.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{L}{3}/u)
      const violations = await violationsOf(page)
      expect(violations.map(({ id, nodes }) => `${path} ${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([])
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)]).toEqual([path, 0])
    }
    expect(complaints).toEqual([])
  })
}

const ask = async (path: string, host = 'localhost') => { const { status, headers } = await askHost(server.port, path, host); return [status, headers['location'] ?? null] }

test('[RT-07] a department is told by its ending; a wrong name leads to the right one, a wrong number nowhere', async () => {
  expect(await ask('/staff-directory/administration-department/1')).toEqual([200, null])
  expect(await ask('/staff-directory/sports-department/1')).toEqual([301, '/staff-directory/administration-department/1'])
  expect(await ask('/staff-directory/administration/1')).toEqual([301, '/staff-directory/administration-department/1'])
  expect(await ask('/staff-directory/somebody-else/1')).toEqual([301, '/staff-directory/dana-whitlock/1'])
  for (const path of ['/staff-directory/x/999', '/staff-directory/x/abc', '/staff-directory/x-department/999', '/staff-directory/x-department/abc', '/staff-directory/x', '/staff-directory/print/1/2']) expect([path, ...(await ask(path))]).toEqual([path, 404, null])
  // Somebody who is hidden has no page under any number.
  for (let id = 1; id < 9; id++) expect(await ask(`/staff-directory/kit-arden/${id}`)).not.toContain(200)
})

test('[RT-10] facilities, tickets and partners that are not there are not found; a facility of another site leads there', async () => {
  expect(await ask('/facilities/another-name/1')).toEqual([301, '/facilities/terrier-field/1'])
  expect(await ask('/facilities/elsewhere-hall/3')).toEqual([302, 'https://halls.testham.example/elsewhere'])
  for (const path of ['/facilities/x/999', '/facilities/x/abc', '/facilities/x']) expect([path, ...(await ask(path))]).toEqual([path, 404, null])
  for (const path of ['/tickets', '/partners']) expect([path, ...(await ask(path, 'none.localhost'))]).toEqual([path, 404, null])
})

test('[RT-07] the directory stands by department, with those who are in none; words narrow it', async ({ page, complaints }) => {
  await page.goto(`${server.url}/staff-directory`)
  const main = page.locator('#main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Administration', 'Sports Medicine', long, 'More staff', 'Write to us'])
  await expect(main.getByRole('link', { name: 'dwhitlock@testham.example' })).toHaveAttribute('href', 'mailto:dwhitlock@testham.example')
  await expect(main.getByRole('link', { name: '555-0102' })).toHaveAttribute('href', 'tel:5550102')
  await expect(main.getByText('Kit Arden')).toHaveCount(0)
  const field = main.getByRole('searchbox', { name: 'Find somebody' })
  await field.fill('football trainer')
  await expect(main.locator('[role=status]:not([data-announcer])')).toHaveText('1 person')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Sports Medicine'])
  await expect(main.getByRole('link', { name: 'Noor Bell' })).toBeVisible()
  await field.fill('zzz')
  await expect(main).toContainText('Nobody in the directory has “zzz”')
  await expect(main.getByRole('link', { name: 'Search the whole site for it' })).toHaveAttribute('href', '/search?q=zzz')
  await field.fill('')
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(5)
  await page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: /Sports Medicine/ }).click()
  await expect(page).toHaveURL(/#sports-medicine-department$/)
  await main.getByRole('link', { name: 'About Administration' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administration')
  await main.getByRole('link', { name: 'Dana Whitlock' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dana Whitlock')
  await expect(page).toHaveTitle(/^Dana Whitlock \| /)
  await expect(main).toContainText('Two league titles.')
  await expect(main.locator('header').getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', 'https://www.instagram.com/coachwhit/')
  expect(complaints).toEqual([])
})

test('[RT-03] the directory on paper: nothing around it, and the print window after a moment', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => { Object.assign(globalThis, { printed: 0, print: () => { (globalThis as unknown as { printed: number }).printed++ } }) })
  await page.goto(`${server.url}/staff-directory/print`)
  await expect(page.getByRole('table').getByRole('rowheader')).toContainText(['Administration', 'Dana Whitlock', 'Odile Marsh'])
  await expect(page.locator('header[data-shell], footer[data-shell]')).toHaveCount(0)
  const printed = () => page.evaluate(() => (globalThis as unknown as { printed: number }).printed)
  await expect.poll(async () => { await page.clock.runFor(100); return printed() }).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Back to the directory' }).click()
  await expect(page).toHaveURL(/\/staff-directory$/)
})

test('[RT-10] a facility says how many it holds, the way there, who plays there and what is next', async ({ page }) => {
  await page.goto(`${server.url}/facilities`)
  await page.locator('#main').getByRole('link', { name: 'Terrier Field' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terrier Field')
  const facts = page.getByRole('complementary', { name: 'Facts about Terrier Field' })
  await expect(facts).toContainText('4,000 seats')
  await expect(facts.getByRole('link', { name: /^Directions/ })).toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=41.5%2C-93.6')
  await expect(facts.getByRole('link', { name: 'Football' })).toHaveAttribute('href', '/sports/football')
  await expect(page.locator('#main').getByRole('listitem').filter({ hasText: 'Oct 3' })).toContainText(long)
  // On paper the map is there, and what only a screen can do is not.
  await page.emulateMedia({ media: 'print' })
  const section = page.getByRole('region', { name: 'On game day' })
  await expect(section.getByRole('img', { name: /^Map of Terrier Field/ })).toBeVisible()
  await expect(section.getByText('See the map larger')).toBeHidden()
})

test('[RT-10] tickets: games with a button each, offers by kind, what is not sold yet has none, the office', async ({ page }) => {
  await page.goto(`${server.url}/tickets`)
  const main = page.locator('#main')
  await expect(main.getByRole('link', { name: 'Tickets for Football vs Ashford, Sep 12' })).toHaveAttribute('href', 'https://tickets.testham.example/3')
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Season tickets', 'Premium seats'])
  const next = main.getByRole('listitem').filter({ hasText: 'Next year' })
  await expect(next).toContainText('From January 1, 2099')
  await expect(next.getByRole('link')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Buy Football season ticket' })).toHaveAttribute('href', 'https://tickets.testham.example/football/season')
  await expect(main.getByRole('region', { name: 'Ticket office' })).toContainText('Weekdays 9-5')
})

test('[RT-10] nobody subscribes on this page yet: it says what is sent, who takes it down, and what else there is', async ({ page }) => {
  await page.goto(`${server.url}/subscribe`)
  const main = page.locator('#main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terrier news')
  await expect(main).toContainText('One letter a week.')
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Write to athletics@testham.example' })).toHaveAttribute('href', 'mailto:athletics@testham.example?subject=Subscribe%3A%20Terrier%20news')
  await main.getByRole('link', { name: 'RSS feeds' }).click()
  await expect(main.getByRole('link', { name: 'Football news' })).toHaveAttribute('href', '/api/v2/Rss/xml?sportId=1')
  await expect(main).toContainText(`${server.url}/api/v2/Rss/xml?sportId=1`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[RT-07] [RT-10] pages are whole; the search of the directory is one of the site', async ({ page }) => {
    for (const path of pages) {
      await page.goto(server.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{L}{3}/u)
    }
    await page.goto(`${server.url}/staff-directory`)
    await page.locator('#main').getByRole('searchbox').fill('Odile')
    await page.locator('#main').getByRole('button', { name: 'Find' }).click()
    await expect(page).toHaveURL(/\/search\?kind=staff&q=Odile$/)
    await expect(page.locator('#main').getByRole('link', { name: 'Odile Marsh' })).toHaveAttribute('href', /^\/staff-directory\/odile-marsh\/\d+$/)
  })

  test('[RT-07] [RT-10] a department that has nothing says so in words', async ({ page }) => {
    const words: [path: string, words: RegExp][] = [
      ['/staff-directory', /has not been published yet/], ['/staff-directory/print', /has not been published yet/], ['/facilities', /have not been published yet/], ['/partners', /No partner is named/],
      ['/social-accounts', /name no accounts/], ['/rss_feeds', /Testham Terriers news/], ['/subscribe', /write to the department/], ['/unsubscribed', /off the list/], ['/tickets', /By team|Nothing is on sale/],
    ]
    for (const [path, said] of words) {
      await page.goto(server.urlOf('bare.localhost') + path)
      await expect(page.locator('#main')).toContainText(said)
    }
  })
})
