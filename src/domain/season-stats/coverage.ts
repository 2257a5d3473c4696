import type { Coverage, SeasonStats } from '../../contract/season-stats.schema.ts'

/** Null when all played games are counted, or the department wrote the statistics itself. */
export const findCoverage = ({
  games,
  played,
}: Pick<SeasonStats, 'games' | 'played'>): Coverage | null =>
  games.length > 0 && games.length < played ? { games: games.length, played } : null

/** Totals of fewer than half of the games mislead before a game. */
export const coversHalf = (coverage: Coverage | null | undefined): boolean =>
  !coverage || coverage.games * 2 >= coverage.played

/** Ours alone are not compared, and the note says of how many games they are: a quarter will do. */
export const coversQuarter = (coverage: Coverage | null | undefined): boolean =>
  !coverage || coverage.games * 4 >= coverage.played

const countCovered = ({ games, played }: Coverage, events: string): string =>
  `${games} of ${played} ${events}`

/** 'Statistics from 9 of 29 games'. */
export const describeCoverage = (coverage: Coverage, events: string): string =>
  `Statistics from ${countCovered(coverage, events)}`

/** The heading of leaders: 'Terriers season leaders'; of only some games, 'Terriers leaders'. */
export const leadersTitle = (coverage: Coverage | undefined, us = ''): string => {
  const title = coverage ? 'leaders' : 'season leaders'
  return us ? `${us} ${title}` : title.replace(/^./, (letter) => letter.toUpperCase())
}

/**
 * The line below that heading: 'From the 9 of 29 games with statistics'. `us` is our name, if the
 * leaders are of both teams.
 */
export const leadersNote = (coverage: Coverage, events: string, us = ''): string =>
  `${us ? `${us}: from` : 'From'} the ${countCovered(coverage, events)} with statistics`

/** The line above the comparison of two seasons, whose records and scores are of all games. */
export const comparisonNote = (coverage: Coverage, events: string, us = ''): string =>
  `${us ? `${us}: records` : 'Records'} and scores of all ${events}, the rest from the ` +
  `${countCovered(coverage, events)} with statistics`
