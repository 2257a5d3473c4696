import { chromium, type Browser, type Page } from '@playwright/test'
import { programIfThere } from '../support/programs.ts'
import { touch } from '../support/browser.ts'
import { firstPaint, layoutsOf, started, stylingsOf, traced, tasksOf } from '../support/trace.ts'
import { demoPages } from './demo-pages.ts'
import { visitAsFan, type Interaction } from './phone-visit.ts'
import { median } from './quantile.ts'
import type { Findings, Row } from './table.ts'

const slower = 4
const runs = process.env['PROOF'] === '1' ? 5 : 3
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
} as const
/** Milliseconds a page is left alone after its load event. */
const quiet = 2500

type Opened = {
  layouts: number
  stylings: number
  longestUntouched: number
  longestStarting: number
  kilobytes: number
  elements: number
}

/**
 * What the demo's pages cost a phone's processor: whole layouts and stylings after the first paint,
 * the longest task before a touch and while the app starts at the first touch, bytes, elements; and
 * how soon a fan's taps are answered.
 */
export async function measurePhone(): Promise<Findings> {
  const program = programIfThere('chromium')
  if (!program)
    return { rows: [], notes: ['skipped: phone, because no Chromium was found (set CHROMIUM)'] }
  const { site, pages, notes } = await demoPages()
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] })
  const rows: Row[] = []
  const details: string[] = []
  try {
    for (const [page, path] of Object.entries(pages)) {
      const seen: Opened[] = []
      for (let run = 0; run < runs; run++)
        seen.push(await openTouched(browser, `http://localhost:${site.port}${path}`))
      const middle = (name: keyof Opened) => median(seen.map((opened) => opened[name]))
      rows.push(
        row(page, 'longest task, untouched', 'ms', middle('longestUntouched')),
        row(page, 'longest task of the start', 'ms', middle('longestStarting'), 50),
        row(page, 'whole layouts after the first', '', middle('layouts'), 1),
        row(page, 'whole stylings after the first', '', middle('stylings'), 1),
      )
      details.push(
        `${page} (${path}): ${Math.round(middle('kilobytes'))} KB transferred before a touch, ` +
          `${middle('elements')} elements`,
      )
    }
    const taps: Interaction[] = []
    for (let run = 0; run < runs; run++)
      taps.push(
        ...(await onPhone(browser, (page) =>
          visitAsFan(page, `http://localhost:${site.port}`, quiet),
        )),
      )
    const slowest = taps.toSorted((a, b) => b.ms - a.ms)
    rows.push(row('a visit', 'slowest tap or key', 'ms', slowest[0]?.ms ?? Number.NaN, 200))
    details.push(
      `a visit: ${taps.length} taps and keys in ${runs} visits, median ` +
        `${median(taps.map(({ ms }) => ms))} ms; slowest: ` +
        slowest
          .slice(0, 5)
          .map(({ step, ms }) => `${step} ${ms} ms`)
          .join(', '),
    )
  } finally {
    await browser.close()
    await site.stop()
  }
  return { rows, notes: [...notes, ...details] }
}

const row = (page: string, what: string, unit: string, ours: number, goal?: number): Row => ({
  group: `phone, processor ${slower} times slower, median of ${runs}`,
  what: `${page}, ${what}`,
  unit,
  ours,
  ...(goal !== undefined && { goal: `≤ ${goal}${unit && ` ${unit}`}`, reached: ours <= goal }),
})

/** Pixels of the browser's own controls above a page. */
const controls = 200

/**
 * A page of a new visitor on a slow phone. The window is as large as page and controls: a change at
 * the bottom would otherwise be outside of it, and count as painted when something else is.
 */
async function onPhone<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const { windowId } = await devtools.send('Browser.getWindowForTarget')
    const bounds = { height: phone.viewport.height + controls }
    await devtools.send('Browser.setWindowBounds', { windowId, bounds })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    return await act(page)
  } finally {
    await context.close()
  }
}

const openTouched = (browser: Browser, url: string): Promise<Opened> =>
  onPhone(browser, async (page) => {
    let bytes = 0
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    let kilobytes = 0
    let elements = 0
    const before = await traced(browser, async () => {
      await page.goto(url)
      await page.waitForTimeout(quiet)
      kilobytes = bytes / 1024
      elements = await page.evaluate(() => document.querySelectorAll('*').length)
    })
    const during = await traced(browser, async () => {
      await touch(page)
      await started(page)
    })
    const paint = firstPaint(before)
    const after = [...before.filter(({ ts }) => ts > paint.ts), ...during]
    const layouts = layoutsOf(after, paint.frame)
    const boxes = Math.max(...layouts.map(({ total }) => total), 1)
    return {
      layouts: layouts.filter(({ dirty }) => dirty > 0.6 * boxes).length,
      stylings: stylingsOf(after, paint.frame).filter((count) => count > 0.5 * elements).length,
      longestUntouched: Math.max(0, ...tasksOf(before, paint)),
      longestStarting: Math.max(0, ...tasksOf(during, paint)),
      kilobytes,
      elements,
    }
  })
