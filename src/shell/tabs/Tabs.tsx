import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { href } from '../../routes/href.ts'
import { boardHref, myTeamsHref } from '../../routes/links.ts'
import { paths } from '../../routes/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './Tabs.module.css'

/** Games are in the section of the scores. */
const ofScores = /^\/game-center\/|\/boxscore\//

/** Address, icon and label. */
const tabs = [
  [href(paths.home, {}), 'home', 'Home'],
  [boardHref(undefined), 'scores', 'Scores'],
  [myTeamsHref(), 'star', 'Teams'],
  [href(paths.tickets, {}), 'ticket', 'Tickets'],
  [href(paths.search, {}), 'search', 'Search'],
] as const

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
        {tabs.map(([to, icon, label]) => (
          <li key={to}>
            <Link
              className={css.tab}
              to={to}
              aria-current={
                to === pathname
                  ? 'page'
                  : icon === 'scores' && ofScores.test(pathname)
                    ? 'true'
                    : undefined
              }
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
