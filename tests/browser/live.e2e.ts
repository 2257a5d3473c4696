import { expect, type Page } from '@playwright/test'
import { hydrated, test } from '../support/browser.ts'
import { addGameDay } from '../support/game-day.ts'
import { footballFile } from '../support/football-file.ts'
import type { LiveStats } from '../../src/contract/live.schema.ts'

const schedule = '/sports/football/schedule'
const boxScore = '/sports/football/stats/2026/calder-tech/boxscore/5'
const number = (page: Page, points: number) =>
  page.locator('#main').getByText(String(points), { exact: true }).filter({ visible: true }).first()

async function open(page: Page, url: string) {
  await page.goto(url)
  await hydrated(page.locator('#main'))
}

test('shows stat files in all tabs over one stream [GM-01] [GM-04] [OF-02]', async ({
  server,
  context,
  complaints,
}) => {
  const day = await addGameDay(server)
  await expect.poll(day.streams).toBe(0)
  await day.send({ us: [43] })
  const tabs: Page[] = []
  for (const path of ['/', boxScore, schedule]) {
    const page = await context.newPage()
    await open(page, day.url + path)
    tabs.push(page)
    // The first tab opens the stream; later tabs listen to it.
    await expect.poll(day.streams).toBe(1)
  }
  const shows = async (points: number) => {
    for (const page of tabs) await expect(number(page, points)).toBeVisible()
  }
  // Scores may come by the stream only: a page that polls gets no answer.
  await context.route('**/api/v2/LiveStats*', (route) => route.abort())
  await day.send({ us: [51] })
  await shows(51)
  expect(await day.streams()).toBe(1)

  await tabs.shift()!.close()
  await expect.poll(day.streams).toBe(1)
  await day.send({ us: [58] })
  await shows(58)
  expect(await day.streams()).toBe(1)

  // A final is shown as a result at once, in its row and in the record.
  const page = tabs.at(-1)!
  const link = page.locator(`a[href$="/${day.gameId}"]`)
  const row = page.locator('main li[data-kind]').filter({ has: link })
  await expect(row).toHaveAttribute('data-kind', 'live')
  await expect(page.locator('#main')).toContainText('1–1')
  await day.send({ us: [58, 1, 1, 1], them: [0, 3, 0, 0], quarter: 4, over: true })
  await expect(row).toContainText('Final')
  await expect(row).toContainText(/W\s*61\s*–\s*3/)
  await expect(page.locator('#main')).toContainText('2–1')
  expect(complaints).toEqual([])
})

test('keeps the line of a player in the game in progress current [RT-04] [GM-04]', async ({
  server,
  page,
}) => {
  const day = await addGameDay(server)
  const file = (completions: number) =>
    footballFile({ home: 'Testham', visitor: 'Calder Tech' }).replaceAll(
      'comp="7"',
      `comp="${completions}"`,
    )
  await day.send(file(7))
  await page.goto(`${day.url}/sports/football/roster/sam-okafor/2`)
  const line = page.locator('main header p').filter({ hasText: 'Live' })
  await expect(line).toHaveText('Live vs Calder Tech: 7 of 10, 70 yards Game center')
  // Untouched, then with the app.
  await day.send(file(8))
  await expect(line).toContainText('8 of 10')
  await hydrated(page.locator('#main'))
  await day.send(file(9))
  await expect(line).toContainText('9 of 10')
  await line.getByRole('link').click()
  await expect(page).toHaveURL(`${day.url}/game-center/${day.gameId}`)
})

test('never replaces a score by an older one that arrives later [GM-04]', async ({
  server,
  page,
}) => {
  const day = await addGameDay(server)
  await day.send({ us: [43] })
  const {
    Games: [game],
  } = await day.read<LiveStats>('/api/v2/LiveStats')
  const frame = (id: number, points: number, ahead: number) => {
    const { Live } = game!
    const state = { ...Live, gameId: id, version: Live.version + ahead, teamScore: String(points) }
    return `data:${JSON.stringify({ kind: 'game', game: { ...state, gameState: 3 } })}\n\n`
  }
  const sync = `data:${JSON.stringify({ kind: 'sync', recovered: true })}\n\n`
  // The last frame is of another game: when it is shown, the older state has been read, too.
  const frames = sync + frame(day.gameId, 64, 9) + frame(day.gameId, 57, 8) + frame(4, 71, 9)
  let sent = false
  await page.route('**/api/v2/stream*', (route) => {
    // Before the app starts, the page asks what changed since it was drawn.
    if (sent || route.request().url().includes('lastEventId')) return route.abort()
    sent = true
    return route.fulfill({ contentType: 'text/event-stream', body: frames })
  })
  await open(page, day.url + schedule)
  await expect(number(page, 71)).toBeVisible()
  await expect(number(page, 64)).toBeVisible()
  // A read requested before the stream's last state returns the store's older one.
  const polled = page.waitForResponse('**/api/v2/LiveStats*')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await (await polled).finished()
  await expect(number(page, 64)).toBeVisible()
  await expect(number(page, 57)).toHaveCount(0)
  await expect(number(page, 43)).toHaveCount(0)
})

test('catches up after a lost connection, and polls without a stream [GM-04]', async ({
  server,
  page,
  context,
}) => {
  const day = await addGameDay(server)
  await day.send({ us: [43] })
  await open(page, day.url + schedule)
  await expect(number(page, 43)).toBeVisible()
  await expect.poll(day.streams).toBe(1)
  await context.setOffline(true)
  await day.send({ us: [50] })
  await context.setOffline(false)
  await expect(number(page, 50)).toBeVisible()
  // A refused stream, as with some proxies.
  await context.route('**/api/v2/stream*', (route) => route.abort())
  await open(page, day.url + schedule)
  await day.send({ us: [57] })
  await expect(number(page, 57)).toBeVisible()
})

test('catches up after the device slept for an hour [GM-04]', async ({ server, page, context }) => {
  const day = await addGameDay(server)
  await day.send({ us: [43] })
  await page.clock.install()
  let streams = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v2/stream') streams++
  })
  await open(page, day.url + schedule)
  await expect(number(page, 43)).toBeVisible()
  await expect.poll(day.streams).toBe(1)
  const before = streams
  // While the lid is closed nothing arrives, and the stream looks open afterwards.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await context.route('**/api/v2/LiveStats*', (route) => route.abort())
  await page.clock.fastForward('01:00:00')
  await page.clock.resume()
  await expect.poll(() => streams).toBe(before + 1)
  await day.send({ us: [50] })
  await expect(number(page, 50)).toBeVisible()
})
