import * as api from '../../contract/api.ts'
import { q } from '../../data/q.ts'
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
        sports: q(api.sports, {}),
        results: q(api.search, {
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
