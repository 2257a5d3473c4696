import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { alive, test, watchShifts } from '../support/browser.ts'
import { departmentFolder } from '../support/department.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
/** Of yesterday morning, which is over wherever it is today: what was written of the game since. */
const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const told = 'Terriers beat Calder Tech 173-164'
const freshNews = {
  'stories/beaten.md': `---\ntitle: ${told}\nslug: beaten\ndate: ${day}T09:00\nsport: football\nsubHeadline: ${told}\ntags: [Season Opener]\n---\n\n${told}\n`,
  'videos.yaml': `+\n- {title: 'Highlights: ${told}', createdDate: ${day}T09:00, youtube: abcdefghijk, duration: 95, sportId: football, tagIds: [Season Opener]}\n`,
  'podcasts.yaml': `+\n- {title: 'After the game: ${told}', showId: The Kennel, description: ${told}, sound: 'https://audio.testham.example/kennel/7.mp3', publishDate: ${day}T06:00, sportId: football, tagIds: [Season Opener]}\n`,
  'press-clips.yaml': `+\n- {title: ${told}, source: Testham Ledger, date: ${day}, link: 'https://ledger.example/beat', summary: ${told}, sportIds: [football]}\n`,
  'moments.yaml': `+\n- {title: The run that made it 173-164, date: ${day}T09:15, sportId: football, gameId: fb-2, text: ${told}, video: 'https://video.testham.example/run'}\n`,
}
/** A score that no page has by chance: ours, theirs; and those of the fixture's other games. */
const [ours, theirs] = ['173', '164']
const telling = /\b(?:173|164)\b|\b(?:31|10|14|17|20|24)\s*[–-]\s*(?:31|10|14|17|20|24)\b|\b(?:Win|Loss)\b/
test.beforeAll(async () => {
  const schedule = 'schedules/football/2026.csv'
  server = await startServer(departmentWith({ [schedule]: readFileSync(join(departmentFolder, schedule), 'utf8').replace('L,14,17', `W,${ours},${theirs}`), ...freshNews, 'site.yaml': '+takeovers: false\n', 'splashes.yaml': '[]', 'takeovers.yaml': '[]' }))
})
test.afterAll(() => server?.stop())
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('fh-choices', '{"scores":"covered"}')))

/** What somebody sees who does not want to know: the words of the page as they are drawn. */
const seen = (page: Page) => page.evaluate(() => document.body.innerText)

/** What somebody hears who does not want to know: headings, names and descriptions of everything, without the addresses. */
const heard = async (page: Page) => (await page.locator('body').ariaSnapshot()).replaceAll(/^\s*- \/url:.*$/gm, '')

const box = '/sports/football/stats/2026/ashford/boxscore/2'
/** Every page that draws games, in whatever shape. */
const pages = [
  '/', '/board/1-2', '/sports/womens-soccer', '/sports/football/schedule', '/sports/football/schedule?view=cards', '/sports/football/results', '/sports/football/opponent-history', '/sports/football/opponent-history/ashford/1',
  '/sports/football/opponent-history/calder-tech/2', '/calendar/2026-09', '/sports/football/calendar/2026-09', '/sports/football/stats/2026', '/sports/football/stats/2026?view=games', '/sports/football/roster/sam-okafor/1',
  '/tags/season-opener', '/clippings', '/podcasts', '/podcasts/shows/the-kennel/1', '/moments', '/sports/football/moments', '/sports/football', '/search?q=terriers',
  '/sports/football/schedule/text/2026', '/game-center/1', '/game-center/2', box, '/news/2026/8/28/season-opens', '/on-this-day', '/search?q=ashford', '/archives',
]

test('[OF-02] where scores are covered, no page tells one before it is asked for', async ({ page, complaints }) => {
  test.setTimeout(180_000)
  for (const path of pages) {
    await page.goto(server.url + path, { waitUntil: 'domcontentloaded' })
    const first = await seen(page)
    expect([path, await page.locator('html').getAttribute('data-scores')]).toEqual([path, 'covered'])
    expect([path, first.match(telling)]).toEqual([path, null])
    // And once the page is alive, with what it draws by itself.
    await alive(page.locator('#main'))
    expect([path, (await seen(page)).match(telling), (await page.title()).match(telling)]).toEqual([path, null, null])
    expect([path, (await heard(page)).match(telling)]).toEqual([path, null])
  }
  expect(complaints).toEqual([])
})

