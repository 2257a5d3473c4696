import { expect } from '@playwright/test'
import { hydrated, test, type Department } from '../support/browser.ts'
import { textFile } from '../support/text-file.ts'

let site: Department
test.beforeAll(async ({ server }) => {
  const heads = 'ref,date,time,opponent,home_away,location,type'
  site = await server.add(
    {
      'schedules/football/2026.csv': `${heads}
c1,2026-11-21,7 p.m.,Visitor,H,"Testham, Iowa",R\nc3,2027-01-05,,Winter,N,"Ames, Iowa",R\n`,
      'schedules/womens-soccer/2026.csv': textFile(
        `${heads}`,
        'c2,2026-11-21,8 p.m.,Host,A,"Ashford, Iowa",R',
      ),
    },
    { mayRefuse: true },
  )
})

test('changes the month of the calendar and filters by followed teams [RT-12]', async ({
  page,
  complaints,
}) => {
  await page.goto(`${site.url}/sports/football/schedule`)
  const follow = page.locator('#main').getByRole('button', { name: /^Follow/ })
  await hydrated(follow)
  await follow.click()
  await page.goto(`${site.url}/calendar`)
  const main = page.locator('#main')
  const month = main.getByRole('heading', { level: 2 })
  const today = main.locator('li[aria-current=date]')
  await expect(today.getByRole('listitem')).toHaveText([
    /vs Visitor.*7 p\.m\./s,
    /at Host.*8 p\.m\./s,
  ])
  const mine = main.getByRole('switch', { name: 'My teams only' })
  await hydrated(mine)
  await mine.click()
  await expect(today.getByRole('listitem')).toHaveText([/vs Visitor/])
  await main.getByText('Subscribe').click()
  await expect(main.getByRole('link', { name: /Calendar file/ })).toHaveAttribute(
    'href',
    /type=ICS&sportId=1$/,
  )
  await mine.click()
  await expect(today.getByRole('listitem')).toHaveCount(2)

  // A day without events is a cell of the grid, and not in the list on a phone.
  const quiet = main.getByRole('heading', { name: 'Sunday, November 22, 2026' })
  await expect(quiet).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(quiet).toBeHidden()
  await main.getByRole('link', { name: /Next month/ }).click()
  await expect(page).toHaveURL(/\/calendar\/2026-12$/)
  await expect(month).toHaveText('December 2026')
  await main.getByRole('link', { name: 'January 2027' }).click()
  await expect(main).toContainText('Winter')
  await expect(main.getByRole('link', { name: /Next month/ })).toHaveCount(0)
  await main.getByRole('navigation', { name: 'Sport', exact: true }).locator('summary').click()
  await main.getByRole('link', { name: "Women's Soccer", exact: true }).click()
  await expect(page).toHaveURL(/\/sports\/womens-soccer\/calendar\/2027-01$/)
  await expect(main).toContainText("No Women's Soccer events in January 2027.")
  await page.goBack()
  await main.getByRole('link', { name: 'Today', exact: true }).click()
  await expect(page).toHaveURL(/\/calendar$/)
  await expect(today).toBeVisible()
  expect(complaints).toEqual([])
})

for (const [browser, hasInitialTarget] of [
  ['Chromium', true],
  ['a browser without scroll-initial-target', false],
] as const)
  test(`opens the days of a phone at today in ${browser} [RT-12]`, async ({ server, page }) => {
    const games = Array.from(
      { length: 30 },
      (_, i) => `d${i},2026-11-${i + 1},7 p.m.,Visitor,H,"Testham, Iowa",R\n`,
    )
    const { url } = await server.add(
      {
        'schedules/football/2026.csv': `ref,date,time,opponent,home_away,location,type
${games.join('').replace(/-(\d),/g, '-0$1,')}`,
      },
      { mayRefuse: true },
    )
    await page.setViewportSize({ width: 390, height: 844 })
    if (!hasInitialTarget) {
      await page.addInitScript(() => {
        const supports: (name: string, value: string) => boolean = CSS.supports.bind(CSS)
        CSS.supports = (name: string, value?: string) =>
          !name.includes('scroll-initial-target') && supports(name, value ?? '')
      })
      await page.route('**/*.css', async (route) => {
        const { pathname } = new URL(route.request().url())
        const response = await route.fetch({ url: server.url + pathname })
        const body = (await response.text()).replace(/scroll-initial-target:nearest/g, '')
        await route.fulfill({ response, body })
      })
    }
    const strip = page.getByRole('navigation', { name: 'Days' })
    const scrolled = () => strip.evaluate((days) => days.scrollLeft)
    await page.goto(`${url}/calendar`)
    // Only Chromium does it without the app.
    if (!hasInitialTarget) await page.mouse.wheel(0, 1)
    await expect.poll(scrolled).toBeGreaterThan(400)
    await expect(strip.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    // The day before is in view, too, and the app leaves the strip where the visitor scrolled it.
    await expect(strip.getByRole('link', { name: '20' })).toBeInViewport({ ratio: 1 })
    await strip.evaluate((days) => days.scrollTo({ left: 30 }))
    await page.mouse.move(100, 400)
    await page.mouse.move(120, 420)
    await hydrated(strip.locator('[aria-current]'))
    expect(await scrolled()).toBe(30)
    if (hasInitialTarget) return
    await page.goto(`${url}/board`)
    const full = page.locator('#main').getByRole('link', { name: 'Full calendar' }).first()
    await hydrated(full)
    await full.click()
    await expect(page).toHaveURL(/calendar$/)
    await expect(strip.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    await expect.poll(scrolled).toBeGreaterThan(400)
  })
