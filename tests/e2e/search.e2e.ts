import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { askHost } from '../support/ask-host.ts'
import { test, underWorker } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
test.beforeAll(async () => {
  // More than a page of results.
  const archived = Array.from({ length: 30 }, (_, i) => `Football of ${1950 + i},${1950 + i}-11-01,https://old.testham.example/${1950 + i}/football,football\n`)
  server = await startServer(departmentWith({ 'archives.csv': `+${archived.join('')}`, 'site.yaml': '+takeovers: false\n', 'splashes.yaml': '[]', 'takeovers.yaml': '[]' }))
})
test.afterAll(() => server?.stop())
test.afterEach(({ complaints }) => expect(complaints).toEqual([]))

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first()
const sheet = (page: Page) => page.locator('#search-popout')
const fieldOf = (page: Page, label: string) => page.getByRole('search', { name: label }).getByRole('combobox', { name: 'Search' })
const submitOf = (page: Page, label: string) => page.getByRole('search', { name: label }).getByRole('button', { name: 'Search' })
const search = (page: Page) => new URL(page.url()).search

async function opened(page: Page) {
  await page.setViewportSize(desktop)
  await page.goto(server.url)
  await expect(fieldOf(page, 'The whole site')).toBeHidden()
  await opener(page).click()
  await expect(fieldOf(page, 'The whole site')).toBeFocused()
  return fieldOf(page, 'The whole site')
}

