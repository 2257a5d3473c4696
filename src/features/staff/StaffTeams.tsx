import { SportIcon } from '../../blocks/SportIcon.tsx'
import type { StaffBio } from '../../contract/schema/staff.ts'
import { teamsOf } from '../../domain/people/staff.ts'
import { sportHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { SectionHead } from '../../ui/Section.tsx'
import css from './StaffTeams.module.css'

/** The teams that a person is on the roster of, or works for by the directory. */
export function StaffTeams({ person }: { person: StaffBio }) {
  const teams = teamsOf(person)
  if (teams.length === 0) return null
  return (
    <section aria-labelledby="teams">
      <SectionHead id="teams" title="Teams" />
      <ul role="list" className={css.teams}>
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
                <p className={css.post}>
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
