import { expect, type Page } from '@playwright/test'
import { packContents } from '../../src/blocks/packs/pack-contents.ts'
import type { Game as GameRow } from '../../src/contract/schema/game.ts'
import type { GameDetails } from '../../src/contract/schema/game-details.ts'
import type { Sport } from '../../src/contract/schema/sport.ts'
import type { StoryPage } from '../../src/contract/schema/story.ts'
import { nextGame } from '../../src/domain/games/schedule.ts'
import { violationsOf } from '../support/axe.ts'
import { askHost } from '../support/ask-host.ts'
import { test } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startServer(async () => {}, { DEMO: '1' })
})
test.afterAll(() => server?.stop())

type Screen = [name: string, path: string]
type Paged = { items: { id: number; url: string }[]; total: number }
const read = async <T>(path: string, host = 'harlan.localhost') => JSON.parse((await askHost(server.port, path, host)).text) as T
type Game = { id: number; live: { lastPlay: string | null; version: number; gameState: number } | null; result: { boxscore: { url: string } | null } | null; media: { stats: { url: string } | null } }

/** The address of every screen, with real content of the demo. */
async function screens(host: string): Promise<Screen[]> {
  const stories = await read<Paged>('/api/v2/Stories', host)
  const sports = await read<{ id: number; globalSportNameSlug: string }[]>('/api/v2/Sports', host)
  const boxes: Screen[] = []
  for (const slug of ['football', 'baseball', 'volleyball', 'womens-lacrosse']) {
    const sport = sports.find((one) => one.globalSportNameSlug === slug)!
    for (const season of await read<{ title: string }[]>(`/api/v2/Season?sportId=${sport.id}`, host)) {
      const { games } = await read<{ games: Game[] }>(`/api/v2/Schedule?sportId=${sport.id}&season=${season.title}`, host)
      const box = games.find((game) => game.result?.boxscore)
      if (box && !boxes.some(([name]) => name.endsWith(slug))) boxes.push([`box score ${slug}`, box.result!.boxscore!.url])
    }
  }
  const football = sports.find(({ globalSportNameSlug }) => globalSportNameSlug === 'football')!
  const { players } = await read<{ players: { rosterPlayerId: number; firstName: string; lastName: string }[] }>(`/api/v2/Rosters?sportId=${football.id}`, host)
  return [
    ['home', '/'], ['sport home', '/sports/football'], ['roster cards', '/sports/football/roster'], ['roster list', '/sports/football/roster?view=list&sort=class'], ['roster table', '/sports/football/roster?view=table&sort=height'],
    ['player', `/sports/football/roster/x/${players[0]!.rosterPlayerId}`], ['schedule', '/sports/football/schedule'], ['schedule away', '/sports/baseball/schedule?where=A'], ['story', stories.items[0]!.url], ['not found', '/nowhere'], ...boxes,
  ]
}

test('[RT-01] two departments, ten sports each, two seasons, 300 games, 60 stories, pictures on every story', async () => {
  for (const [host, wanted] of [['harlan.localhost', 60], ['ironwood.localhost', 60]] as const) {
    const sports = await read<{ id: number }[]>('/api/v2/Sports', host)
    expect(sports.length).toBeGreaterThanOrEqual(10)
    let games = 0
    for (const { id } of sports) {
      const seasons = await read<{ title: string }[]>(`/api/v2/Season?sportId=${id}`, host)
      expect(seasons.length).toBeGreaterThanOrEqual(2)
      for (const { title } of seasons) {
        games += (await read<{ games: unknown[] }>(`/api/v2/Schedule?sportId=${id}&season=${title}`, host)).games.length
        expect((await read<{ players: unknown[] }>(`/api/v2/Rosters?sportId=${id}&season=${title}`, host)).players.length).toBeGreaterThan(5)
      }
    }
    expect(games).toBeGreaterThanOrEqual(300)
    const stories = await read<{ items: { image: { url: string } | null }[]; total: number }>('/api/v2/Stories?$pageSize=100', host)
    expect(stories.total).toBeGreaterThanOrEqual(wanted)
    for (const { image } of stories.items) expect(image).not.toBeNull()
    const picture = await askHost(server.port, `${stories.items[0]!.image!.url}/640.webp`, host)
    expect([picture.status, picture.headers['content-type'], picture.body.length > 3000]).toEqual([200, 'image/webp', true])
  }
})

