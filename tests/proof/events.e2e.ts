import { expect, type Locator, type Page } from '@playwright/test'
import { askHost } from '../support/ask-host.ts'
import { violationsOf } from '../support/axe.ts'
import { hydrated, test, touch, type Department } from '../support/browser.ts'
import { watchShifts } from '../support/shifts.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const longName = `The Very Long And Honourable Name ${'Of A College '.repeat(14)}`.trim()
const days = (count: number, row: (day: string, i: number) => string) =>
  Array.from({ length: count }, (_, i) => `${row(String(i + 1).padStart(2, '0'), i)}\n`).join('')
/** Twelve football results in all; upcoming games are far from the day of the run. */
const football =
  days(
    9,
    (day, i) =>
      `r${day},2025-10-${day},1 p.m.,${i === 6 ? longName : `Rival ${day}`},${'HAN'[i % 3]},"Calder, Minn.",,R,,,,,,${i === 8 ? 'C' : i === 7 ? 'P' : ''},${i > 6 ? '' : 'W'},${i > 6 ? '' : '20'},${i > 6 ? '' : '1'},,,season-opens,`,
  ) +
  days(
    9,
    (day, i) =>
      `u${day},2099-10-${day},7 p.m.,Visitor ${day},${'HA'[i % 2]},"Testham, Iowa",,R,,,,${i % 2 ? '' : 'https://stats.example/x'},Buy|https://tickets.testham.example/9,,,,,,,,${i % 2 ? '' : 'PLN+|https://pln.example/u'}`,
  )

let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add({
    'schedules/football/2026.csv': `+${football}`,
    'splashes.yaml': '[]',
    'takeovers.yaml': '[]',
  })
})
test.use({ viewport: phone })

const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Calendar' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Calendar' })
const list = (place: Page | Locator, name: string) =>
  place.getByRole('region', { name, exact: true })
