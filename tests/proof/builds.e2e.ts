import { expect, type Locator, type Page } from '@playwright/test'
import { hydrated, test } from '../support/browser.ts'

const roster = '/sports/football/roster'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Clicks a link after React has hydrated it, also one outside the view. */
async function clickOf(link: Locator): Promise<void> {
  await hydrated(link)
  await link.evaluate((element: HTMLElement) => element.click())
}

async function open(page: Page, url: string) {
  await page.goto(url)
  await hydrated(heading(page))
}

/** Marks the document, to recognize it later. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['same'] = 'yes'
  })
const same = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['same'] === 'yes').catch(() => undefined)

/** A request of the page after all its earlier ones. */
const laterRequest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await fetch('/readyz')
  })

test.describe('newer builds', () => {
  const builds = async (page: Page) => {
    const asked: number[] = []
    let newest: object | undefined
    await page.route('**/builds/latest.json*', async (route) => {
      asked.push(Date.now())
      await (newest ? route.fulfill({ json: newest }) : route.continue())
    })
    return {
      asked,
      put: (build: string) => {
        newest = { build }
      },
    }
  }

  test('are loaded with the next navigation, checked after 1 s and every hour [SH-17]', async ({
    server,
    page,
  }) => {
    await page.clock.install()
    const { asked, put } = await builds(page)
    const began = Date.now()
    await open(page, `${server.url}/sports/football`)
    await expect.poll(() => asked.length).toBe(1)
    expect(asked[0]! - began).toBeGreaterThanOrEqual(1000)
    await mark(page)
    await clickOf(page.locator(`a[href="${roster}"]`).first())
    await expect(heading(page)).toContainText('Roster')
    expect(await same(page)).toBe(true)

    put('newer')
    const answered = page.waitForResponse('**/builds/latest.json*')
    await page.clock.fastForward('01:00:00')
    await answered
    await expect.poll(() => asked.length).toBe(2)
    // Another view of the same page is not a navigation.
    await page.getByRole('link', { name: 'Table' }).first().click()
    await expect(page).toHaveURL(/view=table/)
    expect(await same(page)).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(`${server.url}/sports/football`)
    await expect.poll(() => same(page)).toBe(false)

    await page.clock.runFor(1000)
    await expect.poll(() => asked.length).toBe(3)
    await mark(page)
    await clickOf(page.locator(`a[href="${roster}"]`).first())
    await expect(page).toHaveURL(server.url + roster)
    await expect.poll(() => same(page)).toBe(false)
  })

  test('load on leaving a live game, and are not checked on slow-2g [SH-17]', async ({
    server,
    page,
  }) => {
    await page.clock.install()
    const { asked, put } = await builds(page)
    put('newer')
    await open(page, `${server.url}/sports/football`)
    const answered = page.waitForResponse('**/builds/latest.json*')
    await page.clock.runFor(1000)
    await (await answered).finished()
    await laterRequest(page)
    await mark(page)
    await page.evaluate(() =>
      document.querySelector('main')!.insertAdjacentHTML('beforeend', '<span data-live></span>'),
    )
    await clickOf(page.locator(`a[href="${roster}"]`).first())
    await expect(page).toHaveURL(server.url + roster)
    await expect.poll(() => same(page)).toBe(false)

    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } }),
    )
    await open(page, `${server.url}/sports/football`)
    await page.clock.runFor(5000)
    await laterRequest(page)
    expect(asked).toHaveLength(1)
  })
})
