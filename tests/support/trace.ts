import { expect, type Browser, type Page } from '@playwright/test'
import { touch } from './browser.ts'

/** What Chromium's tracing records. A picture in SVG has a frame, and so layouts, of its own. */
export type TraceEvent = {
  name: string
  /** Microseconds of one clock. */
  ts: number
  /** Microseconds that it took. */
  dur?: number
  /** The process and thread. */
  pid?: number
  tid?: number
  args: {
    /** Of `firstContentfulPaint`. */
    frame?: string
    beginData?: {
      frame?: string
      /** Of `Layout`: the boxes that are laid out, and all. */
      dirtyObjects?: number
      totalObjects?: number
    }
    /** Of `UpdateLayoutTree`: the elements that are styled again. */
    elementCount?: number
  }
}

const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline']

/** A connection to the debugger of a browser or of a page. */
type Devtools = {
  send(method: string, params?: object): Promise<unknown>
  on(event: string, listener: (params: never) => void): void
}

/** What a browser does during an action, in all its processes and pages. */
export async function traced(browser: Browser, act: () => Promise<void>): Promise<TraceEvent[]> {
  const devtools = await browser.newBrowserCDPSession()
  const events = await recorded(devtools as unknown as Devtools, act)
  await devtools.detach()
  return events
}

/** The same over a connection that is recorded once at a time. */
export async function recorded(
  devtools: Devtools,
  act: () => Promise<void>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const complete = new Promise<void>((done) => {
    devtools.on('Tracing.dataCollected', ({ value }: { value: TraceEvent[] }) => {
      events.push(...value)
    })
    devtools.on('Tracing.tracingComplete', () => done())
  })
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories },
  })
  try {
    await act()
  } finally {
    await devtools.send('Tracing.end')
    await complete
  }
  return events
}

type Paint = { ts: number; frame: string; pid: number | undefined; tid: number | undefined }

/** The first paint of the only page that was opened in a trace. */
export function firstPaint(events: TraceEvent[]): Paint {
  const paints = events.filter(({ name }) => name === 'firstContentfulPaint')
  expect(paints, 'first paints').toHaveLength(1)
  const { ts, pid, tid, args } = paints[0]!
  return { ts, frame: args.frame!, pid, tid }
}

/** How many elements of a frame each recalculation of its styles styled. */
export const stylingsOf = (events: TraceEvent[], frame: string): number[] =>
  events
    .filter(({ name, args }) => name === 'UpdateLayoutTree' && args.beginData?.frame === frame)
    .map(({ args }) => args.elementCount ?? 0)

/** How many boxes of a frame each layout laid out, and how many it had. */
export const layoutsOf = (
  events: TraceEvent[],
  frame: string,
): { dirty: number; total: number }[] =>
  events
    .filter(({ name, args }) => name === 'Layout' && args.beginData?.frame === frame)
    .map(({ args: { beginData } }) => ({
      dirty: beginData!.dirtyObjects!,
      total: beginData!.totalObjects!,
    }))

/** The milliseconds of each task of a page's main thread. */
export const tasksOf = (events: TraceEvent[], { pid, tid }: Paint): number[] =>
  events
    .filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid)
    .map(({ dur = 0 }) => dur / 1000)

/** What was changed is painted. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done))
      }),
  )

/**
 * A page rendered on the server has started at a first touch: the parts that the server does not
 * render are there, no part waits for its script or for hydration, its fonts are loaded, and it is
 * idle.
 */
export async function started(page: Page): Promise<void> {
  await touch(page)
  // A slowed processor that is traced takes long.
  await expect
    .poll(() => page.evaluate(waitingParts), { message: 'parts that wait', timeout: 15_000 })
    .toBe(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => {
      requestIdleCallback(done)
    })
  })
  await painted(page)
}

/**
 * Counts React's boundaries that wait for their script or for hydration; -1 before the bars of
 * `src/shell/DeferredShell.tsx` are there. Runs in the page. Reads neither styles nor places, which
 * would make the browser style and lay out the page.
 */
export function waitingParts(): number {
  type Fiber = {
    tag: number
    child: Fiber | null
    sibling: Fiber | null
    memoizedState: unknown
    stateNode: { current: Fiber }
  }
  /** The tag of `Suspense`. Its state is null while its content is shown and hydrated. */
  const suspense = 13
  const container = document.getElementById('app') as (HTMLElement & Record<string, Fiber>) | null
  const key = Object.keys(container ?? {}).find((name) => name.startsWith('__reactContainer'))
  if (!key || !container!.querySelector(':scope > [data-foot] > [role="status"]')) return -1
  let waiting = 0
  const left = [container![key]!.stateNode.current]
  for (let fiber = left.pop(); fiber; fiber = left.pop()) {
    if (fiber.tag === suspense && fiber.memoizedState !== null) waiting++
    if (fiber.child) left.push(fiber.child)
    if (fiber.sibling) left.push(fiber.sibling)
  }
  return waiting
}
