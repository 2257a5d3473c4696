import { PersonAccounts } from '../../blocks/PersonAccounts.tsx'
import type { StaffBio } from '../../contract/schema/staff.ts'
import { staffName } from '../../domain/people/staff.ts'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { StaffFacts } from './StaffFacts.tsx'
import css from './StaffHero.module.css'

/**
 * A person on the department's colour. Without a portrait the words have the band for themselves.
 */
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
