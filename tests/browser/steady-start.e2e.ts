import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { askHost } from '../support/ask-host.ts'
import { test } from '../support/browser.ts'
import { copyOfPrepared } from '../support/prepared.ts'
import { serve, type TestServer } from '../support/server.ts'
import { firstPaint, layoutsOf, painted, started, stylingsOf, traced } from '../support/trace.ts'

// Counts of work, not times: on a slow phone each layout or styling of a whole page takes longer
// than a tap may wait. The demo has a game going on. Nothing is in the browser's cache.

test.use({ viewport: { width: 390, height: 844 } })

const host = 'harlan.localhost'
const sport = '/sports/football'
/** How often a page may lay out and style most of its document after its first paint. */
const most = { layouts: 2, stylings: 1 }
/**
 * Pages that name a player with Vietnamese letters, whose font comes last; the two other fonts may
 * arrive in two frames. Each lays out every text.
 */
const withThirdFont = { names: ['home page', 'roster', 'story', 'box score'], layouts: 3 }
/**
 * The part of the document's elements that an insertion may style again. At the start of its parent
 * a rule such as `p + p` asks for each `p` below the parent, and one for `* + *` for everything.
 */
const share = { append: 0.05, prepend: 0.4 }
type End = keyof typeof share

let server: TestServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await serve(await copyOfPrepared('demo'), { DEMO: '1' })
})
test.afterAll(() => server?.stop())

/** The first link to such an address in a page's main part. */
async function linkOn(path: string, wanted: RegExp): Promise<string> {
  const { text } = await askHost(server.port, path, host)
  const links = text.slice(text.indexOf('<main')).matchAll(/ href="([^"#?]*)"/g)
  return [...links].map(([, link]) => link!).find((link) => wanted.test(link))!
}

const pages = {
  'home page': async () => '/',
  schedule: async () => `${sport}/schedule`,
  roster: async () => `${sport}/roster`,
  story: () => linkOn('/', /^\/news\//),
  'box score': () => linkOn(`${sport}/schedule`, /\/boxscore\/\d+$/),
}

/**
 * Reads which style sheets were added after the document had arrived: those of the answer and of
 * the script in its head are there before the first paint.
 */
async function watchSheets(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const sheets = () => [
      ...document.querySelectorAll('link[rel~="stylesheet"], style'),
      ...document.adoptedStyleSheets,
    ]
    let sent = new Set<unknown>()
    // Scripts of the page run after this event.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') sent = new Set(sheets())
    })
    const added = () =>
      sheets()
        .filter((sheet) => !sent.has(sheet))
        .map((sheet) => (sheet instanceof Element ? sheet.outerHTML.slice(0, 90) : 'adopted'))
    Object.assign(globalThis, { added })
  })
  return () => page.evaluate(() => (globalThis as unknown as { added(): string[] }).added())
}

/**
 * Reads the microseconds from the first paint until the whole document was painted; 0 when all of
 * it had arrived before. On a slow machine a part of the document may be painted first.
 */
async function watchArrival(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => Object.assign(globalThis, { wholeAt: performance.now() })),
      )
    })
  })
  return () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      const { domInteractive } = navigation as PerformanceNavigationTiming
      const { startTime } = performance.getEntriesByName('first-contentful-paint')[0]!
      const { wholeAt } = globalThis as unknown as { wholeAt: number }
      return domInteractive < startTime ? 0 : (wholeAt - startTime) * 1000
    })
}

/** How many elements the document has, and how many of them are not hidden. */
const countElements = (page: Page): Promise<{ all: number; shown: number }> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('*')]
    const shown = all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true }))
    return { all: all.length, shown: shown.length }
  })

const rootProperties = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.documentElement.style].filter((name) => name.startsWith('--')))

/** Inserts an element at one end of a page, and sets an attribute that rules ask for. */
async function insert(page: Page, end: End): Promise<void> {
  await page.evaluate((end) => {
    const added = document.createElement('p')
    added.id = end
    document.querySelector('main')![end](added)
  }, end)
  await painted(page)
  await page.locator(`#${end}`).evaluate((added) => added.setAttribute('data-age', 'offline'))
  await painted(page)
}

for (const [name, address] of Object.entries(pages)) {
  test(`starts a ${name} without laying out or styling all of it again [SH-01]`, async ({
    browser,
    page,
    complaints,
  }) => {
    const url = server.urlOf(host) + (await address())
    // As with a phone's connection, the fonts arrive after the first paint.
    await page.route('**/*.woff2', async (route) => {
      await wait(1000)
      await route.continue()
    })
    const addedSheets = await watchSheets(page)
    const untilWhole = await watchArrival(page)
    const start = await traced(browser, async () => {
      await page.goto(url)
      await started(page)
    })
    expect.soft(await addedSheets(), 'style sheets added').toEqual([])
    expect.soft(await rootProperties(page), 'properties written on the root').toEqual([])

    const { all, shown } = await countElements(page)
    const paint = firstPaint(start)
    const wholeAt = paint.ts + (await untilWhole())
    const later = start.filter(({ ts }) => ts > wholeAt)
    const layouts = layoutsOf(later, paint.frame)
    const boxes = Math.max(...layouts.map(({ total }) => total))
    const laidOut = layouts.map(({ dirty }) => dirty).filter((dirty) => dirty > 0.6 * boxes)
    expect
      .soft(laidOut.length, `laid out: ${laidOut.join()} of ${boxes} boxes`)
      .toBeLessThanOrEqual(
        withThirdFont.names.includes(name) ? withThirdFont.layouts : most.layouts,
      )
    const styled = stylingsOf(later, paint.frame).filter((count) => count > 0.5 * shown)
    expect
      .soft(styled.length, `styled: ${styled.join()} of ${shown} elements`)
      .toBeLessThanOrEqual(most.stylings)

    for (const end of ['append', 'prepend'] as const) {
      const restyled = stylingsOf(await traced(browser, () => insert(page, end)), paint.frame)
      expect
        .soft(Math.max(...restyled), `${end} styled ${restyled.join()} of ${all} elements`)
        .toBeLessThanOrEqual(share[end] * all)
    }
    expect(complaints).toEqual([])
  })
}
