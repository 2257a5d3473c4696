import { refreshTag } from '../src/contract/messages.ts'
import { isYoung, keptAnswers, renewAnswer } from './answers.ts'
import { refreshPacks } from './packs.ts'
import { keptPages, renewPage } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * What one round in the background may take: pages and answers, bytes on the line, and milliseconds
 * after which nothing more is begun.
 */
const most = { pages: 12, answers: 30, bytes: 400_000, time: 20_000 }
/** Milliseconds until which a kept answer is left as it is. */
const young = 3_600_000

/**
 * Renews what is kept while nobody looks (OF-03): now and then where the browser does that, packs,
 * then the pages and answers that were looked at last.
 */
export function refreshInBackground(): void {
  self.addEventListener('periodicsync' as 'sync', (event) => {
    if ((event as unknown as { tag: string }).tag === refreshTag)
      (event as unknown as ExtendableEvent).waitUntil(renewSeen())
  })
}

/**
 * The page that a message speaks of, and the home page if it is kept: whoever taps finds the new
 * score, also where the network has gone again.
 */
export async function renewOf(path: string): Promise<void> {
  const home = (await keptPages()).includes('/') ? ['/'] : []
  await inTurn([path, ...home].map((one) => () => renewPage(one)))
}

async function renewSeen(): Promise<void> {
  if (isThin()) return
  await refreshPacks().catch(() => {})
  const pages = (await keptPages()).slice(-most.pages).reverse()
  await inTurn([
    ...pages.map((path) => () => renewPage(path)),
    // Those inside the pages are young by now; where a browser draws the pages, these are all there
    // is.
    ...(await keptAnswers())
      .slice(-most.answers)
      .reverse()
      .map((path) => async () => ((await isYoung(path, young)) ? 0 : renewAnswer(path))),
  ])
}

/**
 * One after the other, until enough bytes or time are spent; nothing at all on a line that is thin
 * or costs its visitor.
 */
async function inTurn(work: (() => Promise<number>)[]): Promise<void> {
  if (isThin()) return
  const began = Date.now()
  let bytes = 0
  for (const one of work) {
    if (bytes >= most.bytes || Date.now() - began >= most.time) return
    bytes += await one().catch(() => 0)
  }
}

function isThin(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? '')
}
