import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { saidWords, searchAsked, searchFree, searchPageSize } from '../../domain/search/search.ts'
import { firstPaths } from '../paths/first.ts'
import { route } from '../route.ts'

export const search = {
  search: route({
    path: firstPaths.search,
    free: searchFree,
    reads: ({ asked }) => {
      const { q: words, kind, page } = searchAsked(asked)
      return {
        sports: apiQuery(api.sports, {}),
        results: apiQuery(api.search, {
          q: words.trim(),
          kind,
          $pageIndex: page - 1,
          $pageSize: searchPageSize,
        }),
      }
    },
    optional: ['sports', 'results'],
    meta: ({ asked }) => ({
      title: ['Search', saidWords(searchAsked(asked).q)].filter(Boolean).join(': '),
      pageType: 'search',
      noindex: true,
    }),
    screen: () => import('../../features/search/SearchScreen.tsx'),
  }),
}
