import type { Browser } from './devtools.ts'
import { underWorker } from './offline-visit.ts'

/**
 * A page of the site saved on the device, with its document. `from`: a saved page that links to it.
 */
export type KeptPage = { path: string; html: string; from: string }
/** Addresses of the site and its floor before they were stopped. */
export type Places = { url: string; pages: readonly KeptPage[]; floor: string }

/** Visits one page of each kind, once a worker controls the site, and waits until all are saved. */
export async function keepPages(browser: Browser, url: string): Promise<KeptPage[]> {
  const text = async (path: string) =>
    (await fetch(url + path, { headers: { accept: 'text/html' } })).text()
  const first = async (path: string, link: RegExp) =>
    link.exec(await text(path))?.[1] ?? failed(`${path} has no link like ${link}`)
  const team = '/sports/football'
  const paths = [
    '/',
    team,
    `${team}/schedule`,
    `${team}/roster`,
    `${team}/coaches`,
    '/calendar',
    '/facilities',
    '/staff-directory',
    await first('/', /href="(\/news\/\d[^"]+)"/),
    await first(`${team}/roster`, /href="(\/sports\/football\/roster\/(?!print)[a-z-]+\/\d+)"/),
    await first(`${team}/schedule`, /href="(\/sports\/football\/stats\/[^"]+\/boxscore\/\d+)"/),
    await first('/facilities', /href="(\/facilities\/[^"]+)"/),
  ]
  const tab = await browser.tab()
  await tab.open(`${url}/`)
  await underWorker(tab)
  const documents = new Map<string, string>()
  for (const path of paths) {
    documents.set(path, await text(path))
    await tab.open(url + path)
  }
  await tab.run(async (paths) => {
    for (const until = Date.now() + 20_000; ; await new Promise((wait) => setTimeout(wait, 200))) {
      const missing: string[] = []
      for (const path of paths) if (!(await caches.match(path))) missing.push(path)
      if (missing.length === 0) break
      if (Date.now() > until) throw new Error(`not saved: ${missing.join(', ')}`)
    }
    // The answers of a page are saved after the page, and the app's files while it is idle.
    for (
      let before = -1, still = 0;
      still < 15;
      await new Promise((wait) => setTimeout(wait, 200))
    ) {
      const stored = (await (await caches.open('files')).keys()).length
      still = stored === before ? still + 1 : 0
      before = stored
    }
  }, paths)
  await tab.close()
  return paths.map((path) => ({
    path,
    html: documents.get(path)!,
    from:
      paths.find((from) => from !== path && documents.get(from)!.includes(`href="${path}"`)) ??
      failed(`no page leads to ${path}`),
  }))
}

/** Installs the floor's worker. */
export async function keepFloor(browser: Browser, url: string): Promise<void> {
  const tab = await browser.tab()
  await tab.open(url)
  await tab.run(async () => {
    await navigator.serviceWorker.register('/sw.js')
  }, null)
  await underWorker(tab)
  await tab.close()
}

function failed(why: string): never {
  throw new Error(why)
}
