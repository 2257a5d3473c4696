import type { ReactNode } from 'react'

/** Where there is nothing: a sentence that says so, and what to do next. */
export function EmptyNote({ children, next }: { children: ReactNode; next?: ReactNode }) {
  return (
    <div className="empty-note">
      <p>{children}</p>
      {next && <p>{next}</p>}
    </div>
  )
}
