import type { SportRef } from '../../contract/sport.schema.ts'
import { shortName } from '../../domain/games/box-score.ts'
import { playerHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import css from './stats.module.css'

/**
 * A player's name, abbreviated on narrow screens. Ours link to the bio, which is found by id
 * whatever the name in the URL is.
 */
export function StatName({
  line: { name, rosterPlayerId },
  sport,
  className,
}: {
  line: { name: string; rosterPlayerId: number | null }
  sport: SportRef
  className?: string | undefined
}) {
  const words = (
    <span className={css.name} data-short={shortName(name)}>
      {name}
    </span>
  )
  if (rosterPlayerId === null) return words
  return (
    <Link
      className={className}
      to={playerHref(sport, { firstName: name, lastName: '', rosterPlayerId })}
    >
      {words}
    </Link>
  )
}
