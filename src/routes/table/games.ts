import * as api from '../../contract/api.ts'
import { q } from '../../data/q.ts'
import { boxScoreHref } from '../links.ts'
import { paths } from '../paths.ts'
import { gate, route } from '../route.ts'

export const games = {
  schedule: route({
    path: paths.schedule,
    query: { where: ['H', 'A', 'N'] },
    sport: 'globalSportNameSlug',
    guards: ['schedule'],
    reads: ({ sport, params }) => ({ schedule: q(api.schedule, { sportId: sport.id, season: params.seasonTitle }), seasons: q(api.seasons, { sportId: sport.id }) }),
    optional: ['seasons'],
    meta: ({ sport, schedule, settings }) => ({
      title: `${schedule?.season ?? ''} ${sport.title} Schedule`.trim(),
      description: `${settings.name} ${sport.title} schedule and results${schedule ? `, ${schedule.season}: ${schedule.record.overallRecord} overall` : ''}.`,
      pageType: 'schedule',
    }),
    screen: () => import('../../features/schedule/ScheduleScreen.tsx'),
  }),

  boxScore: route({
    path: paths.boxScore,
    query: { team: ['home', 'visitor'] },
    sport: 'globalSportNameSlug',
    reads: ({ params }) => ({ game: q(api.game, { gameId: Number(params.gameId) }), boxScore: q(api.boxScore, { gameId: Number(params.gameId) }) }),
    needs: 'game',
    canonical: ({ game }) => boxScoreHref(game),
    meta: ({ game, sport, settings }) => ({
      title: `${sport.title} ${game.atVs} ${game.opponent.title} - Box Score`,
      description: `${settings.name} ${sport.title} ${game.atVs} ${game.opponent.title}: box score, scoring and plays.`,
      pageType: 'boxscore',
    }),
    screen: () => import('../../features/box-score/BoxScoreScreen.tsx'),
  }),

  cumulativeStats: gate({ path: paths.cumulativeStats, sport: 'sportSlug', guards: ['cume-stats'] }),
}
