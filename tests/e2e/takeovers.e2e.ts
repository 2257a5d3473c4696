import { expect, type BrowserContext, type Page } from '@playwright/test'
import { takeoverCookieFor } from '../../src/domain/constants.ts'
import { takeoverCookie } from '../../src/domain/shell/takeovers.ts'
import { test } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
test.use({ serviceWorkers: 'block' })
test.beforeAll(async () => {
  test.setTimeout(60_000)
  server = await startServer(departmentWith({
    'takeovers.yaml': `
- {title: First day, type: GameDay, sportId: womens-soccer, gameId: fb-1, url: 'https://gameday.testham.example/1'}
- {title: Second day, type: GameDay, sportId: womens-soccer, gameId: fb-2, url: 'https://gameday.testham.example/2'}
`,
    'site.yaml': '+concurrentTakeovers: true\n',
    'splashes.yaml': '- {title: Season tickets, html: Seats from $40., startDate: 2026-01-01}',
  }))
})
test.afterAll(() => server?.stop())

const story = '/news/2026/8/28/season-opens'
const skip = (context: BrowserContext) => context.addCookies([{ name: 'fh-splash-skip', value: '1', url: server.url }])
const cookieOf = async (context: BrowserContext, name: string) => (await context.cookies()).find((one) => one.name === name)
const names = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).toSorted()
const splash = (page: Page) => page.getByRole('dialog')
/** The page is React's. */
const takenOver = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-alerts')
const answer = (page: Page, path: string, json: unknown) => page.route(`**/api/v2/${path}`, (route) => route.fulfill({ json }))

