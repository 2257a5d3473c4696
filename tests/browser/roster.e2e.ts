import { expect, type Locator, type Page } from '@playwright/test'
import { hydrated, test, type Department } from '../support/browser.ts'

const positions = ['OL', 'WR/KR', 'LB', '']
const squad = Array.from(
  { length: 40 },
  (_, i) => `${i + 20},Extra${i},Player,${positions[i % 4]},Fr.,,,,,,,extra-${i},,\n`,
)
let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add({ 'rosters/football/2026.csv': `+${squad.join('')}` })
})

test('keeps filter, order and view of a roster through a bio [RT-02] [RT-04]', async ({
  page,
  complaints,
}) => {
  await page.goto(`${site.url}/sports/football/roster`)
  const heading = page.getByRole('heading', { level: 1 })
  const players = page.getByRole('region', { name: 'Players' })
  const view = page.getByRole('navigation', { name: 'View' })
  await hydrated(view.getByRole('link', { name: 'List' }))
  // A property that a new document would not have.
  await page.evaluate(() => Object.assign(globalThis, { same: true }))
  await view.getByRole('link', { name: 'List' }).click()
  // The address changes before the links do.
  await expect(view.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true')
  await expect(players.getByRole('listitem').getByRole('heading')).toHaveCount(42)
  await players.getByRole('navigation', { name: 'Position' }).locator('summary').click()
  await players.getByRole('link', { name: 'WR (11)' }).click()
  await expect(page).toHaveURL(/\?view=list&position=wr$/)
  await view.getByRole('link', { name: 'Table' }).click()
  await expect(players.locator('tbody tr')).toHaveCount(11)
  await players.getByRole('columnheader', { name: 'Name' }).getByRole('link').click()
  await expect(page).toHaveURL(/\?view=table&sort=name&position=wr$/)
  await expect(players.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(players.locator('tbody tr').last()).toContainText('Lee Ramos')

  await players.getByRole('link', { name: 'Lee Ramos' }).click()
  await expect(heading).toHaveText(/Lee Ramos/)
  await page.getByRole('link', { name: /^Next player/ }).click()
  await expect(heading).toHaveText(/Sam Okafor/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\?view=table&sort=name&position=wr$/)
  await expect(players.locator('tbody tr')).toHaveCount(11)

  await page.getByRole('link', { name: 'View all coaches' }).click()
  await page.locator('#main').getByRole('link', { name: 'Dana Whitlock' }).click()
  await expect(heading).toHaveText('Dana Whitlock')
  await page.getByRole('link', { name: 'All coaching records' }).click()
  await expect(page.getByRole('row', { name: /H\. Brandt/ })).toContainText('15')
  expect(await page.evaluate(() => 'same' in globalThis)).toBe(true)
  expect(complaints).toEqual([])
})

test('keeps the filters of a long roster in view on a phone [RT-02]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.url}/sports/football/roster`)
  const players = page.getByRole('region', { name: 'Players' })
  const rows = players.getByRole('listitem').filter({ has: page.getByRole('heading') })
  expect((await rows.first().boundingBox())!.y).toBeLessThan(440)
  const sorts = players.getByRole('navigation', { name: 'Sort by' })
  await expect(sorts.locator('summary')).toHaveText('By number')
  const field = page.getByRole('searchbox', { name: 'Find a player' })
  await hydrated(field)
  await rows.last().scrollIntoViewIfNeeded()
  await expect(field).toBeInViewport()
  await expect(players.getByRole('navigation', { name: 'Position' })).toBeInViewport()
  await expect(sorts).not.toBeInViewport()
  await field.fill('okaf')
  await expect(rows).toHaveText(/Sam Okafor/)
  await expect(rows).toBeInViewport({ ratio: 1 })
  await expect(field).toBeInViewport()
})

test('lists a long roster in two lines a player on a phone, and finds a player [RT-02]', async ({
  page,
  browser,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.url}/sports/football/roster`)
  const players = page.getByRole('region', { name: 'Players' })
  const rows = players.getByRole('listitem').filter({ has: page.getByRole('heading') })
  await expect(rows).toHaveCount(42)
  const row = rows.filter({ hasText: 'Sam Okafor' })
  await expect(row).toContainText(/Sam Okafor.*QB · Jr\. · Captain.*205 lbs.*Dubuque, Iowa/s)
  const boxOf = async (part: Locator) => (await part.boundingBox())!
  const { height, y } = await boxOf(row)
  expect(height).toBeLessThanOrEqual(72)
  expect(height).toBeGreaterThanOrEqual(60)
  const portrait = await boxOf(row.locator('[data-ratio]'))
  const name = await boxOf(row.getByRole('heading'))
  const size = await boxOf(row.getByText('205 lbs'))
  expect(portrait.x + portrait.width).toBeLessThanOrEqual(name.x)
  expect(name.y + name.height / 2).toBeLessThan(size.y)
  expect(size.y + size.height).toBeLessThanOrEqual(y + height)
  // The cards are drawn as a list: one segment for both.
  const view = page.getByRole('navigation', { name: 'View' })
  for (const address of ['', '?view=list']) {
    await page.goto(`${site.url}/sports/football/roster${address}`)
    await expect(view.getByRole('link')).toHaveText([/List/, 'Table'])
    await expect(view.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true')
  }
  await page.setViewportSize({ width: 800, height: 844 })
  const inCards = view.getByRole('link', { name: 'Cards' })
  await inCards.click()
  await expect(inCards).toHaveAttribute('aria-current', 'true')
  const tops = await rows.evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().top),
  )
  expect(tops.filter((top) => top === tops[0]).length).toBeGreaterThan(2)
  // A card has a line for the size and one for the hometown.
  const weight = await boxOf(row.getByText('205 lbs'))
  expect((await boxOf(row.getByText('Dubuque, Iowa'))).y).toBeGreaterThan(weight.y)
  await page.setViewportSize({ width: 390, height: 844 })
  // Print is beside the season, not in a line of its own.
  const print = (await page.getByRole('link', { name: 'Print' }).boundingBox())!
  const follow = (await page
    .locator('#main')
    .getByRole('button', { name: 'Follow' })
    .boundingBox())!
  expect(print.y + print.height).toBeGreaterThan(follow.y)
  expect(print.y).toBeLessThan(follow.y + follow.height)

  const field = page.getByRole('searchbox', { name: 'Find a player' })
  await field.fill('okaf')
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('1 player', { exact: true })).toBeAttached()
  await field.fill('zzz')
  await expect(players).toContainText('No players match “zzz”.')
  await field.fill('59')
  await expect(rows).toHaveText(/Extra39 Player/)
  expect(complaints).toEqual([])

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(`${site.url}/sports/football/roster`)
  await expect(plain.getByRole('heading', { name: 'Sam Okafor' })).toBeVisible()
  await expect(plain.getByRole('searchbox', { name: 'Find a player' })).toBeHidden()
  await plain.close()
})

/** The sheets of the page in print, US Letter. */
const sheetsOf = async (page: Page) =>
  (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g)!.length

test('prints a roster as rows without pictures, and a box score without plays [RT-02] [RT-06]', async ({
  page,
}) => {
  for (const view of ['', '?view=list', '?view=table']) {
    await page.goto(`${site.url}/sports/football/roster${view}`)
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2)
  }
  await page.goto(`${site.url}/sports/football/roster`)
  await page.emulateMedia({ media: 'print' })
  const row = page.getByRole('listitem').filter({ hasText: 'Sam Okafor' })
  for (const picture of await row.locator('img, svg').all()) await expect(picture).toBeHidden()
  await expect(row).toContainText(/12.*Sam Okafor.*QB · Jr\..*6-2, 205 lbs.*Dubuque, Iowa/s)
  expect((await row.boundingBox())!.height).toBeLessThan(30)

  await page.goto(`${site.url}/sports/football/stats/2026/ashford/boxscore/2`)
  expect(await sheetsOf(page)).toBeLessThanOrEqual(3)
})

test('outlines a number beside the name, and not beside a portrait [RT-04]', async ({
  server,
  page,
}) => {
  const one = await server.add({
    'rosters/football/2026.csv':
      'jersey,first_name,last_name,picture\n88,Maximiliana,Featherstonehaugh,pictures/field.svg\n',
  })
  await page.goto(`${one.url}/sports/football/roster`)
  const name = page.getByRole('link', { name: 'Maximiliana Featherstonehaugh' })
  const portrait = one.url + (await name.getAttribute('href'))!
  await page.goto(`${site.url}/sports/football/roster/sam-okafor/2`)
  const number = page.locator('#main header svg text')
  for (const width of [390, 800, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const outline = (await number.boundingBox())!
    const words = (await page.locator('#main h1').boundingBox())!
    const apart =
      outline.y + outline.height <= words.y ||
      outline.x >= words.x + words.width ||
      outline.x + outline.width <= words.x
    expect(apart, `at ${width} px`).toBe(true)
  }
  await page.goto(portrait)
  await expect(page.locator('#main header img')).toHaveCount(1)
  await expect(number).toHaveCount(0)
})
