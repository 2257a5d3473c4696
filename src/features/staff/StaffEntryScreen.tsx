import { paths } from '../../routes/paths.ts'
import type { Department, DepartmentRef, StaffBio } from '../../contract/staff.schema.ts'
import { isDepartment, staffName, listTeams } from '../../domain/people/staff.ts'
import { DepartmentPage } from './DepartmentPage.tsx'
import { href } from '../../routes/href.ts'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { StaffHero } from './StaffHero.tsx'
import css from './StaffEntryScreen.module.css'
import { SportIcon } from '../../blocks/SportIcon.tsx'
import { sportHref } from '../../routes/links.ts'
import { SectionHead } from '../../ui/Section.tsx'

/** A department or a person of the directory; both have the same URL pattern. */
export default function StaffEntryScreen({
  entry,
  departments,
}: {
  entry: Department | StaffBio
  departments: DepartmentRef[]
}) {
  return isDepartment(entry) ? (
    <DepartmentPage department={entry} departments={departments} />
  ) : (
    <StaffMemberPage person={entry} />
  )
}

/** A staff member: contact, biography, teams. */
function StaffMemberPage({ person }: { person: StaffBio }) {
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
        <nav className="more-links" aria-label="More staff">
          {department && <Link to={department.url}>All of {department.title}</Link>}
          <Link to={href(paths.staffDirectory, {})}>Full staff directory</Link>
        </nav>
      </div>
    </article>
  )
}

/** The teams of a person by rosters and by the directory. */
function StaffTeams({ person }: { person: StaffBio }) {
  const teams = listTeams(person)
  if (teams.length === 0) return null
  return (
    <section aria-labelledby="teams">
      <SectionHead id="teams" title="Teams" />
      <ul role="list">
        {teams.map(({ sport, post, seasons, url }) => (
          <li key={`${sport.id}${post}`} className={css.team}>
            <SportIcon sport={sport} />
            <div>
              <p className={css.name}>
                <Link className={css.link} to={sportHref(sport)}>
                  {sport.title}
                </Link>
              </p>
              {post && (
                <p className="quiet small-targets">
                  {url ? <Link to={url}>{post}</Link> : post}
                  {seasons && `, ${seasons}`}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
