import * as api from '../../contract/api.ts'
import type { SeasonStats } from '../../contract/schema/season-stats.ts'
import { apiQuery } from '../../data/api-query.ts'
import { statQuery } from '../../domain/season-stats/chosen.ts'
import { statsHref, statsPdfHref } from '../links/stats.ts'
import { statsPaths } from '../paths/stats.ts'
import { route } from '../route.ts'

export const stats = {
  statsPdf: route({
    path: statsPaths.statsPdf,
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
      description: `${settings.name} ${sport.title}, ${stats.season}: all tables of the season on paper.`,
      pageType: 'stats-pdf',
      noindex: true,
    }),
    screen: () => import('../../features/stats/StatsPdfScreen.tsx'),
  }),

  cumulativeStats: route({
    path: statsPaths.cumulativeStats,
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
      description: `${settings.name} ${sport.title} statistics, ${stats.season}${said(stats)}`,
      pageType: 'stats',
    }),
    screen: () => import('../../features/stats/StatsScreen.tsx'),
  }),
}

/** Who leads what matters most, or what there is. */
const said = ({ leaders }: SeasonStats): string => {
  const best = leaders
    .slice(0, 2)
    .flatMap(({ title, leaders: [first] }) =>
      first ? `${first.name} leads in ${title.toLowerCase()} (${first.stat.value})` : [],
    )
  return best.length > 0 ? `: ${best.join(', ')}.` : ': players, team and opponents in figures.'
}
