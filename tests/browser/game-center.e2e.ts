import { expect, type Browser, type Page } from '@playwright/test'
import { hydrated, test } from '../support/browser.ts'
import { addGameDay, footballStates } from '../support/game-day.ts'
import { evenly } from '../support/recorded-games.ts'
import { watchShifts, type Move } from '../support/shifts.ts'

const score = (page: Page, side: 'home' | 'visitor') =>
  page.locator(`main header [data-side="${side}"] [data-spoils]:not([data-spoils='record'])`)

async function openCenter(page: Page, url: string) {
  await page.goto(url)
  await hydrated(page.locator('header [data-side="home"]').first())
}

test('links plays, box score and game center during a game [GM-03] [RT-13]', async ({
  server,
  page,
  complaints,
}) => {
  const day = await addGameDay(server)
  const half = evenly(footballStates(), 3)[1]!
  await day.send(half.xml)
  await openCenter(page, `${day.url}/game-center/${day.gameId}`)
  await expect(score(page, 'home')).toHaveText(half.score.home)
  await expect(score(page, 'visitor')).toHaveText(half.score.visitor)
  await expect(page.getByRole('img', { name: /^lead by time/i })).toBeVisible()
  const lines = page.locator('#plays ol > li')
  const all = await lines.count()
  await page.getByRole('link', { name: 'Scoring plays' }).click()
  await expect(page).toHaveURL(/plays=scoring/)
  await expect.poll(() => lines.count()).toBeLessThan(all)
  const scoring = await lines.allTextContents()
  expect(scoring.length).toBeGreaterThan(0)
  for (const line of scoring) expect(line).toMatch(/\d+–\d+$/)
  await page.getByRole('link', { name: 'All plays' }).click()
  await expect(lines).toHaveCount(all)

  const tabs = page.getByRole('navigation', { name: 'This game' })
  await tabs.getByRole('link', { name: 'Box score' }).click()
  await expect(page).toHaveURL(new RegExp(`boxscore/${day.gameId}$`))
  const here = tabs.getByRole('link', { name: 'Box score' })
  await expect(here).toHaveAttribute('aria-current', 'page')
  const passing = (team: string) => page.getByRole('region', { name: `${team}, Passing` })
  // Beside each other where there is room, one at a time elsewhere.
  await expect(passing('Terriers')).toBeVisible()
  await expect(passing('Calder Tech')).toBeVisible()
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 820, height: size.height })
  await expect(passing('Calder Tech')).toBeHidden()
  const teams = page.getByRole('navigation', { name: 'Team' })
  await teams.getByRole('link', { name: 'Calder Tech' }).click()
  await expect(passing('Calder Tech')).toBeVisible()
  await expect(passing('Terriers')).toBeHidden()
  // A strip of links is only on a phone.
  await expect(page.getByRole('navigation', { name: 'Views' })).toHaveCount(0)
  await page.setViewportSize(size)
  await expect(page.getByRole('region', { name: 'Team statistics' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Play by play' })).toHaveCount(0)
  await tabs.getByRole('link', { name: 'Game center' }).click()
  await expect(page).toHaveURL(new RegExp(`game-center/${day.gameId}$`))
  await expect(page.getByRole('heading', { name: 'Play by play' })).toBeVisible()
  // The long page of a desktop links to its parts.
  const jump = page.getByRole('navigation', { name: 'Jump to' }).getByRole('link')
  for (const link of await jump.all())
    await expect(page.locator((await link.getAttribute('href'))!)).toHaveCount(1)
  await jump.filter({ hasText: 'Drives' }).click()
  await expect(page.getByRole('heading', { name: 'Drives' })).toBeInViewport()
  expect(complaints).toEqual([])
})

test('scrolls to the view that a phone asks for [GM-03]', async ({ server, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const day = await addGameDay(server)
  await day.send(evenly(footballStates(), 3)[1]!.xml)
  await openCenter(page, `${day.url}/game-center/${day.gameId}`)
  const share = await page.getByRole('button', { name: 'Share' }).boundingBox()
  // During the game the teams are named there; the date is among the details.
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(title!.x + title!.width).toBeLessThanOrEqual(share!.x)
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: 'Summary' })
    .click()
  await expect(page).toHaveURL(/view=stats/)
  // Without scrolling it is below the window, whose lower edge has the tabs.
  const scoring = page.getByRole('heading', { name: 'Scoring' })
  await expect.poll(async () => (await scoring.boundingBox())?.y).toBeLessThan(422)
})

