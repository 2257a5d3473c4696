import type { StaffBio } from '../../contract/schema/staff.ts'
import { staffName } from '../../domain/people/staff.ts'
import { href } from '../../routes/href.ts'
import { staffPaths } from '../../routes/paths/staff.ts'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { StaffHero } from './StaffHero.tsx'
import css from './StaffMemberPage.module.css'
import { StaffTeams } from './StaffTeams.tsx'

/**
 * A person of the directory: who, what, how to reach them, what is written of them, and the teams
 * they work for.
 */
export function StaffMemberPage({ person }: { person: StaffBio }) {
  const { bio, department } = person
  return (
    <article>
      <StaffHero person={person} />
      <div className={css.page}>
        {bio && (
          <section className={css.bio} aria-label={`About ${staffName(person)}`}>
            <Prose html={bio} />
          </section>
        )}
        <StaffTeams person={person} />
        <nav className={css.on} aria-label="More of the staff">
          {department && <Link to={department.url}>All of {department.title}</Link>}
          <Link to={href(staffPaths.staffDirectory, {})}>The whole staff directory</Link>
        </nav>
      </div>
    </article>
  )
}
