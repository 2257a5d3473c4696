import { expect } from '@playwright/test'
import { hydrated, test, type Department } from '../support/browser.ts'

const heads =
  'ref,date,time,opponent,home_away,location,type,tournament,result,' + 'team_score,opponent_score'
let site: Department
/** With long names of an opponent and a place. */
let long: Department
test.beforeAll(async ({ server }) => {
  site = await server.add({
    'schedules/womens-soccer/2026.csv': `${heads}
ws-1,2026-09-04,7 p.m.,Ashford,H,"Testham, Iowa",R,,W,3,1
w2,2026-09-06,1 p.m.,Calder Tech,A,"Calder, Minn.",R,Harvest Cup,L,0,2
w3,2026-11-28,,Prairie State,H,"Testham, Iowa",R,,,,\n`,
    'seasons.yaml': '- {sportId: womens-soccer, defaultView: cards, scoreDisplay: result}\n',
  })
  long = await server.add({
    'schedules/football/2026.csv':
      '+l1,2026-11-14,2 p.m.,Calder Tech,H,"Testham, Iowa",Founders Field at Reed Stadium,R,y,,,,,,W,28,17,,,,\n',
  })
})

test('filters a schedule, changes its view and opens an opponent [RT-05] [RT-06]', async ({
  page,
  complaints,
}) => {
  await page.goto(`${site.url}/sports/womens-soccer/schedule`)
  const main = page.locator('#main')
  const view = page.getByRole('navigation', { name: 'View' })
  await expect(view.getByRole('link', { name: 'Cards' })).toHaveAttribute('aria-current', 'true')
  await hydrated(view.getByRole('link', { name: 'List' }))
  await main.getByRole('link', { name: 'Away', exact: true }).click()
  await expect(page).toHaveURL(/\?where=A$/)
  await expect(main).not.toContainText('Prairie State')
  await view.getByRole('link', { name: 'List' }).click()
  await expect(page).toHaveURL(/\?where=A&view=list$/)
  await expect(main.getByRole('heading', { name: 'Harvest Cup' })).toBeVisible()
  await main.getByText('Subscribe').click()
  await expect(main.getByRole('link', { name: 'Add to your calendar app' })).toHaveAttribute(
    'href',
    /^webcal:\/\/team-\d+\.localhost:\d+\/.*type=ICS&sportId=2$/,
  )
  await main.getByRole('link', { name: 'Calder Tech', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Women's Soccer vs Calder Tech")
  await main.getByRole('link', { name: '2026' }).click()
  await expect(page).toHaveURL(/\/sports\/womens-soccer\/results\/2026$/)
  const kinds = main.getByRole('navigation', { name: 'Which results' })
  await kinds.getByRole('link', { name: 'Away' }).click()
  await expect(main.locator('table').first().locator('tbody tr')).toHaveText([
    /at Calder Tech.*0–2/s,
  ])
  // Choices on a page add no entry to the history.
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\?where=A&view=list$/)
  await expect(main).not.toContainText('Prairie State')
  expect(complaints).toEqual([])
})

test('folds earlier games except on a desktop, and prints them all [RT-05]', async ({
  page,
  server,
}) => {
  const games = Array.from({ length: 6 }, (_, i) =>
    [`ws-${i + 1}`, `2026-09-0${i + 1}`, '7 p.m.', `School ${i}`, 'H', '"Testham, Iowa"', 'R', '']
      .concat(['W', '3', '1'])
      .join(),
  )
  const { url } = await server.add({
    'schedules/womens-soccer/2026.csv': `${heads}\n${games.join('\n')}
ws-next,2099-11-28,,Prairie State,H,"Testham, Iowa",R,,,,\n`,
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${url}/sports/womens-soccer/schedule`)
  const main = page.locator('#main')
  const game = (school: string) => main.locator('[data-kind]', { hasText: school }).first()
  const earlier = game('School 0')
  const names = main.getByRole('heading', { name: 'September 2026' })
  // A desktop has room for a short season, whose month is named once.
  await expect(earlier).toBeVisible()
  await expect(main.getByText('4 earlier matches')).toBeHidden()
  await expect(names).toHaveCount(1)
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(game('School 4')).toBeVisible()
  await expect(earlier).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  expect((await earlier.boundingBox())?.height).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'screen' })
  await main.getByText('4 earlier matches').click()
  await expect(earlier).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('shows the next game on the first screen, the note after the games [RT-05]', async ({
    page,
  }) => {
    await page.goto(`${long.url}/sports/football/schedule`)
    const row = page
      .locator('#main li')
      .filter({ has: page.locator('time') })
      .first()
    const tabs = page.getByRole('navigation', { name: 'Shortcuts' })
    const end = async (place: typeof row) => {
      const { y, height } = (await place.boundingBox())!
      return y + height
    }
    const { y: covered } = (await tabs.boundingBox()) ?? { y: 844 }
    expect(await end(row)).toBeLessThan(covered)
    const note = page.getByText('Gates open 90 minutes before kick-off.')
    const last = page
      .locator('#main li')
      .filter({ has: page.locator('time') })
      .last()
    expect((await note.boundingBox())!.y).toBeGreaterThanOrEqual(await end(last))
    const where = page.getByRole('navigation', { name: 'Where' })
    const view = page.getByRole('navigation', { name: 'View' })
    expect((await where.boundingBox())!.y).toBe((await view.boundingBox())!.y)
  })

  test('gives the opponent the width of a row, and the place a line of its own [RT-05]', async ({
    page,
  }) => {
    await page.goto(`${long.url}/sports/football/schedule`)
    const row = page.locator('#main li').filter({ hasText: 'Founders Field' }).first()
    const linesOf = (text: typeof row) =>
      text.evaluate((element) =>
        Math.round(
          element.getBoundingClientRect().height /
            Number.parseFloat(getComputedStyle(element).lineHeight),
        ),
      )
    const name = row.locator('p').first()
    const place = row.getByText('Founders Field at Reed Stadium', { exact: true })
    await expect(name).toHaveText(/^vs\sCalder Tech/)
    expect([await linesOf(name), await linesOf(place)]).toEqual([1, 1])
    expect((await place.boundingBox())!.y).toBeGreaterThan((await name.boundingBox())!.y)
    expect(await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    )
  })
})

test('prints the text of a schedule once, 1500 ms after it opened [RT-03]', async ({
  page,
  complaints,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      printed: 0,
      print: () => {
        ;(globalThis as unknown as { printed: number }).printed++
      },
    })
  })
  await page.goto(`${site.url}/sports/womens-soccer/schedule`)
  await hydrated(page.locator('#main').getByRole('link', { name: 'Text version' }))
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('link', { name: 'Text version' }).click()
  await expect(page.locator('#main')).toContainText(/at Calder Tech +L 0–2 +Calder, Minn\./)
  await expect(page.getByRole('banner')).toHaveCount(0)
  const printed = () => page.evaluate(() => (globalThis as unknown as { printed: number }).printed)
  await page.clock.runFor(1400)
  expect(await printed()).toBe(0)
  await page.clock.runFor(3000)
  expect(await printed()).toBe(1)
  await page.clock.resume()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Back to the schedule' }).click()
  await expect(page).toHaveURL(/\/sports\/womens-soccer\/schedule\/2026$/)
  await expect(page.getByRole('banner')).toBeVisible()
  expect(complaints).toEqual([])
})