test('brings new plays to a reader above them, and counts them for one among them [GM-03]', async ({
  server,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  const day = await addGameDay(server)
  const [first, second, third] = evenly(footballStates().slice(3), 4)
  await day.send(first!.xml)
  await openCenter(page, `${day.url}/game-center/${day.gameId}`)
  const lines = page.locator('#plays ol > li')
  const news = page.locator('#plays').getByRole('button', { name: /^\d+ new plays?$/ })
  const before = await lines.count()
  await day.send(second!.xml)
  await expect.poll(() => lines.count()).toBeGreaterThan(before)
  await page.evaluate(() =>
    document.querySelector('#plays')!.scrollIntoView({ behavior: 'instant' }),
  )
  const read = await lines.count()
  await day.send(third!.xml)
  await expect(news).toBeVisible()
  expect(await lines.count()).toBe(read)
  await news.click()
  await expect.poll(() => lines.count()).toBeGreaterThan(read)
  await expect(news).toHaveCount(0)
})

test.describe('to a visitor in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })
  test('tells the age of the page in the time of the department, and one day left [GM-03]', async ({
    server,
    page,
  }) => {
    const day = await addGameDay(server, {
      'schedules/football/2026.csv':
        '+now,2026-11-22,8 p.m.,Calder Tech,H,"Testham, Iowa",Terrier Field,R,,,,,,,,,,,,,\n',
    })
    await openCenter(page, `${day.url}/game-center/${day.gameId}`)
    await expect(page.getByRole('timer')).toHaveText(/^1 day\s*0[78] hours/)
    await expect(page.locator('[data-age]')).toHaveCount(0)
    await page.context().setOffline(true)
    await expect(page.locator('[data-age]')).toHaveText(
      /^Offline, saved at (?:noon|12:\d\d p\.m\.)$/,
    )
  })
})

