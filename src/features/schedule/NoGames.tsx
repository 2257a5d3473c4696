import { NoSeason } from '../../blocks/NoSeason.tsx'
import type { Season, Sport } from '../../contract/sport.schema.ts'
import type { LocationFilter } from '../../domain/games/schedule.ts'
import { rosterHref, scheduleHref, sportHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { eventNames } from '../../domain/sports/event-names.ts'

const locationLabels = { H: 'home', A: 'away', N: 'neutral-site' }

type Props = {
  sport: Sport
  season: string
  seasons: Season[]
  where: LocationFilter
  /** The season has no games. */
  none: boolean
}

export function NoGames({ sport, season, seasons, where, none }: Props) {
  if (where && !none)
    return (
      <EmptyNote next={<Link to="?">See all {eventNames(sport)}</Link>}>
        No {locationLabels[where]} {eventNames(sport)} in this season.
      </EmptyNote>
    )
  const next = (
    <>
      Meet the <Link to={rosterHref(sport)}>roster</Link>, or read the latest on the{' '}
      <Link to={sportHref(sport)}>{sport.title} page</Link>.
    </>
  )
  return (
    <NoSeason
      what="schedule"
      season={season}
      seasons={seasons}
      to={(title) => scheduleHref(sport, title)}
      next={next}
    />
  )
}
