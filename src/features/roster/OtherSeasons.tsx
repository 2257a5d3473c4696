import { use } from 'react'
import { PeopleLinks } from '../../blocks/people-links.ts'
import type { PlayerBio } from '../../contract/schema/roster.ts'
import { Link } from '../../ui/Link.tsx'
import css from './OtherSeasons.module.css'

/** The same person in other years, newest first. */
export function OtherSeasons({ player }: { player: PlayerBio }) {
  const links = use(PeopleLinks)
  return (
    <ol role="list" className={css.list}>
      {player.historicalFields.map(
        ({ rosterPlayerId, season, jerseyNumber, position, academicYear, isCaptain }) => (
          <li key={rosterPlayerId} className={css.season}>
            <Link
              className={css.link}
              to={links.player(player.sport, { ...player, rosterPlayerId })}
            >
              {season}
            </Link>
            <p className={css.facts}>
              {[jerseyNumber && `#${jerseyNumber}`, position, academicYear, isCaptain && 'Captain']
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ),
      )}
    </ol>
  )
}
