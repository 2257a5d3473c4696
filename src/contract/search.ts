import { get } from './endpoint.ts'
import { minutes, type Paging } from './queries.ts'
import type { SearchPage, Suggestion } from './search.schema.ts'

type SearchQuery = Paging & { q: string; kind?: string | undefined; sportId?: number | undefined }

export const search = get<SearchQuery, SearchPage>('/api/v2/Search', {
  empty: { items: [], total: 0, page: 0, pages: 0, kinds: [], corrected: null },
  staleTimeSeconds: 1 * minutes,
  offline: 'never',
})
export const searchSuggest = get<{ q: string }, Suggestion[]>('/api/v2/Search/suggest', {
  empty: [],
  staleTimeSeconds: 1 * minutes,
  offline: 'never',
})
