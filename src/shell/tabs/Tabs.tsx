import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { href } from '../../routes/href.ts'
import { boardHref, myTeamsHref, searchFieldId } from '../../routes/links.ts'
import { paths } from '../../routes/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './Tabs.module.css'

/** Address, icon, label, and the other pages of its section. */
const tabs = [
  [href(paths.home, {}), 'home', 'Home'],
  [boardHref(undefined), 'scores', 'Scores', /^\/game-center\/|\/boxscore\//],
  [myTeamsHref(), 'star', 'Teams', /^\/sports\/(?!.*\/boxscore\/)/],
  [href(paths.tickets, {}), 'ticket', 'Tickets'],
  [href(paths.search, {}), 'search', 'Search'],
] as const

/**
 * The tabs at the bottom of a phone's window. The root has an attribute while they are there, which
 * reserves their room (`styles/tokens.css`).
 */
export function Tabs() {
  const { pathname } = useLocation()
  // A tapped tab is the current one at once, before its page is there.
  const [tap, setTap] = useState({ to: '', from: '' })
  const path = tap.from === pathname ? tap.to : pathname
  useEffect(() => {
    const root = document.documentElement
    root.setAttribute('data-tabs', '')
    return () => root.removeAttribute('data-tabs')
  }, [])
  return (
    <nav className={css.tabs} data-tab-bar data-theme="page" data-print="no" aria-label="Shortcuts">
      <ul role="list" className={css.list}>
        {tabs.map(([to, icon, label, section]) => (
          <li key={to}>
            <Link
              className={css.tab}
              to={to === paths.search ? `${to}#${searchFieldId}` : to}
              onClick={() => {
                setTap({ to, from: pathname })
                if (to === paths.search) openKeyboard()
              }}
              aria-current={to === path ? 'page' : section?.test(path) ? 'true' : undefined}
            >
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Opens the keyboard at the tap, because an iPhone opens it at no other time: with the page's own
 * search field, or else with a field that keeps the keyboard open until the page has focused its
 * own.
 */
function openKeyboard() {
  const field = document.querySelector<HTMLInputElement>('#main search input')
  if (field) return field.focus()
  const holder = document.createElement('input')
  holder.className = 'visually-hidden'
  holder.onblur = () => holder.remove()
  document.body.append(holder)
  holder.focus({ preventScroll: true })
}
