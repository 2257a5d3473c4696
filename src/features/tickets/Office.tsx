import type { TicketOffice } from '../../contract/schema/ticket.ts'
import { dialled } from '../../domain/people/staff.ts'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './Office.module.css'

/** Where people sit who sell tickets, and when. */
export function Office({
  office: { phone, email, hours, location, url, note },
}: {
  office: TicketOffice
}) {
  const facts = [
    { label: 'Phone', value: phone && <a href={dialled(phone)}>{phone}</a> },
    { label: 'E-mail', value: email && <a href={`mailto:${email}`}>{email}</a> },
    { label: 'Hours', value: hours },
    { label: 'Place', value: location },
    {
      label: 'Online',
      value: url && <Link to={url}>{url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}</Link>,
    },
  ].filter(({ value }) => value)
  if (facts.length === 0 && !note) return null
  return (
    <Section title="Ticket office" band="on-secondary">
      <dl className={css.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={css.note}>{note}</p>}
    </Section>
  )
}
