import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { paceHidden, paceSlowLine } from '../../domain/constants.ts'
import { isSlowLine } from '../../platform/connection.ts'

/**
 * Milliseconds within which the pages of a stadium ask for what one frame made old: each draws its
 * moment, or all would ask at once.
 */
const spread = 500
/**
 * Milliseconds between two reads on a line that bears it; here only what a thin or costly one makes
 * of it.
 */
const rest = 4000

/** `evenUnseen`: also while nobody looks at the page. */
export type ReadAnew = (keys: readonly QueryKey[], evenUnseen: boolean) => void

/**
 * Reads again what the live line made old, as slowly as the line and the visitor bear (OF-03). A
 * read that runs is let end, or frames that come faster than it would end it again and again; one
 * more follows it, however many frames came meanwhile, and so the last of them is never lost. A
 * page that nobody looks at reads when somebody does.
 */
export function readingAnew(client: QueryClient): ReadAnew {
  /** What is to be read since its last read began, and whether that may be now. */
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
    if (isSlowLine()) timer = setTimeout(read, rest * paceSlowLine * (0.75 + Math.random() / 2))
  }

  client.getQueryCache().subscribe((event) => {
    if (!due.has(event.query)) return
    // One that begins now, whoever asked, brings all that was told until now.
    if (event.type === 'removed' || (event.type === 'updated' && event.action.type === 'fetch'))
      due.delete(event.query)
    else if (event.query.state.fetchStatus === 'idle') {
      // What came was asked for too early: it is old already, and said to be.
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
