import { SportIcon } from '../../blocks/SportIcon.tsx'
import type { Sport } from '../../contract/schema/sport.ts'
import { realSports } from '../../domain/sport-options.ts'
import { rosterHref, scheduleHref, sportHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './SportsIndex.module.css'

/** Every team of the department with the two pages that people come for. */
export function SportsIndex({ sports }: { sports: Sport[] }) {
  return (
    <Section title="All sports" band="on-primary">
      <ul role="list" className={css.sports}>
        {realSports(sports).map((sport) => (
          <li key={sport.id} className={css.sport}>
            <Link className={css.name} to={sportHref(sport)}><SportIcon sport={sport} />{sport.title}</Link>
            <span className={css.more}>
              {sport.scheduleId && <Link to={scheduleHref(sport)}><VisuallyHidden>{sport.title} </VisuallyHidden>Schedule</Link>}
              {sport.rosterId && <Link to={rosterHref(sport)}><VisuallyHidden>{sport.title} </VisuallyHidden>Roster</Link>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
