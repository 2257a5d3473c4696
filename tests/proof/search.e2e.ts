import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { hydrated, test, workerReady, type Department } from '../support/browser.ts'

let site: Department
test.beforeAll(async ({ server }) => {
  // More than one page of results.
  const archived = Array.from(
    { length: 30 },
    (_, i) =>
      `Football of ${1950 + i},${1950 + i}-11-01,https://old.testham.example/${1950 + i}/football,football\n`,
  )
  site = await server.add({
    'archives.csv': `+${archived.join('')}`,
    'splashes.yaml': '[]',
    'takeovers.yaml': '[]',
  })
})
test.afterEach(({ complaints }) => expect(complaints).toEqual([]))

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first()
const sheet = (page: Page) => page.locator('#search-popout')
const fieldOf = (page: Page, label: string) =>
  page.getByRole('search', { name: label }).getByRole('combobox', { name: 'Search' })
const submitOf = (page: Page, label: string) =>
  page.getByRole('search', { name: label }).getByRole('button', { name: 'Search' })

async function opened(page: Page) {
  await page.setViewportSize(desktop)
  await page.goto(site.url)
  await expect(fieldOf(page, 'Entire site')).toBeHidden()
  await opener(page).click()
  await expect(fieldOf(page, 'Entire site')).toBeFocused()
  return fieldOf(page, 'Entire site')
}

async function accessible(page: Page, name: string) {
  const violations = await violationsOf(page)
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${name}: ${id} ` +
        `${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`,
    ),
  ).toEqual([])
  expect([
    name,
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ]).toEqual([name, 0])
}

test('closes the header search by its button and returns the focus [SH-06]', async ({ page }) => {
  await opened(page)
  await page.keyboard.type(' ')
  await expect(submitOf(page, 'Entire site')).toBeEnabled()
  await page.keyboard.press('Backspace')
  await expect(submitOf(page, 'Entire site')).toBeDisabled()
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await expect(sheet(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

for (const text of [' ', 'Peña 🏈 أهلا', '+1', "O'Rourke", 'x'.repeat(300)]) {
  test(`puts “${text.slice(0, 30)}” into the address as typed [SH-06]`, async ({ page }) => {
    const field = await opened(page)
    await field.fill(text)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search\?q=/)
    expect(new URL(page.url()).search).toBe(
      new URL(`/search?q=${encodeURIComponent(text)}`, site.url).search,
    )
    await expect(fieldOf(page, 'This page')).toHaveValue(text.slice(0, 200))
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0)
  })
}

test('requests suggestions after a pause, not at each letter [RT-14]', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/api/v2/Search/suggest*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q')!)
    await route.continue().catch(() => {})
  })
  await opened(page)
  await page.keyboard.type('football', { delay: 5 })
  await expect(sheet(page).getByRole('option').first()).toBeVisible()
  await expect.poll(() => asked.at(-1)).toBe('football')
  // A slow machine may pause between two letters.
  expect(asked.length).toBeLessThan(4)
})

test('links the search page between phone and large desktop widths [SH-06]', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.goto(site.url)
  await expect(opener(page)).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
  await expect(submitOf(page, 'This page')).toBeDisabled()
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('saves no search, and says offline that it is unavailable [RT-14]', async ({
    page,
    context,
  }) => {
    await page.goto(site.url)
    await workerReady(page)
    // The names of the sports come with a stored page.
    await page.reload()
    await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/')))).toBe(true)
    await page.goto(`${site.url}/search?q=okafor`)
    // Who searches has touched the page, which loads its screen.
    await hydrated(page.locator('#main'))
    await page.goto(`${site.url}/search`)
    const kept = await page.evaluate(async () => {
      const inEach = (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      )
      return (await Promise.all(inEach)).flat()
    })
    expect(kept.length).toBeGreaterThan(0)
    expect(
      kept.filter((url) => /search/i.test(new URL(url).pathname) && !url.includes('/assets/')),
    ).toEqual([])
    await context.setOffline(true)
    await page.goto(`${site.url}/search?q=okafor`)
    await expect(
      page.getByText(
        'Search is not available right now. You may be offline. Pages you have visited still open.',
      ),
    ).toBeVisible()
    await expect(fieldOf(page, 'This page')).toHaveValue('okafor')
    await context.setOffline(false)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no axe violation in search, ${colorScheme} [SH-06] [RT-14]`, async ({ page }) => {
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
        await page.goto(`${site.url}/search${query}`)
        await accessible(page, `${query} at ${size.width}`)
      }
    }
    await fieldOf(page, 'This page').fill('foo')
    await expect(page.getByRole('option').first()).toBeVisible()
    await accessible(page, 'suggestions of the page')
  })
}
