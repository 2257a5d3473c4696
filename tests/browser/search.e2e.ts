import { expect, type Page } from '@playwright/test'
import { hydrated, test, type Department } from '../support/browser.ts'

const archived = Array.from(
  { length: 30 },
  (_, i) =>
    `Football of ${1950 + i},${1950 + i}-11-01,https://old.testham.example/${1950 + i},football\n`,
)
let site: Department
test.beforeAll(async ({ server }) => {
  // More than one page of results.
  const files = {
    'archives.csv': `+${archived.join('')}`,
    'splashes.yaml': '[]',
    'takeovers.yaml': '[]',
  }
  site = await server.add(files)
})
test.use({ viewport: { width: 1440, height: 900 } })

const banner = (page: Page) => page.getByRole('banner')
const opener = (page: Page) =>
  banner(page).getByRole('button', { name: 'Search', exact: true }).first()
const sheet = (page: Page) => page.locator('#search-popout')
const options = (page: Page) => page.getByRole('option')
const form = (page: Page, label: string) => page.getByRole('search', { name: label })
const fieldOf = (page: Page, label: string) =>
  form(page, label).getByRole('combobox', { name: 'Search' })
const query = (page: Page) => new URL(page.url()).search

async function openSheet(page: Page) {
  await page.goto(site.url)
  await hydrated(opener(page))
  await opener(page).click()
  const field = fieldOf(page, 'Entire site')
  await expect(field).toBeFocused()
  return field
}

test('opens a player by keyboard from the search in the header [SH-06] [RT-14]', async ({
  page,
  complaints,
}) => {
  const field = await openSheet(page)
  await form(page, 'Entire site').getByRole('button').click()
  await expect(page).not.toHaveURL(/q=/)
  await page.keyboard.press('Enter')
  expect(query(page)).toBe('')
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.type('oka')
  await expect(options(page).first()).toBeVisible()
  await expect(sheet(page).getByRole('status')).toHaveText(/^\d+ suggestions?, /)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  const chosen = (await options(page).first().getAttribute('id'))!
  await expect(field).toHaveAttribute('aria-activedescendant', chosen)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/roster\/[\w-]*okafor[\w-]*\/\d+$/)
  await expect(sheet(page)).toBeHidden()
  // The address changes before the page does, which takes the focus once it is there.
  await expect(page.locator('#main')).toBeFocused()

  // Without a selected suggestion Enter sends the typed text.
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.keyboard.type('zzqx')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=zzqx$/)
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.getByText('No results for')).toBeVisible()
  const own = fieldOf(page, 'This page')
  await own.fill('okafor')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /results? for “okafor”/ })).toBeVisible()
  await page.goBack()
  await expect(own).toHaveValue('zzqx')
  await expect(page.getByText('No results for')).toBeVisible()
  await page.goForward()
  await expect(own).toHaveValue('okafor')
  const player = page
    .locator('#main h3')
    .getByRole('link', { name: /Okafor/ })
    .first()
  await player.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/okafor/)
  expect(complaints).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('is ready for typing after one tap on its tab [SH-03] [RT-14]', async ({
    page,
    complaints,
  }) => {
    await page.goto(`${site.url}/search`)
    const field = fieldOf(page, 'This page')
    await hydrated(form(page, 'This page').locator('input'))
    await expect(page.locator('body')).toBeFocused()

    await page.goto(`${site.url}/board`)
    const tab = page.locator('[data-tab-bar]').getByRole('link', { name: 'Search' })
    await hydrated(tab)
    // At the tap itself, when an iPhone opens its keyboard, there is a field.
    const atTap = page.evaluate(
      () =>
        new Promise((done) => {
          addEventListener('click', () => done(document.activeElement!.localName))
        }),
    )
    await tab.tap()
    expect(await atTap).toBe('input')
    await expect(page).toHaveURL(/\/search#find$/)
    await expect(field).toBeFocused()
    await expect(page.locator('body > input')).toHaveCount(0)
    await page.locator('#main').getByRole('heading', { level: 1 }).tap()
    await expect(field).not.toBeFocused()
    await tab.tap()
    await expect(field).toBeFocused()
    await page.keyboard.type('zzqx')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=zzqx$/)
    expect(complaints).toEqual([])
  })

  test('is ready for typing when its tab is tapped before the app is there [SH-03]', async ({
    page,
    complaints,
  }) => {
    const release = Promise.withResolvers<void>()
    await page.route(/\/assets\/(?:entry-client|react|router)-.*\.js$/, (route) =>
      release.promise.then(() => route.continue()),
    )
    await page.goto(`${site.url}/board`, { waitUntil: 'commit' })
    await page.locator('[data-tab-bar]').getByRole('link', { name: 'Search' }).tap()
    await expect(page).toHaveURL(/\/search#find$/)
    const field = page.locator('#main search input')
    await expect(field).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    release.resolve()
    await hydrated(field)
    await page.keyboard.type('oka')
    await expect(page.getByRole('listbox')).toBeVisible()
    await expect(field).toBeFocused()
    expect(complaints).toEqual([])
  })
})

test('treats hostile words as text and recovers when the search fails [SH-06] [RT-14]', async ({
  page,
  complaints,
}) => {
  const own = 'document.title="owned"'
  const hostile = `<script>${own}</script><img src=x onerror=${own}> 50% #1?&b=c`
  const field = await openSheet(page)
  await field.fill(hostile)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?q=/)
  expect(query(page)).toBe(new URL(`/search?q=${encodeURIComponent(hostile)}`, site.url).search)
  for (const again of [false, true]) {
    if (again) await page.reload()
    await hydrated(page.locator('#main'))
    await expect(fieldOf(page, 'This page')).toHaveValue(hostile)
    await expect(page).toHaveTitle(/^Search: <script>document/)
    await expect(page.locator('#main').getByText('<img src=x').first()).toBeVisible()
    expect(await page.locator('#main img, #main script').count()).toBe(0)
  }

  // Another page of results is announced and takes the focus.
  await page.goto(`${site.url}/search?q=football`)
  await hydrated(page.locator('#main'))
  const said = page.locator('[data-announcer="search"]')
  await expect(said).toHaveText(/^\d+ results for football$/)
  await page.getByRole('link', { name: 'Next results' }).click()
  await expect(page).toHaveURL(/\/search\?q=football&page=2$/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await expect(said).toHaveText(/, page 2$/)

  // On a phone the box is at the foot of the menu; here the network fails.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/api/v2/Search?*', (route) => route.abort())
  await page.getByRole('button', { name: 'Menu' }).first().click()
  const inMenu = fieldOf(page, 'Menu')
  await inMenu.focus()
  await page.keyboard.type('oka')
  await expect(options(page).first()).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=oka$/)
  await expect(inMenu).toBeHidden()
  await expect(
    page.getByText(
      'Search is not available right now. You may be offline. Pages you have visited still open.',
    ),
  ).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: /for “oka”/ })).toBeVisible()
  expect(complaints).toEqual([])
})