for (const width of [320, 390])
  test(`has its buttons in one line of a phone of ${width} px, and reads the channel [GM-03]`, async ({
    server,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const media = ['KTST 97.5 FM', 'Live stats', 'Tickets'].map(
      (title) => `${title}|https://a.example`,
    )
    const row = 'now,2026-11-21,8 p.m.,Calder Tech,H,"Testham, Iowa",Terrier Field,R,,,'
    const day = await addGameDay(server, {
      'schedules/football/2026.csv': `+${row}${media.join()},,,,,,,,,\n`,
    })
    await page.goto(`${day.url}/game-center/${day.gameId}`)
    const band = page.getByRole('region', { name: 'Before the start' })
    const boxes = await Promise.all(
      ['Tickets', 'Listen: KTST 97.5 FM', 'Live stats'].map((name) =>
        band.getByRole('link', { name, exact: true }).boundingBox(),
      ),
    )
    const [first] = boxes
    expect(boxes.map((box) => [box!.y, box!.width])).toEqual(
      boxes.map(() => [first!.y, expect.closeTo(first!.width, 0)]),
    )
    // The countdown is below the date, between the teams and the place.
    const timer = await page.getByRole('timer').boundingBox()
    const date = await page.getByText(/^Tonight/).boundingBox()
    expect(timer!.y).toBeGreaterThanOrEqual(date!.y + date!.height)
    expect(timer!.y + timer!.height).toBeLessThan((await band.boundingBox())!.y)
  })

test('breaks both names and all results alike on a phone before a game [GM-03]', async ({
  server,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const day = await addGameDay(server, {
    'schedules/football/2026.csv':
      '+now,2026-11-21,8 p.m.,Calder Tech,H,"Testham, Iowa",Terrier Field,R,,,,,,,,,,,,,\n',
    'conference-results/football/2026.csv': '+2026-09-19,7 p.m.,Calder Tech,3,Norwood,21,,\n',
  })
  await page.goto(`${day.url}/game-center/${day.gameId}`)
  const records = page.locator('main header').getByText(/^\d–\d \(\d–\d\)$/)
  await expect(records).toHaveText(['1–2 (1–1)', '1–1 (1–1)'])
  const topOf = async (text: string) =>
    (await page.locator('main header').getByText(text, { exact: true }).boundingBox())!.y
  const names = await Promise.all(['Calder Tech', 'Terriers'].map(topOf))
  const tops = await Promise.all(
    (await records.all()).map(async (item) => (await item.boundingBox())!.y),
  )
  expect(names[0]).toBe(names[1])
  expect(tops[0]).toBe(tops[1])
  expect(tops[0]).toBeGreaterThan(names[0]! + 15)
  const results = page.getByRole('region', { name: 'Latest results' }).getByRole('listitem')
  await expect(results.filter({ hasText: 'Sept. 19' })).toHaveCount(1)
  for (const result of await results.all()) {
    const date = (await result.locator('time').boundingBox())!
    const mark = (await result.locator('abbr').boundingBox())!
    // On one line, at its end.
    expect(date.y).toBeLessThan(mark.y + mark.height)
    const row = (await result.boundingBox())!
    expect(date.x + date.width).toBeCloseTo(row.x + row.width, 0)
  }
})

test('keeps its layout when a game begins, and shows it on request [GM-03]', async ({
  server,
  page,
  complaints,
}) => {
  const day = await addGameDay(server)
  await openCenter(page, `${day.url}/game-center/${day.gameId}`)
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Play by play' })).toHaveCount(0)
  await day.send({ us: [3] })
  await expect(score(page, 'home')).toHaveText('3')
  const show = page.getByRole('button', { name: 'Live now' })
  await expect(show).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Play by play' })).toHaveCount(0)
  await show.click()
  await expect(page.getByRole('heading', { name: 'Play by play' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Score by period' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('shows parts that arrive after the visitor asked for them [GM-03]', async ({
  server,
  page,
}) => {
  const day = await addGameDay(server)
  await openCenter(page, `${day.url}/game-center/${day.gameId}`)
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  await page.route(/\/boxscore\b/i, async (route) => {
    await sent
    await route.continue()
  })
  await day.send({ us: [3] })
  await page.getByRole('button', { name: 'Live now' }).click()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Play by play' })).toHaveCount(0)
  send()
  await expect(page.getByRole('heading', { name: 'Play by play' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(?:Show updates|\d+ new \w+)$/ })).toHaveCount(0)
})

test('announces every play, scores only, or nothing, as chosen [GM-04]', async ({
  server,
  page,
}) => {
  const day = await addGameDay(server)
  await day.send({ us: [3] })
  await page.clock.install({ time: Date.now() })
  await openCenter(page, `${day.url}/game-center/${day.gameId}`)
  const spoken = page.locator('[data-announcer="live"]')
  const choice = page.getByLabel('Screen reader announcements')
  await choice.selectOption('plays')
  await day.send({ us: [21], quarter: 3 })
  await expect(score(page, 'home')).toHaveText('21')
  // The plays come with the box score, which is read after the score.
  await expect(async () => {
    await page.clock.runFor(3000)
    await expect(spoken).toContainText('rush for 4 yards', { timeout: 200 })
  }).toPass()
  await choice.selectOption('scores')
  await day.send({ us: [24], quarter: 4 })
  await expect(score(page, 'home')).toHaveText('24')
  await page.clock.runFor(4000)
  await expect(spoken).toHaveText('Football: Terriers 24, Calder Tech 0, 4th.')
  await choice.selectOption('off')
  await day.send({ us: [27], quarter: 4 })
  await expect(score(page, 'home')).toHaveText('27')
  await page.clock.runFor(4000)
  await expect(spoken).toHaveText(/Terriers 24/)
})

/** The game center at a width, recording every layout shift from the start. */
async function openAt(browser: Browser, url: string, width: number) {
  const context = await browser.newContext({ viewport: { width, height: 850 } })
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate(() => document.fonts.ready)
  const shifts = await watchShifts(page)
  await hydrated(page.locator('header [data-side="home"]').first())
  return { width, page, shifts: () => shifts({ isExpected: isInPlace }) }
}

/** Chromium reports text that grows in place as moved by one pixel, by rounding. */
const isInPlace = ({ from, to }: Move) =>
  Math.abs(from.x - to.x) <= 1 && Math.abs(from.y - to.y) <= 1

test('shifts nothing during a game, on a phone and on a desktop [GM-03] [GM-04]', async ({
  server,
  browser,
}) => {
  const day = await addGameDay(server)
  const [first, ...later] = evenly(footballStates().slice(3), 5).slice(0, -1)
  const url = `${day.url}/game-center/${day.gameId}`
  await day.send(first!.xml)
  const open = await Promise.all([390, 1440].map((width) => openAt(browser, url, width)))
  for (const { plays, xml, score: expected } of later) {
    await day.send(xml)
    for (const { page, width, shifts } of open) {
      for (const side of ['home', 'visitor'] as const) {
        await expect(score(page, side), `${width} px, ${plays} plays`).toHaveText(expected[side])
      }
      expect([width, plays, await shifts()]).toEqual([width, plays, []])
    }
  }
  for (const { page } of open) await page.context().close()
})
