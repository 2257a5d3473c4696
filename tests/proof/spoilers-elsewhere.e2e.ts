import { expect, type Page } from '@playwright/test'
import { hydrated, test, workerReady } from '../support/browser.ts'
import { askHost } from '../support/ask-host.ts'
import { spoilerFiles, scorePattern } from '../support/spoiler-site.ts'
import { addGameDay } from '../support/game-day.ts'
import { browserData } from '../support/browser-data.ts'

// Beside the text of a page: what screen readers announce, and what offline search finds. (Messages
// to closed phones: server/push/push.test.ts.)

test.use({ serviceWorkers: 'allow' })

const choose = (page: Page, choices: Record<string, string>) =>
  page.addInitScript((text) => {
    localStorage.setItem('fh-choices', text)
  }, JSON.stringify(choices))
const heard = async (page: Page) =>
  (await page.locator('body').ariaSnapshot()).replaceAll(/^\s*- \/url:.*$/gm, '')
/** All visible and accessible text. */
const accessibleText = async (page: Page) => [
  await page.title(),
  await page.evaluate(() => document.body.innerText),
  await heard(page),
]
const tells = async (page: Page) =>
  (await accessibleText(page)).map((words) => words.match(scorePattern)?.[0] ?? null)
const nothing = [null, null, null]

test('reads a score aloud only when it is uncovered [GM-04] [OF-02]', async ({
  server,
  page,
  browser,
}) => {
  const day = await addGameDay(server)
  await day.send({ us: [43] })
  await choose(page, { scores: 'covered', announce: 'plays' })
  const other = await (await browser.newContext()).newPage()
  await choose(other, { announce: 'plays' })
  for (const one of [page, other]) {
    await one.clock.install({ time: Date.now() })
    await one.addInitScript(() => {
      const spoken: string[] = []
      Object.assign(globalThis, { spoken })
      new MutationObserver(() => {
        const places = '[aria-live], [role="status"], [role="alert"]'
        for (const live of document.querySelectorAll(places)) spoken.push(live.textContent)
      }).observe(document, { childList: true, subtree: true, characterData: true })
    })
  }
  const spokenOn = (one: Page) =>
    one.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken)
  const boxScore = `/sports/football/stats/2026/calder-tech/boxscore/${day.gameId}`
  let points = 54
  for (const path of [`/board/${day.gameId}`, `/game-center/${day.gameId}`, boxScore]) {
    for (const one of [page, other]) {
      await one.goto(day.url + path)
      await hydrated(one.locator('#main'))
    }
    await expect.poll(day.streams).toBe(2)
    points += 7
    await day.send({ us: [points] })
    const score = page.locator('#main').getByText(String(points), { exact: true })
    await expect.poll(() => score.count()).toBeGreaterThan(0)
    // Both pages collect their announcements for as long.
    await expect(async () => {
      for (const one of [other, page]) await one.clock.runFor(3000)
      expect((await spokenOn(other)).join(' ')).toContain(String(points))
    }).toPass()
    await page.clock.runFor(3000)
    const words = [...(await spokenOn(page)), ...(await accessibleText(page))]
    const giving = words.filter((one) => new RegExp(`\\b${points}\\b`).test(one))
    expect([path, giving]).toEqual([path, []])
  }
  await other.context().close()
})

test('hides covered scores offline, in a pack, in a search and in menus [OF-02]', async ({
  server,
  page,
  context,
}) => {
  const site = await server.add(spoilerFiles)
  await choose(page, { scores: 'covered' })
  await page.goto(`${site.url}/sports/football`)
  await workerReady(page)
  const save = page.getByRole('button', { name: /Save for offline/ })
  await hydrated(save)
  await save.click()
  await expect(page.getByText(/^Saved .* [KM]B/)).toBeVisible({ timeout: 30_000 })
  const story = '/news/2026/8/28/season-opens'
  for (const path of ['/', '/sports/football/results', '/sports/football/schedule', story]) {
    await page.goto(site.url + path)
    await hydrated(page.locator('#main'))
  }
  // The device has the scores, for a visitor who uncovers them.
  const isScore = (entry: string) =>
    /^cache (?:pages-|packs-)/.test(entry) && scorePattern.test(entry)
  await expect.poll(async () => (await browserData(page)).filter(isScore).length).toBeGreaterThan(3)
  await page.goto(`${site.url}/settings`)
  await expect(page.locator('main div[inert]')).toHaveCount(0)
  await expect(async () => {
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(keys).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await tells(page)).toEqual(nothing)
  const manifest = await askHost(server.port, '/manifest.webmanifest', site.host)
  expect(manifest.text.match(scorePattern)).toBeNull()
  await context.setOffline(true)
  for (const [path, there] of [
    ['/search?q=calder', 'Saved on this device'],
    ['/search?q=terriers', 'Saved on this device'],
    ['/saved', 'Football'],
    ['/sports/football/results', 'Calder Tech'],
    ['/my-teams', 'Football'],
  ] as const) {
    await page.goto(site.url + path)
    await expect(page.locator('#main')).toContainText(there)
    await expect(page.locator('#main')).not.toContainText('Searching what is saved')
    expect([path, ...(await tells(page))]).toEqual([path, ...nothing])
  }
  await page.goto(`${site.url}/search`)
  const field = page.getByRole('main').getByRole('combobox')
  await hydrated(field)
  await field.fill('calder')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  expect(await tells(page)).toEqual(nothing)
})
