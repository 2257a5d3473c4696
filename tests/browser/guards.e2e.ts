import { expect, type Page } from '@playwright/test'
import { hydrated, test, type Department } from '../support/browser.ts'
import { withoutOverlays } from '../support/members-site.ts'

const moves = [
  ['/moved', '/sports/football/roster'],
  ['/sports/football/schedule/1999', '/sports/football/schedule'],
  ['/sports/football/ROSTER/', '/sports/football/roster'],
  ['/news/2026/08/28/season-opens.aspx', '/news/2026/8/28/season-opens'],
] as const
const links = [...moves.map(([from]) => from), '/team-shop', '/no/such/page', '/hidden/form/7']
const item = (url: string) => `- {title: To ${url.replaceAll(/\W/g, ' ')}, url: ${url}}\n`
const menu = links.map(item).join('')
const files = {
  ...withoutOverlays,
  'redirects.yaml': `+
- {from: /moved, to: /sports/football/roster, permanent: true}
- {guard: external-urls, from: /team-shop, to: 'https://shop.testham.example/hats'}
`,
  'navigation.yaml': menu,
}
let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add(files)
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
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('follows a redirect on a click, and goes back [RT-18] [RT-21]', async ({
  page,
  complaints,
}) => {
  await page.route('https://shop.testham.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The shop</h1>' }),
  )
  const start = `${site.url}/sports/football`
  await page.goto(start)
  for (const [from, to] of moves) {
    await clickTo(page, from)
    await expect(page).toHaveURL(site.url + to)
    await expect(heading(page)).toHaveCount(1)
    expect([from, await sameDocument(page)]).toEqual([from, true])
    await page.goBack()
    await expect(page).toHaveURL(start)
    await expect(heading(page)).toHaveText('Football')
  }
  await clickTo(page, '/team-shop')
  await expect(page).toHaveURL('https://shop.testham.example/hats')
  await page.goBack()
  await expect(page).toHaveURL(start)

  // A page for members never shares a document with a page that may have tags.
  await clickTo(page, '/hidden/form/7')
  await expect(page).toHaveURL(`${site.url}/login?returnTo=%2Fhidden%2Fform%2F7`)
  expect(await sameDocument(page)).toBe(false)
  await expect(heading(page)).toHaveText('Members only')
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = 'yes'
  })
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  expect(await sameDocument(page)).toBe(false)
  expect(complaints).toEqual([])
})

test('names the missing page after a click, Back, Forward and a reload [RT-17]', async ({
  page,
  complaints,
}) => {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') said.push(message.text())
  })
  const missing = page.getByText('Page not found: /no/such/page', { exact: true })
  await page.goto(`${site.url}/sports/football`)
  await clickTo(page, '/no/such/page')
  await expect(page).toHaveURL(`${site.url}/404`)
  await expect(missing).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => said).toContain('Page not found: /no/such/page')
  expect(await sameDocument(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/sports/football`)
  await page.goForward()
  await expect(missing).toBeVisible()
  expect((await page.reload())!.status()).toBe(404)
  await expect(missing).toBeVisible()

  // A typed address ends there too; its document has the status for crawlers.
  expect((await page.goto(`${site.url}/no/such/page`))!.status()).toBe(404)
  await expect(page).toHaveURL(`${site.url}/404`)
  await expect(missing).toBeVisible()
  await clickTo(page, '/sports/football')
  await expect(heading(page)).toHaveText('Football')
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/404`)
  await expect(missing).toBeVisible()

  // A route without this content keeps its address.
  const story = '/news/2026/8/21/no-such-story'
  expect((await page.goto(site.url + story))!.status()).toBe(404)
  await expect(page.getByText(`Page not found: ${story}`, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(site.url + story)
  expect(complaints).toEqual([])
})
