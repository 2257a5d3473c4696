import { expect, type Page } from '@playwright/test'
import { test, touch, type Department } from '../support/browser.ts'
import { storyPath, takeoverFiles } from '../support/notice-files.ts'
import { skipSplashes } from '../support/visitor-cookies.ts'

let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add(takeoverFiles)
})

const away = 'https://gameday.testham.example/'
const takeover = (id: number, url: string, cookie = `day-${id}`) => ({
  id,
  type: 'GameDay',
  url,
  cookie,
})
const answered = (...takeovers: object[]) => ({ config: { isConcurrent: false }, takeovers })
const calls = '**/api/v2/Takeovers*'
const splash = (page: Page) => page.getByRole('dialog')
/** React has hydrated the page and sent all its requests. */
async function settled(page: Page) {
  await touch(page)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).not.toHaveAttribute('data-alerts')
}

test.beforeEach(async ({ page, context }) => {
  await skipSplashes(context, site.url)
  await page.route(`${away}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Game day</title>' }),
  )
})

test('writes no cookie under a name from a takeover [NT-03]', async ({
  page,
  context,
  complaints,
}) => {
  const hostile = ['__Host-session', 'a=b; Path=/', 'x'.repeat(4096), 'viewport; Domain=evil']
  for (const cookie of hostile) {
    await page.goto(site.url + storyPath)
    await page.evaluate(() => sessionStorage.clear())
    const json = answered(takeover(9, `${away}y`, cookie))
    await page.route(calls, (route) => route.fulfill({ json }))
    await page.goto(site.url)
    await expect(page).toHaveURL(`${away}y`)
  }
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('fh-takeover-'))).toHaveLength(hostile.length)
  const others = names.filter((name) => !/^fh-takeover-[0-9a-f]{8}$/.test(name))
  expect(others.filter((name) => name !== 'fh-splash-skip' && name !== 'viewport')).toEqual([])
  expect(complaints).toEqual([])
})

test('shows the splash when a takeover was followed, or when its call fails [NT-03]', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await context.addCookies([{ name: 'day-1', value: 'yes', url: site.url }])
  await page.route(calls, (route) => route.fulfill({ json: answered(takeover(1, `${away}x`)) }))
  await page.goto(site.url)
  await expect(splash(page)).toBeVisible()
  await context.clearCookies()
  await page.route(calls, (route) => route.fulfill({ status: 400, body: '' }))
  await page.goto(site.url)
  await expect(splash(page)).toBeVisible()
})

test('never loops between pages, also without cookies [NT-03]', async ({ page, context }) => {
  const loads: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
    loads.push(new URL(request.url()).pathname)
  })
  await page.route(calls, (route) => {
    const isSport = route.request().url().includes('sportId')
    const leads = isSport ? takeover(1, '/') : takeover(2, '/sports/football')
    return route.fulfill({ json: answered(leads) })
  })
  await page.goto(site.url)
  await expect(page).toHaveURL(`${site.url}/sports/football`)
  await settled(page)
  expect(loads).toEqual(['/', '/sports/football'])

  await context.clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => 'fh-splash-skip=1',
      set: () => {},
    }),
  )
  await page.goto(site.url)
  await settled(page)
  expect(loads).toEqual(['/', '/sports/football', '/'])
})

test('requests no takeover on other pages, nor with data saving [NT-03]', async ({ page }) => {
  let asked = 0
  await page.route(calls, (route) => {
    asked++
    return route.continue()
  })
  await page.goto(site.url + storyPath)
  await settled(page)
  expect(asked).toBe(0)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto(site.url)
  await settled(page)
  expect(asked).toBe(0)
})
