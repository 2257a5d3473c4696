import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { gameName, isField } from '../../domain/games/field-event.ts'
import { boxScoreHref } from '../links.ts'
import { firstPaths } from '../paths/first.ts'
import { route } from '../route.ts'

export const boxScores = {
  boxScore: route({
    path: firstPaths.boxScore,
    query: { team: ['home', 'visitor'], plays: ['scoring'] },
    sport: 'globalSportNameSlug',
    reads: ({ params }) => ({
      game: apiQuery(api.game, { gameId: Number(params.gameId) }),
      boxScore: apiQuery(api.boxScore, { gameId: Number(params.gameId) }),
    }),
    needs: 'game',
    canonical: ({ game }) => boxScoreHref(game),
    meta: ({ game, sport, settings }) => ({
      title: `${gameName({ ...game, sport })} - ${isField(game) ? 'Results' : 'Box Score'}`,
      description: isField(game)
        ? `${settings.name} ${gameName({ ...game, sport })}, ${game.season}: places and results.`
        : `${settings.name} ${gameName({ ...game, sport })}: box score, scoring and plays.`,
      pageType: 'boxscore',
    }),
    screen: () => import('../../features/box-score/BoxScoreScreen.tsx'),
  }),
}
