import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { alive, putStats, test, underWorker } from '../support/browser.ts'
import { departmentFolder } from '../support/department.ts'
import { departmentWith } from '../support/department-site.ts'
import { footballFile } from '../support/football-file.ts'
import { keptHere } from '../support/kept-here.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'

// Where scores are covered, beside what a page shows: what is said aloud, given on, taken into a calendar, and found without a network. (Messages to closed phones: server/push/push.test.ts.)

let server: TestServer
const telling = /\b(?:173|164)\b|\b31\s*[–-]\s*10\b/
const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const told = 'Terriers beat Calder Tech 173-164'
test.beforeAll(async () => {
  const schedule = 'schedules/football/2026.csv'
  server = await startServer(departmentWith({
    [schedule]: readFileSync(join(departmentFolder, schedule), 'utf8').replace('L,14,17', 'W,173,164'),
    'stories/beaten.md': `---\ntitle: ${told}\nslug: beaten\ndate: ${day}T09:00\nsport: football\n---\n\n${told}\n`,
    'videos.yaml': `+\n- {title: "All of it: ${told}", createdDate: ${day}T10:00, youtube: abcdefghijk, sportId: football}\n`,
    'press-clips.yaml': `+\n- {title: "At last: ${told}", source: Testham Ledger, date: ${day}, link: "https://ledger.example/at-last", sportIds: [football]}\n`,
    'site.yaml': '+takeovers: false\n', 'splashes.yaml': '[]', 'takeovers.yaml': '[]',
  }))
})
test.afterAll(() => server?.stop())

const covered = '{"scores":"covered","announce":"plays"}'
const cover = (page: Page) => page.addInitScript((choices) => localStorage.setItem('fh-choices', choices), covered)
const heard = async (page: Page) => (await page.locator('body').ariaSnapshot()).replaceAll(/^\s*- \/url:.*$/gm, '')
/** All that there is for eyes and ears. */
const tells = async (page: Page) => [await page.title(), await page.evaluate(() => document.body.innerText), await heard(page)].map((words) => words.match(telling)?.[0] ?? null)
const nothing = [null, null, null]

test('[GM-04] [OF-02] what is said aloud of a game that is on, and the title of its tab, tell no score; uncovered they do', async ({ page, browser }) => {
  let token = ''
  const own = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'] })
    token = await createToken(store, 'alpha', 'ingest')
  })
  try {
    const send = (points: number) => putStats(own.url, token, 1, footballFile({ us: [points] }))
    await send(3)
    await cover(page)
    const other = await (await browser.newContext()).newPage()
    await other.addInitScript(() => localStorage.setItem('fh-choices', '{"announce":"plays"}'))
    for (const path of ['/board/1', '/game-center/1', '/sports/football/stats/2026/ashford/boxscore/1']) {
      const spoken: string[] = []
      for (const one of [page, other]) {
        await one.goto(own.url + path)
        await alive(one.locator('#main'))
      }
      await page.exposeFunction(`hear${path.replaceAll(/\W/g, '')}`, (words: string) => { spoken.push(words) })
      await page.evaluate((hear) => {
        new MutationObserver(() => {
          for (const live of document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')) (globalThis as unknown as Record<string, (words: string) => void>)[hear]!(live.textContent)
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }, `hear${path.replaceAll(/\W/g, '')}`)
      await page.waitForTimeout(1000) // the stream is opened after the page is drawn
      const points = 41 + path.length
      await send(points)
      await expect(other.locator('[data-announcer="live"]').first()).toContainText(String(points))
      await expect(other.getByText(String(points), { exact: true }).first()).toBeVisible()
      // Both gather for as long.
      await page.waitForTimeout(1500)
      const words = [await page.title(), await page.evaluate(() => document.body.innerText), await heard(page), ...spoken]
      expect([path, words.filter((one) => new RegExp(`\\b${points}\\b`).test(one))]).toEqual([path, []])
    }
    await other.context().close()
  } finally {
    await own.stop()
  }
})

test('[OF-02] what is shared of a game is its name and address', async ({ page }) => {
  await cover(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: async (what: unknown) => { document.documentElement.dataset['shared'] = JSON.stringify(what) } })
  })
  for (const path of ['/game-center/1', '/game-center/2', '/game-center/3', '/sports/football/stats/2026/ashford/boxscore/2']) {
    await page.goto(server.url + path)
    const share = page.getByRole('button', { name: 'Share' }).first()
    await alive(share)
    await share.click()
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-shared', /"url":"http/)
    const title = await page.title()
    expect(JSON.parse((await html.getAttribute('data-shared'))!)).toEqual({ title, url: page.url() })
    expect(title.match(telling)).toBeNull()
  }
})

