import type { SportRef } from '../../contract/sport.schema.ts'
import { StatName } from './StatName.tsx'
import css from './stats.module.css'

/** Whether box scores say where a player played, which no roster does: 'ph', 'ss/2b'. */
const isPlayed = ({ globalSportShortName: code }: SportRef): boolean =>
  code === 'baseball' || code === 'softball'

type Line = { name: string; uni: string; position: string | null; rosterPlayerId: number | null }

/**
 * The player of a row: number, name, position. `others`: all names of the table. On a phone the
 * name has the room of the position, unless that is part of the game.
 */
export const StatPlayer = ({
  line,
  sport,
  others,
}: {
  line: Line
  sport: SportRef
  others: readonly string[]
}) => (
  <>
    <span className={css.uni}>{line.uni}</span>{' '}
    <StatName className={css.link} line={line} sport={sport} others={others} />
    {line.position && (
      <span className={css.position} data-played={isPlayed(sport) || undefined}>
        {` ${line.position}`}
      </span>
    )}
  </>
)
