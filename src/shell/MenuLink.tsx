import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../ui/Link.tsx'

type Props = {
  url: string
  className: string | undefined
  /** It is current at and below this URL, too. */
  also?: string | undefined
  /** It is current on the pages of games, which are at other URLs. */
  hasGames?: boolean
  newTab?: boolean
  /** Only at this URL, not below it. */
  exact?: boolean
  children: ReactNode
}

/** A link of a menu, marked in its section of the site. */
export function MenuLink({ url, also, hasGames, className, newTab, exact, children }: Props) {
  const { pathname } = useLocation()
  // Bios of coaches and staff are below the roster's URL, but belong to the list of coaches.
  const section = pathname.replace(/\/roster\/(?:coaches|staff)\//, '/coaches/')
  const isBelow = /^\/game-center\/|\/boxscore\//.test(pathname)
    ? hasGames
    : [url, also].some((path) => path && section.startsWith(`${path}/`))
  const current = pathname === url ? 'page' : !exact && isBelow ? 'true' : undefined
  return (
    <Link className={className} to={url} newTab={newTab} aria-current={current}>
      {children}
    </Link>
  )
}