test('[OF-02] every calendar that is offered is one without scores', async ({ page }) => {
  await cover(page)
  for (const path of ['/calendar', '/sports/football/schedule']) {
    await page.goto(server.url + path)
    const menu = page.locator('main details').filter({ hasText: 'Subscribe' }).first()
    await alive(menu)
    await menu.locator('summary').click()
    const links = await menu.getByRole('link').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(links.length).toBeGreaterThan(1)
    for (const link of links) {
      expect(link).toContain('scores=none')
      const file = await (await fetch(link.replace(/^webcal:/, 'http:'))).text()
      expect(file).toContain('Calder Tech')
      expect([link, file.match(telling)]).toEqual([link, null])
    }
    expect(await (await fetch(links[0]!.replace(/^webcal:/, 'http:').replace(/[?&]scores=none/, ''))).text()).toMatch(telling)
  }
})

test('[OF-02] what is suggested to who types a name tells none, whatever kind it is of', async ({ page, browser }) => {
  await cover(page)
  const open = await (await browser.newContext()).newPage()
  for (const one of [page, open]) {
    await one.goto(`${server.url}/search`)
    const field = one.getByRole('main').getByRole('combobox')
    await alive(field)
    await field.fill('terriers beat')
    for (const kind of ['Story', 'Video', 'Press clipping']) await expect(one.getByRole('listbox').getByRole('option').filter({ hasText: kind })).toHaveCount(1)
  }
  expect(await tells(page)).toEqual(nothing)
  expect((await tells(open)).slice(1)).not.toContain(null)
  await open.context().close()
})

test('[OF-02] what is saved, the parts of a pack, the search without a network, the menus of keys and of the app’s own sign tell none', async ({ page, context }) => {
  test.slow()
  await cover(page)
  await page.goto(`${server.url}/sports/football`)
  await underWorker(page)
  const save = page.getByRole('button', { name: /Save for the stadium/ })
  await alive(save)
  await save.click()
  await expect(page.getByText(/^Saved .* [KM]B/)).toBeVisible({ timeout: 30_000 })
  for (const path of ['/', '/sports/football/results', '/sports/football/schedule', '/news/2026/8/28/season-opens']) {
    await page.goto(server.url + path)
    await alive(page.locator('#main'))
  }
  // It is here, for who wants it.
  await expect.poll(async () => (await keptHere(page)).filter((entry) => /^cache (?:pages-|pack\|)/.test(entry) && telling.test(entry)).length).toBeGreaterThan(3)
  await page.goto(`${server.url}/settings`)
  await expect(page.locator('main div[inert]')).toHaveCount(0)
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await tells(page)).toEqual(nothing)
  expect((await (await fetch(`${server.url}/manifest.webmanifest`)).text()).match(telling)).toBeNull()
  await context.setOffline(true)
  for (const [path, there] of [['/search?q=calder', 'Saved on this device'], ['/search?q=terriers', 'Saved on this device'], ['/saved', 'Football'], ['/sports/football/results', 'Calder Tech'], ['/my-teams', 'Football']] as const) {
    await page.goto(server.url + path)
    await expect(page.locator('#main')).toContainText(there)
    await expect(page.locator('#main')).not.toContainText('Searching what is saved')
    expect([path, ...(await tells(page))]).toEqual([path, ...nothing])
  }
  await page.goto(`${server.url}/search`)
  const field = page.getByRole('main').getByRole('combobox')
  await alive(field)
  await field.fill('calder')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  expect(await tells(page)).toEqual(nothing)
})
