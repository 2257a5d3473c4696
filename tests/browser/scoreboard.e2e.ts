import { expect, type Locator } from '@playwright/test'
import { test } from '../support/browser.ts'
import { addGameDay } from '../support/game-day.ts'

const wide = { width: 1440, height: 900 }

test('counts a live game on the scoreboard in place, its links stay [GM-03] [GM-04]', async ({
  server,
  page,
}) => {
  const day = await addGameDay(server)
  await day.send({ us: [43] })
  await page.setViewportSize(wide)
  await page.goto(`${day.url}/board`)
  const game = page.getByRole('region', { name: 'Today' }).getByRole('article')
  await expect(game).toContainText(/Live.*43/)
  const before = await game.boundingBox()
  // The days are one below the other, in their order.
  const days = page
    .getByRole('region', { name: 'Latest results' })
    .getByRole('heading', { level: 3 })
  const boxes = await Promise.all((await days.all()).map((day) => day.boundingBox()))
  expect(boxes.length).toBeGreaterThan(1)
  expect(new Set(boxes.map((box) => box!.x)).size).toBe(1)
  expect(boxes.map((box) => box!.y)).toEqual(boxes.map((box) => box!.y).toSorted((x, y) => x - y))
  await day.send({ us: [43, 14] })
  await expect(game).toContainText('57')
  expect(await game.boundingBox()).toEqual(before)
  await expect(game.getByRole('link', { name: /^Game center/ })).toBeVisible()
  await game.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/game-center/${day.gameId}$`))
})

test('loads logos beside names in the width in which they are shown [MD-01]', async ({
  server,
  page,
}) => {
  await page.goto(`${server.url}/board`)
  const logos = page.getByRole('main').locator('img[src$="/160.webp"]:visible')
  await logos.first().scrollIntoViewIfNeeded()
  const widths = () =>
    logos.evaluateAll((images: HTMLImageElement[]) =>
      images.flatMap(({ currentSrc, naturalWidth }) =>
        naturalWidth > 0 ? [currentSrc.split('/').at(-1)] : [],
      ),
    )
  // The department's own is there already, for the header, and may be larger.
  await expect.poll(widths).toContain('80.webp')
})

test('has one line for each team of the conference on a phone [GM-03]', async ({
  server,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { url } = await server.add({
    'schedules/football/2026.csv': '+today,2026-11-21,11:00 a.m.,Ashford,H,,Terrier Field,R,,,,,\n',
    'conference-results/football/2026.csv': [
      'date,time,away,away_score,home,home_score,note',
      '2026-11-21,1 p.m.,Tamarack Valley,24,Bluewater State,27,OT',
      '2026-11-21,8 p.m.,Brennock State,,Tamarack Valley,,',
      '',
    ].join('\n'),
  })
  await page.goto(`${url}/board`)
  const cards = page.locator('main li[data-game]')
  await expect(cards.first()).toBeVisible()
  const games = await cards.evaluateAll((elements) =>
    elements.map((card) => {
      const parts = [...card.querySelectorAll('p')]
      const boxes = parts.map((part) => part.getBoundingClientRect())
      return { lines: boxes.map(({ height }) => Math.round(height)), tops: boxes.map(({ y }) => y) }
    }),
  )
  expect(games).toHaveLength(2)
  for (const { lines, tops } of games) {
    expect(lines[0]).toBeLessThan(30)
    expect(lines[1]).toBe(lines[0])
    // The state is beside the first team.
    expect(tops[2]).toBe(tops[0])
  }
})

test('leads from the days at the top of a phone to their games, and back [GM-03]', async ({
  server,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto(`${server.url}/board`)
  const days = page.getByRole('navigation', { name: 'Days' })
  const bottom = async () => {
    const { y, height } = (await days.boundingBox())!
    return y + height
  }
  const topOf = async (place: Locator) => (await place.boundingBox())!.y - (await bottom())
  const first = page
    .getByRole('region', { name: 'Latest results' })
    .getByRole('heading', { level: 3 })
    .nth(1)
  const id = await first.getAttribute('id')
  await days.locator(`a[href="#${id}"]`).click()
  await expect.poll(() => topOf(first)).toBeGreaterThanOrEqual(0)
  expect(await topOf(first)).toBeLessThan(60)
  // The strip stays at the top.
  expect((await days.boundingBox())!.y).toBeLessThan(2)
  await days.getByRole('link', { name: 'Today' }).click()
  await expect.poll(() => topOf(page.locator('#today'))).toBeGreaterThanOrEqual(0)
  await page.goBack()
  await expect.poll(() => topOf(first)).toBeGreaterThanOrEqual(0)
  expect(await topOf(first)).toBeLessThan(60)
})

test('shows a live game in a low band on a wide home page, each team once [RT-01]', async ({
  server,
  page,
}) => {
  const day = await addGameDay(server)
  await day.send({ us: [43] })
  await page.setViewportSize(wide)
  await page.goto(day.url)
  const band = page.getByRole('region', { name: 'On now' })
  await expect(band).toContainText('43')
  expect((await band.boundingBox())!.height).toBeLessThan(240)
  await expect(band.getByText('Calder Tech').filter({ visible: true })).toHaveCount(1)
})