const away = 'https://gameday.testham.example/'
const takeover = (id: number, url: string | null, cookie: string | null = `day-${id}`, type = 'GameDay') => ({ id, type, url, cookie })
const answerTakeovers = (page: Page, takeovers: object[], isConcurrent = false) => answer(page, 'Takeovers*', { config: { isConcurrent }, takeovers })
test.beforeEach(async ({ page, context }) => {
  await skip(context)
  await page.route(`${away}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Game day</title>' }))
})
const settled = async (page: Page) => { await page.waitForLoadState('networkidle'); await takenOver(page) }

for (const viewport of [{ width: 390, height: 844 }, { width: 1440, height: 900 }]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('[NT-03] the first that counts takes the visitor away, after the page is painted; not again for 12 h', async ({ page, context }) => {
      await answerTakeovers(page, [takeover(1, null), takeover(2, away, null), takeover(3, `${away}x`), takeover(4, `${away}y`)])
      await page.goto(server.url)
      await expect(page).toHaveURL(`${away}x`)
      const cookie = (await cookieOf(context, takeoverCookie('day-3')))!
      expect(cookie).toMatchObject({ value: '1', path: '/', secure: true, sameSite: 'Strict' })
      expect(Math.abs(cookie.expires * 1000 - Date.now() - takeoverCookieFor)).toBeLessThan(20_000)
      // Within 10 s nobody is sent away a second time, not even by another.
      await page.goto(server.url)
      await settled(page)
      await expect(page).toHaveURL(`${server.url}/`)
      await page.evaluate(() => sessionStorage.setItem('fh-takeover-at', String(Date.now() - 10_001)))
      await page.goto(server.url)
      await expect(page).toHaveURL(`${away}y`)
    })

    test('[NT-03] several game days share the board of their games', async ({ page, context }) => {
      await answerTakeovers(page, [takeover(1, `${away}1`), takeover(2, `${away}2`), takeover(3, away, 'sign', 'SigningDay')], true)
      const asked = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('concurrent'))
      await page.goto(server.url)
      expect(new URL((await asked).url()).pathname + new URL((await asked).url()).search).toBe('/gameday/concurrent.aspx?ids=1,2')
      await expect(page).toHaveURL(`${server.url}/board/1-2`)
      expect(await names(context)).toEqual(expect.arrayContaining([takeoverCookie('day-1'), takeoverCookie('day-2')]))
    })
  })
}

test('[NT-03] our own game days name their games, and their board is of those', async ({ page }) => {
  await page.goto(`${server.url}/sports/womens-soccer`)
  await expect(page).toHaveURL(/\/board\/\d+-\d+$/)
  const ids = /\d+-\d+$/.exec(page.url())![0].split('-')
  const games = (await (await fetch(`${server.url}/api/v2/EventsResults/board?ids=${ids.join(',')}`)).json()) as { id: number; date: string }[]
  expect(games.map(({ date }) => date.slice(0, 10)).toSorted()).toEqual(['2026-08-29', '2026-09-05'])
  await expect(page.locator('#main')).toContainText('Calder Tech')
})

test('[NT-03] one that leads to its own page, or to a script, is left out with a word in the log; names of cookies are never written', async ({ page, context, complaints }) => {
  const warnings: string[] = []
  page.on('console', (message) => { if (message.type() === 'warning') warnings.push(message.text()) })
  await answerTakeovers(page, [takeover(1, '/'), takeover(2, 'javascript:alert(1)'), takeover(3, 'http://plain.example/'), takeover(4, '//evil.example'), takeover(5, `${away}x`, '__Host-session')])
  await page.goto(server.url)
  await expect(page).toHaveURL(`${away}x`)
  expect(warnings.filter((text) => text.startsWith('The takeover'))).toHaveLength(4)
  for (const cookie of ['a=b; Path=/', 'x'.repeat(4096), 'viewport; Domain=evil']) {
    await page.goto(server.url + story)
    await page.evaluate(() => sessionStorage.clear())
    await answerTakeovers(page, [takeover(9, `${away}y`, cookie)])
    await page.goto(server.url)
    await expect(page).toHaveURL(`${away}y`)
  }
  expect((await names(context)).filter((name) => !/^fh-(?:takeover-[0-9a-f]{8}|splash-skip)$/.test(name) && name !== 'viewport')).toEqual([])
  expect(complaints).toEqual([])
})

test('[NT-03] one whose own cookie stands counts for nothing; a failed call neither, and the splash comes', async ({ page, context }) => {
  await context.clearCookies()
  await context.addCookies([{ name: 'day-1', value: 'yes', url: server.url }])
  await answerTakeovers(page, [takeover(1, `${away}x`)])
  await page.goto(server.url)
  await expect(splash(page)).toBeVisible()
  await context.clearCookies()
  await page.route('**/api/v2/Takeovers*', (route) => route.fulfill({ status: 400, body: '' }))
  await page.goto(server.url)
  await expect(splash(page)).toBeVisible()
})

test('[NT-03] pages that lead to each other, and a browser without cookies, never loop', async ({ page, context }) => {
  const loads: string[] = []
  page.on('request', (request) => { if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(new URL(request.url()).pathname) })
  await page.route('**/api/v2/Takeovers*', (route) => route.fulfill({ json: { config: { isConcurrent: false }, takeovers: [route.request().url().includes('sportId') ? takeover(1, '/') : takeover(2, '/sports/football')] } }))
  await page.goto(server.url)
  await expect(page).toHaveURL(`${server.url}/sports/football`)
  await settled(page)
  expect(loads).toEqual(['/', '/sports/football'])

  await context.clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'cookie', { get: () => 'fh-splash-skip=1', set: () => {} }))
  await page.goto(server.url)
  await settled(page)
  expect(loads).toEqual(['/', '/sports/football', '/'])
})

test('[NT-03] nobody is asked on other pages, nor who saves data', async ({ page }) => {
  let asked = 0
  await page.route('**/api/v2/Takeovers*', (route) => { asked++; return route.continue() })
  await page.goto(server.url + story)
  await settled(page)
  expect(asked).toBe(0)
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto(server.url)
  await settled(page)
  expect(asked).toBe(0)
})
