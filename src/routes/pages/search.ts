import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import {
  toSingleLine,
  parseSearchQuery,
  searchFree,
  searchPageSize,
} from '../../domain/search/search.ts'
import { paths } from '../paths.ts'
import { route } from '../route.ts'

export const search = {
  search: route({
    path: paths.search,
    textParams: searchFree,
    reads: ({ asked }) => {
      const { q: text, kind, page } = parseSearchQuery(asked)
      return {
        sports: apiQuery(api.sports, {}),
        results: apiQuery(api.search, {
          q: text.trim(),
          kind,
          $pageIndex: page - 1,
          $pageSize: searchPageSize,
        }),
      }
    },
    optional: ['sports', 'results'],
    meta: ({ asked }) => ({
      title: ['Search', toSingleLine(parseSearchQuery(asked).q)].filter(Boolean).join(': '),
      pageType: 'search',
      noindex: true,
    }),
    screen: () => import('../../features/search/SearchScreen.tsx'),
  }),
}
