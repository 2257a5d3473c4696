import {
  QueriesObserver,
  hashKey,
  useQueryClient,
  type DefaultError,
  type QueryState,
} from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useReducer } from 'react'
import type { ApiQuery } from './api-query.ts'
import type { ApiResult } from './api-result.ts'

type States<Reads> = {
  -readonly [I in keyof Reads]: Reads[I] extends ApiQuery<infer R>
    ? QueryState<ApiResult<R>, DefaultError> | undefined
    : never
}

/**
 * Several reads, and the same array until one of them has a new answer or fails. That is drawn in a
 * transition, between whose slices a touch is answered; `useQueries` draws at once, also when only
 * a request begins or ends. A read that was never asked for has no state.
 */
export function useReads<const Reads extends readonly (ApiQuery & { enabled?: boolean })[]>(
  reads: Reads,
): States<Reads> {
  const client = useQueryClient()
  const [version, redraw] = useReducer((count: number) => count + 1, 0)
  const key = hashKey(reads.map(({ queryKey, enabled }) => [queryKey, enabled]))
  const states = useMemo(
    () => reads.map(({ queryKey }) => client.getQueryState(queryKey)),
    // oxlint-disable-next-line react/exhaustive-deps -- `key` says which reads they are
    [client, key, version],
  )
  useEffect(() => {
    let unsubscribe: (() => void) | undefined
    // In a task of its own: to send the reads that are due costs a phone as much as all other
    // effects of a page.
    const timer = setTimeout(() => {
      const observer = new QueriesObserver(
        client,
        reads.map((read) => ({ ...read, notifyOnChangeProps: ['data', 'status'] })),
      )
      const update = () => startTransition(redraw)
      unsubscribe = observer.subscribe(update)
      // An answer that came since the drawing.
      if (observer.getCurrentResult().some(({ data }, i) => data !== states[i]?.data)) update()
    })
    return () => {
      clearTimeout(timer)
      unsubscribe?.()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the reads are the same while `key` is
  }, [client, key])
  return states as States<Reads>
}
