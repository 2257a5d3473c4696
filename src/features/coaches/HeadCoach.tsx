import { TeamRecord } from '../../blocks/TeamRecord.tsx'
import type { StaffMember } from '../../contract/roster.schema.ts'
import type { CoachRecord } from '../../contract/staff.schema.ts'
import { totalRecord } from '../../domain/people/coaching-records.ts'
import { fullName } from '../../domain/people/roster.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import css from './CoachesScreen.module.css'
import { ContactLinks } from './ContactLinks.tsx'

type Props = {
  person: StaffMember
  /** Of the record book; null in an earlier season. */
  record: CoachRecord | null
  school: string
}

/** The head coach: portrait, name and position in large, and the record. */
export function HeadCoach({ person, record, school }: Props) {
  const name = fullName(person)
  const total = record && totalRecord(record)
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
          {total && (
            <Facts
              facts={[
                ['Seasons', String(total.seasonCount)],
                [`${school} record`, <TeamRecord key="record" record={total.overall} />],
                [
                  'Conference',
                  total.conference && <TeamRecord key="of" record={total.conference} />,
                ],
                [
                  'This season',
                  record.current && <TeamRecord key="now" record={record.current.overallRecord} />,
                ],
              ]}
            />
          )}
          <ContactLinks email={person.email} phone={person.phone} />
        </div>
      </div>
    </section>
  )
}
