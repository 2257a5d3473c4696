import { Section } from '../ui/Section.tsx'
import type { ReactNode } from 'react'
import css from './people.module.css'
import type { StaffMember } from '../contract/roster.schema.ts'
import { fullName } from '../domain/people/roster.ts'
import { Link } from '../ui/Link.tsx'
import { Picture } from '../ui/Picture.tsx'
import { EmailText } from '../ui/EmailText.tsx'

/** People of one kind as cards; null without any. */
export function PeopleSection({
  id,
  title,
  people,
  action,
}: {
  id?: string
  title: string
  people: readonly CardPerson[]
  action?: ReactNode
}) {
  if (people.length === 0) return null
  return (
    <Section {...(id && { id })} title={title} action={action}>
      <ul role="list" className={css.people}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** From a roster or the directory; `url` is the bio, if any. */
type CardPerson = Pick<
  StaffMember,
  'id' | 'firstName' | 'lastName' | 'title' | 'email' | 'phone' | 'image' | 'url'
>

/** A staff member: small portrait, name, position, contact. */
function PersonCard({ person }: { person: CardPerson }) {
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
      <div>
        <h3>
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
              <EmailText email={person.email} />
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
