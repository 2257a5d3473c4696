import type { SportRef } from '../../contract/sport.schema.ts'
import { StatName } from './StatName.tsx'
import css from './stats.module.css'

type Line = { name: string; uni: string; position: string | null; rosterPlayerId: number | null }

/** The player of a row: number, name, position. `others`: all names of the table. */
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
    {line.position && <span className={css.position}>{` ${line.position}`}</span>}
  </>
)
