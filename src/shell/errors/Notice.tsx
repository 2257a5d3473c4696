import type { ReactNode } from 'react'
import css from './errors.module.css'

/** A page with a message: what happened, and what to do next. */
export function Notice({
  title,
  sign,
  children,
  actions,
  aside,
}: {
  title: string
  /** A large decorative sign above the message. */
  sign?: string
  children: ReactNode
  actions: ReactNode
  /** Additional content at the side. */
  aside?: ReactNode
}) {
  return (
    <section className={css.notice} data-theme="on-primary">
      <div className={css.inner}>
        <div>
          {sign && (
            <p className={css.sign} aria-hidden="true">
              {sign}
            </p>
          )}
          <h1>{title}</h1>
          <div className={css.words}>{children}</div>
          <div className="cluster">{actions}</div>
        </div>
        {aside}
      </div>
    </section>
  )
}
