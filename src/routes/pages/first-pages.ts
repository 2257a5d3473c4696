import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { lostGuards } from '../../contract/rendering.ts'
import { scheduleHref } from '../links.ts'
import { paths } from '../paths.ts'
import { notFoundMeta, notFoundReads, route } from '../route.ts'

/** Frequent entry pages, and the not-found page: the rows of the first load. */
export const firstPages = {
  home: route({
    path: paths.home,
    name: 'Home',
    layout: 'wide',
    reads: () => ({
      sports: apiQuery(api.sports, {}),
      scoreboard: apiQuery(api.scoreboard, {}),
      stories: apiQuery(api.stories, { $pageSize: 12, hidePastPreviews: true }),
      upcoming: apiQuery(api.upcoming, { $pageSize: 6 }),
      results: apiQuery(api.results, { $pageSize: 6 }),
      feature: apiQuery(api.promotions, { name: 'home-feature' }),
      note: apiQuery(api.promotions, { name: 'home-note' }),
      beside: apiQuery(api.promotions, { name: 'home-events' }),
      partners: apiQuery(api.promotions, { name: 'home-partners' }),
      slides: apiQuery(api.slideshows, {}),
      clips: apiQuery(api.videos, { $pageSize: 4 }),
      products: apiQuery(api.shopProducts, { $pageSize: 4 }),
    }),
    optional: [
      'sports',
      'scoreboard',
      'stories',
      'upcoming',
      'results',
      'feature',
      'note',
      'beside',
      'partners',
      'slides',
      'clips',
      'products',
    ],
    meta: ({ settings }) => ({
      title: `${settings.name} Athletics`,
      description: settings.seo.description,
      pageType: 'home',
    }),
    screen: () => import('../../features/home/HomeScreen.tsx'),
  }),

  sportHome: route({
    path: paths.sportHome,
    name: 'Sport Home',
    layout: 'wide',
    sport: 'slug',
    reads: ({ sport }) => ({
      scoreboard: apiQuery(api.scoreboard, { sportId: sport.id }),
      stories: apiQuery(api.stories, { sportId: sport.id, $pageSize: 7, hidePastPreviews: true }),
      schedule: apiQuery(api.schedule, { sportId: sport.id }),
      upcoming: apiQuery(api.upcoming, { sportId: sport.id, $pageSize: 5 }),
      standings: apiQuery(api.sportStandings, { sportId: sport.id }),
      leaders: apiQuery(api.statLeaders, { sportId: sport.id }),
      roster: apiQuery(api.roster, { sportId: sport.id, $pageSize: 16 }),
      feature: apiQuery(api.sportPromotions, { name: 'sport-feature', sportId: sport.id }),
      slides: apiQuery(api.slideshows, { sportId: sport.id }),
      clips: apiQuery(api.videos, { sportId: sport.id, $pageSize: 4 }),
      forms: apiQuery(api.forms, { sportId: sport.id }),
    }),
    optional: [
      'scoreboard',
      'stories',
      'upcoming',
      'feature',
      'slides',
      'clips',
      'standings',
      'leaders',
      'roster',
      'forms',
    ],
    meta: ({ sport, settings }) => ({
      title: sport.title,
      description: `${settings.name} ${sport.title}: schedule, roster, results and news.`,
      pageType: 'sport-home',
    }),
    screen: () => import('../../features/sport-home/SportHomeScreen.tsx'),
  }),

  notFound: route({
    path: paths.notFound,
    status: 404,
    reads: () => notFoundReads,
    optional: ['stories'],
    guards: lostGuards,
    meta: () => notFoundMeta,
    screen: () => import('../../shell/errors/NotFoundScreen.tsx'),
  }),

  schedule: route({
    path: paths.schedule,
    query: { where: ['H', 'A', 'N'], view: ['list', 'cards'] },
    sport: 'globalSportNameSlug',
    guards: ['schedule'],
    reads: ({ sport, params }) => ({
      schedule: apiQuery(api.schedule, { sportId: sport.id, season: params.seasonTitle }),
      seasons: apiQuery(api.seasons, { sportId: sport.id }),
      standings: apiQuery(api.sportStandings, { sportId: sport.id, season: params.seasonTitle }),
    }),
    optional: ['seasons', 'standings'],
    preferredUrl: ({ sport, schedule }) => (schedule?.isCurrent ? scheduleHref(sport) : null),
    meta: ({ sport, schedule, settings }) => ({
      title: `${schedule?.season ?? ''} ${sport.title} Schedule`.trim(),
      description:
        `${settings.name} ${sport.title} schedule and results` +
        `${schedule ? `, ${schedule.season}: ${schedule.record.overallRecord} overall` : ''}.`,
      pageType: 'schedule',
    }),
    screen: () => import('../../features/schedule/ScheduleScreen.tsx'),
  }),
}
