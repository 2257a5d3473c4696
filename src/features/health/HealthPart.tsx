import { useId, type ReactNode } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import css from './health.module.css'

/** A part of the site as its people should see it. `isWell`: there is nothing to do. */
export type Part = { title: string; isWell: boolean; children: ReactNode }

export function HealthPart({ title, isWell, children }: Part) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <Badge kind={isWell ? 'quiet' : 'solid'}>{isWell ? 'OK' : 'Needs attention'}</Badge>
      </div>
      {children}
    </section>
  )
}
