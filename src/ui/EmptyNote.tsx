import type { ReactNode } from 'react'
import css from './EmptyNote.module.css'

/** An empty state: a sentence, and what to do next. */
export function EmptyNote({ children, next }: { children: ReactNode; next?: ReactNode }) {
  return (
    <div className={css.note}>
      <p>{children}</p>
      {next && <p className={css.next}>{next}</p>}
    </div>
  )
}
