import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { alive, test } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
const long = 'Maximiliana-Theodora van der Hoogstraten-Wolfeschlegelsteinhausen'
test.beforeAll(async () => {
  const squad = Array.from({ length: 200 }, (_, i) => `${i + 20},Extra${i},Player,${['OL', 'WR/KR', 'LB', ''][i % 4]},Fr.,,,,,,,extra-${i},,\n`).join('')
  server = await startServer(departmentWith({
    'rosters/football/2026.csv': `+${squad}7,${long.replace(' ', ',')},QB,Sr.,6-2,205,,,,,long-name,,\n`,
    'rosters/football/2026.staff.csv': `+${long.replace(' ', ',')},Assistant to the Associate Head Coach for Everything That Happens,,,coach\nQuill,Hidden,Analyst,,,coach\n`,
    'takeovers.yaml': '[]\n',
  }))
})
test.afterAll(() => server?.stop())

const people = async (path: string) => (await (await fetch(`${server.url}/api/v2/${path}`)).json()) as Record<string, { url: string; lastName: string; rosterPlayerId: number }[]>
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const axe = async (page: Page) => {
  const violations = await violationsOf(page)
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

for (const [name, viewport] of [['phone', { width: 390, height: 844 }], ['desktop', { width: 1440, height: 900 }]] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`[RT-04] on a ${name}, ${colorScheme}: coaches, a coach, staff, records; each with one heading, no fault, no scroll sideways`, async ({ page, complaints }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      const { coaches = [], support = [] } = await people('Staff/coaches?sportId=1')
      for (const [path, title] of [
        ['/sports/football/coaches', 'Football Coaches'], [coaches[0]!.url, 'Dana Whitlock'], [coaches[1]!.url, long], [support[0]!.url, 'Robin Ferro'],
        ['/sports/football/staff', 'Football Staff'], ['/sports/football/coaches/year', 'Football Records by Year'], ['/sports/football/coaches/overall?sort=wins', 'Football Records by Coach'],
        ['/sports/womens-soccer/coaches', "Women's Soccer Coaches"], ['/sports/womens-soccer/coaches/year', "Women's Soccer Records by Year"],
      ] as const) {
        await page.goto(server.url + path)
        await expect(heading(page)).toHaveText(title)
        expect([path, await axe(page)]).toEqual([path, []])
        expect([path, await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)]).toEqual([path, 0])
      }
      expect(complaints).toEqual([])
    })
  }
}

test('[RT-04] from the roster to the coaches, to a bio, to the record book, by links alone', async ({ page }) => {
  await page.goto(`${server.url}/sports/football/roster`)
  await page.getByRole('link', { name: 'All about the coaches' }).click()
  await expect(heading(page)).toHaveText('Football Coaches')
  await page.getByRole('link', { name: 'Dana Whitlock' }).click()
  await expect(page).toHaveURL(/\/sports\/football\/roster\/coaches\/dana-whitlock\/\d+$/)
  await expect(page.locator('#main')).toContainText(/Overall\s*8–3/)
  await page.getByRole('link', { name: 'The whole record book' }).click()
  await expect(page.getByRole('row', { name: /H\. Brandt/ })).toContainText('15')
  await page.getByRole('link', { name: 'By year', exact: true }).click()
  await expect(page.locator('tbody tr th')).toHaveText(['2025', '1934', '1932', '1931'])
  await page.getByRole('columnheader', { name: 'Season' }).getByRole('link').click()
  await expect(page.locator('tbody tr th')).toHaveText(['1931', '1932', '1934', '2025'])
  await expect(page.getByRole('columnheader', { name: 'Season' })).toHaveAttribute('aria-sort', 'ascending')
})

test('[RT-04] only year and overall are records; seasons and people that never were are not found, other spellings lead to the right address', async ({ request }) => {
  const at = async (path: string) => {
    const answer = await request.get(server.url + path, { maxRedirects: 0 })
    return [path, answer.status(), answer.headers()['location'] ?? '']
  }
  for (const path of ['/sports/football/coaches/month', '/sports/football/coaches/1999', '/sports/football/roster/1999', '/sports/football/roster/print/1999', '/sports/curling/staff', '/sports/football/roster/coaches/x/999', '/sports/football/roster/coaches/x/abc', '/sports/football/roster/staff/x/0']) {
    expect(await at(path)).toEqual([path, 404, ''])
  }
  const { coaches = [] } = await people('Staff/coaches?sportId=1')
  const wrong = coaches[0]!.url.replace('dana-whitlock', 'somebody')
  expect(await at(wrong)).toEqual([wrong, 301, coaches[0]!.url])
  expect((await at('/sports/football/coaches/2025'))[1]).toBe(200)
})

test('[RT-02] a roster of 200: narrowed by position without a script, and a position that nobody plays is said', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${server.url}/sports/football/roster?view=list`)
  await expect(page.locator('section[aria-labelledby=players] li h3')).toHaveCount(203)
  await page.locator('nav[aria-label=Position] summary').click()
  await page.getByRole('link', { name: 'WR (51)' }).click()
  await expect(page).toHaveURL(/view=list&position=wr$/)
  await expect(page.locator('section[aria-labelledby=players] li h3')).toHaveCount(51)
  await page.getByRole('link', { name: 'Table', exact: true }).click()
  await expect(page.locator('tbody tr')).toHaveCount(51)
  await page.goto(`${server.url}/sports/football/roster?position=gk`)
  await expect(page.locator('#main')).toContainText('Nobody on this roster plays GK.')
  await page.close()
})

test('[RT-03] a roster on paper: nothing of the site around it, the print window after 1500 ms, a way back', async ({ page, complaints }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.addInitScript(() => { Object.assign(globalThis, { printed: 0, print: () => { (globalThis as unknown as { printed: number }).printed++ } }) })
  await page.goto(`${server.url}/sports/football/roster/print`)
  await expect(heading(page)).toHaveText('2026 Football Roster')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.locator('table').first().locator('tbody tr')).toHaveCount(203)
  await alive(page.getByRole('button', { name: 'Print' }))
  const printed = () => page.evaluate(() => (globalThis as unknown as { printed: number }).printed)
  await page.clock.runFor(1400)
  expect(await printed()).toBe(0)
  await page.clock.runFor(3000)
  expect(await printed()).toBe(1)
  await page.clock.resume()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to the roster' }).click()
  await expect(page).toHaveURL(/\/sports\/football\/roster\/2026$/)
  expect(complaints).toEqual([])
})

test('[RT-04] a player: figures with the way to the game, stories that mention them, those who stand beside', async ({ page, complaints }) => {
  const { players = [] } = await people('Rosters?sportId=1')
  const okafor = players.find(({ lastName }) => lastName === 'Okafor')!
  await page.goto(`${server.url}/sports/football/roster/sam-okafor/${okafor.rosterPlayerId}`)
  await expect(page.getByRole('heading', { name: 'Sam in the news' })).toBeVisible()
  await expect(page.locator('#main')).toContainText('Season opens under the lights')
  await expect(page.locator('#main')).not.toContainText('Zephyrine')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect([colorScheme, await axe(page)]).toEqual([colorScheme, []])
  }
  await expect(page.getByRole('link', { name: /Next player/ })).toContainText('20 Extra0 Player')
  await page.getByRole('link', { name: /Previous player/ }).click()
  await expect(heading(page)).toContainText(long)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  expect(complaints).toEqual([])
})
