import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programIfThere } from '../../server/setup/programs.mjs'
import { openBrowser } from './devtools.ts'
import { measureFirstVisit } from './offline-first-visit.ts'
import { startFloor } from './offline-floor.ts'
import { measurePack } from './offline-pack.ts'
import { keepFloor, keepPages } from './offline-pages.ts'
import { measureReopened, measureRunning } from './offline-rounds.ts'
import { startSite } from './processes.ts'
import { median } from './quantile.ts'
import type { Findings } from './table.ts'

/**
 * What makes the site an app: the worker's cost on a first visit, the size of a pack, and how soon
 * pages show when the server is down.
 */
export async function measureOffline(): Promise<Findings> {
  const program = programIfThere('chromium')
  if (!program)
    return { rows: [], notes: ['skipped: offline, because no Chromium was found (set CHROMIUM)'] }
  const profile = mkdtempSync(join(tmpdir(), 'fieldhouse-profile-'))
  const site = await startSite(async () => '', { env: { DEMO: '1' }, core: 'any' })
  const url = `http://localhost:${site.port}`
  try {
    const browser = await openBrowser(program, profile)
    const found: Findings[] = []
    const places = await (async () => {
      try {
        found.push(await measureFirstVisit(browser, url), await measurePack(browser, url))
        const pages = await keepPages(browser, url)
        const floor = await startFloor(
          median(pages.map(({ html }) => html.length)),
          new Map(pages.map(({ path, html }) => [path, html])),
          await styleOf(url, pages[0]!.html),
        )
        await keepFloor(browser, floor.url)
        const places = { url, pages, floor: floor.url }
        floor.stop()
        await site.stop()
        found.push(await measureRunning(browser, places))
        return places
      } finally {
        await browser.close()
      }
    })()
    found.push(await measureReopened(() => openBrowser(program, profile), places))
    return {
      rows: found.flatMap(({ rows }) => rows),
      notes: [
        'offline: the demo department; each figure of a page is of all kinds of pages in turn',
        ...found.flatMap(({ notes }) => notes),
      ],
    }
  } finally {
    await site.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}

async function styleOf(url: string, html: string): Promise<string> {
  const path = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1]
  if (!path) throw new Error('the page has no style sheet')
  return (await fetch(new URL(path, url))).text()
}
