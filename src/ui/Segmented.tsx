import css from './Segmented.module.css'
import { Link } from './Link.tsx'

export type Segment = { to: string; label: string; current: boolean }

/**
 * One choice among a few, each an address of its own, so that it works before JavaScript and can be
 * sent to a friend.
 */
export function Segmented({
  label,
  items,
  kind = 'segments',
}: {
  label: string
  items: Segment[]
  kind?: 'segments' | 'tabs'
}) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={css.list} data-kind={kind}>
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              inPlace
              className={css.item}
              aria-current={item.current ? 'true' : undefined}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
