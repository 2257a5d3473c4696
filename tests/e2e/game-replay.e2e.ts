import { expect, type Browser, type Page } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { writeGame } from '../../server/content/games/games.ts'
import { writeSchedule } from '../../server/content/games/schedules.ts'
import { writeSport } from '../../server/content/sports/sports.ts'
import { write } from '../../server/content/writing.ts'
import { alive, putStats, test, watchShifts } from '../support/browser.ts'
import { footballFile } from '../support/football-file.ts'
import { inventedGames } from '../support/invented-games.ts'
import { plainSport } from '../support/sample-sport.ts'
import { gameDoc, seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { within } from '../support/within.ts'

// Whole games, as a press box sends them, watched in the game center from before the start to the end.

const proof = process.env['PROOF'] === '1'
/** Files of a game; every sport when everything is proven, else one with a clock and one of sets. */
const files = proof ? 60 : 12
const played = inventedGames.filter(([sport]) => proof || sport === 'football' || sport === 'volleyball').map(([sport, play], nth) => ({ sport, id: 100 + nth, game: play(`replay of ${sport}`) }))

let server: TestServer
let token: string
test.beforeAll(async () => {
  server = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'], settings: { name: 'Test alpha' } })
    await write(store, 'alpha', async (writing) => {
      for (const { id, game: { code } } of played) {
        await writeSport(writing, id, id, {
          title: `Sport ${id}`, shortName: `sport-${id}`, abbrev: 'X', globalSportNameSlug: `sport-${id}`, globalSportShortName: code, globalSportId: null, globalSportGender: 'women', nonSport: false, displayOpponentHistory: false, hasDoubleHeader: false, ...plainSport,
          ticketsLink: null, facebookPage: null, twitterName: null, instagramName: null, youtubeName: null, pinterestName: null,
        })
        await writeSchedule(writing, { id, sportId: id, doc: { title: '2026', season: '2026' } })
        await writeGame(writing, { id, scheduleId: id, sportId: id, doc: gameDoc({ date: `${new Date().toISOString().slice(0, 10)}T19:00:00`, dateUtc: new Date(Date.now() + 3_600_000).toISOString() }) })
      }
    })
    token = await createToken(store, 'alpha', 'ingest')
  })
})
test.afterAll(() => server?.stop())

const score = (page: Page, side: 'home' | 'visitor') => page.locator(`header [data-side="${side}"]`).getByText(/^\d+$/)

/** The game center as it is on a phone or a desk, with every shift from its first moments on. */
async function openAt(browser: Browser, url: string, width: number) {
  const page = await (await browser.newContext({ viewport: { width, height: 850 } })).newPage()
  await page.goto(url)
  await page.evaluate(() => document.fonts.ready)
  const shifts = await watchShifts(page)
  await alive(page.locator('header [data-side="home"]').first())
  return { width, page, shifts }
}

for (const { sport, game, id } of played) {
  test(`[GM-03] [GM-04] a whole game of ${sport}: each file is on every open page, and nothing ever moves`, async ({ browser }) => {
    test.setTimeout(proof ? 300_000 : 120_000)
    const put = async (count: number) => {
      const answer = await putStats(server.url, token, id, game.xml(count))
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"published"')])
    }
    const url = `${server.url}/game-center/${id}`
    const counts = [...new Set(Array.from({ length: files }, (_, i) => Math.max(1, Math.round(((i + 1) * game.plays) / files))))]
    // Some were there before it began, the others come in while it is on.
    const before = await Promise.all([390, 1440].map((width) => openAt(browser, url, width)))
    await put(1)
    const during = await Promise.all([390, 1440].map((width) => openAt(browser, url, width)))
    const all = [...before.map((one) => ({ ...one, name: `before, ${one.width}` })), ...during.map((one) => ({ ...one, name: `during, ${one.width}` }))]
    for (const [nth, count] of counts.entries()) {
      await put(count)
      const expected = game.at(count)
      for (const { page, name } of all) {
        for (const [side, key] of [['home', 'H'], ['visitor', 'V']] as const) await expect(score(page, side), `${name}, ${count} plays`).toHaveText(expected.score[key])
      }
      // Down to the plays, and up again: what one reads there keeps still, too.
      if (nth % 3 === 1) for (const { page } of during) await page.evaluate(() => document.querySelector('#plays')?.scrollIntoView({ behavior: 'instant' }))
      if (nth % 3 === 2) for (const { page } of during) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      for (const { shifts, name } of all) expect([name, count, await shifts()]).toEqual([name, count, []])
    }
    for (const { page } of all) await page.context().close()
  })
}


test('[GM-03] [OF-02] the way to save a game for the stadium comes into a room that was kept for it', async ({ page }) => {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 850 })
    let come = () => {}
    const may = new Promise<void>((done) => { come = done })
    await page.route(/\/PackButton-[^/]*\.js$/, async (route) => { await may; await route.continue() })
    await page.goto(`${server.url}/sports/football/schedule`)
    await alive(page.locator('#main'))
    // Drawn by the browser: what the server would have drawn is not there yet.
    await page.locator('#main a[href="/game-center/1"]').first().evaluate((link: HTMLElement) => link.click())
    await expect(page.getByRole('timer')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const shifts = await watchShifts(page)
    const button = page.getByRole('button', { name: /^Save for the stadium/ })
    await expect(button).toHaveCount(0)
    come()
    await expect(button).toBeVisible()
    await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)) }))
    expect([width, await shifts()]).toEqual([width, []])
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('[GM-03] [GM-04] from the post to the pixels: score, clock, last play and leaders are on the open page within two seconds', async ({ page, complaints }) => {
  const send = async (nth: number) => {
    const body = footballFile({ us: [3 * nth], clock: `07:${40 - nth}` }).replaceAll('Okafor rush for 4 yards', `Okafor rush for ${nth} yards`).replaceAll('yds="70"', `yds="${200 + nth}"`)
    expect((await putStats(server.url, token, 1, body)).status).toBe(200)
  }
  await send(1)
  await page.goto(`${server.url}/game-center/1`)
  await alive(page.locator('header [data-side="home"]').first())
  const shows = async (nth: number) => {
    await expect(score(page, 'home')).toHaveText(String(3 * nth))
    await expect(page.locator('main header')).toContainText(`7:${40 - nth}`)
    await expect(page.locator('main header')).toContainText(`Okafor rush for ${nth} yards`)
    await expect(page.locator('[data-part="leaders"]')).toContainText(String(200 + nth))
  }
  await shows(1)
  const took: number[] = []
  for (const nth of [2, 3, 4, 5, 6]) {
    const began = Date.now()
    await send(nth)
    await shows(nth)
    took.push(Date.now() - began)
  }
  test.info().annotations.push({ type: 'measured', description: `from the post to the pixels: ${took.join(', ')} ms` })
  // The middle one: a machine that is busy with something else for a moment is no fault.
  expect(took.toSorted((a, b) => a - b)[2]).toBeLessThan(within(2000))
  expect(complaints).toEqual([])
})
