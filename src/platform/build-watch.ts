import type { WorkerAsk } from '../contract/messages.ts'
import { buildCheckBack, buildCheckEvery, buildCheckFirst } from '../domain/constants.ts'
import { connection } from './connection.ts'
import { holdPage, loadDocument, markOutdated, takesDocument } from './outdated.ts'

type Router = { state: { location: { pathname: string }; navigation: { state: string } }; subscribe(listener: () => void): void }

/**
 * Looks for a newer build 1 s after the page stands, then every hour and when somebody comes back to it, but not on a slow-2g line (spec 0 §4.12, §7), and whenever
 * a piece of this one did not come. Links then lead to documents (`ui/Link`); a step back, or a way that is no link, is loaded once it has arrived.
 */
export function watchBuilds(router: Router, build: string): void {
  // The first look comes by itself: a focus that a page begins with is no coming back.
  let looked = Date.now()
  const look = () => (looked = Date.now(), void readNewest().then((newest) => {
    if (newest === undefined || newest === build) return
    markOutdated(takeWorkerAlong)
    void navigator.serviceWorker?.getRegistration().then((registration) => registration?.update()).catch(() => {})
  }))
  const lookUnlessSlow = () => { if (connection()?.effectiveType !== 'slow-2g') look() }
  setTimeout(lookUnlessSlow, buildCheckFirst)
  setInterval(lookUnlessSlow, buildCheckEvery)
  const back = () => { if (document.visibilityState === 'visible' && Date.now() - looked >= buildCheckBack) lookUnlessSlow() }
  addEventListener('focus', back)
  document.addEventListener('visibilitychange', back)
  addEventListener('vite:preloadError', look)
  holdPage(() => document.querySelector('main [data-live]') !== null)

  let shown = router.state.location.pathname
  router.subscribe(() => {
    const { location: { pathname }, navigation } = router.state
    if (navigation.state !== 'idle' || pathname === shown) return
    shown = pathname
    if (takesDocument()) loadDocument()
  })
}

/** The newest build as the server tells it; undefined when it does not. The time keeps caches on the way from answering. */
async function readNewest(): Promise<string | undefined> {
  try {
    const answer = await fetch(`/builds/latest.json?t=${Date.now()}`, { cache: 'no-store' })
    return answer.ok ? ((await answer.json()) as { build?: string }).build : undefined
  } catch {
    return undefined
  }
}

/** A waiting worker takes over with the document, unless another window still runs on the old one. */
function takeWorkerAlong(): void {
  navigator.serviceWorker?.controller?.postMessage({ type: 'MAKE_WAY_IF_ALONE' } satisfies WorkerAsk)
}
