import type { StaffMember } from '../contract/schema/roster.ts'
import { fullName } from '../domain/people/roster.ts'
import { Link } from '../ui/Link.tsx'
import { Picture } from '../ui/Picture.tsx'
import css from './PersonCard.module.css'

/** Of a roster or of the directory; `url` is the bio, where there is one. */
export type CardPerson = Pick<
  StaffMember,
  'id' | 'firstName' | 'lastName' | 'title' | 'email' | 'phone' | 'image' | 'url'
>

/**
 * Somebody of the staff: a small portrait, the name as it is given, what they do, how to reach
 * them.
 */
export function PersonCard({ person }: { person: CardPerson }) {
  const name = fullName(person)
  return (
    <article className={css.card}>
      <div className={css.picture}>
        <Picture
          image={person.image}
          sizes="5rem"
          ratio="4/5"
          alt=""
          person
          fallback={`${person.firstName.charAt(0)}${person.lastName.charAt(0)}`}
        />
      </div>
      <div className={css.words}>
        <h3 className={css.name}>
          {person.url ? (
            <Link className={css.link} to={person.url}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className={css.title}>{person.title}</p>
        {person.email && (
          <p>
            <a className={css.reach} href={`mailto:${person.email}`}>
              {person.email}
            </a>
          </p>
        )}
        {person.phone && (
          <p>
            <a className={css.reach} href={`tel:${person.phone.replace(/[^\d+]/g, '')}`}>
              {person.phone}
            </a>
          </p>
        )}
      </div>
    </article>
  )
}
