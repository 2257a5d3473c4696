import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { alive, test } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
const links = ['/moved', '/sports/football/schedule/1999', '/sports/football/ROSTER/', '/news/2026/08/28/season-opens.aspx', '/team-shop', '/sports/womens-soccer/schedule', '/no/such/page', '/hidden/form/7', '/login', '/documents/compliance/handbook.pdf', '/Gameday/concurrent.aspx']
test.beforeAll(async () => {
  server = await startServer(departmentWith({
    // The department's own takeover would send a test away from where it is.
    'takeovers.yaml': '[]\n',
    'redirects.yaml': `+
- {from: /moved, to: /sports/football/roster, permanent: true}
- {guard: external-urls, from: /team-shop, to: 'https://shop.testham.example/hats'}
- {guard: schedule, from: /sports/womens-soccer/schedule, to: 'https://schedule.testham.example/'}
`,
    'navigation.yaml': `${links.map((url) => `- {title: To ${url.replaceAll(/\W/g, ' ')}, url: ${url}}`).join('\n')}\n`,
  }))
})
test.afterAll(() => server?.stop())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** A click on a link of the main menu, wherever it has room for it. */
async function clickTo(page: Page, path: string) {
  await page.evaluate(() => { document.documentElement.dataset['same'] = 'yes' })
  const link = page.locator(`a[href="${path}"]`).first()
  await alive(link)
  await link.dispatchEvent('click')
}
const sameDocument = (page: Page) => page.evaluate(() => document.documentElement.dataset['same'] === 'yes')

test.beforeEach(async ({ page }) => {
  await page.route('https://*.testham.example/**', (route) => route.fulfill({ contentType: 'text/html', body: `<h1>elsewhere ${route.request().url()}</h1>` }))
})

for (const viewport of [{ width: 390, height: 844 }, { width: 1440, height: 900 }]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    for (const [kind, path, at] of [
      ['moved', '/moved', '/sports/football/roster'], ['a season that never was', '/sports/football/schedule/1999', '/sports/football/schedule'], ['an older spelling', '/sports/football/ROSTER/', '/sports/football/roster'],
      ['a story of an older site', '/news/2026/08/28/season-opens.aspx', '/news/2026/8/28/season-opens'],
    ] as const) {
      test(`[RT-21] ${kind}: the same by typing and by a click, and back leads back`, async ({ page, complaints }) => {
        await page.goto(server.url + path)
        await expect(page).toHaveURL(server.url + at)
        await page.goto(`${server.url}/sports/football`)
        await clickTo(page, path)
        await expect(page).toHaveURL(server.url + at)
        await expect(heading(page)).toHaveCount(1)
        expect(await sameDocument(page)).toBe(true)
        await page.goBack()
        await expect(page).toHaveURL(`${server.url}/sports/football`)
        expect(complaints).toEqual([])
      })
    }

    for (const [kind, path, at] of [
      ['kept on another site', '/team-shop', 'https://shop.testham.example/hats'], ['a schedule that is kept elsewhere', '/sports/womens-soccer/schedule', 'https://schedule.testham.example/'],
    ] as const) {
      test(`[RT-21] ${kind}: the whole page is loaded, and back leads back`, async ({ page }) => {
        expect((await fetch(server.url + path, { redirect: 'manual' })).headers.get('location')).toBe(at)
        await page.goto(`${server.url}/sports/football`)
        await clickTo(page, path)
        await expect(page).toHaveURL(at)
        await page.goBack()
        await expect(page).toHaveURL(`${server.url}/sports/football`)
      })
    }

    test('[RT-20] a file and a path outside the app are loaded whole, however they are spelt', async ({ page }) => {
      await page.goto(`${server.url}/sports/football`)
      await clickTo(page, '/Gameday/concurrent.aspx')
      await expect(page).toHaveURL(`${server.url}/board`)
      expect(await sameDocument(page)).toBe(false)
      await clickTo(page, '/documents/compliance/handbook.pdf')
      await expect(page).toHaveURL(/\/files\/[0-9a-f]{32}\/handbook\.pdf$/)
      // A browser that still shows a PDF takes its time to end.
      await page.goto('about:blank')
    })
  })
}

for (const width of [390, 1440]) {
  test(`[RT-17] at ${width} px the not-found page says which page, by typing and by a click`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 900 })
    const said: string[] = []
    page.on('console', (message) => { if (message.type() === 'warning') said.push(message.text()) })
    expect((await page.goto(`${server.url}/no/such/page`))!.status()).toBe(404)
    await expect(page.getByText('Page not found: /no/such/page', { exact: true })).toBeVisible()
    await expect.poll(() => said).toContain('Page not found: /no/such/page')
    await expect(page).toHaveURL(`${server.url}/no/such/page`)
    await page.goto(`${server.url}/sports/football`)
    await clickTo(page, '/no/such/page')
    await expect(page).toHaveURL(`${server.url}/404`)
    await expect(page.getByText('Page not found: /no/such/page', { exact: true })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expect.poll(() => said.filter((text) => text.startsWith('Page not found'))).toHaveLength(2)
    expect(await sameDocument(page)).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(`${server.url}/sports/football`)
    await page.goForward()
    await expect(page.getByText('Page not found: /no/such/page', { exact: true })).toBeVisible()
    expect((await page.reload())!.status()).toBe(404)
    await expect(page.getByText('Page not found: /no/such/page', { exact: true })).toBeVisible()
    // A step back to a document that kept its address stays there: it is nobody's trap.
    await page.goto(`${server.url}/no/such/page`)
    await clickTo(page, '/sports/football')
    await expect(heading(page)).toHaveText('Football')
    await page.goBack()
    await expect(page).toHaveURL(`${server.url}/no/such/page`)
    await expect(page.getByText('Page not found: /no/such/page', { exact: true })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test(`[RT-18] at ${width} px what is hidden leads to the login, in a document of its own, and the login says how to get on`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${server.url}/sports/football`)
    await clickTo(page, '/hidden/form/7')
    await expect(page).toHaveURL(`${server.url}/login?returnTo=%2Fhidden%2Fform%2F7`)
    expect(await sameDocument(page)).toBe(false)
    await expect(heading(page)).toHaveText('Members only')
    await expect(page.locator('#main').getByRole('link', { name: 'athletics@testham.example' })).toHaveAttribute('href', 'mailto:athletics@testham.example')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect((await violationsOf(page))).toEqual([])
    }
    // From a quiet page to one that may carry tags: a document again.
    await page.evaluate(() => { document.documentElement.dataset['same'] = 'yes' })
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL(`${server.url}/`)
    expect(await sameDocument(page)).toBe(false)
    expect(complaints).toEqual([])
  })
}

test('[RT-21] with rules that cannot be asked the page is shown', async ({ page, complaints }) => {
  await page.route('**/api/v2/RouteRules*', (route) => route.abort())
  await page.goto(`${server.url}/sports/football`)
  await clickTo(page, '/news/2026/08/28/season-opens.aspx')
  await expect(page).toHaveURL(`${server.url}/news/2026/8/28/season-opens`)
  await expect(heading(page)).toHaveCount(1)
  expect(complaints).toEqual([])
})
