import type { ReactNode } from 'react'
import type { StaffBio } from '../../contract/schema/staff.ts'
import { dialled } from '../../domain/people/staff.ts'
import css from './StaffFacts.module.css'

/** How to reach a person, and what else is known; what is not known makes no line. */
export function StaffFacts({
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
