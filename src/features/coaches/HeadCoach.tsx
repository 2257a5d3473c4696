import type { StaffMember } from '../../contract/roster.schema.ts'
import { fullName } from '../../domain/people/roster.ts'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import css from './CoachesScreen.module.css'
import { ContactLinks } from './ContactLinks.tsx'

/** The head coach: portrait, name and position in large. */
export function HeadCoach({ person }: { person: StaffMember }) {
  const name = fullName(person)
  return (
    <section aria-label={person.title || 'Head coach'}>
      <div className={css.inner} data-bare={!person.image || undefined}>
        {person.image && (
          <div className={css.portrait}>
            <Picture
              image={person.image}
              sizes="(min-width: 48rem) 14rem, 24vw"
              ratio="4/5"
              alt=""
              priority
            />
          </div>
        )}
        <div className={css.words}>
          <p className="item-title muted">{person.title}</p>
          <h2 className={css.name}>
            {person.url ? (
              <Link className="plain-link" to={person.url}>
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <ContactLinks email={person.email} phone={person.phone} />
        </div>
      </div>
    </section>
  )
}
