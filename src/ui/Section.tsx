import { useId, type ReactNode } from 'react'
import { InTurn } from '../platform/in-turn.tsx'
import css from './Section.module.css'

type HeadProps = {
  id?: string
  title: string
  level?: 2 | 3
  /** A link to all of it, at the end of the line. */
  action?: ReactNode
}

export function SectionHead({ id, title, level = 2, action }: HeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className={css.head}>
      <Heading id={id} className={css.title}>
        {title}
      </Heading>
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}

/**
 * A section of a page with its heading. `band` gives it a full-width background in a color of the
 * department.
 */
export function Section({
  children,
  band,
  first,
  id: givenId,
  ...head
}: HeadProps & {
  children: ReactNode
  band?: 'on-primary' | 'on-secondary' | undefined
  /** In the first window above others, which would move when it is laid out. */
  first?: boolean
}) {
  const newId = useId()
  const id = givenId ?? newId
  return (
    <section
      className={css.section}
      aria-labelledby={id}
      data-theme={band}
      data-skipped={first ? undefined : ''}
    >
      <div className={css.inner}>
        <InTurn>
          <SectionHead id={id} {...head} />
          {children}
        </InTurn>
      </div>
    </section>
  )
}
