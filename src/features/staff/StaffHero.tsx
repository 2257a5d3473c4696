import { PersonAccounts } from '../../blocks/PersonAccounts.tsx'
import type { StaffBio } from '../../contract/staff.schema.ts'
import { staffName, dialled } from '../../domain/people/staff.ts'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import css from './StaffHero.module.css'
import type { ReactNode } from 'react'

/** The header of a staff page in the department's color. Without a portrait the text fills it. */
export function StaffHero({ person }: { person: StaffBio }) {
  const { image, department, title } = person
  return (
    <header className={css.hero} data-theme="on-primary">
      <div className={css.inner} data-bare={!image || undefined}>
        {image && (
          <div className={css.portrait}>
            <Picture
              image={image}
              sizes="(min-width: 64rem) 22rem, 50vw"
              ratio="4/5"
              alt={`Portrait of ${staffName(person)}`}
              priority
            />
          </div>
        )}
        <div className={css.words}>
          {department && (
            <p className={css.kicker}>
              <Link to={department.url}>{department.title}</Link>
            </p>
          )}
          <h1 className={css.name}>{staffName(person)}</h1>
          {title && <p className={css.title}>{title}</p>}
          <StaffFacts person={person} />
          <PersonAccounts accounts={person.socialMedia} />
        </div>
      </div>
    </header>
  )
}

/** Contact and facts; unknown ones are left out. */
function StaffFacts({
  person: { phone, email, hometown, almaMater, startYear, years },
}: {
  person: StaffBio
}) {
  const known: { label: string; value: ReactNode }[] = [
    { label: 'Phone', value: phone && <a href={dialled(phone)}>{phone}</a> },
    { label: 'E-mail', value: email && <a href={`mailto:${email}`}>{email}</a> },
    { label: 'Here since', value: startYear },
    { label: 'In the post', value: years },
    { label: 'Hometown', value: hometown },
    { label: 'Alma mater', value: almaMater },
  ].filter(({ value }) => Boolean(value))
  if (known.length === 0) return null
  return (
    <dl className={css.facts}>
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
