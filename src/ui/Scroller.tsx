import type { ReactNode } from 'react'
import css from './Scroller.module.css'

/** For lists of links, which need no tab stop: focused links scroll into view. */
export const scrollerClass = css.scroller

type Props = {
  label?: string
  /** The id of its label. */
  labelledBy?: string
  /** Sticky columns. */
  fixed?: 'first' | 'both'
  children: ReactNode
}

/** A scrolling area for wide content, usable by touch, wheel and arrow keys. */
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
