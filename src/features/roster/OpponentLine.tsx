import type { OpponentPlayer } from '../../contract/people.schema.ts'
import {
  formatHeight,
  heightText,
  fullName,
  formatPosition,
  weightText,
} from '../../domain/people/roster.ts'
import css from './RosterScreen.module.css'

/**
 * A player of another school, without a link: position and size, then the hometown, with a previous
 * school in parentheses, as rosters usually write it.
 */
export function OpponentLine({ player }: { player: OpponentPlayer }) {
  const { jerseyNumber, jerseyNumberSecond, hometown, previousSchool, isCaptain } = player
  const facts = [
    formatPosition(player),
    player.academicYearShort || player.academicYearLong,
    isCaptain && 'Captain',
    [formatHeight(heightText(player)), weightText(player)].filter(Boolean).join(', '),
    jerseyNumberSecond && `also wears ${jerseyNumberSecond}`,
  ]
  const from =
    hometown && previousSchool
      ? `${hometown} (${previousSchool})`
      : hometown || (previousSchool && `Previous school: ${previousSchool}`)
  return (
    <li className={css.line}>
      <b className={css.lineNumber}>{jerseyNumber || '–'}</b>
      <div>
        <p className={css.lineName}>{fullName(player)}</p>
        <p className={css.lineFacts}>{facts.filter(Boolean).join(' · ')}</p>
        {from && <p className={css.lineFacts}>{from}</p>}
      </div>
    </li>
  )
}
