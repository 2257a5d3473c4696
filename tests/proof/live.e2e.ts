import { expect, type Page } from '@playwright/test'
import { hydrated, test } from '../support/browser.ts'
import { addGameDay } from '../support/game-day.ts'

test('hands one stream over as eight tabs close one by one [GM-04] [OF-02]', async ({
  server,
  context,
  complaints,
}) => {
  const day = await addGameDay(server)
  await expect.poll(day.streams).toBe(0)
  await day.send({ us: [43] })
  const boxScore = '/sports/football/stats/2026/calder-tech/boxscore/5'
  const schedule = '/sports/football/schedule'
  const sport = '/sports/football'
  const pages: Page[] = []
  for (const path of [sport, '/', schedule, boxScore, '/', sport, schedule, sport]) {
    const page = await context.newPage()
    await page.goto(day.url + path)
    await hydrated(page.locator('#main'))
    pages.push(page)
    // The first tab has the stream, whatever opens after it.
    if (pages.length === 1) await expect.poll(day.streams).toBe(1)
  }
  const shown = async (points: number) => {
    for (const page of pages) {
      // The bar with the score is hidden while the scoreboard is in view.
      const scores = page.locator('#main').getByText(String(points), { exact: true })
      await expect(scores.locator('visible=true').first(), page.url()).toBeVisible()
    }
  }
  // Scores may come by the stream only: a page that polls gets no answer.
  await context.route('**/api/v2/LiveStats*', (route) => route.abort())
  await day.send({ us: [51] })
  await shown(51)
  expect(await day.streams()).toBe(1)

  const follow = pages.at(-1)!.getByRole('button', { name: 'Follow Football' })
  await hydrated(follow)
  await follow.click()
  for (const page of pages) await expect(page.locator('html')).toHaveAttribute('data-teams', '1')
  const followed = pages[0]!.getByRole('button', { name: 'Following Football' })
  await expect(followed).toHaveAttribute('aria-pressed', 'true')

  for (let points = 52; pages.length > 1; points++) {
    await pages.shift()!.close()
    await expect.poll(day.streams, { timeout: 20_000 }).toBe(1)
    await day.send({ us: [points] })
    await shown(points)
  }
  expect(complaints).toEqual([])
})
