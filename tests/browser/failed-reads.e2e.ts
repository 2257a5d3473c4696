import { expect, type Page, type Route } from '@playwright/test'
import { hydrated, test } from '../support/browser.ts'

const answer = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/problem+json', body: '{}' })
const cases: [what: string, fail: (route: Route) => Promise<void>, requests: number][] = [
  ['a status of 500', answer(500), 2],
  ['a status of 429', answer(429), 2],
  ['a broken connection', (route) => route.abort(), 2],
  ['a status of 404', answer(404), 1],
  ['a status of 403', answer(403), 1],
]

/** The pointer rests on a link, so that its page is prefetched; then it is clicked. */
async function follow(page: Page, path: string, prefetched: () => boolean): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first()
  await hydrated(link)
  // One hover for each attempt: a second one after the failure would ask again.
  await expect(async () => {
    await link.dispatchEvent('pointerover', { pointerType: 'mouse' })
    await expect.poll(prefetched, { timeout: 3000 }).toBe(true)
  }).toPass()
  await link.evaluate((element: HTMLElement) => element.click())
}

for (const [what, fail, requests] of cases)
  test(`asks ${requests === 1 ? 'once' : 'twice'} in all after ${what} [CA-01]`, async ({
    server,
    page,
  }) => {
    const asked: string[] = []
    await page.route('**/api/v2/Rosters?**', async (route) => {
      asked.push(route.request().url())
      await fail(route)
    })
    // A failure is shared for five seconds, which a slow machine may need.
    await page.clock.setFixedTime(Date.now())
    await page.goto(`${server.url}/sports/football`)
    await follow(page, '/sports/football/roster', () => asked.length > 0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^(?:This page could not be loaded|This page is not on your device yet|Page Not Found)$/,
    )
    // By then the next page has its data, and every part of this one has asked.
    await page.getByRole('link', { name: 'home page' }).click()
    await expect(page).toHaveURL(`${server.url}/`)
    // The home page has another read of rosters.
    expect(asked.filter((url) => url === asked[0]).length).toBe(requests)
  })
