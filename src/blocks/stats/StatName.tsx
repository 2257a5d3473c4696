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
  others,
  className,
}: {
  line: { name: string; rosterPlayerId: number | null }
  sport: SportRef
  /** All names of the table. */
  others?: readonly string[] | undefined
  className?: string | undefined
}) {
  const label = (
    <span className={css.name} data-short={shortName(name, others)}>
      {name}
    </span>
  )
  if (rosterPlayerId === null) return label
  return (
    <Link
      className={className}
      to={playerHref(sport, { firstName: name, lastName: '', rosterPlayerId })}
    >
      {label}
    </Link>
  )
}
