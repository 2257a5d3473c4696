import { expect } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { alive, putStats, test } from '../support/browser.ts'
import { footballFile } from '../support/football-file.ts'
import { canaryOf, seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const visitor = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
const player = `/sports/football/roster/sam-okafor${canaryOf('alpha')}/7`
const pages: [path: string, status: number, text: string][] = [
  ['/', 200, 'Season opens'], ['/sports/football', 200, 'Football'], ['/sports/football/schedule', 200, 'Calder Tech'], ['/sports/football/roster', 200, 'Ramos'], ['/sports/football/roster?view=table&sort=name', 200, 'Ramos'],
  [player, 200, 'Okafor'], ['/sports/football/stats/2026/ashford/boxscore/1', 200, 'Ashford'], ['/news/2026/8/28/season-opens', 200, 'opens at home'],
  ['/board', 200, 'Scoreboard'], ['/board/1', 200, 'Ashford'],
  ['/404', 404, 'Page Not Found'], ['/no/such/page', 404, 'Page Not Found'], ['/sports/quidditch', 404, 'Page Not Found'], ['/sports/football/roster/nobody/999', 404, 'Page Not Found'], ['/news/2026/8/28/no-such-story', 404, 'Page Not Found'],
]

let server: TestServer
let token: string
test.beforeAll(async () => {
  server = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'] })
    await seedTenant(store, 'beta', { hosts: ['beta.localhost'], settings: { disableSSR: true } })
    token = await createToken(store, 'alpha', 'ingest')
  })
})
test.afterAll(() => server?.stop())

for (const [path, status, text] of pages) {
  test(`[SE-02] ${path} is drawn by the server, and the browser takes it over as it is`, async ({ page, complaints }) => {
    const html = await (await fetch(server.url + path, { headers: { 'user-agent': visitor } })).text()
    expect(html).toContain(text)
    await page.addInitScript(() => {
      const gone: string[] = ((globalThis as unknown as { gone: string[] }).gone = [])
      let stood = false
      new MutationObserver(() => {
        const stands = document.querySelector('h1')?.checkVisibility() ?? false
        if (stood && !stands) gone.push(`after ${Math.round(performance.now())} ms`)
        stood = stands
      }).observe(document, { childList: true, subtree: true, attributes: true })
    })
    // What the shell is made of comes late: what stands must not be hidden until then.
    await page.route(/\/assets\/parts-/, async (route) => {
      await new Promise((wait) => setTimeout(wait, 500))
      await route.continue()
    })
    const response = await page.goto(server.url + path)
    expect(response!.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // The very nodes that the server sent are React's now: none was thrown away.
    await alive(page.getByRole('heading', { level: 1 }))
    expect(await page.evaluate(() => (globalThis as unknown as { gone: string[] }).gone)).toEqual([])
    expect(complaints).toEqual([])
    await expect(page).toHaveTitle(/alpha Athletics/)
  })
}

test('[SE-02] every page reads whole without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [path, , text] of pages) {
    await page.goto(server.url + path)
    await expect(page.locator('#main')).toContainText(text)
  }
  await context.close()
})

test('[SE-02] with rendering off a browser gets the shell and a crawler the page, both with the right status', async ({ page, complaints }) => {
  const beta = server.urlOf('beta.localhost')
  for (const [path, status, text] of pages.filter(([path]) => path !== player)) {
    const asked = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { 'user-agent': crawler } })
    expect([path, asked.status]).toEqual([path, status])
    const shell = await page.goto(beta + path)
    expect([path, shell!.status()]).toEqual([path, status])
    const body = await shell!.text()
    expect(body).toContain('<div id="app"></div>')
    expect(shell!.headers()['cache-control']).toContain('private')
    await expect(page.locator('#main')).toContainText(text)
  }
  expect(complaints).toEqual([])
})

test('[SE-02] a crawler of a department with rendering off reads the whole page', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: crawler, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.urlOf('beta.localhost')}/sports/football/schedule`)
  await expect(page.locator('#main')).toContainText('Calder Tech')
  await context.close()
})

test('[RT-20] one address per page: case, slashes and wrong slugs are sent to it', async () => {
  for (const [from, to] of [['/Sports/Football', '/sports/football'], ['/sports/football/', '/sports/football'], ['//sports//football', '/sports/football'], ['/sports/football/roster/somebody-else/7', player]]) {
    const answer = await fetch(server.url + from, { redirect: 'manual' })
    expect([from, answer.status, answer.headers.get('location')]).toEqual([from, 301, to])
  }
})

test('[SE-02] a page is drawn once, and never given out stale', async () => {
  const read = async (path: string) => (await fetch(server.url + path)).text()
  const one = await fetch(`${server.url}/sports/football/schedule`)
  const again = await fetch(`${server.url}/sports/football/schedule`, { headers: { 'if-none-match': one.headers.get('etag')! } })
  expect(again.status).toBe(304)
  const before = await read('/sports/football/roster')
  const rounds = process.env['PROOF'] === '1' ? 2500 : 100
  for (let points = 1; points <= rounds; points++) {
    expect((await putStats(server.url, token, 1, footballFile({ us: [points + 1000] }))).status).toBe(200)
    for (const path of ['/', '/sports/football', '/sports/football/schedule', '/sports/football/stats/2026/ashford/boxscore/1']) {
      expect([path, (await read(path)).includes(String(points + 1000))]).toEqual([path, true])
    }
  }
  // What did not read the game was not touched: the very same bytes, drawn at the very same moment.
  expect(await read('/sports/football/roster')).toBe(before)
})

test('[SE-02] an unknown parameter makes no other page', async () => {
  const read = async (path: string) => (await fetch(server.url + path)).text()
  expect(await read('/sports/football/roster?utm_source=x&adtest=1')).toBe(await read('/sports/football/roster'))
})

test('[SE-02] from page to page by clicking, in one document and without a complaint', async ({ page, complaints }) => {
  await page.goto(server.url)
  await page.evaluate(() => { document.documentElement.dataset['same'] = 'yes' })
  for (const path of ['/sports/football', '/sports/football/schedule', '/sports/football/roster']) {
    const link = page.locator(`a[href="${path}"]:visible`).first()
    await alive(link)
    await link.click()
    await expect(page).toHaveURL(server.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Football')
  }
  await page.goBack()
  await expect(page).toHaveURL(`${server.url}/sports/football/schedule`)
  await expect(page.locator('#main')).toContainText('Calder Tech')
  expect(await page.evaluate(() => document.documentElement.dataset['same'])).toBe('yes')
  expect(complaints).toEqual([])
})
