import type { PlayerStats } from '../../contract/player-stats.schema.ts'

/** For each group of totals: they count finished games only, not the one in progress. */
export const BeforeToday = ({
  stats,
  totals,
}: {
  stats: Pick<PlayerStats, 'live'> | null
  /** Only the totals: the game is among the figures below them. */
  totals?: true
}) =>
  stats?.live && <span className="quiet">{totals ? 'Totals before' : 'Before'} today’s game</span>
