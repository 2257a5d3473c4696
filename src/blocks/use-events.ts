import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as api from '../contract/api.ts'
import type { Game, GamePage } from '../contract/game.schema.ts'
import { ApiError } from '../data/api-error.ts'
import { apiQuery } from '../data/api-query.ts'
import { eventsPageSize } from '../domain/constants.ts'
import { useReads } from '../data/use-reads.ts'

export type EventsKind = 'upcoming' | 'results'

/**
 * The games of a list for one sport, six at a time. `first` is the first page of all sports if the
 * page has it; other pages are read. `without` is left out.
 */
export function useEvents(
  kind: EventsKind,
  sportId: number,
  first: GamePage | undefined,
  without: number | undefined,
) {
  // By sport, so that switching back finds what was loaded.
  const [pageCounts, setPageCounts] = useState<Record<number, number>>({})
  const count = pageCounts[sportId] ?? 1
  const initialPage = sportId === 0 ? first : undefined
  const client = useQueryClient()
  const reads = Array.from({ length: count }, (_, index) => ({
    ...apiQuery(kind === 'upcoming' ? api.upcoming : api.results, {
      $pageSize: eventsPageSize,
      ...(index > 0 && { $pageIndex: index }),
      ...(sportId && { sportId }),
    }),
    enabled: !initialPage || index > 0,
  }))
  const states = useReads(reads)
  const pages = states.map((state, index) =>
    initialPage && index === 0 ? initialPage : (state?.data?.value as GamePage | undefined),
  )
  const last = pages.at(-1)
  const failures = reads.filter((_, i) => states[i]?.status === 'error' && !states[i]?.data)
  const loading = last === undefined && states.at(-1)?.status !== 'error'
  return {
    // A game that moved between two reads may be in both.
    games: [
      ...new Map(
        pages.flatMap((page): Game[] => page?.items ?? []).map((game) => [game.id, game]),
      ).values(),
    ].filter(({ id }) => id !== without),
    /** A page failed because of the network or server, so the list is incomplete. */
    failed:
      failures.length === 0
        ? null
        : states.some((state) => state?.error instanceof ApiError)
          ? ('answered' as const)
          : ('offline' as const),
    retry: () => {
      for (const { queryKey } of failures) void client.refetchQueries({ queryKey, exact: true })
    },
    loading,
    loadingMore: loading && count > 1,
    /** False when a page is empty or short. */
    more: (last?.items.length ?? 0) === eventsPageSize,
    loadMore: () => setPageCounts({ ...pageCounts, [sportId]: count + 1 }),
  }
}
