import type { Coverage, SeasonStats } from '../../contract/season-stats.schema.ts'

/** Null when all played games are counted, or the department wrote the statistics itself. */
export const findCoverage = ({
  games,
  played,
}: Pick<SeasonStats, 'games' | 'played'>): Coverage | null =>
  games.length > 0 && games.length < played ? { games: games.length, played } : null

const countCovered = ({ games, played }: Coverage, events: string): string =>
  `${games} of ${played} ${events}`

/** 'Statistics from 9 of 29 games'. */
export const describeCoverage = (coverage: Coverage, events: string): string =>
  `Statistics from ${countCovered(coverage, events)}`

/**
 * The heading of leaders of the season: 'Season leaders', 'Terriers season leaders'; of only some
 * games, 'Leaders, 9 of 29 games'.
 */
export const leadersTitle = (coverage: Coverage | undefined, events: string, us = ''): string => {
  const title = coverage ? `leaders, ${countCovered(coverage, events)}` : 'season leaders'
  return us ? `${us} ${title}` : title.replace(/^./, (letter) => letter.toUpperCase())
}

/** The heading of the leaders of both teams: 'Leaders, Terriers in 9 of 29 games'. */
export const pairedLeadersTitle = (
  coverage: Coverage | undefined,
  events: string,
  us: string | undefined,
): string =>
  coverage && us ? `Leaders, ${us} in ${countCovered(coverage, events)}` : 'Season leaders'
