import type { SportRef } from '../../contract/schema/sport.ts'
import { playerHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'

/** A name of the stat file; one of ours leads to the bio, which is found by its number whatever the name in the address. */
export function StatName({ line: { name, rosterPlayerId }, sport, className }: { line: { name: string; rosterPlayerId: number | null }; sport: SportRef; className?: string | undefined }) {
  if (rosterPlayerId === null) return name
  return <Link className={className} to={playerHref(sport, { firstName: name, lastName: '', rosterPlayerId })}>{name}</Link>
}
