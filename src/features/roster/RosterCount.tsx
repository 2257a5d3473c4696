import type { Roster } from '../../contract/roster.schema.ts'
import css from './RosterScreen.module.css'

/** How many players are listed, and the way past them. */
export function RosterCount({
  listed,
  roster: { players, coaches, support },
}: {
  listed: number
  roster: Roster
}) {
  const all = players.length
  const next = coaches.length > 0 ? 'Coaches' : support.length > 0 && 'Support staff'
  return (
    <p className={css.count}>
      <span>
        {listed === all ? '' : `${listed} of `}
        {all === 1 ? '1 player' : `${all} players`}
      </span>{' '}
      {next && (
        <a href={coaches.length > 0 ? '#coaches' : '#support'} data-print="no">
          {next}
          <span aria-hidden="true">{'\u00a0'}↓</span>
        </a>
      )}
    </p>
  )
}
