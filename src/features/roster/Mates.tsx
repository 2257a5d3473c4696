import { use } from 'react'
import { PeopleLinks } from '../../blocks/people-links.ts'
import type { PlayerBio } from '../../contract/roster.schema.ts'
import { matesTitle } from '../../domain/people/positions.ts'
import { fullName } from '../../domain/people/roster.ts'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './PlayerScreen.module.css'

/** The other players of the roster at this position, in compact rows. */
export function Mates({ player }: { player: PlayerBio }) {
  const links = use(PeopleLinks)
  if (player.mates.length === 0) return null
  return (
    <Section title={matesTitle(player)}>
      <ul role="list" className={css.mates}>
        {player.mates.map((mate) => (
          <li key={mate.rosterPlayerId} className={css.mate}>
            {mate.jerseyNumber && <b className={css.mateNumber}>{mate.jerseyNumber}</b>}
            <Link className={css.mateName} to={links.player(player.sport, mate)}>
              {fullName(mate)}
            </Link>
            {mate.academicYear && <span className="quiet">{mate.academicYear}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
