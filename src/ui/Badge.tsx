import type { ReactNode } from 'react'
import css from './Badge.module.css'

/** A short label with a shape. */
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

/** Live is text with a dot, never the dot alone; on a saved page it has another style. */
export function LiveDot({ label = 'Live' }: { label?: string }) {
  return (
    <span className={css.live} data-live>
      <span>{label}</span>
    </span>
  )
}
