import { useQueries } from '@tanstack/react-query'
import * as api from '../../contract/api.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import type { Sport } from '../../contract/schema/sport.ts'
import { apiQuery } from '../../data/api-query.ts'
import { useMyTeams } from '../../platform/my-teams.ts'
import { myTeamsHref } from '../../routes/links/department.ts'
import { Link } from '../../ui/Link.tsx'
import { scrollerClass } from '../../ui/Scroller.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { TeamCard } from './TeamCard.tsx'
import css from './TeamsStrip.module.css'

/** More than that nobody looks through in a strip; all stand on the page of one's teams. */
const most = 12

/** The followed teams in their order: what is on, what comes, how the last one went. */
export function TeamsStrip({ sports, settings }: { sports: Sport[]; settings: SiteSettings }) {
  const teams = useMyTeams()
    .flatMap((id) => sports.find((sport) => sport.id === id) ?? [])
    .slice(0, most)
  const answers = useQueries({
    queries: teams.map((sport) => apiQuery(api.scoreboard, { sportId: sport.id })),
  })
  if (teams.length === 0) return null
  return (
    <section className={css.mine} aria-labelledby="my-teams">
      <div className={css.head}>
        <h2 id="my-teams" className={css.title}>
          My teams
        </h2>
        <Link className={css.edit} to={myTeamsHref()}>
          Change<VisuallyHidden> my teams</VisuallyHidden>
        </Link>
      </div>
      <ul role="list" className={`${css.list} ${scrollerClass}`}>
        {teams.map((sport, i) => (
          <li key={sport.id}>
            <TeamCard
              sport={sport}
              games={answers[i]?.data?.value}
              failed={answers[i]?.isError === true}
              settings={settings}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
