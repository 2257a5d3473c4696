import type { ReactNode } from 'react'
import css from './MoreLinks.module.css'

/** Links at the end of a screen or its header; not printed. */
export const MoreLinks = ({ children }: { children: ReactNode }) => (
  <p className={css.more} data-print="no">
    {children}
  </p>
)
