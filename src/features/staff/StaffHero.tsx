import { PersonAccounts } from '../../blocks/PersonAccounts.tsx'
import type { StaffBio } from '../../contract/staff.schema.ts'
import { telHref } from '../../domain/people/staff.ts'
import { Link } from '../../ui/Link.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { PersonHead } from '../../blocks/PersonHead.tsx'
import { EmailText } from '../../ui/EmailText.tsx'

/** The header of a staff page in the department's color. Without a portrait the text fills it. */
export function StaffHero({ person }: { person: StaffBio }) {
  const { image, department, title, phone, email, startYear, years, hometown, almaMater } = person
  return (
    <PersonHead
      kicker={department && <Link to={department.url}>{department.title}</Link>}
      person={person}
      image={image}
    >
      {title && <p className="item-title">{title}</p>}
      <Facts
        facts={[
          [
            'Phone',
            phone && (
              <a key="phone" href={telHref(phone)}>
                {phone}
              </a>
            ),
          ],
          [
            'Email',
            email && (
              <a key="email" href={`mailto:${email}`}>
                <EmailText email={email} />
              </a>
            ),
          ],
          ['Joined', startYear],
          ['In this role', years],
          ['Hometown', hometown],
          ['Alma mater', almaMater],
        ]}
      />
      <PersonAccounts accounts={person.socialMedia} />
    </PersonHead>
  )
}
