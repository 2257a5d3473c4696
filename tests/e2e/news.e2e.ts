import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { alive, test, underWorker } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

const long = 'Konstantin-Alexandros Papadimitriou-Featherstonehaugh the Third'
let server: TestServer
test.beforeAll(async () => {
  const old = Array.from({ length: 90 }, (_, i) => `Old headline ${i},${2010 + (i % 5)}-0${(i % 9) + 1}-11,/sports/football?old=${i},football\n`).join('')
  server = await startServer(departmentWith({
    'archives.csv': `+${old}"${long} writes the longest headline that ever was printed",2009-03-01,https://old.testham.example/long,\n`,
    'press-clips.yaml': `+- {title: ${long} speaks, source: Ledger, author: By ${long}, date: 2026-09-21, summary: ${long}}\n`,
    'publications.yaml': `+- {title: Two parts, date: 2026-07-01, description: In two files., files: [{path: files/handbook.pdf, title: First}, {path: files/times.csv, title: Second}]}\n`,
  }))
})
test.afterAll(() => server?.stop())

const story = '/news/2026/8/28/season-opens'
const pages: [path: string, heading: string | RegExp][] = [
  ['/archives', 'Archives'], ['/sports/football/archives?year=2012', 'Football archives'], ['/archives?q=nothing+like+it', 'Archives'], ['/archives?page=99', 'Archives'], ['/publications', 'Publications'], ['/publications/two-parts', 'Two parts'],
  ['/documents', 'Documents'], ['/documents/board/minutes-2026.pdf', 'Minutes of the Board'], ['/clippings', 'Press clippings'], ['/clippings?sport=99', 'Press clippings'], ['/coverage', 'Coverage'],
  ['/sports/2026/3/14/camps.aspx', 'Football Camps'], ['/protected/sports/2026/8/20/travel.aspx', 'Travel notes'], [story, 'Season opens under the lights'],
]

async function isSound(page: Page): Promise<void> {
  const violations = await violationsOf(page)
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

for (const [name, width, height, colorScheme] of [['phone', 390, 844, 'dark'], ['desktop', 1440, 900, 'light']] as const) {
  test(`[RT-08] [RT-09] every page of news and papers on a ${name}: one heading, no violation, nothing wider than the window`, async ({ page, complaints }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    for (const [path, heading] of pages) {
      expect([path, (await page.goto(server.url + path))?.status()]).toEqual([path, 200])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await isSound(page)
    }
    expect(complaints).toEqual([])
  })
}

test('[RT-08] the archives are narrowed by sport, year and words, and leafed through, each an address; the next page is read from its top', async ({ page, complaints }) => {
  await page.goto(`${server.url}/archives`)
  const count = page.locator('#found')
  await expect(count).toHaveText('94 headlines')
  await alive(page.getByRole('link', { name: /^Next/ }))
  await page.getByRole('link', { name: /^Next/ }).click()
  await expect(page).toHaveURL(/\/archives\?page=2$/)
  await expect(count).toBeFocused()
  await page.getByRole('navigation', { name: 'Sport', exact: true }).getByText('All sports').first().click()
  await page.getByRole('link', { name: /^Football \(\d+\)/ }).click()
  await expect(page).toHaveURL(/\/sports\/football\/archives$/)
  await page.getByRole('navigation', { name: 'Year' }).getByText('All years').first().click()
  await page.getByRole('link', { name: '2012 (18)' }).click()
  await expect(page).toHaveURL(/archives\?year=2012$/)
  await expect(count).toHaveText('18 headlines of 2012')
  await page.getByRole('search', { name: 'Search the Football archives' }).getByRole('textbox').fill('headline 12')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/archives\?q=headline%2012&year=2012$/)
  await expect(count).toHaveText(/^1 headline of 2012 with “headline 12”$/)
  expect(complaints).toEqual([])
})

