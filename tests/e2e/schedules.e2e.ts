import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { test } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

const long = 'The Northern Peninsula Institute of Forestry and Applied Oceanography'
const heads = 'ref,date,time,end_date,opponent,home_away,location,type,conference,tournament,status,result,team_score,opponent_score'
const soccer = [
  heads,
  'ws-1,2026-09-04,7 p.m.,,Ashford,H,"Testham, Iowa",R,y,,,W,3,1', 'ws-2,2026-09-06,1 p.m.,,Calder Tech,A,"Calder, Minn.",R,,Harvest Cup,,L,0,2', `ws-3,2026-09-07,1 p.m.,,${long},N,"Far Harbor, Maine",R,,Harvest Cup,,T,1,1`,
  'ws-4,2026-09-12,noon,,Ashford,A,"Ashford, Iowa",R,y,,Canceled,,,', 'ws-5,2099-09-18,,2099-09-20,Prairie Classic,N,"Ames, Iowa",R,,,,,,',
].join('\n')

let server: TestServer
test.beforeAll(async () => {
  server = await startServer(departmentWith({ 'schedules/womens-soccer/2026.csv': `${soccer}\n`, 'splashes.yaml': '[]\n', 'takeovers.yaml': '[]\n', 'alerts.yaml': '[]\n', 'seasons.yaml': '- sportId: womens-soccer\n  defaultView: cards\n  scoreDisplay: result\n' }))
})
test.afterAll(() => server?.stop())

