import { expect, type Page } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { violationsOf } from '../support/axe.ts'
import { alive, putStats, test } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { footballFile } from '../support/football-file.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let token: string
const long = ['Maximiliana-Theodora', 'van der Hoogstraten-Wolfeschlegelsteinhausen'] as const
const calm = { 'takeovers.yaml': '[]\n', 'splashes.yaml': '[]\n' }
test.beforeAll(async () => {
  server = await startServer(async (store) => {
    const squad = Array.from({ length: 70 }, (_, i) => `${i + 30},Extra${i},Player,OL,Fr.,6-4,290,"Clinton, Iowa",Clinton,,\n`).join('')
    await departmentWith({ ...calm, 'opponent-rosters/football/2026/ashford.csv': `+${squad}7,${long.join(',')},QB/WR/KR/PR,R-Fr.,6-2,205,"Llanfairpwllgwyngyllgogerychwyrndrobwll, Wales",,Another University of Some Length,y\n` })(store)
    token = await createToken(store, 'testham', 'ingest')
    // Of this department's opponent nobody has sent a roster: what there is, is the box score of August 29.
    await departmentWith({ ...calm, 'opponent-rosters/football/2026/ashford.csv': 'name\n' }, { tenant: 'unsent', hosts: ['unsent.localhost'] })(store)
  })
})
test.afterAll(() => server?.stop())

const path = '/sports/football/opponent-roster/ashford/1'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const line = (page: Page, number: string) => page.locator('#main').getByRole('listitem').filter({ hasText: new RegExp(`^${number}\\D`) })
const unsent = () => server.urlOf('unsent.localhost')
const toCome = async (url: string) => {
  const { items } = (await (await fetch(`${url}/api/v2/EventsResults/upcoming?sportId=1`)).json()) as { items: { id: number; opponent: { title: string } }[] }
  return `/game-center/${items.find(({ opponent }) => opponent.title === 'Ashford')!.id}`
}

for (const [name, viewport] of [['phone', { width: 390, height: 844 }], ['desktop', { width: 1440, height: 900 }]] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`[OF-02] on a ${name}, ${colorScheme}: what they sent, what a game told of them, and nothing; no fault, no scroll sideways`, async ({ page, complaints }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      for (const [url, said] of [[server.url + path, '2026 roster'], [unsent() + path, 'As they played here on August 29, 2026'], [`${server.url}/sports/womens-soccer/opponent-roster/calder-tech/2`, 'Calder Tech’s roster is not here yet.'], [server.url + (await toCome(server.url)), 'Ashford roster']] as const) {
        await page.goto(url)
        await expect(page.locator('#main')).toContainText(said)
        await alive(page.locator('#main'))
        expect([url, (await violationsOf(page)).map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)]).toEqual([url, []])
        expect([url, await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)]).toEqual([url, 0])
      }
      expect(complaints).toEqual([])
    })
  }
}

test('[OF-02] who is 23? From the game to their roster, in any order, and from there to ours and to all meetings', async ({ page }) => {
  await page.goto(server.url + (await toCome(server.url)))
  const day = page.getByRole('region', { name: 'Before the game' })
  await expect(day.getByRole('link', { name: 'Terriers roster' })).toHaveAttribute('href', '/sports/football/roster')
  await day.getByRole('link', { name: 'Ashford roster' }).click()
  await expect(heading(page)).toHaveText('Ashford Football Roster')
  await expect(line(page, '23')).toContainText('Marcus Ellery')
  await expect(line(page, '23')).toContainText('RB · Junior · 5\' 10", 200 lb · Clinton, Iowa · Mill River College')
  await expect(page.locator('#main li b').first()).toHaveText('00')
  await page.getByRole('link', { name: 'Weight' }).click()
  await expect(page).toHaveURL(/\?sort=weight$/)
  await expect(page.locator('#main li b').first()).toHaveText('00')
  await page.getByRole('link', { name: 'Position', exact: true }).click()
  await expect(page.locator('#main li b').first()).toHaveText('2')
  await page.getByRole('link', { name: 'All meetings with Ashford' }).click()
  await expect(heading(page)).toHaveText('Football vs Ashford')
  await page.getByRole('link', { name: 'Ashford roster' }).click()
  await page.getByRole('link', { name: 'Terriers roster' }).click()
  await expect(heading(page)).toHaveText('Football Roster')
})

test('[OF-02] what a game told of them names that game, and leads to it', async ({ page }) => {
  await page.goto(unsent() + path)
  await expect(line(page, '12')).toContainText('Ty BellQB')
  await expect(page.getByText('Marcus Ellery')).toHaveCount(0)
  await page.getByRole('link', { name: 'the box score of that day' }).click()
  await expect(page).toHaveURL(/\/sports\/football\/stats\/2026\/ashford\/boxscore\/\d+$/)
})

test('[OF-02] another spelling leads to the right one; a school that nobody knows or has met has no such page; search engines leave it', async () => {
  const status = async (at: string) => { const response = await fetch(server.url + at, { redirect: 'manual' }); return [response.status, response.headers.get('location')] }
  expect(await status('/sports/football/opponent-roster/old-name/1')).toEqual([301, path])
  for (const at of ['/sports/football/opponent-roster/x/99999', '/sports/football/opponent-roster/x/abc', '/sports/curling/opponent-roster/ashford/1']) expect([at, (await status(at))[0]]).toEqual([at, 404])
  expect(await (await fetch(server.url + path)).text()).toContain('<meta name="robots" content="noindex"')
})

test('[OF-02] on paper it is the list, without the ways around it', async ({ page }) => {
  await page.goto(server.url + path)
  await page.emulateMedia({ media: 'print' })
  await expect(line(page, '23')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Sort by' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Terriers roster' })).toBeHidden()
})

test('[OF-02] while the game is on both rosters are one tap from its score, above whatever is told of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const center = await toCome(server.url)
  expect((await putStats(server.url, token, Number(center.split('/').at(-1)), footballFile({ us: [7] }))).status).toBe(200)
  await page.goto(server.url + center)
  const links = page.locator('#main').getByRole('link', { name: / roster$/ })
  await expect(links).toHaveText(['Terriers roster', 'Ashford roster'])
  const first = await page.locator('#main h2').first().boundingBox()
  for (const link of await links.all()) expect((await link.boundingBox())!.y).toBeLessThan(first!.y)
  await links.last().click()
  await expect(heading(page)).toHaveText('Ashford Football Roster')
})
