import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { gameName, isField } from '../../domain/games/meets.ts'
import { boardIds } from '../../domain/games/route-params.ts'
import { boardHref, boxScoreHref, sportBoardHref } from '../links.ts'
import { paths } from '../paths.ts'
import { route } from '../route.ts'

/** Below the games of today on a scoreboard. */
const listsAroundToday = (of: { sportId?: number }) => ({
  results: apiQuery(api.results, { ...of, $pageSize: 18 }),
  upcoming: apiQuery(api.upcoming, { ...of, $pageSize: 24 }),
})

/** Scores of one game and of many. */
export const scores = {
  boxScore: route({
    path: paths.boxScore,
    query: { team: ['home', 'visitor'], plays: ['scoring'] },
    sport: 'globalSportNameSlug',
    reads: ({ params }) => ({
      game: apiQuery(api.game, { gameId: Number(params.gameId) }),
      boxScore: apiQuery(api.boxScore, { gameId: Number(params.gameId) }),
      hero: apiQuery(api.gameCenterHero, { gameId: Number(params.gameId) }),
      // For the picture of the recap.
      stories: apiQuery(api.gameCenterStories, { gameId: Number(params.gameId) }),
    }),
    needs: 'game',
    optional: ['hero', 'stories'],
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

  board: route({
    path: paths.board,
    layout: 'wide',
    reads: ({ params }) => {
      const ids = boardIds(params.ids)
      return {
        games: apiQuery(api.board, { ids: ids?.join(',') }),
        ...(!ids && {
          ...listsAroundToday({}),
          sports: apiQuery(api.sports, {}),
          conference: apiQuery(api.conferenceGames, {}),
        }),
        standings: apiQuery(api.conferenceStandings, {}),
      }
    },
    needs: 'games',
    optional: ['results', 'upcoming', 'sports', 'conference', 'standings'],
    canonical: ({ params }) => boardHref(boardIds(params.ids)),
    meta: ({ settings, params }) => ({
      title: 'Scoreboard',
      description: `Scores of ${settings.name} games: live, the latest results, and what is next.`,
      pageType: 'scoreboard',
      ...(params.ids ? { noindex: true } : {}),
    }),
    screen: () => import('../../features/board/BoardScreen.tsx'),
  }),

  sportBoard: route({
    path: paths.sportBoard,
    sport: 'sportSlug',
    layout: 'wide',
    reads: ({ sport }) => ({
      games: apiQuery(api.board, {}),
      ...listsAroundToday({ sportId: sport.id }),
      sports: apiQuery(api.sports, {}),
      conference: apiQuery(api.conferenceGames, { sportId: sport.id }),
      standings: apiQuery(api.conferenceStandings, {}),
    }),
    needs: 'games',
    optional: ['results', 'upcoming', 'sports', 'conference', 'standings'],
    canonical: ({ sport }) => sportBoardHref(sport),
    meta: ({ settings, sport }) => ({
      title: `${sport.title} Scoreboard`,
      description:
        `Scores of ${settings.name} ${sport.title}: ` +
        'live, the latest results, and what is next.',
      pageType: 'scoreboard',
    }),
    screen: () => import('../../features/board/BoardScreen.tsx'),
  }),
}
