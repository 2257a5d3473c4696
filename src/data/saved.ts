import type { DehydratedState } from '@tanstack/react-query'
import type { Answer } from './answer.ts'

/**
 * Answers inside a page that the worker took from its cache are as old as that page, and are read
 * again as soon as there is a network.
 */
export function markSaved(state: DehydratedState, savedAt: string | null): DehydratedState {
  if (!savedAt) return state
  const at = Date.parse(savedAt)
  const queries = state.queries.map((query) => ({
    ...query,
    state: {
      ...query.state,
      data: { ...(query.state.data as Answer), at, saved: true },
      dataUpdatedAt: 1,
    },
  }))
  return { ...state, queries }
}
