import { SportIcon } from '../../blocks/SportIcon.tsx'
import type { Facility } from '../../contract/schema/facility.ts'
import type { SportRef } from '../../contract/schema/sport.ts'
import { directionsTo } from '../../domain/words/facility.ts'
import { sportHref } from '../../routes/links.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './FacilityFacts.module.css'

/** How many it holds, where it is, the way there, and whose home it is. */
export function FacilityFacts({ facility, sports }: { facility: Facility; sports: SportRef[] }) {
  const { title, capacity, location } = facility
  const way = directionsTo(facility)
  const teams = sports.length > 0 ? sports : facility.sport ? [facility.sport] : []
  return (
    <aside className={css.facts} aria-label={`Facts about ${title}`}>
      {capacity !== null && (
        <p className={css.fact}>
          <b className={css.number}>{capacity.toLocaleString('en-US')}</b> seats
        </p>
      )}
      {(location || way) && (
        <div className={css.fact}>
          <h2 className={css.label}>Where</h2>
          {location && <p>{location}</p>}
          {way && (
            <p className={css.way}>
              <ButtonLink to={way} rel="noopener">
                <Icon name="pin" />
                Directions<VisuallyHidden> to {title}, on a map of another site</VisuallyHidden>
              </ButtonLink>
            </p>
          )}
        </div>
      )}
      {teams.length > 0 && (
        <div className={css.fact}>
          <h2 className={css.label}>Home of</h2>
          <ul role="list">
            {teams.map((sport) => (
              <li key={sport.id}>
                <Link className={css.team} to={sportHref(sport)}>
                  <SportIcon sport={sport} />
                  {sport.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  )
}
