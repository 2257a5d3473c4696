import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { dependentRead } from '../../data/dependent-read.ts'
import { isPrintable, parsePrintLocation } from '../../domain/calendar/calendar-print.ts'
import { longDate, monthDay } from '../../domain/calendar/when.ts'
import { isAwaited } from '../../domain/games/game.ts'
import { gameName } from '../../domain/games/meets.ts'
import { gameViews } from '../../domain/games/game-views.ts'
import { resultTypes, resultTypeTitles, type ResultType } from '../../domain/games/results.ts'
import { seriesSorts } from '../../domain/games/opponent-history.ts'
import { gameCenterHref, resultsHref } from '../links.ts'
import { paths } from '../paths.ts'
import { route } from '../route.ts'

type Range = {
  params: { type: string; sport: string; start: string; end: string; location: string }
}

/** The same days for a sport's URL and the department's. */
const printReads = ({ params: { sport, start, end, location } }: Range) => {
  const [sportId, locationIndicator] = [Number(sport), parsePrintLocation(location)]
  return {
    sports: apiQuery(api.sports, {}),
    days: apiQuery(api.calendarPrint, {
      date: start,
      end,
      ...(sportId > 0 && { sportId }),
      ...(locationIndicator && { locationIndicator }),
    }),
  }
}
const span = ({ params: { start, end } }: Range): string =>
  `${monthDay(start)} to ${monthDay(end)}, ${end.slice(0, 4)}`

