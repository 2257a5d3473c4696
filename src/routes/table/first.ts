import * as api from '../../contract/api.ts'
import { q } from '../../data/q.ts'
import { lostGuards } from '../guards/lost-guards.ts'
import { firstPaths } from '../paths/first.ts'
import { notFoundMeta, route } from '../route.ts'

/**
 * What most visits begin with, and the page for those that lead nowhere: the first load carries
 * these rows.
 */
export const first = {
  home: route({
    path: firstPaths.home,
    name: 'Home',
    layout: 'wide',
    reads: () => ({
      sports: q(api.sports, {}),
      scoreboard: q(api.scoreboard, {}),
      stories: q(api.stories, { $pageSize: 10 }),
      upcoming: q(api.upcoming, { $pageSize: 6 }),
      results: q(api.results, { $pageSize: 6 }),
      feature: q(api.promotions, { name: 'home-feature' }),
      note: q(api.promotions, { name: 'home-note' }),
      beside: q(api.promotions, { name: 'home-events' }),
      partners: q(api.promotions, { name: 'home-partners' }),
      clips: q(api.videos, { $pageSize: 4 }),
      products: q(api.shopProducts, { $pageSize: 4 }),
    }),
    optional: [
      'scoreboard',
      'stories',
      'feature',
      'note',
      'beside',
      'partners',
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
    path: firstPaths.sportHome,
    name: 'Sport Home',
    layout: 'wide',
    sport: 'slug',
    reads: ({ sport }) => ({
      scoreboard: q(api.scoreboard, { sportId: sport.id }),
      stories: q(api.stories, { sportId: sport.id, $pageSize: 7 }),
      schedule: q(api.schedule, { sportId: sport.id }),
      roster: q(api.roster, { sportId: sport.id, $pageSize: 16 }),
      feature: q(api.sportPromotions, { name: 'sport-feature', sportId: sport.id }),
      clips: q(api.videos, { sportId: sport.id, $pageSize: 4 }),
      forms: q(api.forms, { sportId: sport.id }),
    }),
    optional: ['scoreboard', 'stories', 'roster', 'feature', 'clips', 'forms'],
    meta: ({ sport, settings }) => ({
      title: sport.title,
      description: `${settings.name} ${sport.title}: schedule, roster, results and news.`,
      pageType: 'sport-home',
    }),
    screen: () => import('../../features/sport-home/SportHomeScreen.tsx'),
  }),

  notFound: route({
    path: firstPaths.notFound,
    status: 404,
    reads: () => ({ stories: q(api.stories, { $pageSize: 3 }) }),
    optional: ['stories'],
    guards: lostGuards,
    meta: () => notFoundMeta,
    screen: () => import('../../shell/errors/NotFoundScreen.tsx'),
  }),

  schedule: route({
    path: firstPaths.schedule,
    query: { where: ['H', 'A', 'N'], view: ['list', 'cards'] },
    sport: 'globalSportNameSlug',
    guards: ['schedule'],
    reads: ({ sport, params }) => ({
      schedule: q(api.schedule, { sportId: sport.id, season: params.seasonTitle }),
      seasons: q(api.seasons, { sportId: sport.id }),
    }),
    optional: ['seasons'],
    meta: ({ sport, schedule, settings }) => ({
      title: `${schedule?.season ?? ''} ${sport.title} Schedule`.trim(),
      description: `${settings.name} ${sport.title} schedule and results${schedule ? `, ${schedule.season}: ${schedule.record.overallRecord} overall` : ''}.`,
      pageType: 'schedule',
    }),
    screen: () => import('../../features/schedule/ScheduleScreen.tsx'),
  }),
}
