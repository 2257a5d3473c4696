import { expect, type Locator, type Page } from '@playwright/test'
import { askHost } from '../support/ask-host.ts'
import { hydrated, test, type Department } from '../support/browser.ts'
import { watchShifts } from '../support/shifts.ts'

const day = (i: number) => String(i).padStart(2, '0')
const links = 'https://stats.example,Buy|https://tickets.testham.example'
const won = 'W,134,131,,,season-opens,'
const results = Array.from(
  { length: 9 },
  (_, i) =>
    `r${i},2026-10-${day(i + 1)},1 p.m.,Rival ${day(i + 1)},H,"Testham, Iowa",,R,,,,,,,${won}`,
)
const coming = Array.from(
  { length: 8 },
  (_, i) =>
    `u${i},2026-12-${day(i + 1)},7 p.m.,Visitor ${i + 1},A,"Calder, Minn.",,R,,,,${links},,,,,,,,`,
)
/** Its start is half an hour before the run's clock. */
const begun = 'l1,2026-11-21,11:30 a.m.,Begun State,H,"Testham, Iowa",Terrier Field,R,,,,,,,,,,,,,'
const files = {
  'schedules/football/2026.csv': `+${[...results, ...coming, begun].join('\n')}\n`,
  'sports.csv': '+Golf,golf,golf,GOLF,golf,men,2026,\n',
  'splashes.yaml': '[]',
  'takeovers.yaml': '[]',
}
let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add(files)
})

const list = (place: Page | Locator, name: string) =>
  place.getByRole('region', { name, exact: true })
const rows = (of: Locator) => of.locator('li:has(time)')
const media = (row: Locator) => row.locator('details')

async function tabTo(page: Page, wanted: Locator) {
  const focused = () => wanted.evaluate((element) => element === document.activeElement)
  for (let i = 0; i < 60 && !(await focused()); i++) await page.keyboard.press('Tab')
  await expect(wanted).toBeFocused()
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('cuts neither the team nor the state of a result or a coming game [SH-07]', async ({
    page,
  }) => {
    await page.goto(site.url)
    const isWhole = (element: Element) => element.scrollWidth <= element.clientWidth
    // The game that has begun is in the band above.
    const counts = { 'Recent Results': 6, 'Upcoming Events': 5 }
    for (const [name, count] of Object.entries(counts)) {
      const teams = rows(list(page.locator('#main'), name)).locator(
        'p:not([data-spoils]):has(> abbr)',
      )
      await expect(teams).toHaveCount(count)
      expect(await Promise.all((await teams.all()).map((team) => team.evaluate(isWhole)))).toEqual(
        Array(count).fill(true),
      )
    }
    await expect(rows(list(page.locator('#main'), 'Recent Results')).first()).toContainText('Final')
  })
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('shows results by keyboard in the calendar panel [SH-07] [SH-04] [SH-11]', async ({
    page,
    complaints,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('EventsResults')) asked.push(new URL(request.url()).search)
    })
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Calendar' })
    const panel = page.getByRole('dialog', { name: 'Calendar' })
    await page.goto(`${site.url}/sports/football/schedule`)
    await hydrated(toggle)
    expect(asked).toEqual([])
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveClass(/menu-open/)
    await expect(rows(list(panel, 'Upcoming Events'))).toHaveCount(6)
    expect(asked.every((query) => query.includes('pageSize=6'))).toBe(true)

    await tabTo(page, panel.getByRole('tab', { name: 'Events' }))
    await page.keyboard.press('ArrowRight')
    await expect(panel.getByRole('tab', { name: 'Results' })).toBeFocused()
    await expect(list(panel, 'Upcoming Events')).toBeHidden()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('End')
    const recent = list(panel, 'Recent Results')
    await expect(rows(recent)).toHaveCount(6)
    await tabTo(page, recent.getByRole('button', { name: 'Load more' }))
    await page.keyboard.press('Enter')
    await expect(rows(recent)).toHaveCount(12)
    const seventh = rows(recent).nth(6)
    await expect(seventh.getByRole('link').first()).toBeFocused()

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(media(seventh)).toHaveAttribute('open')
    await page.keyboard.press('Tab')
    await expect(seventh.getByRole('link', { name: /^Game center/ })).toBeFocused()
    // Escape closes the overlay first, then the panel.
    await page.keyboard.press('Escape')
    await expect(media(seventh)).not.toHaveAttribute('open')
    await expect(seventh.locator('summary')).toBeFocused()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(toggle).toBeFocused()

    await page.keyboard.press('Enter')
    await panel.getByRole('link', { name: 'Full calendar' }).click()
    await expect(page).toHaveURL(/\/calendar$/)
    await expect(panel).toBeHidden()
    await expect(page.locator('html')).not.toHaveClass(/menu-open/)
    expect(complaints).toEqual([])
  })
})

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('marks a live game, loads more and recovers from an error [SH-08] [SH-10] [GM-02]', async ({
    server,
    page,
    complaints,
  }) => {
    const { text } = await askHost(server.port, '/api/v2/EventsResults/upcoming', site.host)
    const { items } = JSON.parse(text) as { items: { id: number; opponent: { title: string } }[] }
    const { id } = items.find(({ opponent }) => opponent.title === 'Begun State')!
    await page.route('**/api/v2/game-center/games', (route) =>
      route.fulfill({ json: [{ id, game_state: 3 }] }),
    )
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('EventsResults/results')) asked.push(request.url())
    })
    await page.goto(site.url)
    const upcoming = rows(list(page, 'Upcoming Events'))
    const band = page.getByRole('region', { name: 'On now' })
    await expect(band).toContainText('Live now')
    await expect(band).toContainText('Begun State')
    await expect(upcoming.first()).not.toContainText(/Begun State|Live/)
    const shifts = await watchShifts(page)
    const strip = page.getByRole('region', { name: 'Scores' }).locator('ul')
    const scrolled = () => strip.evaluate((element) => element.scrollLeft)
    const scrolledBefore = await scrolled()
    await page.getByRole('button', { name: 'Later scores' }).click()
    await expect.poll(scrolled).toBeGreaterThan(scrolledBefore + 200)
    expect(await shifts()).toEqual([])

    const recent = list(page, 'Recent Results')
    const more = recent.getByRole('button', { name: 'Load more' })
    const sport = recent.getByLabel('Sport for Recent Results')
    await hydrated(more)
    await page.route('**/EventsResults/results?*pageIndex=1*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    )
    await more.click()
    await expect(recent).toContainText('Could not be loaded. Try again in a moment.')
    await expect(rows(recent)).toHaveCount(6)
    await page.unrouteAll()
    await recent.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(recent)).toHaveCount(12)

    await sport.selectOption('Golf')
    await expect(recent).toContainText('There are currently no recent results for Golf.')
    await expect(rows(recent)).toHaveCount(0)
    await sport.selectOption('Football')
    await expect(rows(recent)).toHaveCount(6)
    const before = asked.length
    // What was loaded for all sports is still shown.
    await sport.selectOption('All')
    await expect(rows(recent)).toHaveCount(12)
    expect(asked.length).toBe(before)
    expect(complaints).toEqual([])
  })
})
