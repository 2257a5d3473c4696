import type { ReactNode } from 'react'

/**
 * Where to go from here, at the end of a screen or of what heads it: links in a row, not on paper.
 */
export const MoreLinks = ({ children }: { children: ReactNode }) => (
  <p className="more-links" data-print="no">
    {children}
  </p>
)
