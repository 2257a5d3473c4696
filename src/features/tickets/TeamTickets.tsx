import { SportIcon } from '../../blocks/SportIcon.tsx'
import type { TicketsPage } from '../../contract/schema/ticket.ts'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './TeamTickets.module.css'

/** The teams that have a page of their own at the seller. */
export function TeamTickets({ sports }: Pick<TicketsPage, 'sports'>) {
  return (
    <Section title="By team">
      <ul role="list" className={css.teams}>
        {sports.map((sport) => (
          <li key={sport.id}>
            <Link className={css.team} to={sport.ticketsLink}>
              <SportIcon sport={sport} />
              {sport.title}
              <VisuallyHidden> tickets</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
