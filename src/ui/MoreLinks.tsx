import type { ReactNode } from 'react'
import css from './MoreLinks.module.css'

/**
 * Where to go from here, at the end of a screen or of what heads it: links in a row, not on paper.
 */
export const MoreLinks = ({ children }: { children: ReactNode }) => (
  <p className={css.more} data-print="no">
    {children}
  </p>
)
