import type { ReactNode } from 'react'
import { EmptyNote } from '../ui/EmptyNote.tsx'
import { Link } from '../ui/Link.tsx'

type Props = {
  what: string
  season: string
  seasons: readonly { title: string }[]
  to: (season: string) => string
  /** What to do when the season is not published yet. */
  next: ReactNode
}

/** A season that this sport has not published yet or never had. */
export function NoSeason({ what, season, seasons, to, next }: Props) {
  if (!season || seasons.length === 0 || seasons.some(({ title }) => title === season))
    return (
      <EmptyNote next={next}>
        The {season ? `${season} ` : ''}
        {what} has not been published yet.
      </EmptyNote>
    )
  return (
    <EmptyNote
      next={
        <>
          Available seasons:{' '}
          {seasons.map(({ title }, i) => (
            <span key={title}>
              {i > 0 && ', '}
              <Link to={to(title)}>{title}</Link>
            </span>
          ))}
          .
        </>
      }
    >
      No {season} season.
    </EmptyNote>
  )
}
