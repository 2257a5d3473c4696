import type { ReactNode } from 'react'
import css from './Scroller.module.css'

/** For lists of links, which need no stop of their own: their links bring themselves into view. */
export const scrollerClass = css.scroller

type Props = {
  label?: string
  /** In place of a label: what names it. */
  labelledBy?: string
  /** Columns that stay while the others scroll. */
  fixed?: 'first' | 'both'
  children: ReactNode
}

/** Something wider than its place, to be scrolled with a finger, a wheel or the arrow keys. */
export function Scroller({ label, labelledBy, fixed, children }: Props) {
  return (
    <div
      className={css.scroller}
      data-fixed={fixed}
      role="region"
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={0}
    >
      {children}
    </div>
  )
}
