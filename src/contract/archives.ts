import { get } from './endpoint.ts'
import { hours, minutes, emptyPage, type EmptyQuery, type PageOf, type Paging } from './queries.ts'
import type { OnThisDay } from './archives.schema.ts'
import type { SportRef, Tag, TagFilters, TaggedContent, TaggedType } from './sport.schema.ts'
import type { Archived } from './stories.schema.ts'

type ArchivesQuery = Paging & {
  search?: string | undefined
  seasonYear?: number | undefined
  sportId?: number | undefined
}
type TagContentQuery = Paging & {
  slug: string
  sportId?: number | undefined
  type?: TaggedType | undefined
}

export const archives = get<ArchivesQuery, PageOf<Archived>>('/api/v2/Archives', {
  empty: emptyPage,
  staleTimeSeconds: 5 * minutes,
})
export const archiveSports = get<EmptyQuery, { sport: SportRef; count: number }[]>(
  '/api/v2/Archives/filters/sports',
  { empty: [], staleTimeSeconds: 1 * hours },
)
export const archiveSeasons = get<
  { sportId?: number | undefined },
  { year: number; count: number }[]
>('/api/v2/Archives/filters/seasons', { empty: [], staleTimeSeconds: 1 * hours })

export const tags = get<Paging & { search?: string | undefined }, PageOf<Tag>>('/api/v2/Tags', {
  empty: emptyPage,
  staleTimeSeconds: 5 * minutes,
})
export const tagContent = get<TagContentQuery, PageOf<TaggedContent> & { tag: Tag | null }>(
  '/api/v2/Tags/content',
  {
    empty: { tag: null, items: [], total: 0, page: 0, pages: 0 },
    staleTimeSeconds: 5 * minutes,
  },
)
export const tagFilters = get<{ slug: string }, TagFilters | null>('/api/v2/Tags/filters', {
  empty: null,
  staleTimeSeconds: 5 * minutes,
})

export const onThisDay = get<
  { month?: number | undefined; day?: number | undefined },
  OnThisDay | null
>('/api/v2/OnThisDay', { empty: null, staleTimeSeconds: 5 * minutes })
