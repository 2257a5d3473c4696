import { tenantHeader } from '../contract/messages.ts'
import { onNetworkBack } from './network-back.ts'
import { repeat } from './pace.ts'

/**
 * Milliseconds between two questions; longer on a page that was loaded anew just now, or a server
 * that answers a question and not the page would be asked for it without end.
 */
const every = 10_000
const everyAnew = 30_000

/**
 * Asks, past the worker, whether the server has a word about this page by now; `come` is called
 * once it has. Returns how to end it.
 */
export function untilThere(come: () => void): () => void {
  let ended = false
  const ask = async () => {
    if (ended || !navigator.onLine) return
    const { status, headers } = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    })
    // The login page of a hotel's network is an answer, too.
    if (ended || status >= 500 || !headers.has(tenantHeader)) return
    end()
    come()
  }
  const anew =
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)
      ?.type === 'reload'
  const stop = repeat(anew ? everyAnew : every, ask)
  const leave = onNetworkBack(() => ask().catch(() => {}))
  function end() {
    ended = true
    stop()
    leave()
  }
  return end
}
