import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import * as api from '../contract/api.ts'
import type { Game, GamePage } from '../contract/schema/game.ts'
import { q } from '../data/q.ts'
import { eventsPageSize } from '../domain/constants.ts'

export type EventsKind = 'upcoming' | 'results'

/** The games of a list for one sport, six at a time; the first page of all sports is the one that the page came with. */
export function useEvents(kind: EventsKind, sportId: number, first: GamePage) {
  const [asked, setAsked] = useState<Record<number, number>>({})
  const count = asked[sportId] ?? 1
  const answers = useQueries({
    queries: Array.from({ length: count }, (_, index) => ({
      ...q(kind === 'upcoming' ? api.upcoming : api.results, { $pageSize: eventsPageSize, ...(index > 0 && { $pageIndex: index }), ...(sportId && { sportId }) }),
      enabled: sportId !== 0 || index > 0,
    })),
  })
  const pages = answers.map(({ data }, index) => (sportId === 0 && index === 0 ? first : (data?.value as GamePage | undefined)))
  const last = pages.at(-1)
  return {
    games: pages.flatMap((page): Game[] => page?.items ?? []),
    /** Some page of it could not be had: what is shown is not all, and nothing shown does not mean that there is nothing. */
    failed: answers.some(({ isError, data }) => isError && !data),
    retry: () => { for (const { isError, refetch } of answers) if (isError) void refetch() },
    loading: last === undefined && answers.at(-1)?.isLoading === true,
    /** False when a page comes back empty or short (spec 0 §4.4). */
    more: (last?.items.length ?? 0) === eventsPageSize,
    loadMore: () => setAsked({ ...asked, [sportId]: count + 1 }),
  }
}
