import type { ReactNode } from 'react'
import css from './Segmented.module.css'
import { Link } from './Link.tsx'

export type Segment = { to: string; label: ReactNode; current: boolean }

/** A choice of few, as links, so that it works without JavaScript and can be shared. */
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
