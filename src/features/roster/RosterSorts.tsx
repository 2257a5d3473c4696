import type { RosterSort } from '../../domain/people/roster.ts'
import { Link } from '../../ui/Link.tsx'
import { scrollerClass } from '../../ui/Scroller.tsx'
import css from './RosterScreen.module.css'

export const sortLabels: Record<RosterSort, string> = {
  jersey: 'Number',
  name: 'Name',
  position: 'Position',
  class: 'Class',
  hometown: 'Hometown',
  height: 'Height',
  weight: 'Weight',
}

/** The sort orders of a list of players, as links. */
export function RosterSorts({
  sorts,
  sort,
  to,
}: {
  sorts: RosterSort[]
  sort: RosterSort
  to: (sort: RosterSort) => string
}) {
  return (
    <nav className={css.sorts} aria-labelledby="sort-by">
      <p id="sort-by" className={css.label}>
        Sort by
      </p>
      <ul role="list" className={`${css.list} ${scrollerClass}`}>
        {sorts.map((option) => (
          <li key={option}>
            <Link
              className={css.sort}
              to={to(option)}
              inPlace
              aria-current={option === sort ? 'true' : undefined}
            >
              {sortLabels[option]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
