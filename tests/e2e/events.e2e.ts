import { expect, type Locator, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { test, watchShifts } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const longName = 'The Very Long And Honourable Name Of A College That Nobody Ever Writes In Full Because It Has Two Hundred Letters And Would Not Fit Anywhere At All On A Telephone Nor On Paper Nor On The Shirts Of Anyone'
const days = (count: number, row: (day: string, i: number) => string) => Array.from({ length: count }, (_, i) => `${row(String(i + 1).padStart(2, '0'), i)}\n`).join('')
/** Twelve results of football in all, none of golf; games to come far from any day on which this runs. */
const football = days(9, (day, i) => `r${day},2025-10-${day},1 p.m.,${i === 6 ? longName : `Rival ${day}`},${'HAN'[i % 3]},"Calder, Minn.",,R,,,,,,${i === 8 ? 'C' : i === 7 ? 'P' : ''},${i > 6 ? '' : 'W'},${i > 6 ? '' : '20'},${i > 6 ? '' : '1'},,,season-opens,`)
  + days(9, (day, i) => `u${day},2099-10-${day},7 p.m.,Visitor ${day},${'HA'[i % 2]},"Testham, Iowa",,R,,,,${i % 2 ? '' : 'https://stats.example/x'},Buy|https://tickets.testham.example/9,,,,,,,,${i % 2 ? '' : 'PLN+|https://pln.example/u'}`)

let server: TestServer
test.beforeAll(async () => {
  server = await startServer(departmentWith({ 'schedules/football/2026.csv': `+${football}`, 'sports.csv': '+Golf,golf,golf,GOLF,golf,men,2026,\n' }))
})
test.afterAll(() => server?.stop())
test.use({ viewport: phone })

const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Calendar' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Calendar' })
const list = (place: Page | Locator, name: string) => place.getByRole('region', { name, exact: true })
const rows = (of: Locator) => of.locator('li:has(time)')
const media = (row: Locator) => row.locator('details')
async function open(page: Page): Promise<Locator> {
  await page.goto(server.url)
  await toggle(page).click()
  await expect(rows(panel(page))).not.toHaveCount(0)
  return panel(page)
}
async function tabTo(page: Page, goal: Locator) {
  for (let i = 0; i < 60; i++) {
    if (await goal.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(goal).toBeFocused()
}
async function axe(page: Page) {
  const violations = await violationsOf(page, '[role="dialog"][aria-label="Calendar"]')
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`)).toEqual([])
}

test('[SH-07] [SH-04] the panel of a phone: events first, read when it is opened and not before, closed by a new page', async ({ page, complaints }) => {
  const asked: string[] = []
  page.on('request', (request) => { if (request.url().includes('EventsResults')) asked.push(new URL(request.url()).search) })
  await page.goto(`${server.url}/sports/football/schedule`)
  await expect(toggle(page)).toBeVisible()
  expect(asked).toEqual([])
  await toggle(page).click()
  await expect(page.locator('html')).toHaveClass(/menu-open/)
  await expect(panel(page).getByRole('tab')).toHaveText(['Events', 'Results'])
  await expect(panel(page).getByRole('tab', { name: 'Events' })).toHaveAttribute('aria-selected', 'true')
  await expect(rows(list(panel(page), 'Upcoming Events'))).toHaveCount(6)
  await panel(page).getByRole('tab', { name: 'Results' }).click()
  await expect(rows(list(panel(page), 'Recent Results'))).toHaveCount(6)
  await expect(list(panel(page), 'Upcoming Events')).toBeHidden()
  expect(asked.every((query) => query.includes('pageSize=6'))).toBe(true)
  await panel(page).getByRole('link', { name: 'Full calendar' }).click()
  await expect(page).toHaveURL(/\/calendar$/)
  await expect(panel(page)).toBeHidden()
  await expect(page.locator('html')).not.toHaveClass(/menu-open/)
  await page.setViewportSize(desktop)
  await expect(toggle(page)).toBeHidden()
  expect(complaints).toEqual([])
})

test('[SH-07] [SH-10] [SH-11] results by keyboard alone: panel, tab, next page, overlay, and back', async ({ page }) => {
  await page.goto(server.url)
  await page.waitForLoadState('networkidle')
  await tabTo(page, toggle(page))
  await page.keyboard.press('Enter')
  await tabTo(page, panel(page).getByRole('tab', { name: 'Events' }))
  await page.keyboard.press('ArrowRight')
  await expect(panel(page).getByRole('tab', { name: 'Results' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(panel(page).getByRole('tab', { name: 'Events' })).toBeFocused()
  await page.keyboard.press('End')
  const results = list(panel(page), 'Recent Results')
  await expect(rows(results)).toHaveCount(6)
  await tabTo(page, results.getByRole('button', { name: 'Load more' }))
  await page.keyboard.press('Enter')
  await expect(rows(results)).toHaveCount(12)
  const seventh = rows(results).nth(6)
  await expect(seventh.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(seventh.locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(media(seventh)).toHaveAttribute('open')
  await page.keyboard.press('Tab')
  await expect(seventh.getByRole('link', { name: /^Game center/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(seventh.getByRole('link', { name: /^Recap/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(media(seventh)).not.toHaveAttribute('open')
  await expect(seventh.locator('summary')).toBeFocused()
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
})

// A worker's requests are not the page's.
test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('[SH-10] an API that fails and is back: each list says so for itself, what is there stands, and the panel is right again without a new page', async ({ page, complaints }) => {
    let fails = true
    await page.route('**/EventsResults/upcoming?*', (route) => (fails ? route.fulfill({ status: 503, json: {} }) : route.continue()))
    await page.goto(`${server.url}/sports/football/schedule`)
    await toggle(page).click()
    const upcoming = list(panel(page), 'Upcoming Events')
    await expect(upcoming).toContainText('Could not be loaded. It may be there again in a moment.', { timeout: 10_000 })
    await expect(upcoming).not.toContainText('There are currently no')
    await panel(page).getByRole('tab', { name: 'Results' }).click()
    await expect(rows(list(panel(page), 'Recent Results'))).toHaveCount(6)
    await panel(page).getByRole('tab', { name: 'Events' }).click()
    const again = upcoming.getByRole('button', { name: /Try again/ })
    fails = false
    await again.click()
    await expect(rows(upcoming)).toHaveCount(6)
    await expect(upcoming).not.toContainText('Could not be loaded')
    expect(complaints).toEqual([])
  })
})

test('[SH-04] the focus is back at the toggle after 400 ms, not before', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await page.clock.runFor(399)
  await expect(toggle(page)).not.toBeFocused()
  await page.clock.runFor(1)
  await expect(toggle(page)).toBeFocused()
})

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })
    /** Where the two lists are read: behind the toggle of a phone, one tab each; on the home page of a desktop. */
    const reader = async (page: Page): Promise<(title: string) => Promise<Locator>> => {
      if (viewport === desktop) {
        await page.goto(server.url)
        return async (title) => list(page, title)
      }
      const opened = await open(page)
      return async (title) => {
        await opened.getByRole('tab', { name: title === 'Recent Results' ? 'Results' : 'Events' }).click()
        return list(opened, title)
      }
    }

    test('[SH-08] [SH-09] every field of both lists, in the order of the day', async ({ page, complaints }) => {
      const read = await reader(page)
      const upcoming = rows(await read('Upcoming Events')).nth(1)
      for (const words of ['FB', 'Oct 1', '7 p.m.', 'vs Visitor 01']) await expect(upcoming).toContainText(words)
      const results = await read('Recent Results')
      await expect(rows(results).first()).toContainText(/Sep 5, Final.*at Calder Tech.*FB.*L.*14–17/s)
      await results.getByRole('button', { name: 'Load more' }).click()
      await expect(rows(results)).toHaveCount(12)
      await expect(rows(results).filter({ hasText: 'Rival 09' })).toContainText('Oct 9, Cancelled')
      await expect(rows(results).filter({ hasText: 'Rival 08' })).toContainText('Oct 8, Postponed')
      // A name of two hundred letters takes two lines.
      expect((await rows(results).filter({ hasText: 'The Very Long' }).boundingBox())!.height).toBeLessThan(110)
      expect(complaints).toEqual([])
    })

    test('[SH-08] [SH-09] the selector has all first, then sports by title, and the words where there is nothing', async ({ page }) => {
      const read = await reader(page)
      for (const [title, kind] of [['Upcoming Events', 'upcoming events'], ['Recent Results', 'recent results']] as const) {
        const one = await read(title)
        const select = one.getByLabel(`Sport of ${title}`)
        expect(await select.locator('option').allTextContents()).toEqual(['All', 'Football', 'Golf', "Women's Soccer"])
        await select.selectOption('Golf')
        await expect(one).toContainText(`There are currently no ${kind} for Golf.`)
        await expect(rows(one)).toHaveCount(0)
      }
    })

    test('[SH-10] each sport keeps what was loaded; an empty page ends it', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => { if (request.url().includes('EventsResults/results')) asked.push(request.url()) })
      const read = await reader(page)
      const results = await read('Recent Results')
      const more = results.getByRole('button', { name: 'Load more' })
      const select = results.getByLabel('Sport of Recent Results')
      await select.selectOption('Football')
      await expect(rows(results)).toHaveCount(6)
      await more.click()
      await expect(rows(results)).toHaveCount(12)
      await select.selectOption('All')
      await expect(rows(results)).toHaveCount(6)
      const before = asked.length
      await select.selectOption('Football')
      await expect(rows(results)).toHaveCount(12)
      expect(asked.length).toBe(before)
      await more.click()
      await expect(more).toHaveCount(0)
      await expect(rows(results)).toHaveCount(12)
      await expect(rows(results).last().getByRole('link').first()).toBeFocused()
    })

    test('[SH-08] [GM-02] a game whose time has come is live when the game center says so, and only then is it asked', async ({ page }) => {
      const { items } = (await (await fetch(`${server.url}/api/v2/EventsResults/upcoming`)).json()) as { items: { id: number; opponent: { title: string }; dateUtc: string | null }[] }
      const due = items.find(({ opponent }) => opponent.title === 'Visitor 01')!
      let asked = 0
      await page.route('**/api/v2/game-center/games', (route) => { asked++; return route.fulfill({ json: [{ id: due.id, game_state: 3 }] }) })
      let upcoming = await (await reader(page))('Upcoming Events')
      await page.waitForLoadState('networkidle')
      await expect(rows(upcoming).nth(1)).not.toContainText('Live')
      expect(asked).toBe(0)
      await page.clock.install({ time: Date.parse(due.dateUtc!) + 60_000 })
      upcoming = await (await reader(page))('Upcoming Events')
      await expect(rows(upcoming).nth(1)).toContainText('Live')
      await expect(rows(upcoming).nth(2)).not.toContainText('Live')
      expect(asked).toBe(1)
    })
  })
}

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  test('[SH-10] a page that fails says so and is asked for again', async ({ page }) => {
    await page.goto(server.url)
    const results = list(page, 'Recent Results')
    await page.route('**/EventsResults/results?*pageIndex=1*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await results.getByRole('button', { name: 'Load more' }).click()
    await expect(results).toContainText('Could not be loaded. It may be there again in a moment.', { timeout: 10_000 })
    await expect(rows(results)).toHaveCount(6)
    await page.unrouteAll()
    await results.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(results)).toHaveCount(12)
  })

  test('[SH-11] one overlay is open: by its toggle, by the focus on a link of it, until the focus leaves', async ({ page }) => {
    await page.goto(server.url)
    const upcoming = list(page, 'Upcoming Events')
    await page.waitForLoadState('networkidle')
    const [first, third] = [rows(upcoming).nth(1), rows(upcoming).nth(3)]
    await expect(rows(upcoming).nth(2).getByText('Toggle Media Overlay')).toHaveCount(0)
    await first.locator('summary').click()
    await expect(media(first)).toHaveAttribute('open')
    await expect(media(first).getByRole('link')).toHaveText([/^Game center/, /^Stats/, /^Watch/, /^Tickets/])
    await third.locator('summary').click()
    await expect(media(third)).toHaveAttribute('open')
    await expect(media(first)).not.toHaveAttribute('open')
    await third.locator('summary').click()
    await expect(media(third)).not.toHaveAttribute('open')
    // The links of a closed one are the keyboard's next stop, and open it.
    await first.locator('summary').focus()
    await page.keyboard.press('Tab')
    await expect(media(first).getByRole('link').first()).toBeFocused()
    await expect(media(first)).toHaveAttribute('open')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(media(first)).not.toHaveAttribute('open')
    await first.locator('summary').click()
    await page.getByRole('heading', { name: 'Recent Results' }).click()
    await expect(media(first)).not.toHaveAttribute('open')
  })

  test('[GM-02] the strip has arrows where it is longer than the page; they move it and nothing else', async ({ page }) => {
    await page.goto(server.url)
    const shifts = await watchShifts(page)
    const later = page.getByRole('button', { name: 'Later scores' })
    await expect(page.getByRole('button', { name: 'Earlier scores' })).toBeVisible()
    const strip = page.getByRole('region', { name: 'Scores' }).locator('ul')
    const before = await strip.evaluate((one) => one.scrollLeft)
    await later.click()
    await expect.poll(() => strip.evaluate((one) => one.scrollLeft)).toBeGreaterThan(before + 200)
    await expect.poll(async () => {
      // A click by the page's own means: at the end the button is disabled between a look and a click, and a mouse would wait for it to be otherwise.
      await later.evaluate((button: HTMLElement) => button.click())
      return later.getAttribute('aria-disabled')
    }).toBe('true')
    await expect(page.getByRole('region', { name: 'Scores' }).getByRole('link', { name: 'Full calendar' })).toBeInViewport()
    expect(await shifts()).toEqual([])
    await page.goto(`${server.url}/sports/womens-soccer`)
    await expect(page.getByRole('region', { name: 'Scores' }).getByRole('link', { name: 'Full calendar' })).toBeVisible()
    await expect(later).toHaveCount(0)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[SH-07] [SH-11] no violation of accessibility with panel, tabs and overlay open, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const opened = await open(page)
    await rows(list(opened, 'Upcoming Events')).nth(1).locator('summary').click()
    await axe(page)
    await opened.getByRole('tab', { name: 'Results' }).click()
    await rows(list(opened, 'Recent Results')).nth(2).locator('summary').click()
    await axe(page)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    expect(await opened.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  })
}
