import { useLocation } from 'react-router'
import { SportIcon } from '../../blocks/SportIcon.tsx'
import type { Sport } from '../../contract/schema/sport.ts'
import { rosterHref, scheduleHref, sportHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import css from './SportBar.module.css'

/** The bar under the header on a sport's pages. It names only pages that this sport has. */
export function SportBar({ sport }: { sport: Sport }) {
  const { pathname } = useLocation()
  const home = sportHref(sport)
  const links = [
    ...(sport.scheduleId ? [{ to: scheduleHref(sport), label: 'Schedule' }] : []),
    ...(sport.rosterId ? [{ to: rosterHref(sport), label: 'Roster' }] : []),
  ]
  return (
    <nav className={css.bar} aria-label={sport.title}>
      <ul role="list" className={css.list}>
        <li>
          <Link className={css.home} to={home} aria-current={pathname === home ? 'page' : undefined}>
            <SportIcon sport={sport} />
            {sport.title}
          </Link>
        </li>
        {links.map(({ to, label }) => (
          <li key={to}><Link className={css.link} to={to} aria-current={pathname === to ? 'page' : pathname.startsWith(`${to}/`) ? 'true' : undefined}>{label}</Link></li>
        ))}
      </ul>
    </nav>
  )
}
