import { use, type ReactNode } from 'react'
import { PeopleLinks } from '../../blocks/people-links.ts'
import type { Player } from '../../contract/roster.schema.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import { Link } from '../../ui/Link.tsx'

/** A name that links to the bio if there is one. */
export function PlayerLink({
  player,
  sport,
  className,
  children,
}: {
  player: Player
  sport: SportRef
  className?: string | undefined
  children: ReactNode
}) {
  const { player: to } = use(PeopleLinks)
  return player.hideBio ? (
    children
  ) : (
    <Link className={className} to={to(sport, player)}>
      {children}
    </Link>
  )
}
