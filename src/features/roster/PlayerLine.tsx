import type { Player } from '../../contract/roster.schema.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import { formatAcademicYear, fullName, formatPosition } from '../../domain/people/roster.ts'
import { CaptainMark } from './CaptainMark.tsx'
import css from './RosterScreen.module.css'
import { PlayerLink } from './PlayerLink.tsx'

/** A player in one line: number, name, position, hometown. */
export function PlayerLine({ player, sport }: { player: Player; sport: SportRef }) {
  return (
    <li className={css.line}>
      <b className={css.lineNumber}>{player.jerseyNumber || '–'}</b>
      <div>
        <h3 className={css.lineName}>
          <PlayerLink className="card-link" player={player} sport={sport}>
            {fullName(player)}
          </PlayerLink>
          {player.isCaptain && <CaptainMark />}
        </h3>
        <p className={css.lineFacts}>
          {[formatPosition(player), formatAcademicYear(player), player.hometown]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </li>
  )
}
