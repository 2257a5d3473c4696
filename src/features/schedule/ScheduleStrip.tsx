import { SeasonStrip } from '../../blocks/charts/SeasonStrip.tsx'
import type { Schedule } from '../../contract/game.schema.ts'
import { listMarks } from '../../domain/games/marks.ts'
import { listGames } from '../../domain/games/schedule.ts'

/** The season's results so far. */
export function ScheduleStrip({ schedule: { season, games } }: { schedule: Schedule }) {
  return <SeasonStrip marks={listMarks(listGames(games))} label={`The ${season} season`} />
}
