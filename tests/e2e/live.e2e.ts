import { expect, type Page } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { alive, putStats, test, watchShifts } from '../support/browser.ts'
import { footballFile } from '../support/football-file.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { within } from '../support/within.ts'

let server: TestServer
let token: string
// A server for each test: a stat file that came before is not taken again.
test.beforeEach(async () => {
  server = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'] })
    token = await createToken(store, 'alpha', 'ingest')
  })
})
test.afterEach(() => server?.stop())

const send = (us: number[], quarter = 1) => putStats(server.url, token, 1, footballFile({ us, quarter }))

for (const [where, path] of [['the schedule', '/sports/football/schedule'], ['the home page', '/'], ['the sport home', '/sports/football'], ['the box score', '/sports/football/stats/2026/ashford/boxscore/1']] as const) {
  test(`[GM-04] a posted score is on ${where} of an open page within a second, and moves nothing`, async ({ page, complaints }) => {
    await send([3])
    await page.goto(server.url + path)
    await expect(page.getByText('3', { exact: true }).first()).toBeVisible()
    await page.waitForTimeout(800) // the stream is opened after the page is drawn
    const shifts = await watchShifts(page)
    for (const points of [17, 24, 31]) {
      const began = Date.now()
      await send([points])
      await expect(page.getByText(String(points), { exact: true }).first()).toBeVisible({ timeout: within(1000) })
      expect(Date.now() - began).toBeLessThan(within(1000))
    }
    expect(await shifts()).toEqual([])
    expect(complaints).toEqual([])
  })
}

test('[GM-04] with the stream blocked, the page polls and still gets there', async ({ page }) => {
  await page.route('**/api/v2/stream*', (route) => route.abort())
  await send([3])
  await page.goto(`${server.url}/sports/football/schedule`)
  await send([44])
  await expect(page.getByText('44', { exact: true }).first()).toBeVisible({ timeout: 15_000 })
})

test('[GM-04] a stream that is accepted and stays silent is no stream: the page polls, and so does a tab that listens to it', async ({ context }) => {
  const [leader, follower] = [await context.newPage(), await context.newPage()]
  await context.route('**/api/v2/stream*', () => new Promise(() => {}))
  await send([3])
  for (const page of [leader, follower]) await page.goto(`${server.url}/sports/football/schedule`)
  await send([47])
  for (const page of [leader, follower]) await expect(page.getByText('47', { exact: true }).first()).toBeVisible({ timeout: 10_000 })
})

test('[GM-04] a page that comes back to a line that says nothing is right within two seconds', async ({ page, context }) => {
  await send([3])
  await page.goto(`${server.url}/sports/football/schedule`)
  await page.waitForTimeout(800)
  await context.route('**/api/v2/stream*', () => new Promise(() => {}))
  await context.setOffline(true)
  await page.waitForTimeout(300)
  await send([50])
  await context.setOffline(false)
  await expect(page.getByText('50', { exact: true }).first()).toBeVisible({ timeout: within(2000) })
})

test('[GM-04] [OF-02] eight tabs of one browser hold one stream: a score and a follow reach them all, and whoever is closed hands the stream on', async ({ context, complaints }) => {
  test.slow()
  const streams = () => fetch(`${server.url}/metrics`).then((answer) => answer.text()).then((text) => Number(/fieldhouse_streams (\d+)/.exec(text)?.[1]))
  const before = await streams()
  const pages: Page[] = []
  for (const path of ['/sports/football', '/', '/sports/football/schedule', '/sports/football/stats/2026/ashford/boxscore/1', '/', '/sports/football', '/sports/football/schedule', '/sports/football']) {
    const page = await context.newPage()
    await page.goto(server.url + path)
    await alive(page.locator('#main'))
    pages.push(page)
    // The first has it, whoever comes after.
    if (pages.length === 1) await expect.poll(streams).toBe(before + 1)
  }
  const shown = (points: number) => Promise.all(pages.map((page) => expect(page.getByText(String(points), { exact: true }).first()).toBeVisible()))
  // By the stream and nothing else: what asks for scores is not answered.
  await context.route('**/api/v2/LiveStats*', (route) => route.abort())
  await send([51])
  await shown(51)
  expect(await streams()).toBe(before + 1)

  const follow = pages.at(-1)!.getByRole('button', { name: 'Follow Football' })
  await alive(follow)
  await follow.click()
  for (const page of pages) await expect(page.locator('html')).toHaveAttribute('data-teams', '1')
  await expect(pages[0]!.getByRole('button', { name: 'Following Football' })).toHaveAttribute('aria-pressed', 'true')

  for (let points = 52; pages.length > (process.env['PROOF'] === '1' ? 1 : 6); points++) {
    await pages.shift()!.close()
    await expect.poll(streams, { timeout: 20_000 }).toBe(before + 1)
    await send([points])
    await shown(points)
  }
  expect(complaints).toEqual([])
})

test('[GM-04] after the server was gone, a page is right again and nothing is missed', async ({ page }) => {
  await send([3])
  await page.goto(`${server.url}/sports/football/schedule`)
  await page.waitForTimeout(800)
  await server.kill()
  await server.start()
  await send([58])
  await expect(page.getByText('58', { exact: true }).first()).toBeVisible({ timeout: 10_000 })
})

test('[GM-01] a final makes a result, in the row and in the record', async ({ page }) => {
  await page.goto(`${server.url}/sports/football/schedule`)
  await page.waitForTimeout(800)
  expect((await putStats(server.url, token, 1, footballFile({ us: [7, 7, 7, 7], them: [0, 3, 0, 0], quarter: 4, over: true }))).status).toBe(200)
  await expect(page.locator('#main')).toContainText('2–0', { timeout: within(3000) })
  await expect(page.getByText('28', { exact: true }).first()).toBeVisible()
})
