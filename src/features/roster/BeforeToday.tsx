import type { PlayerStats } from '../../contract/player-stats.schema.ts'

/** For each group of totals: they count finished games only, not the one in progress. */
export const BeforeToday = ({ stats }: { stats: Pick<PlayerStats, 'live'> | null }) =>
  stats?.live && <span className="quiet">Before today’s game</span>
