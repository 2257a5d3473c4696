import type { ReactNode } from 'react'

/** An empty state: a sentence, and what to do next. */
export function EmptyNote({ children, next }: { children: ReactNode; next?: ReactNode }) {
  return (
    <div className="empty-note">
      <p>{children}</p>
      {next && <p>{next}</p>}
    </div>
  )
}
