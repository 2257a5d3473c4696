import * as api from '../../contract/api.ts'
import type { SeasonStats } from '../../contract/season-stats.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import { statQuery } from '../../domain/season-stats/stats-query.ts'
import { statsHref, statsPdfHref } from '../links.ts'
import { paths } from '../paths.ts'
import { route } from '../route.ts'

/** Season statistics. */
export const statistics = {
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
      description:
        `${settings.name} ${sport.title}, ${stats.season}: ` +
        'all season tables, formatted for print.',
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
      careers: apiQuery(api.careerLeaders, { sportId: sport.id }),
      scoreboard: apiQuery(api.scoreboard, { sportId: sport.id }),
    }),
    needs: 'stats',
    optional: ['careers', 'scoreboard'],
    canonical: ({ sport, params, stats }) => statsHref(sport, params.season && stats.season),
    // Without a season it is the current one's page; each season's own URL stays.
    preferredUrl: ({ sport, stats }) => statsHref(sport, stats.season),
    meta: ({ sport, stats, settings }) => ({
      title: `${stats.season} ${sport.title} Statistics`,
      description:
        `${settings.name} ${sport.title} statistics, ${stats.season}` + describeSeason(stats),
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
