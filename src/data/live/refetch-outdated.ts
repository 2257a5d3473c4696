import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { paceHidden, paceSlowLine } from '../../domain/constants.ts'
import { isSlowConnection } from '../../platform/connection.ts'

/**
 * Milliseconds over which pages randomly delay their reads after a frame, so that a stadium's
 * phones do not ask at the same time.
 */
const spread = 500
/** Milliseconds between two reads; longer on a slow or metered connection. */
const rest = 4000

/** `evenUnseen`: also in a hidden page. */
export type Refetch = (keys: readonly QueryKey[], evenUnseen: boolean) => void

/**
 * Reads again what live frames made outdated, at a rate for the connection and the visitor's
 * settings. A running read is not cancelled, because frequent frames would cancel it again and
 * again. One more read follows it, so that the last frame is never lost. A hidden page reads when
 * it is shown.
 */
export function createRefetcher(client: QueryClient): Refetch {
  /** Reads that are due since their last start, and whether they may run now. */
  const due = new Map<Query, boolean>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const hidden = () => document.visibilityState === 'hidden'

  const soon = () => {
    timer ??= setTimeout(read, Math.random() * spread * (hidden() ? paceHidden : 1))
  }
  function read() {
    clearTimeout(timer)
    timer = undefined
    const ready = new Set(
      [...due]
        .filter(
          ([{ state }, evenUnseen]) => state.fetchStatus === 'idle' && (evenUnseen || !hidden()),
        )
        .map(([query]) => query),
    )
    if (ready.size === 0) return
    for (const query of ready) due.delete(query)
    void client.invalidateQueries(
      { predicate: (query) => ready.has(query) },
      { cancelRefetch: false },
    )
    if (isSlowConnection())
      timer = setTimeout(read, rest * paceSlowLine * (0.75 + Math.random() / 2))
  }

  client.getQueryCache().subscribe((event) => {
    if (!due.has(event.query)) return
    // A read that starts now for any reason includes all frames until now.
    if (event.type === 'removed' || (event.type === 'updated' && event.action.type === 'fetch'))
      due.delete(event.query)
    else if (event.query.state.fetchStatus === 'idle') {
      // The answer was requested before the last frame, so it is outdated.
      if (!event.query.state.isInvalidated) event.query.invalidate()
      soon()
    }
  })
  document.addEventListener('visibilitychange', () => {
    if (!hidden()) read()
  })

  return (keys, evenUnseen) => {
    for (const queryKey of keys) {
      for (const query of client.getQueryCache().findAll({ queryKey })) {
        query.invalidate()
        due.set(query, evenUnseen || due.get(query) === true)
      }
    }
    if (due.size > 0) soon()
  }
}
