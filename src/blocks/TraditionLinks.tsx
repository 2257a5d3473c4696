import { paths } from '../routes/paths.ts'
import { href } from '../routes/href.ts'
import {
  allAmericansHref,
  awardsHref,
  honorHref,
  historicalRosterHref,
  momentsHref,
  onThisDayHref,
} from '../routes/links.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import css from './honorees.module.css'

const pages = [
  { title: 'Honors', to: honorHref() },
  { title: 'All-Americans', to: allAmericansHref() },
  { title: 'Awards', to: awardsHref() },
  { title: 'Historical roster', to: historicalRosterHref() },
  { title: 'On this day', to: onThisDayHref() },
  { title: 'Key moments', to: momentsHref() },
]

/** Links between pages of honors and history, at the bottom of each. */
export function TraditionLinks({ here }: { here?: string }) {
  return (
    <nav className={css.band} data-theme="on-primary" aria-label="Honors and history">
      <ul role="list" className={css.list}>
        {pages.map(({ title, to }) => (
          <li key={to}>
            <Link className={css.link} to={to} aria-current={to === here ? 'page' : undefined}>
              {title}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
        <li>
          <Link className={css.link} to={href(paths.calendar, {})}>
            Upcoming events
            <Icon name="arrow-right" />
          </Link>
        </li>
      </ul>
    </nav>
  )
}