const rows = (of: Locator) => of.locator('li:has(time)')
const media = (row: Locator) => row.locator('details')
async function open(page: Page): Promise<Locator> {
  await page.goto(site.url)
  await toggle(page).click()
  await expect(rows(panel(page))).not.toHaveCount(0)
  return panel(page)
}
async function axe(page: Page) {
  const violations = await violationsOf(page, '[role="dialog"][aria-label="Calendar"]')
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id} ` +
        `${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`,
    ),
  ).toEqual([])
}

test('shows an API error in the panel, and recovers on request [SH-10]', async ({
  page,
  complaints,
}) => {
  let fails = true
  await page.route('**/EventsResults/upcoming?*', (route) =>
    fails ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  await page.goto(`${site.url}/sports/football/schedule`)
  await toggle(page).click()
  const upcoming = list(panel(page), 'Upcoming Events')
  await expect(upcoming).toContainText('Could not be loaded. Try again in a moment.')
  await expect(upcoming).not.toContainText('There are currently no')
  await panel(page).getByRole('tab', { name: 'Results' }).click()
  await expect(rows(list(panel(page), 'Recent Results'))).toHaveCount(6)
  await panel(page).getByRole('tab', { name: 'Events' }).click()
  fails = false
  await upcoming.getByRole('button', { name: /Try again/ }).click()
  await expect(rows(upcoming)).toHaveCount(6)
  await expect(upcoming).not.toContainText('Could not be loaded')
  expect(complaints).toEqual([])
})

test('asks the game center only when a game should have begun [SH-08] [GM-02]', async ({
  server,
  page,
}) => {
  const { text } = await askHost(server.port, '/api/v2/EventsResults/upcoming', site.host)
  const { items } = JSON.parse(text) as {
    items: { id: number; opponent: { title: string }; dateUtc: string }[]
  }
  const due = items.find(({ opponent }) => opponent.title === 'Visitor 01')!
  let asked = 0
  await page.route('**/api/v2/game-center/games', (route) => {
    asked++
    return route.fulfill({ json: [{ id: due.id, game_state: 3 }] })
  })
  let upcoming = list(await open(page), 'Upcoming Events')
  await page.waitForLoadState('networkidle')
  await expect(rows(upcoming).nth(1)).not.toContainText('Live')
  expect(asked).toBe(0)
  await page.clock.install({ time: Date.parse(due.dateUtc) + 60_000 })
  upcoming = list(await open(page), 'Upcoming Events')
  await expect(rows(upcoming).nth(1)).toContainText('Live')
  await expect(rows(upcoming).nth(2)).not.toContainText('Live')
  // The page asks before the app is there, and the app does.
  expect(asked).toBeLessThanOrEqual(2)
})

test('ends a list after an empty page and keeps the focus in it [SH-10]', async ({ page }) => {
  await open(page)
  await panel(page).getByRole('tab', { name: 'Results' }).click()
  const results = list(panel(page), 'Recent Results')
  const more = results.getByRole('button', { name: 'Load more' })
  await results.getByLabel('Sport for Recent Results').selectOption('Football')
  await expect(rows(results)).toHaveCount(6)
  await more.click()
  await expect(rows(results)).toHaveCount(12)
  await more.click()
  await expect(more).toHaveCount(0)
  await expect(rows(results)).toHaveCount(12)
  await expect(rows(results).last().getByRole('link').first()).toBeFocused()
  // A very long name takes two lines.
  expect(
    (await rows(results).filter({ hasText: 'The Very Long' }).boundingBox())!.height,
  ).toBeLessThan(110)
})

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  test('keeps one overlay open, closed by its toggle, a click beside or the focus [SH-11]', async ({
    page,
  }) => {
    await page.goto(site.url)
    await page.waitForLoadState('networkidle')
    const first = rows(list(page, 'Upcoming Events')).nth(1)
    await first.locator('summary').click()
    await expect(media(first).getByRole('link')).toHaveText([
      /^Game center/,
      /^Stats/,
      /^Watch/,
      /^Tickets/,
    ])
    await first.locator('summary').click()
    await expect(media(first)).not.toHaveAttribute('open')
    const third = rows(list(page, 'Upcoming Events')).nth(3)
    await first.locator('summary').click()
    await third.locator('summary').click()
    await expect(media(third)).toHaveAttribute('open')
    await expect(media(first)).not.toHaveAttribute('open')
    await page.getByRole('heading', { name: 'Recent Results' }).click()
    await expect(media(third)).not.toHaveAttribute('open')
    await first.locator('summary').focus()
    await page.keyboard.press('Tab')
    await expect(media(first)).toHaveAttribute('open')
    for (let i = 0; i < 4; i++) await page.keyboard.press('Tab')
    await expect(media(first)).not.toHaveAttribute('open')
  })

  test('moves the score strip to its end by its arrows without layout shift [GM-02]', async ({
    page,
  }) => {
    await page.goto(site.url)
    const shifts = await watchShifts(page)
    const strip = page.getByRole('region', { name: 'Scores' })
    const later = page.getByRole('button', { name: 'Later scores' })
    await touch(page)
    await expect(page.getByRole('button', { name: 'Earlier scores' })).toBeVisible()
    await expect
      .poll(async () => {
        // The button can become disabled between a check and a click, and a mouse would wait for
        // it.
        await later.evaluate((button: HTMLElement) => button.click())
        return later.getAttribute('aria-disabled')
      })
      .toBe('true')
    await expect(strip.getByRole('link', { name: 'Full calendar' })).toBeInViewport()
    expect(await shifts()).toEqual([])
    // A few games fit into the window without arrows.
    await page.goto(`${site.url}/sports/womens-soccer`)
    await expect(strip.getByRole('link', { name: 'Full calendar' })).toBeVisible()
    await hydrated(strip)
    await expect(later).toHaveCount(0)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no axe violation with open panel, ${colorScheme} [SH-07] [SH-11]`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const opened = await open(page)
    await rows(list(opened, 'Upcoming Events')).nth(1).locator('summary').click()
    await axe(page)
    await opened.getByRole('tab', { name: 'Results' }).click()
    await rows(list(opened, 'Recent Results')).nth(2).locator('summary').click()
    await axe(page)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0)
    expect(await opened.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  })
}
