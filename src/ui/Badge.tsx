import type { ReactNode } from 'react'
import css from './Badge.module.css'

/** A short word in a shape of its own. */
export function Badge({
  kind = 'quiet',
  children,
}: {
  kind?: 'quiet' | 'solid'
  children: ReactNode
}) {
  return (
    <span className={css.badge} data-kind={kind}>
      {children}
    </span>
  )
}

/**
 * Live is a word with a dot, never the dot alone; on a page kept from earlier it is what was seen
 * last (see the style).
 */
export function LiveDot({ label = 'Live' }: { label?: string }) {
  return (
    <span className={css.live} data-live>
      <span>{label}</span>
    </span>
  )
}
