import type { RouteName } from '../../src/routes/paths.ts'
import { expect } from '@playwright/test'
import type { Route } from '../../src/routes/route.ts'
import { hydrated, test } from '../support/browser.ts'
import {
  faultsOf,
  faultsOfContent,
  setLook,
  looks,
  missingFromPage,
  type Look,
} from '../support/inspect.ts'
import { copyOfPrepared } from '../support/prepared.ts'
import { table } from '../support/route-table.ts'
import { serve, type TestServer } from '../support/server.ts'
import { walk } from '../support/walk.ts'
import { shiftsFromFirstPaint } from '../support/shifts.ts'

// Every kind of page of the demo departments, found by links, in a browser.

/**
 * One renders its pages on the server; the other in the browser, and serves crawlers whole pages.
 */
const hosts = ['harlan.localhost', 'ironwood.localhost'] as const

/** Pages that show more with JavaScript than without, and why. */
const richer: Partial<Record<RouteName, string>> = {
  board: 'is updated while it is open',
  saved: 'shows what this device has saved',
}

/** One order for both departments, so that one of them looks at each page. */
const names = Object.keys(table)

let server: TestServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await serve(await copyOfPrepared('demo'), { DEMO: '1' })
})
test.afterAll(() => server?.stop())

for (const [i, host] of hosts.entries()) {
  // The departments and the four looks alternate from page to page; proof looks at each page in all
  // of them. An error while a page hydrates is a complaint with the page's address.
  test(`opens every page of ${host} accessibly, without overflow or shift [RT-01] [SH-01]`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(300_000)
    const others: string[] = []
    const withoutValue: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (/[/=](?:undefined|null|NaN)(?![a-z])/.test(url.pathname + url.search))
        withoutValue.push(`${url.pathname}${url.search} on ${new URL(page.url()).pathname}`)
      if (/^https?:$/.test(url.protocol) && url.port !== String(server.port))
        others.push(request.url())
    })
    const shifts = await shiftsFromFirstPaint(page)
    const { pages } = await walk(server.port, host, {
      each: 1,
      checked: 0,
      from: ['/', '/login', '/404'],
    })
    expect(pages.size).toBeGreaterThan(50)
    const faults: string[] = []
    const looksSeen = new Set<Look>()
    for (const [name, [seen]] of pages) {
      const n = names.indexOf(name)
      if (n % 2 !== i) continue
      const { path, html } = seen!
      const wrong = (fault: string) => faults.push(`${name} ${path}: ${fault}`)
      const look = looks[(n >> 1) % looks.length]!
      await setLook(page, look)
      const answer = await page.goto(server.urlOf(host) + path)
      if (answer!.status() !== ((table[name] as Route).status ?? 200))
        wrong(`status ${answer!.status()}`)
      await hydrated(page.locator('#main'))
      for (const complaint of complaints.splice(0)) wrong(complaint)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\p{L}{3}/u)
      const missing = missingFromPage(
        await page.locator('#main').innerHTML(),
        html,
        server.urlOf(host),
      )
      if (missing && !(name in richer)) wrong(missing)
      // The header and the footer are inspected once in each look.
      const inspect = looksSeen.has(look) ? faultsOfContent : faultsOf
      looksSeen.add(look)
      for (const fault of [...(await inspect(page)), ...(await shifts())]) wrong(fault)
    }
    expect(faults).toEqual([])
    expect(others).toEqual([])
    expect(withoutValue, 'addresses without a value').toEqual([])
    expect(complaints).toEqual([])
  })
}

test('keeps open menus accessible on a phone and on a desktop [SH-02] [SH-03]', async ({
  page,
}) => {
  for (const look of looks.slice(0, 2)) {
    await setLook(page, look)
    await page.goto(server.url)
    await hydrated(page.locator('#site-menu'))
    const isPhone = look.width < 1000
    const sports = page
      .getByRole('navigation', { name: 'Main' })
      .locator('summary', { hasText: 'Sports' })
    await (isPhone ? page.getByRole('button', { name: 'Menu' }) : sports).click()
    await expect(
      page.locator(isPhone ? '#site-menu:popover-open' : '#site-menu details[open]'),
    ).toHaveCount(1)
    // A phone's menu makes the page behind it inert, so rules about the whole page find no main.
    expect(await faultsOf(page, ...(isPhone ? ['header', '#site-menu'] : []))).toEqual([])
    await page.keyboard.press('Escape')
  }
})
