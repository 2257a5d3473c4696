import { Link } from '../ui/Link.tsx'
import { scrollerClass } from '../ui/Scroller.tsx'
import css from './SideNav.module.css'

type Item = { key: string; to: string; label: string; count: number; current?: boolean }

/** Parts of a list with their counts: a row on a phone, a column that stays on a desktop. */
export function SideNav({
  label,
  items,
  inPlace = false,
}: {
  label: string
  items: Item[]
  /** The links change the list and do not open another page. */
  inPlace?: boolean
}) {
  return (
    <nav className={css.nav} aria-label={label}>
      <ul role="list" className={`${css.list} ${scrollerClass}`}>
        {items.map(({ key, to, label: title, count, current }) => (
          <li key={key}>
            <Link
              className={css.link}
              to={to}
              inPlace={inPlace}
              aria-current={current ? 'true' : undefined}
            >
              {title} <span className={css.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
