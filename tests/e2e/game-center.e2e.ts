import { chromium, expect, type Page } from '@playwright/test'
import { writeHold } from '../../server/content/live/desk.ts'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { liveFootball } from '../../server/demo/live-game.ts'
import { violationsOf } from '../support/axe.ts'
import { alive, putStats, test, underWorker } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { footballFile } from '../support/football-file.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { within } from '../support/within.ts'

let server: TestServer
let token: string
// One game that goes on from test to test, and a department with one that was played.
test.beforeAll(async () => {
  server = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'] })
    token = await createToken(store, 'alpha', 'ingest')
    // Scores of these tests go up and down as they like.
    await writeHold({ db: store.of('alpha'), tenant: 'alpha' }, 1, 'never')
    await departmentWith({}, { hosts: ['testham.localhost'] })(store)
  })
})
test.afterAll(() => server?.stop())

const center = '/game-center/1'
const played = () => `${server.urlOf('testham.localhost')}/game-center/2`
const post = async (body: string) => expect((await putStats(server.url, token, 1, body)).ok).toBe(true)
const send = (us: number[], at = 1) => post(footballFile({ us, quarter: at, clock: '07:57' }))
/** A game of a press box, play by play, under the names of this one. */
function* pressBox() {
  for (const { xml, atEnd } of liveFootball({ today: new Date().toISOString().slice(0, 10), seed: 'flow' })) {
    if (atEnd) return
    yield xml.replaceAll('Dunmere State', 'Ashford').replaceAll('Harlan State', 'Test alpha')
  }
}
const score = (page: Page) => page.locator('[data-side="home"]').getByText(/^\d+$/)
const spoken = (page: Page) => page.locator('[data-announcer="live"]')
/** Everything in it is in the app's hands, and the stream is open. */
async function open(page: Page, url = server.url + center) {
  await page.goto(url)
  await alive(page.locator('[data-side="home"]').first())
}

test('[GM-03] a page that was open before the game keeps still when it begins, and shows it when asked', async ({ page, complaints }) => {
  await open(page)
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Play by play' })).toHaveCount(0)
  await send([3])
  await expect(score(page)).toHaveText('3')
  const show = page.getByRole('button', { name: 'The game is on' })
  await expect(show).toBeVisible()
  await show.click()
  await expect(page.getByRole('heading', { name: 'Play by play' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Score by period' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('[GM-03] live and played, in light and dark: no fault that a machine can find', async ({ page, complaints }) => {
  for (const url of [server.url + center, played()]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await open(page, url)
      const violations = await violationsOf(page, '#main')
      expect(violations.map(({ id, nodes }) => `${url} ${colorScheme} ${id}: ${nodes[0]?.html.slice(0, 120)}`)).toEqual([])
    }
  }
  expect(complaints).toEqual([])
})

test('[RT-13] there and back between game center and box score; a game that there is not is a 404', async ({ page }) => {
  await open(page, played())
  const tabs = page.getByRole('navigation', { name: 'This game' })
  await tabs.getByRole('link', { name: 'Box score' }).click()
  await expect(page).toHaveURL(/boxscore\/2$/)
  await expect(tabs.getByRole('link', { name: 'Box score' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Game center' }).click()
  await expect(page).toHaveURL(/game-center\/2$/)
  await expect(page.getByRole('img', { name: /how the lead went/i }).or(page.getByRole('heading', { name: 'Leaders' })).first()).toBeVisible()
  for (const [path, status] of [['/game-center/999', 404], ['/game-center/x', 404], ['/game-center/0002', 301]] as const) expect((await fetch(server.url + path, { redirect: 'manual' })).status, path).toBe(status)
})

test('[GM-03] without a script there is all of it, and plays can be chosen', async ({ browser }) => {
  await post([...pressBox()].at(-1)!)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(server.url + center)
  await expect(page.getByRole('img', { name: /how the lead went/i })).toBeVisible()
  await page.getByRole('link', { name: 'Scoring plays' }).click()
  await expect(page).toHaveURL(/plays=scoring/)
  await expect(page.locator('#plays ol > li')).not.toHaveCount(0)
  for (const line of await page.locator('#plays ol > li').allInnerTexts()) expect(line).toMatch(/\d+–\d+$/)
  await context.close()
})

test('[GM-04] who cannot see it hears what the visitor chose: every play, scores, or nothing', async ({ page }) => {
  await page.clock.install()
  await send([3], 1)
  await open(page)
  const choice = page.getByLabel('Announcements')
  await choice.selectOption('plays')
  await send([21], 3)
  await expect(score(page)).toHaveText('21')
  // The plays come with the box score, which is read after the score.
  await expect(async () => {
    await page.clock.runFor(3000)
    await expect(spoken(page)).toContainText('rush for 4 yards', { timeout: 200 })
  }).toPass()
  await choice.selectOption('scores')
  await send([24], 4)
  await expect(score(page)).toHaveText('24')
  await page.clock.runFor(4000)
  await expect(spoken(page)).toHaveText('Football: alpha 24, Ashford 0, 4th.')
  await choice.selectOption('off')
  await send([27], 4)
  await expect(score(page)).toHaveText('27')
  await page.clock.runFor(4000)
  await expect(spoken(page)).toHaveText(/alpha 24/)
})

test('[OF-02] it opens offline after one visit', async ({ page, context }) => {
  await send([33], 4)
  await open(page)
  await underWorker(page)
  await page.reload()
  await expect(score(page)).toBeVisible()
  const before = await score(page).innerText()
  await expect.poll(() => page.evaluate(async (path) => (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).match(path)))).some(Boolean), center)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(score(page)).toHaveText(before)
  await context.setOffline(false)
})

test('[GM-04] back from no network, with the stream and without it, the page is right within two seconds', async ({ page, context }) => {
  for (const [blocked, points] of [[false, 31], [true, 38]] as const) {
    if (blocked) await context.route('**/api/v2/stream*', (route) => route.abort())
    await open(page)
    await context.setOffline(true)
    await send([points], 4)
    const back = Date.now()
    await context.setOffline(false)
    await expect(score(page)).toHaveText(String(points), { timeout: within(2000) })
    expect(Date.now() - back).toBeLessThan(within(2000))
    await context.unroute('**/api/v2/stream*')
  }
})

test('[GM-04] a page that the browser had put away whole is right within two seconds of being back', async () => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  const page = await browser.newPage({ userAgent: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36' })
  await open(page)
  await page.evaluate(() => { Object.assign(globalThis, { same: true }) })
  await page.goto(`${server.url}/robots.txt`)
  await send([45], 4)
  const back = Date.now()
  // A page that comes back whole has no load to wait for.
  await page.evaluate(() => { history.back() })
  await expect(score(page)).toHaveText('45', { timeout: within(2000) })
  expect(Date.now() - back).toBeLessThan(within(2000))
  // Otherwise it was loaded anew, and nothing has been proven.
  expect(await page.evaluate(() => 'same' in globalThis)).toBe(true)
  await browser.close()
})
