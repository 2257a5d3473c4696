import type { StaffGroup } from '../../domain/people/staff.ts'
import { Link } from '../../ui/Link.tsx'
import { SectionHead } from '../../ui/Section.tsx'
import { DepartmentContact } from './DepartmentContact.tsx'
import css from './DirectoryGroup.module.css'
import { StaffLine } from './StaffLine.tsx'

/** A department of the directory with those who work there. */
export function DirectoryGroup({
  group: { key, title, department, members },
}: {
  group: StaffGroup
}) {
  return (
    <section id={key} className={css.group} aria-labelledby={`${key}-title`}>
      <SectionHead
        id={`${key}-title`}
        title={title}
        action={department && <Link to={department.url}>About {title}</Link>}
      />
      {department && <DepartmentContact department={department} />}
      <ul role="list" className={css.people}>
        {members.map((person) => (
          <StaffLine key={person.id} person={person} />
        ))}
      </ul>
    </section>
  )
}
