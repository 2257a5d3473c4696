import { expect } from '@playwright/test'
import { hydrated, test } from '../support/browser.ts'
import { canaryOf, seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'

const visitor =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
const player = `/sports/football/roster/sam-okafor${canaryOf('alpha')}/7`
const pages: [path: string, status: number, text: string][] = [
  ['/', 200, 'Season opens'],
  ['/sports/football', 200, 'Football'],
  ['/sports/football/schedule', 200, 'Calder Tech'],
  ['/sports/football/roster', 200, 'Ramos'],
  ['/sports/football/roster?view=table&sort=name', 200, 'Ramos'],
  [player, 200, 'Okafor'],
  ['/sports/football/stats/2026/ashford/boxscore/1', 200, 'Ashford'],
  ['/news/2026/8/28/season-opens', 200, 'opens at home'],
  ['/board', 200, 'Scoreboard'],
  ['/board/1', 200, 'Ashford'],
  ['/404', 404, 'Page Not Found'],
  ['/no/such/page', 404, 'Page Not Found'],
  ['/sports/quidditch', 404, 'Page Not Found'],
  ['/sports/football/roster/x/999', 404, 'Page Not Found'],
  ['/news/2026/8/28/no-such-story', 404, 'Page Not Found'],
]

let server: TestServer
test.beforeAll(async () => {
  server = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'] })
    await seedTenant(store, 'beta', { hosts: ['beta.localhost'], settings: { disableSSR: true } })
  })
})
test.afterAll(() => server?.stop())

for (const [path, status, text] of pages) {
  test(`hydrates ${path} as the server rendered it [SE-02]`, async ({ page, complaints }) => {
    const html = await (
      await fetch(server.url + path, { headers: { 'user-agent': visitor } })
    ).text()
    expect(html).toContain(text)
    await page.addInitScript(() => {
      const gone: string[] = ((globalThis as unknown as { gone: string[] }).gone = [])
      let shown = false
      new MutationObserver(() => {
        const now = document.querySelector('h1')?.checkVisibility() ?? false
        if (shown && !now) gone.push(`after ${Math.round(performance.now())} ms`)
        shown = now
      }).observe(document, { childList: true, subtree: true, attributes: true })
    })
    // Components of the shell load late: the server's markup must not be hidden until then.
    let letGo = () => {}
    const held = new Promise<void>((done) => {
      letGo = done
    })
    await page.route(/\/assets\/parts-/, async (route) => {
      await held
      await route.continue()
    })
    const response = await page.goto(server.url + path, { waitUntil: 'commit' })
    expect(response!.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.keys(document.getElementById('app')!).some((key) =>
            key.startsWith('__reactContainer'),
          ),
        ),
      )
      .toBe(true)
    letGo()
    // React has hydrated the server's nodes without replacing any.
    await hydrated(page.getByRole('heading', { level: 1 }))
    await hydrated(page.getByRole('banner').first())
    expect(await page.evaluate(() => (globalThis as unknown as { gone: string[] }).gone)).toEqual(
      [],
    )
    expect(complaints).toEqual([])
    await expect(page).toHaveTitle(/alpha Athletics/)
  })
}

test('renders each page in the browser when rendering is off [SE-02]', async ({
  page,
  complaints,
}) => {
  const beta = server.urlOf('beta.localhost')
  for (const [path, status, text] of pages.filter(([path]) => path !== player)) {
    const shell = await page.goto(beta + path)
    expect([path, shell!.status()]).toEqual([path, status])
    const body = await shell!.text()
    expect(body).toContain('<div id="app"></div>')
    expect(shell!.headers()['cache-control']).toContain('private')
    await expect(page.locator('#main')).toContainText(text)
  }
  expect(complaints).toEqual([])
})
