import type { Browser } from './devtools.ts'
import { underWorker } from './offline-visit.ts'
import type { Findings } from './table.ts'
import { bytesOf, quiet, watched, type Seen } from './watched-site.ts'

const group = 'first visit of the home page, and its worker'
const kilobytes = (some: readonly Seen[]): number => bytesOf(some) / 1024

/**
 * What a first visit loads, compared with a browser without workers. The worker may cost nothing
 * before the page has loaded.
 */
export async function measureFirstVisit(browser: Browser, site: string): Promise<Findings> {
  const [ours, bare] = [
    await firstVisit(browser, site, true),
    await firstVisit(browser, site, false),
  ]
  const early = ours.before.filter(({ byWorker }) => byWorker)
  const late = ours.after.filter(({ byWorker }) => byWorker)
  return {
    rows: [
      {
        group,
        what: 'caused by the worker before the load event',
        unit: 'B',
        ours: bytesOf(early),
        goal: '0',
        reached: early.length === 0,
      },
      {
        group,
        what: 'all before the load event',
        unit: 'KB',
        ours: kilobytes(ours.before),
        floor: kilobytes(bare.before),
        ratio: bytesOf(ours.before) / bytesOf(bare.before),
      },
      {
        group,
        what: 'requests before the load event',
        unit: '',
        ours: ours.before.length,
        floor: bare.before.length,
      },
      {
        group,
        what: `saved by the worker afterwards (${late.length} files)`,
        unit: 'KB',
        ours: kilobytes(late),
      },
      {
        group,
        what: 'all after the load event',
        unit: 'KB',
        ours: kilobytes(ours.after),
        floor: kilobytes(bare.after),
      },
      {
        group,
        what: 'requests after the load event',
        unit: '',
        ours: ours.after.length,
        floor: bare.after.length,
      },
    ],
    notes: [
      'first visit: the floor is the same visit by a browser without workers; pages load ' +
        'some of what comes after the load event by themselves',
    ],
  }
}

async function firstVisit(
  browser: Browser,
  site: string,
  workers: boolean,
): Promise<{ before: Seen[]; after: Seen[] }> {
  const { url, seen, close } = await watched(site)
  try {
    const tab = await browser.tab({ fresh: true })
    if (!workers)
      await tab.before(() => {
        delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
      })
    await tab.open(`${url}/`)
    const loaded = await tab.run(
      () =>
        performance.timeOrigin +
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
          .loadEventStart,
      null,
    )
    if (workers) await underWorker(tab)
    await quiet(seen)
    await tab.close()
    if (workers !== seen.some(({ byWorker }) => byWorker))
      throw new Error(
        workers
          ? 'the worker was never requested'
          : 'a worker was loaded without support for workers',
      )
    return {
      before: seen.filter(({ at }) => at < loaded),
      after: seen.filter(({ at }) => at >= loaded),
    }
  } finally {
    close()
  }
}
