import * as api from '../../contract/api.ts'
import type { SeasonStats } from '../../contract/season-stats.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import { boardIds, gameName, isField } from '../../domain/games/game.ts'
import {
  toSingleLine,
  parseSearchQuery,
  searchFree,
  searchPageSize,
} from '../../domain/search/search.ts'
import { statQuery } from '../../domain/season-stats/stats-query.ts'
import { boardHref, boxScoreHref, sportBoardHref, statsHref, statsPdfHref } from '../links.ts'
import { calendars } from './calendar.ts'
import { coaches } from './coaches.ts'
import { department } from './department.ts'
import type { first } from './first.ts'
import { forms } from './forms.ts'
import { games } from './games.ts'
import { hidden } from './hidden.ts'
import { history } from './history.ts'
import { honors } from './honors.ts'
import { media } from './media.ts'
import { notices } from './notices.ts'
import { people } from './people.ts'
import { publications } from './publications.ts'
import { paths, type RouteName } from '../paths.ts'
import { route, type Route } from '../route.ts'
import { staff } from './staff.ts'
import { stories } from './stories.ts'
import { videos } from './videos.ts'

const stats = {
  statsPdf: route({
    path: paths.statsPdf,
    sport: 'sportSlug',
    guards: ['cume-stats'],
    layout: 'full-screen',
    reads: ({ sport, params }) => ({
      stats: apiQuery(api.seasonStats, { sportId: sport.id, season: params.season }),
    }),
    needs: 'stats',
    canonical: ({ sport, stats }) => statsPdfHref(sport, stats.season),
    meta: ({ sport, stats, settings }) => ({
      title: `${stats.season} ${sport.title} Statistics for Print`,
      description: `${settings.name} ${sport.title}, ${stats.season}: all season tables, formatted for print.`,
      pageType: 'stats-pdf',
      noindex: true,
    }),
    screen: () => import('../../features/stats/StatsPdfScreen.tsx'),
  }),

  cumulativeStats: route({
    path: paths.cumulativeStats,
    query: statQuery,
    sport: 'sportSlug',
    guards: ['cume-stats'],
    reads: ({ sport, params }) => ({
      stats: apiQuery(api.seasonStats, { sportId: sport.id, season: params.season }),
    }),
    needs: 'stats',
    canonical: ({ sport, params, stats }) => statsHref(sport, params.season && stats.season),
    meta: ({ sport, stats, settings }) => ({
      title: `${stats.season} ${sport.title} Statistics`,
      description: `${settings.name} ${sport.title} statistics, ${stats.season}${describeSeason(stats)}`,
      pageType: 'stats',
    }),
    screen: () => import('../../features/stats/StatsScreen.tsx'),
  }),
}

/** The description: the leaders, or what the page has. */
const describeSeason = ({ leaders }: SeasonStats): string => {
  const best = leaders
    .slice(0, 2)
    .flatMap(({ title, leaders: [first] }) =>
      first ? `${first.name} leads in ${title.toLowerCase()} (${first.stat.value})` : [],
    )
  return best.length > 0 ? `: ${best.join(', ')}.` : ': individual, team and opponent statistics.'
}

const search = {
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

const boxScores = {
  boxScore: route({
    path: paths.boxScore,
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

/** Below the games of today on a scoreboard. */
const listsAroundToday = (of: { sportId?: number }) => ({
  results: apiQuery(api.results, { ...of, $pageSize: 18 }),
  upcoming: apiQuery(api.upcoming, { ...of, $pageSize: 24 }),
})

const boards = {
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
        }),
      }
    },
    needs: 'games',
    optional: ['results', 'upcoming', 'sports'],
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
    }),
    needs: 'games',
    optional: ['results', 'upcoming', 'sports'],
    canonical: ({ sport }) => sportBoardHref(sport),
    meta: ({ settings, sport }) => ({
      title: `${sport.title} Scoreboard`,
      description: `Scores of ${settings.name} ${sport.title}: live, the latest results, and what is next.`,
      pageType: 'scoreboard',
    }),
    screen: () => import('../../features/board/BoardScreen.tsx'),
  }),
}

/** The login page. */
const login = {
  login: route({
    path: paths.login,
    starts: true,
    kind: 'quiet',
    guards: ['redirects'],
    textParams: { returnTo: 2000 },
    isCachedWhenEmpty: true,
    reads: () => ({ signIn: apiQuery(api.signIn, {}) }),
    meta: ({ settings }) => ({
      title: 'Sign In',
      description: `Sign in to the members area of ${settings.name}.`,
      pageType: 'login',
      noindex: true,
    }),
    screen: () => import('../../features/login/LoginScreen.tsx'),
  }),
}

/** All other rows. A path without a row does not compile. */
export const rest = {
  ...people,
  ...coaches,
  ...stats,
  ...games,
  ...boxScores,
  ...boards,
  ...calendars,
  ...honors,
  ...history,
  ...stories,
  ...publications,
  ...media,
  ...videos,
  ...staff,
  ...department,
  ...forms,
  ...search,
  ...notices,
  ...login,
  ...hidden,
} satisfies Record<Exclude<RouteName, keyof typeof first>, Route>
