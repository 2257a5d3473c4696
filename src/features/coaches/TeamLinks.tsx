import type { SportRef } from '../../contract/sport.schema.ts'
import { coachesHref, coachingHref, sportStaffHref, rosterHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './shared.module.css'

/** Links between the pages about a team's people, without the current one. */
export function TeamLinks({
  sport,
  here,
}: {
  sport: SportRef
  here: 'coaches' | 'staff' | 'year' | 'overall' | null
}) {
  const all = [
    { key: 'coaches', to: coachesHref(sport), title: 'Coaches', words: 'Meet the coaches.' },
    {
      key: 'staff',
      to: sportStaffHref(sport),
      title: 'Staff',
      words: 'Everyone who supports the team.',
    },
    {
      key: 'year',
      to: coachingHref(sport, 'year'),
      title: 'Records by year',
      words: 'The record of every season.',
    },
    {
      key: 'overall',
      to: coachingHref(sport, 'overall'),
      title: 'Records by coach',
      words: 'Wins and losses for each coach.',
    },
    { key: 'roster', to: rosterHref(sport), title: 'Roster', words: 'The players.' },
  ]
  return (
    <Section title={`More ${sport.title}`}>
      <ul role="list" className={css.list}>
        {all
          .filter(({ key }) => key !== here)
          .map(({ key, to, title, words }) => (
            <li key={key} className={css.item}>
              <Link className={css.link} to={to}>
                {title}
              </Link>
              <p className="quiet">{words}</p>
            </li>
          ))}
      </ul>
    </Section>
  )
}
