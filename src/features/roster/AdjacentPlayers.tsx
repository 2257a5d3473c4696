import { use } from 'react'
import { PeopleLinks } from '../../blocks/people-links.ts'
import type { PlayerBio } from '../../contract/roster.schema.ts'
import { fullName } from '../../domain/people/roster.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './PlayerScreen.module.css'

type Adjacent = NonNullable<PlayerBio['beside']>

/** Links to the previous and next player by number. */
export function AdjacentPlayers({
  sport,
  beside,
}: {
  sport: PlayerBio['sport']
  beside: Adjacent
}) {
  const { previous, next } = beside
  const links = use(PeopleLinks)
  if (!previous && !next) return null
  const to = (player: NonNullable<Adjacent['next']>, label: string) => (
    <Link className={css.besideLink} to={links.player(sport, player)}>
      <span className="quiet">{label} player</span>
      <span className={css.name}>
        {player.jerseyNumber && <b>{player.jerseyNumber}</b>} {fullName(player)}
      </span>
    </Link>
  )
  return (
    <nav className={css.beside} aria-label={`Players of ${sport.title}`}>
      <div className={css.inner}>
        {previous && (
          <div className={css.before}>
            <Icon name="chevron-left" />
            {to(previous, 'Previous')}
          </div>
        )}
        {next && (
          <div className={css.after}>
            {to(next, 'Next')}
            <Icon name="chevron-right" />
          </div>
        )}
      </div>
    </nav>
  )
}