test('[RT-08] what cannot be asked of the archives is not asked: a wrong year, page and sport', async ({ page }) => {
  for (const path of ['/archives?year=20x6&page=-1', '/archives?year=1', '/archives?page=0', '/archives?sport=9']) {
    await page.goto(server.url + path)
    await expect(page.locator('#found')).toHaveText('94 headlines')
  }
  await page.goto(`${server.url}/archives?page=77`)
  await expect(page.getByText('There is no page 77 of these.')).toBeVisible()
  for (const path of ['/sports/quidditch/archives', '/publications/none', '/documents/none.pdf', '/sports/2026/13/45/x.aspx', '/protected/sports/2026/3/14/camps.aspx', '/sports/2026/8/20/travel.aspx']) expect([path, (await page.goto(server.url + path))?.status()]).toEqual([path, 404])
})

test('[RT-08] a page of words is kept by nobody, the plain one by all, and without a network another view of it is drawn anew', async ({ page, context, complaints }) => {
  const caching = async (path: string) => (await page.request.get(server.url + path)).headers()['cache-control']
  expect([await caching('/archives'), await caching('/archives?year=2012'), await caching('/archives?q=old'), await caching('/clippings?sport=1')]).toEqual(['no-cache', 'no-cache', 'no-store', 'no-store'])
  await page.goto(`${server.url}/archives`)
  await underWorker(page)
  await page.reload()
  await expect(page.locator('#found')).toHaveText('94 headlines')
  await context.setOffline(true)
  await page.goto(`${server.url}/archives?q=old`)
  await expect(page.getByText('This page is not on your device yet')).toBeVisible()
  await page.goto(`${server.url}/archives`)
  await expect(page.locator('#found')).toHaveText('94 headlines')
  await context.setOffline(false)
  expect(complaints).toEqual([])
})

test('[RT-08] the pictures of a story open one by one, by keyboard, and the focus comes back to the one that was seen last', async ({ page, complaints }) => {
  await page.goto(server.url + story)
  const pictures = page.getByRole('region', { name: 'Opening night' }).getByRole('link')
  await expect(pictures).toHaveCount(3)
  await alive(pictures.first())
  await pictures.first().focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Opening night' })
  await expect(viewer).toContainText('1 of 3')
  await isSound(page)
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText('2 of 3')
  await expect(viewer).toContainText('Before the gates open')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(viewer).toContainText('3 of 3')
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(pictures.nth(2)).toBeFocused()
  expect(complaints).toEqual([])
})

test('[RT-08] [MD-03] nobody is asked for the video of a story before it is clicked', async ({ page }) => {
  const others: string[] = []
  await page.route((url) => !server.url.includes(url.host), (route) => { others.push(route.request().url()); return route.abort() })
  await page.goto(server.url + story)
  const play = page.getByRole('link', { name: /Play video/ })
  await expect(play).toHaveAttribute('href', '/showcase/embed.aspx?youtube=abcdefghijk')
  await alive(play)
  expect(others).toEqual([])
  await play.click()
  await expect(page.locator('iframe[title="The season in two minutes"]')).toHaveAttribute('src', '/showcase/embed.aspx?youtube=abcdefghijk&autoplay=true')
  await expect.poll(() => others.length).toBeGreaterThan(0)
  expect(others.every((url) => url.startsWith('https://www.youtube-nocookie.com/embed/abcdefghijk'))).toBe(true)
})

test('[RT-08] [MD-03] a story is sent on: its address is copied, and the page says so for a second and a half', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto(server.url + story)
  const copy = page.locator('#main').getByRole('button', { name: /Copy link|Copied/ })
  await copy.click()
  await expect(copy).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(server.url + story)
  await page.clock.runFor(1500)
  await expect(copy).toHaveText('Copy link')
  await expect(page.getByRole('navigation', { name: 'More Football stories' }).getByRole('link', { name: /Football archives/ })).toHaveAttribute('href', '/sports/football/archives')
  await expect(page.locator('#main')).toContainText('Dana Quill, Sports Information')
})
