import type { ReactNode } from 'react'
import css from './ScreenHead.module.css'

/** The header of a page: title, links beside it, and figures. */
export function ScreenHead({
  title,
  aside,
  children,
}: {
  title: ReactNode
  aside?: ReactNode
  children?: ReactNode
}) {
  return (
    <header className={css.head} data-theme="on-primary">
      <div className={css.inner}>
        <div className={css.line}>
          <h1 className={css.title}>{title}</h1>
          {aside}
        </div>
        {children}
      </div>
    </header>
  )
}
