import { expect, type Browser, type Page } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { writeGame } from '../../server/content/games/games.ts'
import { writeSchedule } from '../../server/content/games/schedules.ts'
import { writeSport } from '../../server/content/sports/sports.ts'
import { transact } from '../../server/content/transaction.ts'
import { hydrated, putStats, test } from '../support/browser.ts'
import { recordedGames } from '../support/recorded-games.ts'
import { plainSport } from '../support/sample-sport.ts'
import { gameDoc, seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { watchShifts } from '../support/shifts.ts'

// Whole games, as sent by a press box, in the game center from before the start to the end.

const played = recordedGames.map(([sport, read], nth) => ({
  sport,
  id: 100 + nth,
  game: read(),
}))

let server: TestServer
let token: string
test.beforeAll(async () => {
  server = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'], settings: { name: 'Test alpha' } })
    await transact(store, 'alpha', async (transaction) => {
      for (const {
        id,
        game: { code },
      } of played) {
        await writeSport(transaction, id, id, {
          title: `Sport ${id}`,
          shortName: `sport-${id}`,
          abbrev: 'X',
          globalSportNameSlug: `sport-${id}`,
          globalSportShortName: code,
          globalSportId: null,
          globalSportGender: 'women',
          nonSport: false,
          displayOpponentHistory: false,
          hasDoubleHeader: false,
          ...plainSport,
          ticketsLink: null,
          facebookPage: null,
          twitterName: null,
          instagramName: null,
          youtubeName: null,
          pinterestName: null,
        })
        await writeSchedule(transaction, {
          id,
          sportId: id,
          doc: { title: '2026', season: '2026' },
        })
        await writeGame(transaction, {
          id,
          scheduleId: id,
          sportId: id,
          doc: gameDoc({ date: '2026-11-21T13:00:00', dateUtc: '2026-11-21T19:00:00.000Z' }),
        })
      }
    })
    token = await createToken(store, 'alpha', 'ingest')
  })
})
test.afterAll(() => server?.stop())

/** The digits, without the word for sets that screen readers get. */
const score = (page: Page, id: number, side: 'home' | 'visitor') =>
  page.locator(`header [data-side="${side}"] [data-spoils="${id}"] > :first-child`)

/** The game center at a width, recording every layout shift from the start. */
async function openAt(browser: Browser, url: string, width: number) {
  const page = await (await browser.newContext({ viewport: { width, height: 850 } })).newPage()
  await page.goto(url)
  await page.evaluate(() => document.fonts.ready)
  const shifts = await watchShifts(page)
  await hydrated(page.locator('header [data-side="home"]').first())
  return { width, page, shifts }
}

for (const { sport, game, id } of played) {
  test(`shows each file of a game of ${sport} without layout shift [GM-03] [GM-04]`, async ({
    browser,
  }) => {
    const put = async (xml: string) => {
      // A file of another day would be held.
      const dated = xml.replaceAll('09/05/2026', '11/21/2026')
      const answer = await putStats(server.url, token, id, dated)
      const text = await answer.text()
      expect([answer.status, text]).toEqual([200, expect.stringContaining('"published"')])
      return (JSON.parse(text) as { state: string }).state !== ''
    }
    const url = `${server.url}/game-center/${id}`
    const [first, ...later] = game.states
    // Two pages are open before the game begins, two are opened during it.
    const before = await Promise.all([390, 1440].map((width) => openAt(browser, url, width)))
    await put(first!.xml)
    const during = await Promise.all([390, 1440].map((width) => openAt(browser, url, width)))
    const all = [
      ...before.map((one) => ({ ...one, name: `before, ${one.width}` })),
      ...during.map((one) => ({ ...one, name: `during, ${one.width}` })),
    ]
    for (const [nth, { plays, xml, score: expected }] of later.entries()) {
      const hasBegun = await put(xml)
      // Starting goalkeepers are recorded before the start, when no score is shown.
      for (const { page, name } of hasBegun ? all : []) {
        for (const side of ['home', 'visitor'] as const)
          await expect(score(page, id, side), `${name}, ${plays} plays`).toHaveText(expected[side])
      }
      // Plays further down do not move either.
      if (nth % 3 === 1)
        for (const { page } of during)
          await page.evaluate(() =>
            document.querySelector('#plays')?.scrollIntoView({ behavior: 'instant' }),
          )
      if (nth % 3 === 2)
        for (const { page } of during)
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      for (const { shifts, name } of all)
        expect([name, plays, await shifts()]).toEqual([name, plays, []])
    }
    for (const { page } of all) await page.context().close()
  })
}

test('reserves room for the late button that saves a game [GM-03] [OF-02]', async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 850 })
    let come = () => {}
    const may = new Promise<void>((done) => {
      come = done
    })
    await page.route(/\/PackButton-[^/]*\.js$/, async (route) => {
      await may
      await route.continue()
    })
    await page.goto(`${server.url}/sports/football/schedule`)
    await hydrated(page.locator('#main'))
    // The page is rendered by the browser: the server would have rendered the button.
    await page
      .locator('#main a[href="/game-center/1"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page.getByRole('timer')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const shifts = await watchShifts(page)
    const button = page.getByRole('button', { name: /^Save for offline/ })
    await expect(button).toHaveCount(0)
    come()
    await expect(button).toBeVisible()
    await page.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(done))
        }),
    )
    expect([width, await shifts()]).toEqual([width, []])
    await page.unrouteAll({ behavior: 'wait' })
  }
})
