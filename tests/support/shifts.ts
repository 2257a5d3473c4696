import type { Page } from '@playwright/test'

type Place = { x: number; y: number; width: number; height: number }
/** An element that moved or changed its size, with its visible part before and after. */
export type Move = { name: string; from: Place; to: Place }
type Shift = { value: number; hasArrived: boolean; moves: Move[] }
type Filter = { isExpected?: (move: Move) => boolean; above?: number }

/**
 * Records layout shifts, also those after an input: whether a browser counts a shift as expected
 * depends on how fast the machine is. Runs in the page.
 */
function record(buffered: boolean): void {
  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
  type Entry = PerformanceEntry & { value: number; sources: Source[] }
  // A clock that Playwright installs later has a `performance` of its own, without entries.
  const { performance, requestAnimationFrame } = globalThis
  const place = ({ x, y, width, height }: DOMRect) => ({ x, y, width, height })
  const seen: { at: number; value: number; moves: Move[] }[] = []
  const add = (list: PerformanceEntryList) => {
    for (const { startTime, value, sources } of list as Entry[]) {
      const moves = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement
        const text = element?.textContent?.slice(0, 30)
        const name = `${element?.tagName} ${element?.className} "${text}"`
        return { name, from: place(previousRect), to: place(currentRect) }
      })
      seen.push({ at: startTime, value, moves })
    }
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered })
  const shifts = async (): Promise<Shift[]> => {
    // A shift is reported after the next frame.
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done))
    })
    add(observer.takeRecords())
    const entries = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const arrived = buffered ? entries[0]!.domInteractive : 0
    return seen.map(({ at, value, moves }) => ({ value, hasArrived: at > arrived, moves }))
  }
  Object.assign(globalThis, { shifts })
}

const recorded = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts(): Promise<Shift[]> }).shifts())

const text = ({ x, y, width, height }: Place) => `${x},${y} ${width}x${height}`
const unexpected = (shifts: Shift[], { isExpected = () => false, above = 0 }: Filter): string[] =>
  shifts
    .filter(({ value }) => value > above)
    .flatMap(({ value, moves }) => moves.map((move) => ({ value, move })))
    .filter(({ move }) => !isExpected(move))
    .map(({ value, move: { name, from, to } }) => `${value} ${name} ${text(from)} -> ${text(to)}`)

/**
 * Records every layout shift from now on. The result reads what moved, from where to where, without
 * the moves that the test expects.
 */
export async function watchShifts(page: Page): Promise<(filter?: Filter) => Promise<string[]>> {
  await page.evaluate(record, false)
  return async (filter = {}) => unexpected(await recorded(page), filter)
}

/**
 * The same for each page that is opened from now on, after its document has arrived: a browser
 * paints a partial document. Left out: a loading font moves letters by a ten-thousandth. Call it
 * before `page.clock.install()`.
 */
export async function collectShifts(page: Page): Promise<(filter?: Filter) => Promise<string[]>> {
  await page.addInitScript(record, true)
  return async (filter = {}) => {
    const shifts = (await recorded(page)).filter(({ hasArrived }) => hasArrived)
    return unexpected(shifts, { above: 0.001, ...filter })
  }
}

/**
 * The same from the first paint. Left out: lines of text, which move by less than this when their
 * font loads.
 */
export async function shiftsFromFirstPaint(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(record, true)
  return async () => unexpected(await recorded(page), { above: 0.02 })
}

/** Text that grows a little with its font stays in its line; an ad or a bar moves what is below. */
export const isHorizontal = ({ from, to }: Move): boolean =>
  from.y === to.y && from.height === to.height
