import type { SportRef } from '../../contract/sport.schema.ts'
import { StatName } from './StatName.tsx'
import css from './stats.module.css'

type Line = { name: string; uni: string; position: string | null; rosterPlayerId: number | null }

/** The player of a row: number, name, position. */
export const StatPlayer = ({ line, sport }: { line: Line; sport: SportRef }) => (
  <>
    <span className={css.uni}>{line.uni}</span>{' '}
    <StatName className={css.link} line={line} sport={sport} />
    {line.position && <span className={css.position}>{` ${line.position}`}</span>}
  </>
)
