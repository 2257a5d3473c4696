import { expect, type Locator, type Page } from '@playwright/test'
import { blankVideo } from '../support/blank-video.ts'
import { test } from '../support/browser.ts'
import { addGameDay, footballStates, type GameDay } from '../support/game-day.ts'
import {
  expectToFit,
  leave,
  modes,
  pressOn,
  smallModes,
  tabTo,
  typeInto,
} from '../support/keyboard.ts'
import { playerControls } from '../support/player-controls.ts'
import { evenly } from '../support/recorded-games.ts'

// Menus and suggestions with the keyboard only in each mode; tables, calendar, and a video with
// captions and transcript in small windows.

const files = {
  'navigation.yaml': `
- title: Sports
  items: [{title: Roster, url: /sports/football/roster}]
- title: Fans
  items: [{title: Calendar, url: /calendar}]
`,
  'subnavigation.yaml': `
- sportId: football
  items:
    - {title: Schedule, url: /sports/football/schedule}
    - title: Team
      items: [{title: Staff, url: /sports/football/coaches}]
`,
  // Without figures on other sites, every season has its own page.
  'season-statistics.yaml': '[]',
  'videos.yaml': `+
- title: Coach by the field
  createdDate: 2026-11-20T10:00
  playbackFormats: [{url: 'https://video.testham.example/coach.webm', type: video/webm, height: 720}]
  captions: {path: files/coach.vtt}
  transcript: '**Coach:** Every down, every day.'
`,
  'files/coach.vtt': 'WEBVTT\n\n00:00.000 --> 00:30.000\nEvery down.\n',
}

let day: GameDay
test.beforeAll(async ({ server }) => {
  day = await addGameDay(server, files)
  await day.send(evenly(footballStates(), 3)[1]!.xml)
})

const main = (page: Page) => page.getByRole('main')

/** Scrolls a table that is wider than the window to its end with the arrow keys. */
async function readTable(page: Page, table: Locator): Promise<void> {
  await tabTo(page, table)
  const rest = () =>
    table.evaluate(({ scrollWidth, clientWidth, scrollLeft }) =>
      Math.max(0, scrollWidth - clientWidth - scrollLeft - 1),
    )
  expect(await rest()).toBeGreaterThan(0)
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    expect(await rest()).toBe(0)
  }).toPass({ intervals: [50] })
}

for (const [mode, options] of Object.entries(modes)) {
  test.describe(mode, () => {
    test.use(options)

    test('opens pages from the menus and a suggestion of the search by keyboard [SH-13]', async ({
      page,
      complaints,
    }) => {
      await page.goto(day.url)
      const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
      const isPhone = await menu.isVisible()
      const list = page.locator('#site-menu')
      if (isPhone) await pressOn(page, menu)
      await pressOn(page, list.locator('summary', { hasText: 'Sports' }))
      await pressOn(page, list.getByRole('link', { name: 'Roster', exact: true }))
      await expect(page).toHaveURL(/football\/roster$/)
      await expect(main(page)).toBeFocused()
      await expectToFit(page)

      // The bar of the sport.
      const more = page.getByRole('button', { name: 'More' })
      const bar = isPhone
        ? page.locator('#sport-menu')
        : page.getByRole('navigation', { name: 'Football' })
      await page.keyboard.press('Shift+Tab')
      if (isPhone) await pressOn(page, more)
      await pressOn(page, bar.locator('summary', { hasText: 'Team' }))
      await pressOn(page, bar.getByRole('link', { name: 'Staff', exact: true }))
      await expect(page).toHaveURL(/coaches$/)
      await expect(main(page)).toBeFocused()

      // A suggestion.
      if (isPhone) await pressOn(page, menu)
      else await pressOn(page, page.getByRole('banner').getByRole('button', { name: 'Search' }))
      const field = page
        .getByRole('search', { name: isPhone ? 'Menu' : 'Entire site' })
        .getByRole('combobox')
      if (isPhone) await typeInto(page, field, 'oka')
      else {
        await expect(field).toBeFocused()
        await page.keyboard.type('oka')
      }
      const option = page.getByRole('option').first()
      await expect(option).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(option).toHaveAttribute('aria-selected', 'true')
      await expect(option).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/okafor/)
      await expect(main(page)).toBeFocused()

      // The tabs of a phone are the last of the page.
      const tabs = page.getByRole('navigation', { name: 'Shortcuts' })
      if (isPhone && (await tabs.isVisible())) {
        await page.keyboard.press('Shift+Tab')
        await pressOn(page, tabs.getByRole('link', { name: 'Teams' }))
        await expect(page).toHaveURL(/my-teams$/)
      }
      expect(complaints).toEqual([])
    })
  })
}

