import type { Coverage, SeasonStats } from '../../contract/season-stats.schema.ts'

/** Null when all played games are counted, or the department wrote the statistics itself. */
export const findCoverage = ({
  games,
  played,
}: Pick<SeasonStats, 'games' | 'played'>): Coverage | null =>
  games.length > 0 && games.length < played ? { games: games.length, played } : null

/** 'Statistics from 9 of 29 games'. */
export const describeCoverage = ({ games, played }: Coverage, events: string): string =>
  `Statistics from ${games} of ${played} ${events}`