test('[OF-02] a covered score opens by key, for the whole game and the visit', async ({ page }) => {
  await page.goto(`${server.url}/sports/football/schedule`)
  const row = page.locator('main li[data-kind]').filter({ hasText: 'Calder Tech' }).last()
  const cover = row.getByRole('button', { name: 'Show score, Calder Tech' })
  await expect(cover).toBeVisible()
  const shifts = await watchShifts(page)
  await cover.focus()
  await page.keyboard.press('Enter')
  await expect(row.getByText(`${ours}–${theirs}`)).toBeVisible()
  expect(await shifts()).toEqual([])
  await expect(row.locator('[data-spoils]')).toBeFocused()
  await page.goto(`${server.url}/sports/football/results`)
  await expect(page.getByText(`${ours}–${theirs}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show score, Ashford' })).toBeVisible()
})

test('[OF-02] a moment has no page of its own: it opens where it stands, and an old one is open', async ({ page }) => {
  await page.goto(`${server.url}/moments`)
  const moment = page.locator('main li').filter({ has: page.getByRole('link', { name: /^Watch/ }) }).first()
  const cover = moment.getByRole('button', { name: 'Show result' })
  await expect(cover).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Okafor to Ramos, 62 yards' })).toBeVisible()
  await cover.focus()
  await page.keyboard.press('Enter')
  await expect(moment.getByRole('heading', { name: 'The run that made it 173-164' })).toBeVisible()
  await expect(moment.getByText(told)).toBeVisible()
})

test('[OF-02] what was opened says nothing of the next game that its place is given to', async ({ page }) => {
  await page.goto(`${server.url}/game-center/1`)
  const board = page.locator('main header [data-spoils]').first()
  await expect(board).toHaveRole('button')
  await board.click()
  await expect(board).toHaveAttribute('data-open')
  // As React draws the next game: the same elements, another game.
  await page.evaluate(() => { for (const one of document.querySelectorAll<HTMLElement>('main header [data-spoils]')) one.dataset['spoils'] = '2' })
  await expect(page.getByRole('button', { name: /^Show score/ }).first()).toBeVisible()
  await expect(page.locator('main header [data-open]')).toHaveCount(0)
  // And where the next one tells nothing there is no button.
  await page.evaluate(() => { for (const one of document.querySelectorAll<HTMLElement>('main header [data-spoils]')) delete one.dataset['spoils'] })
  await expect(page.locator('main header [role="button"]')).toHaveCount(0)
})

test('[OF-02] a headline too old to tell is open; the fresh one that follows it in its place is covered', async ({ page }) => {
  await page.goto(`${server.url}/sports/football/schedule`)
  await alive(page.locator('#main'))
  await page.evaluate(() => document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<p id="headline" data-spoils="story" data-told="2020-01-01"><span>Terriers win</span></p>'))
  const headline = page.locator('#headline')
  await expect(headline).toHaveAttribute('data-open')
  await headline.evaluate((one) => { one.dataset['told'] = new Date().toISOString().slice(0, 10) })
  await expect(headline).not.toHaveAttribute('data-open')
  // For ears, too, it is there, as what is written over it.
  await expect(page.getByRole('img', { name: 'Headline covered' }).and(headline)).toBeVisible()
})

test('[OF-02] the name of a cover is the game, never its score', async ({ page }) => {
  for (const path of ['/sports/football/opponent-history/calder-tech/2', '/sports/football/results', '/game-center/3', '/sports/football/schedule']) {
    await page.goto(server.url + path)
    const covers = page.locator('main [data-spoils][role="button"]')
    await expect(covers.first()).toBeVisible()
    for (const name of await covers.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''))) expect([path, name]).toEqual([path, expect.not.stringMatching(telling)])
  }
})

for (const scheme of ['light', 'dark'] as const) {
  test(`[OF-02] covers keep the rules of access, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/', '/sports/football/schedule', box, '/tags/season-opener', '/clippings', '/podcasts', '/moments']) {
      await page.goto(server.url + path)
      await expect(page.locator('main [data-spoils][role]').first()).toBeVisible()
      const violations = await violationsOf(page)
      expect(violations.map(({ id, nodes }) => [path, id, nodes[0]?.html])).toEqual([])
    }
  })
}
