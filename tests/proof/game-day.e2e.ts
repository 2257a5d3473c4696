import { expect, type BrowserContext, type Page } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import type { BoxScore } from '../../src/contract/box-score.schema.ts'
import type { LiveStats } from '../../src/contract/live.schema.ts'
import { hydrated, putStats, test } from '../support/browser.ts'
import { footballFile } from '../support/football-file.ts'
import { recordedFootball } from '../support/recorded-games.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { watchShifts } from '../support/shifts.ts'

// A game day with fans: the server is killed again and again, and the stadium has no network.

let server: TestServer
let token: string
test.beforeEach(async () => {
  server = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'] })
    token = await createToken(store, 'alpha', 'ingest')
  })
})
test.afterEach(() => server?.stop())

const send = async (file: string) => {
  // A file of another day would be held.
  const dated = file.replaceAll('09/05/2026', '11/21/2026')
  const answer = await putStats(server.url, token, 1, dated)
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining('"published"'),
  ])
}
const read = async <T>(path: string): Promise<T> =>
  (await fetch(server.url + path)).json() as Promise<T>
const streams = async () =>
  Number(/fieldhouse_streams (\d+)/.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1])
const boxScore = '/sports/football/stats/2026/ashford/boxscore/1'

/** Scores that no other number of the page equals. */
const first = 301

/** Records each change of the shown score: it must never go back. */
async function watchScores(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { scores: seen })
    const look = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const shown = new Set<string>()
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent!.trim()
        if (/^3[0-4]\d$/.test(text) && node.parentElement?.checkVisibility()) shown.add(text)
      }
      const now = [...shown].toSorted().join(' and ')
      if (now && now !== seen.at(-1)) seen.push(now)
    }
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      })
      look()
    })
  })
}
const scoresSeen = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { scores: string[] }).scores)

test('shows the last score on every page after ten kills of the server [GM-04]', async ({
  browser,
}) => {
  const restarts = 10
  await send(footballFile({ us: [first] }))
  const pages: { name: string; page: Page; shifts: () => Promise<string[]> }[] = []
  const contexts: BrowserContext[] = []
  for (const [size, viewport] of [
    ['phone', { width: 390, height: 844 }],
    ['desktop', { width: 1440, height: 900 }],
  ] as const) {
    const context = await browser.newContext({ viewport })
    contexts.push(context)
    await watchScores(context)
    for (const path of ['/', '/sports/football', '/sports/football/schedule', boxScore]) {
      const page = await context.newPage()
      await page.goto(server.url + path)
      // The bar with the score is hidden while the scoreboard is in view.
      const scores = page.getByText(String(first), { exact: true }).filter({ visible: true })
      await expect(scores.first()).toBeVisible()
      // A page that was touched shares the stream of its browser.
      await hydrated(page.locator('#main'))
      pages.push({ name: `${size} ${path}`, page, shifts: async () => [] })
    }
  }
  await expect.poll(streams).toBe(2)
  // Parts that load later are covered by another test.
  for (const one of pages) {
    await one.page.waitForLoadState('networkidle')
    one.shifts = await watchShifts(one.page)
  }

  for (let i = 1; i <= restarts; i++) {
    // Acknowledged, and perhaps not sent on: the server is killed at that moment.
    await send(footballFile({ us: [first + 2 * i - 1] }))
    await server.kill()
    await server.start()
    // Every other time the game continues before a page has reconnected.
    if (i % 2 === 0 || i === restarts) await send(footballFile({ us: [first + 2 * i] }))
  }
  const [game] = (await read<LiveStats>('/api/v2/LiveStats')).Games
  expect(game!.Live.teamScore).toBe(String(first + 2 * restarts))
  for (const { name, page } of pages) {
    await expect
      .poll(async () => (await scoresSeen(page)).at(-1), { message: name, timeout: 15_000 })
      .toBe(game!.Live.teamScore)
  }
  for (const { name, page, shifts } of pages) {
    const seen = await scoresSeen(page)
    // Two numbers at once are two places of a page, rendered one after the other, and no step back.
    const steps = seen.flatMap((shown) => shown.split(' and ')).map(Number)
    expect([name, steps], `${name}: ${seen.join(', ')}`).toEqual([
      name,
      steps.toSorted((a, b) => a - b),
    ])
    expect([name, await shifts()]).toEqual([name, []])
  }
  await expect.poll(streams, { timeout: 15_000 }).toBe(2)
  for (const context of contexts) await context.close()
})

const football = recordedFootball().states
const endOfFirst = football.findLast(({ period }) => period === 1)!
const secondQuarter = football.filter(({ period }) => period === 2)

for (const [size, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`has every play after a quarter in airplane mode on ${size} [GM-04]`, async ({
    page,
    context,
    complaints,
  }) => {
    await page.setViewportSize(viewport)
    await send(endOfFirst.xml)
    await page.goto(`${server.url}/game-center/1`)
    await expect(page.getByRole('heading', { name: 'Play by play' })).toBeVisible()
    await expect.poll(streams).toBe(1)
    await context.setOffline(true)
    for (const { xml } of secondQuarter) await send(xml)
    const box = await read<BoxScore>('/api/v2/Stats/boxscore/1')
    expect(box.plays.map(({ plays }) => plays.length > 10)).toEqual([true, true])

    await context.setOffline(false)
    // A team's line: its points of both quarters, and their sum.
    const lines = () =>
      page.locator('tr').evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('td')]
            .map((cell) => cell.textContent!.trim())
            .filter((text) => /^\d+$/.test(text))
            .join(' '),
        ),
      )
    for (const team of [box.visitingTeam, box.homeTeam]) {
      await expect
        .poll(lines)
        .toContain([...team.scoreByPeriod.filter(Boolean), team.score].join(' '))
    }
    // New plays are held back while a person reads older ones.
    const plays = page.getByRole('region', { name: 'Play by play' })
    const waiting = plays.getByRole('button', { name: /^(?:\d+ new plays?|Show updates)$/ })
    await expect
      .poll(async () => {
        if (await waiting.isVisible()) await waiting.click()
        return plays
          .locator('details:not(details details)')
          .evaluateAll((periods) => periods.map((period) => period.querySelectorAll('li').length))
      })
      .toEqual(box.plays.toReversed().map(({ plays: all }) => all.length))
    expect(complaints).toEqual([])
  })
}