export const games = {
  gameCenter: route({
    path: paths.gameCenter,
    name: 'game_center',
    layout: 'wide',
    query: { plays: ['scoring'], view: gameViews },
    validate: ({ params }) => /^\d{1,15}$/.test(params.gameId),
    reads: ({ params }) => {
      const gameQuery = { gameId: Number(params.gameId) }
      const layout = apiQuery(api.gameCenterLayout, gameQuery)
      const hero = apiQuery(api.gameCenterHero, gameQuery)
      return {
        layout,
        hero,
        boxScore: apiQuery(api.boxScore, gameQuery),
        info: apiQuery(api.gameCenterInfo, gameQuery),
        stories: apiQuery(api.gameCenterStories, gameQuery),
        gallery: apiQuery(api.gameCenterGallery, gameQuery),
        history: apiQuery(api.gameCenterHistory, gameQuery),
        next: apiQuery(api.gameCenterNext, gameQuery),
        // For the bar of the sport (`shell/Top.tsx`), which the address does not name.
        bar: dependentRead(
          hero,
          'sport bar',
          (heroData) =>
            heroData && apiQuery(api.subNavigation, { sportId: heroData.game.sport.id }),
        ),
        recent: dependentRead(hero, 'latest results', (heroData) =>
          heroData && isAwaited(heroData.game)
            ? apiQuery(api.results, { sportId: heroData.game.sport.id, $pageSize: 5 })
            : null,
        ),
        promotions: dependentRead(layout, 'promotions', (layoutData) =>
          layoutData?.promoGroupId == null
            ? null
            : apiQuery(api.gameCenterPromotions, { promoGroupId: layoutData.promoGroupId }),
        ),
      }
    },
    needs: 'layout',
    optional: ['bar', 'info', 'stories', 'gallery', 'history', 'next', 'recent', 'promotions'],
    canonical: ({ layout }) => gameCenterHref({ id: layout.gameId }),
    meta: ({ hero, settings }) => ({
      title: hero ? `${gameName(hero.game)} - Game Center` : 'Game Center',
      description: hero
        ? `${settings.name} ${gameName(hero.game)}, ${longDate(hero.game.date)}: ` +
          'live score, play by play, statistics, history.'
        : undefined,
      pageType: 'game-center',
      image: hero?.eventImage,
    }),
    screen: () => import('../../features/game-center/GameCenterScreen.tsx'),
  }),

  textSchedule: route({
    path: paths.textSchedule,
    starts: true,
    sport: 'globalSportNameSlug',
    layout: 'full-screen',
    guards: ['schedule'],
    reads: ({ sport, params }) => ({
      schedule: apiQuery(api.schedule, { sportId: sport.id, season: params.seasonTitle }),
    }),
    needs: 'schedule',
    meta: ({ sport, schedule, settings }) => ({
      title: `${schedule.season} ${sport.title} Text Schedule`,
      description:
        `The ${schedule.season} ${sport.title} schedule of the ${settings.name} ` +
        'as plain text.',
      pageType: 'schedule',
      noindex: true,
    }),
    screen: () => import('../../features/schedule/TextScheduleScreen.tsx'),
  }),

  printSchedule: route({
    path: paths.printSchedule,
    sport: 'globalSportNameSlug',
    layout: 'full-screen',
    guards: ['schedule'],
    reads: ({ sport, params }) => ({
      schedule: apiQuery(api.schedule, { sportId: sport.id, season: params.seasonTitle }),
    }),
    needs: 'schedule',
    meta: ({ sport, schedule, settings }) => ({
      title: `${schedule.season} ${sport.title} Schedule for Print`,
      description:
        `The ${schedule.season} ${sport.title} schedule of the ${settings.name}, ` +
        'formatted for print.',
      pageType: 'schedule',
      noindex: true,
    }),
    screen: () => import('../../features/schedule/PrintScheduleScreen.tsx'),
  }),

  results: route({
    path: paths.results,
    query: { type: resultTypes },
    sport: 'sportSlug',
    reads: ({ sport, params }) => ({
      results: apiQuery(api.seasonResults, { sportId: sport.id, season: params.season }),
      years: apiQuery(api.seasonRecords, { sportId: sport.id }),
    }),
    needs: 'results',
    optional: ['years'],
    preferredUrl: ({ sport, results, years }) =>
      results.season === years?.find(({ games }) => games > 0)?.season ? resultsHref(sport) : null,
    meta: ({ sport, results, settings }) => ({
      title: `${results.season} ${sport.title} Results`,
      description:
        `Every ${results.season} ${sport.title} result of the ${settings.name}: ` +
        'scores, records and earlier seasons.',
      pageType: 'results',
    }),
    screen: () => import('../../features/results/ResultsScreen.tsx'),
  }),

  standings: route({
    path: paths.standings,
    sport: 'sportSlug',
    reads: ({ sport, params }) => ({
      standings: apiQuery(api.sportStandings, { sportId: sport.id, season: params.season }),
      scoreboard: apiQuery(api.scoreboard, { sportId: sport.id }),
    }),
    needs: 'standings',
    optional: ['scoreboard'],
    preferredUrl: ({ standings }) => (standings.isCurrent ? standings.url : null),
    meta: ({ sport, standings, settings }) => ({
      title: `${standings.season} ${sport.title} Standings`,
      description:
        `${standings.conference ?? 'Conference'} ${sport.title} standings, ` +
        `${standings.season}: conference and overall records of ${settings.name} and every ` +
        'other team.',
      pageType: 'standings',
    }),
    screen: () => import('../../features/standings/StandingsScreen.tsx'),
  }),

  resultsPrint: route({
    path: paths.resultsPrint,
    sport: 'sportSlug',
    layout: 'full-screen',
    validate: ({ params }) => (resultTypes as readonly string[]).includes(params.type),
    reads: ({ sport, params }) => ({
      results: apiQuery(api.seasonResults, { sportId: sport.id, season: params.season }),
    }),
    needs: 'results',
    meta: ({ sport, results, params, settings }) => ({
      title:
        `${results.season} ${sport.title} Results for Print` +
        `${params.type === 'all' ? '' : `: ${resultTypeTitles[params.type as ResultType]}`}`,
      description:
        `${results.season} ${sport.title} results of the ${settings.name} (${params.type}), ` +
        'formatted for print.',
      pageType: 'results',
      noindex: true,
    }),
    screen: () => import('../../features/results/PrintResultsScreen.tsx'),
  }),

  // Not for fans: not linked, and quiet, because it has a token.
  score: route({
    path: paths.score,
    starts: true,
    kind: 'quiet',
    layout: 'full-screen',
    validate: ({ params }) => /^\d{1,15}$/.test(params.gameId),
    reads: ({ params }) => ({ game: apiQuery(api.game, { gameId: Number(params.gameId) }) }),
    needs: 'game',
    meta: ({ game, settings }) => ({
      title: `Keep Score: ${gameName(game)}`,
      description: `Keep the score of ${gameName(game)} for ${settings.name}.`,
      pageType: 'scoring',
      noindex: true,
    }),
    screen: () => import('../../features/scorer/ScoreScreen.tsx'),
  }),

  opponents: route({
    path: paths.opponents,
    query: { sort: seriesSorts },
    sport: 'sportSlug',
    validate: ({ sport }) => sport.displayOpponentHistory,
    reads: ({ sport }) => ({ opponents: apiQuery(api.opponentList, { sportId: sport.id }) }),
    meta: ({ sport, settings }) => ({
      title: `${sport.title} Opponent History`,
      description:
        `All-time records of ${settings.name} ${sport.title} against every opponent, ` +
        'with first and latest meetings.',
      pageType: 'opponent-history-list',
    }),
    screen: () => import('../../features/opponents/OpponentsScreen.tsx'),
  }),

  opponent: route({
    path: paths.opponent,
    sport: 'sportSlug',
    validate: ({ sport, params }) =>
      sport.displayOpponentHistory && /^\d{1,15}$/.test(params.opponentId),
    reads: ({ sport, params }) => ({
      history: apiQuery(api.opponentHistory, {
        sportId: sport.id,
        opponentId: Number(params.opponentId),
      }),
    }),
    needs: 'history',
    isMissing: ({ history }) => history.url === null,
    canonical: ({ history }) => history.url ?? '',
    meta: ({ sport, history, settings }) => ({
      title: `${sport.title} History vs ${history.opponent.title}`,
      description:
        `${settings.name} ${sport.title} against ${history.opponent.title}: ` +
        (history.games > 0
          ? `${history.record} in ${history.games} meetings since ` +
            `${history.firstMeeting.slice(0, 4)}.`
          : 'no meetings yet.'),
      pageType: 'opponent-history',
      image: history.opponent.image,
    }),
    screen: () => import('../../features/opponents/OpponentScreen.tsx'),
  }),

  calendarPrint: route({
    path: paths.calendarPrint,
    layout: 'full-screen',
    validate: ({ params }) => isPrintable(params),
    reads: printReads,
    needs: 'sports',
    isMissing: ({ params, sports }) =>
      Number(params.sport) > 0 && !sports.some(({ id }) => id === Number(params.sport)),
    meta: ({ params, settings }) => ({
      title: `Calendar for Print, ${span({ params })}`,
      description: `${settings.name} events, ${span({ params })}, formatted for print.`,
      pageType: 'calendar',
      noindex: true,
    }),
    screen: () => import('../../features/calendar/PrintCalendarScreen.tsx'),
  }),

  sportCalendarPrint: route({
    path: paths.sportCalendarPrint,
    sport: 'globalSportNameSlug',
    layout: 'full-screen',
    validate: ({ params, sport }) => isPrintable(params, sport.id),
    reads: printReads,
    meta: ({ params, sport, settings }) => ({
      title: `${sport.title} Calendar for Print, ${span({ params })}`,
      description:
        `${settings.name} ${sport.title} events, ${span({ params })}, ` + 'formatted for print.',
      pageType: 'sport-calendar',
      noindex: true,
    }),
    screen: () => import('../../features/calendar/PrintCalendarScreen.tsx'),
  }),
}
