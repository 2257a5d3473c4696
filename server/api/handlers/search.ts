import { readSearch, readSuggestions } from '../../content/search/search.ts'
import type { HandlersOf } from './parts.ts'

export const searchHandlers: HandlersOf<typeof import('../../../src/contract/api/search.ts')> = {
  search: (reading, query) => readSearch(reading, query),
  searchSuggest: (reading, { q }) => readSuggestions(reading, q),
}
