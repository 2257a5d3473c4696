import { expect } from '@playwright/test'
import { takeoverCookieFor } from '../../src/domain/constants.ts'
import { takeoverCookie } from '../../src/domain/shell/takeovers.ts'
import { test, type Department } from '../support/browser.ts'
import { takeoverFiles } from '../support/notice-files.ts'
import { cookieOf, millisecondsLeft } from '../support/visitor-cookies.ts'

let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add(takeoverFiles)
})

const away = 'https://gameday.testham.example/'

test('opens the first takeover once, and the board of several game days [NT-03]', async ({
  page,
  context,
  complaints,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('The takeover')) warnings.push(message.text())
  })
  const takeover = (id: number, url: string | null, cookie: string | null = `day-${id}`) => ({
    id,
    type: 'GameDay',
    url,
    cookie,
  })
  await page.route(`${away}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Game day</title>' }),
  )
  await page.route('**/api/v2/Takeovers', (route) =>
    route.fulfill({
      json: {
        config: { isConcurrent: false },
        takeovers: [
          takeover(1, null),
          takeover(2, away, null),
          takeover(3, 'javascript:alert(1)'),
          takeover(4, '/'),
          takeover(5, `${away}x`),
          takeover(6, `${away}y`),
        ],
      },
    }),
  )
  await page.goto(site.url)
  await expect(page).toHaveURL(`${away}x`)
  const cookie = (await cookieOf(context, takeoverCookie('day-5')))!
  expect(cookie).toMatchObject({ value: '1', path: '/', secure: true, sameSite: 'Strict' })
  expect(Math.abs(millisecondsLeft(cookie) - takeoverCookieFor)).toBeLessThan(20_000)
  expect(warnings.length).toBe(2)

  // Within 10 s the splash is shown in its place, though another takeover is due.
  await page.goto(site.url)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/`)
  await page.evaluate(() => sessionStorage.setItem('fh-takeover-at', String(Date.now() - 10_001)))
  await page.goto(site.url)
  await expect(page).toHaveURL(`${away}y`)

  // Another tab, which was not redirected yet.
  const other = await context.newPage()
  await other.goto(`${site.url}/sports/womens-soccer`)
  await expect(other).toHaveURL(/\/board\/\d+-\d+$/)
  await expect(other.locator('#main')).toContainText('Calder Tech')
  await expect(other.locator('#main')).toContainText('Ashford')
  expect(complaints).toEqual([])
})
