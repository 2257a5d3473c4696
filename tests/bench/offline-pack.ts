import type { Pack } from '../../src/contract/packs.ts'
import type { Browser, Tab } from './devtools.ts'
import { started, underWorker } from './offline-visit.ts'
import type { Findings } from './table.ts'
import { bytesOf, quiet, watched } from './watched-site.ts'

const group = 'game-day pack of the next football game'
const kilobytes = (bytes: number): number => Math.round(bytes / 1024)

/** Presses the button as a fan does, and measures the transferred bytes and the stored ones. */
export async function measurePack(browser: Browser, site: string): Promise<Findings> {
  const { url, seen, close } = await watched(site)
  try {
    const tab = await browser.tab({ fresh: true })
    await tab.open(`${url}/sports/football`)
    await underWorker(tab)
    await started(tab)
    await quiet(seen)
    const before = seen.length
    const { kept, pictures, note } = await makePack(tab)
    const wire = bytesOf(seen.slice(before).filter(({ path }) => !path.startsWith('/images/')))
    await tab.close()
    return {
      rows: [
        {
          group,
          what: `transferred, ${note.parts.length} pages, without pictures`,
          unit: 'KB',
          ours: wire / 1024,
          goal: '≤ 300',
          reached: wire <= 300 * 1024,
        },
        {
          group,
          what: 'on the device, uncompressed, without pictures',
          unit: 'KB',
          ours: kept / 1024,
        },
      ],
      notes: [
        `pack of ${note.title}: reports ${kilobytes(note.parts.reduce((sum, { bytes }) => sum + bytes, 0))} KB; ${note.pictures} ` +
          `pictures of ${kilobytes(pictures)} KB are not included; missing: ` +
          `${note.missing.join(', ') || 'nothing'}`,
      ],
    }
  } finally {
    close()
  }
}

/** Bytes of the stored entries. */
const makePack = (tab: Tab): Promise<{ kept: number; pictures: number; note: Pack }> =>
  tab.run(async (folder) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.startsWith('Save for offline'),
    )
    if (!button) throw new Error('no game can be saved here')
    button.click()
    for (
      const until = Date.now() + 60_000;
      Date.now() < until;
      await new Promise((wait) => setTimeout(wait, 100))
    ) {
      const name = (await caches.keys()).find((one) => one.startsWith('packs-'))
      const cache = name ? await caches.open(name) : undefined
      const path = (await cache?.keys())?.find(({ url }) => url.includes(folder))
      const note = (await (path && (await cache?.match(path)))?.json()) as Pack | undefined
      // It lists its pages when they are stored.
      if (!cache || !note || note.parts.length === 0) continue
      const kinds = await Promise.all(
        (await cache.matchAll()).map(async (response) => response.blob()),
      )
      const sum = (pictures: boolean) =>
        kinds.reduce(
          (total, { type, size }) => total + (type.startsWith('image/') === pictures ? size : 0),
          0,
        )
      return { kept: sum(false), pictures: sum(true), note }
    }
    throw new Error('no pack was saved within a minute')
  }, '/_pack/')
