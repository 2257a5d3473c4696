import { tenantHeader } from '../contract/messages.ts'
import { onNetworkBack } from './network-back.ts'
import { schedulePolling } from './poll.ts'

/**
 * Milliseconds between two requests; longer after a reload, so that a server that answers this
 * request but not the page is not asked in a loop.
 */
const every = 10_000
const everyAnew = 30_000

/**
 * Polls, bypassing the worker, whether the server can answer this page; calls `come` once it can.
 * Returns a function that stops.
 */
export function waitForServer(come: () => void): () => void {
  let ended = false
  const ask = async () => {
    if (ended || !navigator.onLine) return
    const { status, headers } = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    })
    // A captive portal also answers.
    if (ended || status >= 500 || !headers.has(tenantHeader)) return
    end()
    come()
  }
  const isReload =
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)
      ?.type === 'reload'
  const stop = schedulePolling(isReload ? everyAnew : every, ask)
  const leave = onNetworkBack(() => ask().catch(() => {}))
  function end() {
    ended = true
    stop()
    leave()
  }
  return end
}
