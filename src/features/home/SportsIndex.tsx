import { SportIcon } from '../../blocks/SportIcon.tsx'
import type { Sport } from '../../contract/sport.schema.ts'
import { followedFirst } from '../../domain/follow/my-teams.ts'
import { realSports } from '../../domain/sports/sport.ts'
import { rosterHref, scheduleHref, sportHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { useMyTeams } from '../../platform/my-teams.ts'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './SportsIndex.module.css'

/** All teams with their two main pages; followed teams first. */
export function SportsIndex({ sports }: { sports: Sport[] }) {
  const teams = useMyTeams()
  if (sports.length === 0) return null
  return (
    <Section title="All sports" band="on-primary">
      <ul role="list" className={css.sports}>
        {followedFirst(realSports(sports), teams, ({ id }) => id).map((sport) => (
          <li key={sport.id} className={css.sport} data-team={sport.id}>
            <Link className={css.name} to={sportHref(sport)}>
              <SportIcon sport={sport} />
              {sport.title}
            </Link>
            <span className={css.more}>
              {sport.scheduleId && (
                <Link to={scheduleHref(sport)}>
                  <VisuallyHidden>{sport.title} </VisuallyHidden>Schedule
                </Link>
              )}
              {sport.rosterId && (
                <Link to={rosterHref(sport)}>
                  <VisuallyHidden>{sport.title} </VisuallyHidden>Roster
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
