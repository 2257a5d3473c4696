import { refreshTag } from '../src/contract/messages.ts'
import { isFresh, storedApiUrls, refreshApiResult } from './answers.ts'
import { storeInPack, upcomingPackPages } from './packs.ts'
import { storedPagePaths, refreshPage } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Limits of a background renewal: pages, answers, bytes transferred, and milliseconds after which
 * no further request is begun.
 */
const limits = { pages: 12, answers: 30, bytes: 400_000, time: 20_000 }
/** Milliseconds for which a stored answer is not renewed. */
const young = 3_600_000

/**
 * Renews stored content in the background, where browsers support it: packs, then the latest pages
 * and answers.
 */
export function refreshInBackground(): void {
  self.addEventListener('periodicsync' as 'sync', (event) => {
    if ((event as unknown as { tag: string }).tag === refreshTag)
      (event as unknown as ExtendableEvent).waitUntil(renewSeen())
  })
}

/**
 * Renews the page of a message, and the home page if it is stored, so that they are current even if
 * the network is lost again.
 */
export async function refreshPages(path: string): Promise<void> {
  const home = (await storedPagePaths()).includes('/') ? ['/'] : []
  await inTurn([path, ...home].map((pagePath) => () => refreshPage(pagePath)))
}

async function renewSeen(): Promise<void> {
  if (isThin()) return
  const packPages = await upcomingPackPages().catch(() => [])
  await inTurn(packPages.map((path) => async () => (await storeInPack(path)).bytes))
  const pages = (await storedPagePaths()).slice(-limits.pages).reverse()
  await inTurn([
    ...pages.map((path) => () => refreshPage(path)),
    // Answers inside pages are fresh by now; without server rendering these are all there is.
    ...(await storedApiUrls())
      .slice(-limits.answers)
      .reverse()
      .map((path) => async () => ((await isFresh(path, young)) ? 0 : refreshApiResult(path))),
  ])
}

/** In sequence until the limit of bytes or time; not on a slow or metered connection. */
async function inTurn(work: (() => Promise<number>)[]): Promise<void> {
  if (isThin()) return
  const began = Date.now()
  let bytes = 0
  for (const refresh of work) {
    if (bytes >= limits.bytes || Date.now() - began >= limits.time) return
    bytes += await refresh().catch(() => 0)
  }
}

function isThin(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? '')
}
