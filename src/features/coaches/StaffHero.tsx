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
  const isCoach = person.posts.some(({ kind }) => kind === 'coach')
  return (
    <PersonHead
      kicker={<Link to={coachesHref(sport)}>{sport.title} Coaches</Link>}
      person={person}
      image={person.image}
      line={titleIn(person, sport)}
    >
      <Facts
        facts={[
          tenure(person),
          ['Hometown', person.hometown],
          ['Alma mater', person.almaMater],
          // Its coaches are a department of some directories, which says no more than the title.
          ['Department', isCoach ? null : person.department?.title],
        ]}
      />
      <div>
        <ContactLinks email={person.email} phone={person.phone} />
        <PersonAccounts accounts={person.socialMedia} />
      </div>
    </PersonHead>
  )
}

/** 'Season: Eighth', or what else is known of the time at the school. */
function tenure({ years, startYear }: StaffBio): [string, string | number | null] {
  const [, ordinal] = /^(\S+) season$/i.exec(years ?? '') ?? []
  return ordinal
    ? ['Season', ordinal]
    : ['At the school', years || (startYear && `Since ${startYear}`)]
}
