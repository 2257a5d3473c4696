import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { boardIds } from '../../domain/games/board-ids.ts'
import { boardHref } from '../links.ts'
import { firstPaths } from '../paths/first.ts'
import { route } from '../route.ts'

export const boards = {
  board: route({
    path: firstPaths.board,
    layout: 'wide',
    reads: ({ params }) => ({
      games: apiQuery(api.board, { ids: boardIds(params.ids)?.join(',') }),
    }),
    needs: 'games',
    canonical: ({ params }) => boardHref(boardIds(params.ids)),
    meta: ({ settings, params }) => ({
      title: 'Scoreboard',
      description: `${settings.name}: games side by side, live.`,
      pageType: 'scoreboard',
      ...(params.ids ? { noindex: true } : {}),
    }),
    screen: () => import('../../features/board/BoardScreen.tsx'),
  }),
}
