import { SportIcon } from '../../blocks/SportIcon.tsx'
import type { Sport } from '../../contract/sport.schema.ts'
import { realSports } from '../../domain/sports/sport.ts'
import { boardHref, rosterHref, scheduleHref, sportHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './search.module.css'

/** Frequent destinations: every team with schedule and roster. */
export function Places({ title, sports }: { title: string; sports: Sport[] }) {
  return (
    <Section title={title} action={<Link to={boardHref(undefined)}>Scoreboard</Link>}>
      <ul role="list" className={css.places}>
        {realSports(sports).map((sport) => (
          <li key={sport.id} className={css.place}>
            <Link className={css.team} to={sportHref(sport)}>
              <SportIcon sport={sport} />
              {sport.title}
            </Link>
            <span className={css.placesMore}>
              <Link to={scheduleHref(sport)}>
                <VisuallyHidden>{sport.title} </VisuallyHidden>Schedule
              </Link>
              <Link to={rosterHref(sport)}>
                <VisuallyHidden>{sport.title} </VisuallyHidden>Roster
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