async function accessible(page: Page, name: string) {
  const violations = await violationsOf(page)
  expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`)).toEqual([])
  expect([name, await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)]).toEqual([name, 0])
}

test('[SH-06] the sheet of the header: the focus is in the field, nothing is sent while it is empty, Escape and the close button give the focus back', async ({ page }) => {
  const field = await opened(page)
  await expect(submitOf(page, 'The whole site')).toBeDisabled()
  await page.keyboard.press('Enter')
  expect(search(page)).toBe('')
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.type(' ')
  await expect(submitOf(page, 'The whole site')).toBeEnabled()
  await page.keyboard.press('Backspace')
  await expect(submitOf(page, 'The whole site')).toBeDisabled()
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await expect(sheet(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('[SH-06] Enter goes to the results, the sheet closes and is clear; back brings what was there before', async ({ page }) => {
  const field = await opened(page)
  await field.fill('zz')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=zz$/)
  await expect(page).toHaveTitle(/^Search: zz /)
  await expect(sheet(page)).toBeHidden()
  await expect(page.getByText('came back empty-handed')).toBeVisible()
  await opener(page).click()
  await expect(field).toHaveValue('')
  await field.fill('okafor')
  await submitOf(page, 'The whole site').click()
  await expect(page.getByRole('heading', { name: /results? for “okafor”/ })).toBeVisible()
  await expect(fieldOf(page, 'This page')).toHaveValue('okafor')
  await expect(sheet(page)).toBeHidden()
  await page.goBack()
  await expect(page.getByText('came back empty-handed')).toBeVisible()
  await expect(fieldOf(page, 'This page')).toHaveValue('zz')
  await page.goForward()
  await expect(page.getByRole('heading', { name: /results? for “okafor”/ })).toBeVisible()
})

for (const text of ['  two spaces', ' ', 'a&b=c', '50% #1?', 'Peña 🏈 أهلا', '+1', "O'Rourke", '<script>alert(1)</script>', 'x'.repeat(300)]) {
  test(`[SH-06] is put into the address as typed: “${text.slice(0, 30)}”`, async ({ page }) => {
    const field = await opened(page)
    await field.fill(text)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search\?q=/)
    expect(search(page)).toBe(new URL(`/search?q=${encodeURIComponent(text)}`, server.url).search)
    // Of endless words the page shows as much as it looks at.
    await expect(fieldOf(page, 'This page')).toHaveValue(text.slice(0, 200))
    await page.reload()
    await expect(fieldOf(page, 'This page')).toHaveValue(text.slice(0, 200))
    await accessibleWidth(page)
  })
}
const accessibleWidth = async (page: Page) => expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)

test('[SH-06] [RT-14] by the keyboard alone: a suggestion is chosen; Enter without one sends what was typed, and the results lead to a player', async ({ page }) => {
  const field = await opened(page)
  await page.keyboard.type('oka')
  const options = sheet(page).getByRole('option')
  await expect(options.first()).toBeVisible()
  await expect(sheet(page).getByRole('status')).toHaveText(/^\d+ suggestions?, /)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!)
  await page.keyboard.press('ArrowUp')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/roster\/[\w-]*okafor[\w-]*\/\d+$/)
  await expect(sheet(page)).toBeHidden()

  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.keyboard.type('oka')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=oka$/)
  await expect(page.locator('#main')).toBeFocused()
  const player = page.locator('#main').getByRole('heading', { level: 3 }).getByRole('link', { name: /Okafor/ }).first()
  for (let i = 0; i < 40 && !(await player.evaluate((one) => one === document.activeElement)); i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/roster\/[\w-]*okafor[\w-]*\/\d+$/)
})

test('[RT-14] what is suggested follows what was typed last, and a search that fails says so, and can be asked again', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/api/v2/Search/suggest*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q')!)
    await route.continue().catch(() => {})
  })
  const field = await opened(page)
  await page.keyboard.type('f')
  await page.keyboard.type('ootball', { delay: 5 })
  await expect(sheet(page).getByRole('option').first()).toBeVisible()
  // Not at each letter; on a slow machine there may be a pause between two.
  await expect.poll(() => asked.at(-1)).toBe('football')
  expect(asked.length).toBeLessThan(4)
  await page.route('**/api/v2/Search?*', (route) => route.abort())
  await field.fill('okafor')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The search could not be reached')).toBeVisible({ timeout: 15_000 })
  await expect(page).toHaveTitle(/^Search: okafor /)
  await page.unroute('**/api/v2/Search?*')
  // The page may ask again by itself in the very moment.
  const [again, found] = [page.getByRole('link', { name: 'Try again' }), page.getByRole('heading', { name: /for “okafor”/ })]
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 2000 })
    await expect(found).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('[SH-06] between a phone and an extra-large desktop a link leads to the page', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.goto(server.url)
  await expect(opener(page)).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
  await expect(page.getByRole('heading', { name: 'Popular places' })).toBeVisible()
  await expect(submitOf(page, 'This page')).toBeDisabled()
})

test('[SH-06] the box at the foot of the mobile menu', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Menu' }).first().click()
  const field = fieldOf(page, 'Menu')
  await field.focus()
  await expect(submitOf(page, 'Menu')).toBeDisabled()
  await page.keyboard.type('oka')
  await expect(page.getByRole('option').first()).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=oka$/)
  await expect(field).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).first().click()
  await expect(field).toHaveValue('')
  await field.focus()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
})

test('[RT-14] kinds with their number, pages of results, a word that was meant, each an address', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto(`${server.url}/search?q=football`)
  const said = page.locator('[data-announcer="search"]')
  await expect(said).toHaveText(/^\d+ results for football$/)
  const kinds = page.getByRole('navigation', { name: 'Kinds of results' })
  await expect(kinds.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Next results' }).click()
  await expect(page).toHaveURL(/\/search\?q=football&page=2$/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await expect(said).toHaveText(/, page 2$/)
  await kinds.getByRole('link', { name: /^Games/ }).click()
  await expect(page).toHaveURL(/\/search\?q=football&kind=game$/)
  await expect(page.getByRole('heading', { name: /results? in Games for “football”/ })).toBeVisible()
  await page.goto(`${server.url}/search?q=football&page=99`)
  await page.getByRole('link', { name: 'Back to the first page' }).click()
  await expect(page).toHaveURL(/\/search\?q=football$/)
  await page.goto(`${server.url}/search?q=footbaal`)
  await expect(page.getByText('Nothing has the words “footbaal”. Showing results for football instead.')).toBeVisible()
})

test('[RT-14] complete before any script, and every link of the results leads to a page that is there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: desktop })
  const page = await context.newPage()
  await page.goto(server.url)
  await page.locator('[popovertarget="search-popout"]').first().click()
  await sheet(page).getByLabel('Search', { exact: true }).fill(' okafor & co')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=\+okafor\+%26\+co$/)
  await page.goto(`${server.url}/search?q=okafor`)
  await expect(page.locator('#main').getByRole('link', { name: /Okafor/ }).first()).toBeVisible()
  await context.close()

  const broken: string[] = []
  for (const words of ['football', 'okafor', '2026', 'season']) {
    const { text } = await askHost(server.port, `/search?q=${words}`, 'localhost')
    const found = text.slice(text.indexOf('<main'), text.indexOf('</main'))
    for (const [, href] of found.matchAll(/<a\s[^>]*href="(\/[^"#]*)/g)) {
      const { status } = await askHost(server.port, href!.replaceAll('&amp;', '&'), 'localhost')
      if (status >= 400) broken.push(`${status} ${href}`)
    }
  }
  expect(broken).toEqual([])
})

test('[RT-14] whatever is asked for is text, in the page and in its title', async ({ page }) => {
  const words = '<script>document.title="owned"</script><img src=x onerror=document.title="owned">\u202e'
  await page.goto(`${server.url}/search?q=${encodeURIComponent(words)}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/^Search: <script>document/)
  expect(await page.locator('#main img, #main script').count()).toBe(0)
})

test('[RT-14] the worker keeps no search: without the network it says that it cannot be asked', async ({ page, context }) => {
  await page.goto(`${server.url}/search?q=okafor`)
  await underWorker(page)
  await page.reload()
  await page.goto(`${server.url}/search`)
  const kept = await page.evaluate(async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat().filter((url) => /search/i.test(new URL(url).pathname) && !url.includes('/assets/')))
  expect(kept).toEqual([])
  await context.setOffline(true)
  await page.goto(`${server.url}/search?q=okafor`)
  await expect(page.getByText('The search could not be reached')).toBeVisible()
  await expect(fieldOf(page, 'This page')).toHaveValue('okafor')
  await context.setOffline(false)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[SH-06] [RT-14] no violation of accessibility: sheet, suggestions, menu, results, nothing, no words, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.emulateMedia({ colorScheme })
    const field = await opened(page)
    await accessible(page, 'sheet')
    await field.fill('oka')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await accessible(page, 'suggestions')
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      for (const query of ['?q=football', '?q=footbaal', `?q=${'x'.repeat(200)}`, '']) {
        await page.goto(`${server.url}/search${query}`)
        await accessible(page, `${query} at ${size.width}`)
      }
    }
    await fieldOf(page, 'This page').fill('foo')
    await expect(page.getByRole('option').first()).toBeVisible()
    await accessible(page, 'suggestions of the page')
  })
}
