import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { programIfThere } from '../support/programs.ts'
import {
  firstPaint,
  layoutsOf,
  recorded,
  stylingsOf,
  tasksOf,
  waitingParts,
} from '../support/trace.ts'
import { openBrowser, type Browser as Unwatched } from './devtools.ts'
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
  const profile = await mkdtemp(join(tmpdir(), 'phone-'))
  const unwatched = await openBrowser(program, profile)
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] })
  const rows: Row[] = []
  const details: string[] = []
  try {
    for (const [page, path] of Object.entries(pages)) {
      const seen: Opened[] = []
      for (let run = 0; run < runs; run++)
        seen.push(await openTouched(unwatched, `http://localhost:${site.port}${path}`))
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
    await unwatched.close()
    await browser.close()
    await site.stop()
    await rm(profile, { recursive: true, force: true })
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

/** Milliseconds until a start that does not end is given up. */
const patience = 20_000

/**
 * Opens a page and touches it, in a browser without Playwright. That one switches on the debugger's
 * `Runtime` domain, with which V8 reads the source of all functions on the stack again whenever an
 * error is made, and React makes some as it is loaded: up to 100 ms that no fan's phone spends.
 */
async function openTouched(browser: Unwatched, url: string): Promise<Opened> {
  const tab = await browser.tab({ fresh: true })
  let bytes = 0
  const { width, height } = phone.viewport
  await tab.send('Network.enable')
  await tab.send('Network.setBypassServiceWorker', { bypass: true })
  await tab.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: phone.deviceScaleFactor,
    mobile: phone.isMobile,
  })
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: phone.hasTouch })
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slower })
  tab.on('Network.loadingFinished', ({ encodedDataLength }: { encodedDataLength: number }) => {
    bytes += encodedDataLength
  })
  let kilobytes = 0
  let elements = 0
  const before = await recorded(tab, async () => {
    await tab.open(url)
    await setTimeout(quiet)
    kilobytes = bytes / 1024
    elements = await tab.run(() => document.querySelectorAll('*').length, null)
  })
  const during = await recorded(tab, async () => {
    await tab.run(() => void dispatchEvent(new PointerEvent('pointerdown')), null)
    for (const until = Date.now() + patience; (await tab.run(waitingParts, null)) !== 0;) {
      if (Date.now() > until) throw new Error(`${url} has parts that wait`)
      await setTimeout(100)
    }
    // Its parts are laid out while the browser is idle.
    await setTimeout(quiet)
  })
  await tab.close()
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
}
