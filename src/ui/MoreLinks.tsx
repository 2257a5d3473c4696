import type { ReactNode } from 'react'

/** Links at the end of a screen or its header; not printed. */
export const MoreLinks = ({ children }: { children: ReactNode }) => (
  <p className="more-links" data-print="no">
    {children}
  </p>
)
