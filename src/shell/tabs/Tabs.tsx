import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { href } from '../../routes/href.ts'
import { calendarHref, myTeamsHref } from '../../routes/links.ts'
import { paths } from '../../routes/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './Tabs.module.css'

const tabs = [
  { to: href(paths.home, {}), icon: 'home', label: 'Home', within: /^\/$/ },
  {
    to: `${calendarHref()}#today`,
    icon: 'scores',
    label: 'Scores',
    within: /^\/(?:calendar|board|game-center)(?:\/|$)/,
  },
  { to: myTeamsHref(), icon: 'star', label: 'Teams', within: /^\/my-teams$/ },
  { to: href(paths.tickets, {}), icon: 'ticket', label: 'Tickets', within: /^\/tickets$/ },
  { to: href(paths.search, {}), icon: 'search', label: 'Search', within: /^\/search$/ },
]

/**
 * The tabs at the bottom of a phone's window. The root has an attribute while they are there, which
 * reserves their room (`styles/tokens.css`).
 */
export function Tabs() {
  const { pathname } = useLocation()
  useEffect(() => {
    const root = document.documentElement
    root.setAttribute('data-tabs', '')
    return () => root.removeAttribute('data-tabs')
  }, [])
  return (
    <nav className={css.tabs} data-tab-bar data-theme="page" data-print="no" aria-label="Shortcuts">
      <ul role="list" className={css.list}>
        {tabs.map(({ to, icon, label, within }) => (
          <li key={label}>
            <Link
              className={css.tab}
              to={to}
              aria-current={within.test(pathname) ? 'page' : undefined}
            >
              <Icon name={icon} />
              <span className={css.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
