import type { Page } from '@playwright/test'

type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: Source[] }
type Seen = { at: number; what: string }

/**
 * Collects the layout shifts of each page that no input explains: what moved, from where to where.
 * Left out: a loading font moves letters by a ten-thousandth, and a browser paints a partial
 * document. Call it before `page.clock.install()`.
 */
export async function collectShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: Seen[] = []
    // A clock that Playwright installs later has a `performance` of its own, without entries.
    const { performance } = globalThis
    const shiftsFromArrival = () => {
      const entries = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const arrived = entries[0]!.domInteractive
      return shifts.filter(({ at }) => at > arrived).map(({ what }) => what)
    }
    Object.assign(globalThis, { shiftsFromArrival })
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, startTime, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput || value <= 0.001) continue
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = `${node?.nodeName} "${node?.textContent?.slice(0, 30)}"`
          return `${name} ${place(previousRect)} -> ${place(currentRect)}`
        })
        shifts.push({ at: startTime, what: `${value}: ${moved.join('; ')}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() =>
      (globalThis as unknown as { shiftsFromArrival(): string[] }).shiftsFromArrival(),
    )
}

/**
 * Whether a shift of `watchShifts` is like one by an ad or a bar: something moved up or down, or
 * changed its height. Text that grows a little with its font stays in its line.
 */
export function isVertical(shift: string): boolean {
  const [, y, height, newY, newHeight] = /,(\S+) \S+?x(\S+) -> \S*?,(\S+) \S+?x(\S+)$/.exec(shift)!
  return y !== newY || height !== newHeight
}
