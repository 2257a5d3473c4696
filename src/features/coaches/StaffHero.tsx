import { PersonAccounts } from '../../blocks/PersonAccounts.tsx'
import type { Sport } from '../../contract/sport.schema.ts'
import type { StaffBio } from '../../contract/staff.schema.ts'
import { TeamRecord } from '../../blocks/TeamRecord.tsx'
import { totalRecord } from '../../domain/people/coaching-records.ts'
import { titleIn } from '../../domain/people/staff.ts'
import { coachesHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { PersonHead } from '../../blocks/PersonHead.tsx'
import { ContactLinks } from './ContactLinks.tsx'

type Props = { person: StaffBio; sport: Sport; school: string }

/** The header of a staff bio in the department's color: name, position, facts, contact. */
export function StaffHero({ person, sport, school }: Props) {
  const book = person.records.find((record) => record.sport.id === sport.id)
  const total = book && totalRecord(book)
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
          ['Experience', person.years || (person.startYear && `Since ${person.startYear}`)],
          [`${school} record`, total && <TeamRecord key="record" record={total.overall} />],
          ['Conference', total?.conference && <TeamRecord key="of" record={total.conference} />],
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
