import { PersonAccounts } from '../../blocks/PersonAccounts.tsx'
import type { Sport } from '../../contract/sport.schema.ts'
import type { StaffBio } from '../../contract/staff.schema.ts'
import { titleIn } from '../../domain/people/staff.ts'
import { coachesHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { PersonHead } from '../../blocks/PersonHead.tsx'
import { ContactLinks } from './ContactLinks.tsx'

/** The header of a staff bio in the department's color: name, position, facts, contact. */
export function StaffHero({ person, sport }: { person: StaffBio; sport: Sport }) {
  return (
    <PersonHead
      kicker={<Link to={coachesHref(sport)}>{sport.title} Coaches</Link>}
      person={person}
      image={person.image}
    >
      <p className="item-title">{titleIn(person, sport)}</p>
      <Facts
        facts={[
          ['At the school', person.years || (person.startYear && `Since ${person.startYear}`)],
          ['Hometown', person.hometown],
          ['Alma mater', person.almaMater],
          ['Department', person.department?.title],
        ]}
      />
      <div>
        <ContactLinks email={person.email} phone={person.phone} />
        <PersonAccounts accounts={person.socialMedia} />
      </div>
    </PersonHead>
  )
}
