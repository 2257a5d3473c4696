import { expect, type Page } from '@playwright/test'
import { hydrated, test, type Department } from '../support/browser.ts'

const story = '/news/2026/8/28/season-opens'
const links = `+
See the [list of players](/sports/football/roster?view=list), the [plan](/files/plan.pdf),
the [end](#user-content-end) and the [tower](https://tower.example/).

<h2 id="end">The end</h2>
`
let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add({ 'stories/season-opens.md': links })
})

/** Opens the story, and marks its document. */
async function open(page: Page) {
  await page.goto(site.url + story)
  await hydrated(page.getByRole('main').getByRole('link').first())
  await page.evaluate(() => Object.assign(globalThis, { same: true }))
  return page.locator('article .prose')
}
const isSame = (page: Page) => page.evaluate(() => 'same' in globalThis)

test('opens a link of a text in the app, and leaves others to the browser [SH-01] [RT-08]', async ({
  page,
  context,
  complaints,
}) => {
  const text = await open(page)
  const there = page.getByRole('heading', { level: 1, name: /Roster/ })
  const players = text.getByRole('link', { name: 'list of players' })

  const opened = context.waitForEvent('page')
  await players.click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1, name: /Roster/ })).toBeVisible()
  await tab.close()

  await text.getByRole('link', { name: 'end' }).click()
  await expect(page).toHaveURL(/season-opens#user-content-end$/)
  await expect(text.getByRole('heading', { name: 'The end' })).toBeInViewport()

  await players.click()
  await expect(there).toBeVisible()
  await expect(page).toHaveURL(/roster\?view=list$/)
  expect(await isSame(page)).toBe(true)

  // A link to the page that is open adds nothing to the history.
  for (let times = 0; times < 2; times++) {
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(`${site.url}/`)
  }
  await page.goBack()
  await expect(page).toHaveURL(/roster\?view=list$/)
  await page.goBack()
  await expect(page).toHaveURL(/season-opens#user-content-end$/)
  expect(await isSame(page)).toBe(true)
  expect(complaints).toEqual([])
})

test('loads files and other hosts as documents [SH-01]', async ({ page }) => {
  await page.route(/plan\.pdf|tower\.example/, (route) =>
    route.fulfill({ body: '<!doctype html><title>there</title>', contentType: 'text/html' }),
  )
  for (const name of ['plan', 'tower']) {
    const text = await open(page)
    await text.getByRole('link', { name }).click()
    await expect(page).toHaveTitle('there')
  }
})

test('asks for the icons once, however many come [SH-01]', async ({ page }) => {
  const sprites: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/general.*\.svg/.test(pathname)) sprites.push(pathname)
  })
  const text = await open(page)
  await text.getByRole('link', { name: 'list of players' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Roster/ })).toBeVisible()
  await page.goBack()
  await expect(text.first()).toBeVisible()
  expect(sprites).toHaveLength(1)
})
