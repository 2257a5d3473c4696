import { expect, type Page } from '@playwright/test'
import { hydrated, test, type Department } from '../support/browser.ts'
import { spoilerFiles, scorePattern, spoilerHeadline } from '../support/spoiler-site.ts'
import { addGameDay } from '../support/game-day.ts'
import { watchShifts } from '../support/shifts.ts'

const choose = (page: Page, choices: Record<string, string>) =>
  page.addInitScript((text) => {
    localStorage.setItem('fh-choices', text)
  }, JSON.stringify(choices))

/** All visible and accessible text, without link addresses. */
async function senses(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() => document.body.innerText)
  const heard = (await page.locator('body').ariaSnapshot()).replaceAll(/^\s*- \/url:.*$/gm, '')
  return [await page.title(), seen, heard]
}
const tells = async (page: Page) =>
  (await senses(page)).map((words) => words.match(scorePattern)?.[0] ?? null)
const nothing = [null, null, null]

test('covers scores from the first paint, and uncovers one on request [OF-02]', async ({
  server,
  page,
  complaints,
}) => {
  const site: Department = await server.add(spoilerFiles)
  await choose(page, { scores: 'covered' })
  const box = '/sports/football/stats/2026/ashford/boxscore/2'
  for (const path of ['/', '/tags/season-opener', '/game-center/3', box]) {
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
    const first = await page.evaluate(() => document.body.innerText)
    expect([path, first.match(scorePattern)]).toEqual([path, null])
    // Again with what the page renders by itself.
    await hydrated(page.locator('#main'))
    expect([path, ...(await tells(page))]).toEqual([path, ...nothing])
  }
  // Both scores of the board are one button, although the bar before them hides the same score.
  const board = page.locator('main header').getByRole('button', { name: /^Show score/ })
  await board.press('Enter')
  const ours = page.locator('main header').getByText('31', { exact: true })
  for (const score of await ours.all()) await expect(score).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())

  await page.goto(`${site.url}/sports/football/schedule`)
  const row = page.locator('main li[data-kind]').filter({ hasText: 'Calder Tech' })
  const cover = row.getByRole('button', { name: 'Show score, Calder Tech' })
  await expect(cover).toBeVisible()
  const shifts = await watchShifts(page)
  await cover.focus()
  await page.keyboard.press('Enter')
  await expect(row.getByText('173–164')).toBeVisible()
  await expect(row.locator('[data-spoils]')).toBeFocused()
  expect(await shifts()).toEqual([])
  // The game is uncovered on every page of this visit; other games are not.
  await page.goto(`${site.url}/sports/football/results`)
  await expect(page.getByText('173–164')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show score, Ashford' }).first()).toBeVisible()
  await expect(page.getByText('31–10')).toBeHidden()

  await page.goto(`${site.url}/moments`)
  const link = page.getByRole('link', { name: /^Watch/ })
  const moment = page.locator('main li').filter({ has: link }).first()
  await moment.getByRole('button', { name: 'Show result' }).click()
  await expect(moment.getByRole('heading', { name: 'The run that made it 173-164' })).toBeVisible()
  await expect(moment.getByText(spoilerHeadline)).toBeVisible()
  expect(complaints).toEqual([])
})

test('keeps a covered score out of announcements and suggestions [OF-02] [GM-04]', async ({
  server,
  page,
  context,
  complaints,
}) => {
  const day = await addGameDay(server, { 'stories/beaten.md': spoilerFiles['stories/beaten.md']! })
  await day.send({ us: [173] })
  await choose(page, { scores: 'covered', announce: 'plays' })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (what: unknown) => {
        document.documentElement.dataset['shared'] = JSON.stringify(what)
      },
    })
    const spoken: string[] = []
    Object.assign(globalThis, { spoken })
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')) {
        spoken.push(one.textContent)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.clock.install({ time: Date.now() })
  await page.goto(`${day.url}/game-center/${day.gameId}`)
  await hydrated(page.locator('header [data-side="home"]').first())
  await day.send({ us: [173, 0, 7], them: [164, 0, 0], quarter: 3 })
  // The new score is there, and covered.
  const score = page.locator('main header [data-side="home"]').getByText('180', { exact: true })
  await expect(score).toHaveCount(1)
  await expect(score).toBeHidden()
  // Announcements are collected for a few seconds.
  await page.clock.runFor(10_000)
  const spoken = await page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken)
  const words = [...spoken, ...(await senses(page))]
  expect(words.filter((one) => /\b(?:173|164|180)\b/.test(one))).toEqual([])

  await page.getByRole('button', { name: 'Share' }).click()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-shared', /"url":"http/)
  expect(JSON.parse((await html.getAttribute('data-shared'))!)).toEqual({
    title: await page.title(),
    url: page.url(),
  })

  await page.goto(`${day.url}/sports/football/schedule`)
  const menu = page.locator('main details').filter({ hasText: 'Subscribe' }).first()
  await hydrated(menu)
  await menu.locator('summary').click()
  const links = await menu
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(links.length).toBeGreaterThan(1)
  expect(links.filter((link) => !link.includes('scores=none'))).toEqual([])

  // An open tab beside it shows that there is a suggestion to make.
  const other = await context.browser()!.newContext()
  const open = await other.newPage()
  for (const one of [page, open]) {
    await one.goto(`${day.url}/search`)
    const field = one.getByRole('main').getByRole('combobox')
    await hydrated(field)
    await field.fill('terriers beat')
    const story = one.getByRole('listbox').getByRole('option').filter({ hasText: 'Story' })
    await expect(story).toHaveCount(1)
  }
  expect(await tells(page)).toEqual(nothing)
  await expect(open.getByRole('listbox')).toContainText(spoilerHeadline)
  await other.close()
  expect(complaints).toEqual([])
})