const status = async (path: string) => {
  const response = await fetch(server.url + path, { redirect: 'manual', headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/156.0.0.0' } })
  return [response.status, response.headers.get('location')]
}
const ids = async () => {
  const sports = (await (await fetch(`${server.url}/api/v2/Sports`)).json()) as { id: number; globalSportNameSlug: string }[]
  return Object.fromEntries(sports.map(({ globalSportNameSlug, id }) => [globalSportNameSlug, id]))
}
async function sound(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const violations = await violationsOf(page)
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await page.locator('h1').count()).toBe(1)
}

for (const width of [390, 1440]) {
  test(`[RT-05] a schedule as cards, as a list, and the ways on from it, ${width} px`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${server.url}/sports/womens-soccer/schedule`)
    await expect(page.getByRole('img', { name: 'The 2026 season, game by game: 1 win, 1 loss, 1 tie; the last 3: win, loss, tie' })).toBeVisible()
    const view = page.getByRole('navigation', { name: 'View' })
    await expect(view.getByRole('link', { name: 'Cards' })).toHaveAttribute('aria-current', 'true')
    await sound(page)
    await page.getByRole('link', { name: 'Away', exact: true }).click()
    await expect(page).toHaveURL(/\?where=A$/)
    await view.getByRole('link', { name: 'List' }).click()
    await expect(page).toHaveURL(/\?where=A&view=list$/)
    await expect(page.getByText('Harvest Cup')).toBeVisible()
    await sound(page)
    await page.getByText('Subscribe').click()
    await expect(page.getByRole('link', { name: 'Add to your calendar app' })).toHaveAttribute('href', new RegExp(`^webcal://.*type=ICS&sportId=${(await ids())['womens-soccer']}$`))
    await page.locator('#main').getByRole('link', { name: 'Calder Tech' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Women’s Soccer vs Calder Tech'.replace('’', '\'') })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test(`[RT-06] results, all opponents and one of them, ${width} px`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${server.url}/sports/womens-soccer/results`)
    await expect(page.getByRole('row', { name: new RegExp(long) })).toContainText('1–1')
    await expect(page.getByRole('row', { name: /Canceled/ })).toHaveCount(1)
    await sound(page)
    await page.getByRole('navigation', { name: 'Which results' }).getByRole('link', { name: 'Conference' }).click()
    await expect(page.locator('table').first().getByRole('row')).toHaveCount(3)
    await page.goto(`${server.url}/sports/football/opponent-history?sort=games`)
    await expect(page.getByRole('columnheader', { name: 'Games' })).toHaveAttribute('aria-sort', 'descending')
    await expect(page.getByRole('rowheader').first()).toContainText('Ashford')
    await sound(page)
    await page.getByRole('link', { name: 'Ashford' }).first().click()
    await expect(page.getByRole('img', { name: /won 2, Ashford 1, 1 tied/ })).toBeVisible()
    await expect(page.getByText('Largest wins')).toBeVisible()
    await sound(page)
    await page.getByRole('link', { name: '1926' }).click()
    await expect(page.getByRole('heading', { name: 'Year by year' })).toBeVisible()
    await expect(page.locator('main').first()).toContainText('1926')
    expect(complaints).toEqual([])
  })
}

test('[RT-03] what is for paper opens the print window after 1500 ms, and has a way back', async ({ page, complaints }) => {
  const { football } = await ids()
  const sheets = [
    ['/sports/womens-soccer/schedule/text', /at Calder Tech +L 0–2 +Calder, Minn\./, '/sports/womens-soccer/schedule/2026'], ['/sports/womens-soccer/schedule/print/2026', /Sep 18–20/, '/sports/womens-soccer/schedule/2026'],
    ['/sports/womens-soccer/results/print/2026/conference', /Ashford \*/, '/sports/womens-soccer/results/2026'], ['/calendar/print/list/all/2026-08-01/2026-09-30/home', /Ashford/, '/calendar'],
    [`/sports/football/calendar/print/month/${football}/2026-08-01/2026-09-30/all`, /August 2026.*29.*Ashford.*September 2026/s, '/sports/football/calendar'],
  ] as const
  await page.addInitScript(() => { window.print = () => document.documentElement.setAttribute('data-printed', '') })
  await page.setViewportSize({ width: 390, height: 900 })
  for (const [path, words, back] of sheets) {
    await page.clock.install()
    await page.goto(server.url + path)
    await expect(page.locator('#main')).toContainText(words)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Back to/ })).toHaveAttribute('href', back)
    await sound(page)
    await page.clock.runFor(1600)
    await expect(page.locator('html[data-printed]')).toHaveCount(1)
  }
  expect(complaints).toEqual([])
})

test('[RT-03][RT-06][RT-12] what no address can mean is a 404, and what is spelt otherwise leads to the right one', async () => {
  const { football } = await ids()
  for (const path of [
    '/sports/football/results/1776', '/sports/football/results/print/2026/moon', '/sports/football/results/print/1776/all', '/sports/football/opponent-history/x/99999', '/sports/football/opponent-history/x/abc', '/sports/nothing/results',
    '/calendar/print/list/all/2026-11-30/2026-11-01/all', '/calendar/print/list/all/2026-02-30/2026-03-01/all', '/calendar/print/list/all/2024-01-01/2026-01-01/all', '/calendar/print/poster/all/2026-02-01/2026-03-01/all',
    '/calendar/print/list/99999/2026-02-01/2026-03-01/all', '/calendar/print/list/all/2026-02-01/2026-03-01/moon', '/sports/womens-soccer/calendar/print/list/all/2026-02-01/2026-03-01/all', `/sports/womens-soccer/calendar/print/list/${football}/2026-02-01/2026-03-01/all`,
  ]) expect([path, ...(await status(path))]).toEqual([path, 404, null])
  expect(await status('/sports/football/schedule/print/1776')).toEqual([302, '/sports/football/schedule'])
  expect(await status('/sports/football/opponent-history/old-name/1')).toEqual([301, '/sports/football/opponent-history/ashford/1'])
})

test('[RT-12] the row of a game to come offers that game alone as a file of a calendar', async ({ page, complaints }) => {
  await page.goto(`${server.url}/sports/football/schedule`)
  const link = page.getByRole('link', { name: /^\+ Calendar\s*, Ashford/ }).first()
  const file = await (await page.request.get(server.url + (await link.getAttribute('href')))).text()
  expect([file.match(/BEGIN:VEVENT/g)?.length, file.match(/DTSTART.*/)?.[0]]).toEqual([1, 'DTSTART;VALUE=DATE:20990912'])
  expect(complaints).toEqual([])
})
