import { Section } from '../ui/Section.tsx'
import type { ReactNode } from 'react'
import css from './PeopleSection.module.css'
import { PersonCard, type CardPerson } from './PersonCard.tsx'

/** Those of one kind, as cards; nobody, and there is no such part. */
export function PeopleSection({
  title,
  people,
  action,
}: {
  title: string
  people: readonly CardPerson[]
  action?: ReactNode
}) {
  if (people.length === 0) return null
  return (
    <Section title={title} action={action}>
      <ul role="list" className={css.people}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
