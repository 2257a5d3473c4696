import { PersonAccounts } from '../../blocks/PersonAccounts.tsx'
import type { Sport } from '../../contract/sport.schema.ts'
import type { StaffBio } from '../../contract/staff.schema.ts'
import { fullName } from '../../domain/people/roster.ts'
import { titleIn } from '../../domain/people/staff.ts'
import { coachesHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Reach } from './Reach.tsx'
import css from './StaffHero.module.css'

/** The header of a staff bio in the department's color: name, position, facts, contact. */
export function StaffHero({ person, sport }: { person: StaffBio; sport: Sport }) {
  const facts = [
    ['At the school', person.years || (person.startYear && `Since ${person.startYear}`)],
    ['Hometown', person.hometown],
    ['Alma mater', person.almaMater],
    ['Department', person.department?.title],
  ] as const
  const known = facts.filter(([, value]) => value)
  return (
    <header className={css.hero} data-theme="on-primary">
      <div className={css.inner} data-bare={!person.image || undefined}>
        {person.image && (
          <div className={css.portrait}>
            <Picture
              image={person.image}
              sizes="(min-width: 52rem) 22rem, 60vw"
              ratio="4/5"
              alt={`Portrait of ${fullName(person)}`}
              priority
            />
          </div>
        )}
        <div className={css.words}>
          <p className={css.kicker}>
            <Link to={coachesHref(sport)}>{sport.title} Coaches</Link>
          </p>
          <h1 className={css.name}>
            <span className={css.first}>{person.firstName} </span>
            {person.lastName}
          </h1>
          <p className={css.title}>{titleIn(person, sport)}</p>
          {known.length > 0 && (
            <dl className={css.facts}>
              {known.map(([term, value]) => (
                <div key={term} className={css.fact}>
                  <dt className={css.term}>{term}</dt>
                  <dd className={css.value}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <div>
            <Reach email={person.email} phone={person.phone} />
            <PersonAccounts accounts={person.socialMedia} />
          </div>
        </div>
      </div>
    </header>
  )
}