test('[GM-04] the live game goes on by itself, on the open page', async ({ page, complaints }) => {
  test.setTimeout(60_000)
  type Live = { Games: { Id: number; HasStarted: boolean; IsComplete: boolean; Live: { version: number } }[] }
  const on = async () => (await read<Live>('/api/v2/LiveStats')).Games.filter(({ HasStarted, IsComplete }) => HasStarted && !IsComplete)
  await expect.poll(async () => (await on()).length).toBe(1)
  const live = async () => (await on())[0]!
  const { Id } = await live()
  await page.goto(`${server.url}/sports/football/schedule`)
  await expect(page.locator('#main').getByText(/live/i).first()).toBeVisible()
  const { version } = (await live()).Live
  await expect.poll(async () => (await live()).Live.version, { timeout: 30_000 }).toBeGreaterThan(version)
  const game = await read<Game>(`/api/v2/ScheduleGames/${Id}`)
  await page.goto(server.url + game.media.stats!.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(complaints).toEqual([])
})

/** What a page must be, whatever is on it: reachable by assistive technology, no wider than the screen, at rest. */
async function inspect(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(/\p{L}{3}/u)
  await expect(page.getByRole('heading', { level: 1 }), name).not.toHaveText('Something went wrong')
  const violations = await violationsOf(page)
  expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect([name, wide]).toEqual([name, 0])
}

// The walk of every page looks at one of each kind in light on a phone and in dark on a desktop.
for (const [width, height, colorScheme] of [[390, 844, 'dark'], [1440, 900, 'light']] as const) {
  test(`[RT-01] [RT-02] [RT-04] [RT-05] [RT-06] [RT-08] no violation of accessibility on any screen, ${width} px, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    for (const [name, path] of await screens('harlan.localhost')) {
      await page.goto(server.url + path)
      await inspect(page, name)
    }
  })
}

test('[SH-03] [SH-02] no violation with the menus open, on a phone and on a desktop', async ({ page }) => {
  for (const [width, height] of [[390, 844], [1440, 900]] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(server.url)
    if (width < 1000) await page.getByRole('button', { name: 'Menu' }).click()
    else await page.getByRole('banner').getByText('Sports', { exact: true }).first().click()
    await inspect(page, `menu at ${width}`)
    await page.keyboard.press('Escape')
  }
})

test('[OF-02] the game-day pack of every sport comes in under 300 KB over the line, without pictures', async () => {
  for (const host of ['harlan.localhost', 'ironwood.localhost']) {
    for (const sport of (await read<Sport[]>('/api/v2/Sports', host)).filter(({ nonSport }) => !nonSport)) {
      const next = nextGame(await read<GameRow[]>(`/api/v2/EventsResults/scoreboard?sportId=${sport.id}`, host))
      if (!next) continue
      const game = await read<GameDetails>(`/api/v2/ScheduleGames/${next.id}`, host)
      const stories = await read<StoryPage>(`/api/v2/Stories?sportId=${sport.id}&$pageSize=7`, host)
      const { parts } = packContents({ game, has: { roster: sport.rosterId !== null }, stories: stories.items, facility: null })
      let bytes = 0
      for (const { path } of parts) {
        // As a crawler: one of the two draws its pages in the browser, and its answers are what stands in them.
        const { status, headers, body } = await askHost(server.port, path, host, { 'accept-encoding': 'br', 'user-agent': 'Googlebot' })
        expect([path, status, headers['content-encoding']]).toEqual([path, 200, 'br'])
        bytes += body.length
      }
      console.log(`${host} ${sport.title}: ${parts.length} pages, ${(bytes / 1000).toFixed(0)} KB`)
      expect(parts.length).toBeGreaterThan(3)
      expect(bytes).toBeLessThan(300_000)
    }
  }
})