for (const [mode, options] of Object.entries(smallModes)) {
  test.describe(mode, () => {
    test.use(options)

    test('scrolls and sorts tables of a game and a season by keyboard [SH-13]', async ({
      page,
      complaints,
    }) => {
      await page.goto(`${day.url}/game-center/${day.gameId}`)
      await pressOn(page, main(page).getByRole('link', { name: 'Box score', exact: true }).first())
      await expect(main(page)).toBeFocused()
      const teams = page.getByRole('navigation', { name: 'Team' })
      if (await teams.isVisible())
        await pressOn(page, teams.getByRole('link', { name: 'Calder Tech' }))
      await readTable(page, page.getByRole('region', { name: 'Calder Tech, Passing' }))
      await expectToFit(page)

      await page.goto(`${day.url}/sports/womens-soccer/stats`)
      const views = main(page).getByRole('navigation', { name: 'Statistics' })
      await pressOn(page, views.getByRole('link', { name: 'Players' }))
      const goals = page.getByRole('columnheader', { name: 'G', exact: true })
      await readTable(page, main(page).getByRole('region').filter({ has: goals }))
      await pressOn(page, goals.getByRole('link'))
      await expect(goals).toHaveAttribute('aria-sort', 'descending')
      await page.keyboard.press('Enter')
      await expect(goals).toHaveAttribute('aria-sort', 'ascending')
      await expect(goals.getByRole('link')).toBeFocused()
      await expectToFit(page)
      await leave(page, main(page))
      expect(complaints).toEqual([])
    })

    test('subscribes to a calendar by keyboard [SH-13]', async ({ page, complaints }) => {
      await page.goto(`${day.url}/sports/football/calendar`)
      await pressOn(page, main(page).getByText('Subscribe'))
      const feed = main(page).getByRole('link', { name: /Calendar file/ })
      await tabTo(page, feed)
      await expectToFit(page)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.keyboard.press('Enter'),
      ])
      expect(file.suggestedFilename()).toMatch(/\.ics$/)
      expect(complaints).toEqual([])
    })

    test('plays a video, turns captions on and reads the transcript by keyboard [SH-13] [MD-03]', async ({
      page,
      complaints,
    }) => {
      await page.route('https://video.testham.example/**', (route) =>
        route.fulfill({ body: blankVideo(30), contentType: 'video/webm' }),
      )
      await page.goto(`${day.url}/videos`)
      await pressOn(page, main(page).getByRole('link', { name: 'Coach by the field', exact: true }))
      await expect(main(page)).toBeFocused()
      await pressOn(page, main(page).getByRole('link', { name: /^Play video/ }))
      const frame = page.locator('iframe[title="Coach by the field"]')
      await expect(frame).toBeFocused()
      await expectToFit(page)
      const video = frame.contentFrame().locator('video')
      const isPaused = () => video.evaluate((one: HTMLVideoElement) => one.paused)
      await expect.poll(isPaused).toBe(false)
      const controls = await playerControls(page)
      await controls.moveTo(/^Coach by the field$/)
      await page.keyboard.press('Space')
      await expect.poll(isPaused).toBe(true)

      // The browser's menu of captions.
      expect(await controls.texts()).toEqual([])
      await controls.moveTo(/more media controls/)
      await controls.open(/captions.*Off$/)
      await controls.open(/back/)
      await controls.moveTo(/^English$/, 'ArrowDown')
      await page.keyboard.press('Enter')
      await expect.poll(controls.texts).toEqual(['Every down.'])
      // The controls do not cover it.
      const clip = await controls.textBox()
      const captioned = await page.screenshot({ clip })
      await video.evaluate((one: HTMLVideoElement) => {
        one.textTracks[0]!.mode = 'hidden'
      })
      await expect.poll(controls.texts).toEqual([])
      expect((await page.screenshot({ clip })).equals(captioned)).toBe(false)
      await leave(page, frame)

      const summary = main(page).locator('summary', { hasText: 'Transcript' })
      await expect(summary).toBeFocused()
      await expect(summary).toHaveCSS('outline-style', 'solid')
      await page.keyboard.press('Enter')
      const transcript = main(page).getByText('Coach: Every down, every day.')
      await expect(async () => {
        await page.keyboard.press('ArrowDown')
        await expect(transcript).toBeInViewport({ ratio: 1, timeout: 100 })
      }).toPass({ intervals: [50] })
      await expectToFit(page)
      expect(complaints).toEqual([])
    })
  })
}
