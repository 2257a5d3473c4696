import type { ReactNode } from 'react'
import type { Player } from '../../contract/schema/roster.ts'
import type { SportRef } from '../../contract/schema/sport.ts'
import { playerHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'

/** A name that leads to its bio, unless the department shows none. */
export function PlayerLink({ player, sport, className, children }: { player: Player; sport: SportRef; className?: string | undefined; children: ReactNode }) {
  return player.hideBio ? children : <Link className={className} to={playerHref(sport, player)}>{children}</Link>
}
