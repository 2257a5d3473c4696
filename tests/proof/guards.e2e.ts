import { expect, type Page } from '@playwright/test'
import { hydrated, test, type Department } from '../support/browser.ts'
import { withoutOverlays } from '../support/members-site.ts'

const links = [
  '/news/2026/08/28/season-opens.aspx',
  '/sports/womens-soccer/schedule',
  '/documents/compliance/handbook.pdf',
  '/Gameday/concurrent.aspx',
]
const item = (url: string) => `- {title: To ${url.replaceAll(/\W/g, ' ')}, url: ${url}}\n`
const menu = links.map(item).join('')
let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add({
    ...withoutOverlays,
    'redirects.yaml': `+
- guard: schedule
  from: /sports/womens-soccer/schedule
  to: 'https://schedule.testham.example/'
`,
    'navigation.yaml': menu,
  })
})

/** Follows a link of the main menu, wherever the menu shows it. */
async function clickTo(page: Page, path: string) {
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = 'yes'
  })
  const link = page.locator(`a[href="${path}"]`).first()
  await hydrated(link)
  await link.dispatchEvent('click')
}
const sameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['same'] === 'yes')

test('loads a file or a path outside the app as a document in any spelling [RT-20]', async ({
  page,
}) => {
  await page.goto(`${site.url}/sports/football`)
  await clickTo(page, '/Gameday/concurrent.aspx')
  await expect(page).toHaveURL(`${site.url}/board`)
  expect(await sameDocument(page)).toBe(false)
  await clickTo(page, '/documents/compliance/handbook.pdf')
  await expect(page).toHaveURL(/\/files\/[0-9a-f]{32}\/handbook\.pdf$/)
  // A browser that shows a PDF takes a while to exit.
  await page.goto('about:blank')
})

test('opens a schedule on another site, and comes back [RT-21]', async ({ page }) => {
  await page.route('https://schedule.testham.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  )
  await page.goto(`${site.url}/sports/football`)
  await clickTo(page, '/sports/womens-soccer/schedule')
  await expect(page).toHaveURL('https://schedule.testham.example/')
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/sports/football`)
})

test('shows the page when the redirect rules cannot be read [RT-21]', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/v2/RouteRules*', (route) => route.abort())
  await page.goto(`${site.url}/sports/football`)
  await clickTo(page, '/news/2026/08/28/season-opens.aspx')
  await expect(page).toHaveURL(`${site.url}/news/2026/8/28/season-opens`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(complaints).toEqual([])
})
