import type { ReactNode } from 'react'
import css from './honors.module.css'
import { JumpList } from '../../ui/JumpList.tsx'

export type Group = {
  id: string
  /** The label in the list of jumps: '2019'. */
  short: string
  title: string
  rows: ReactNode
}

/** People in groups. The heading is beside them where there is room, and sticky. */
export function Groups({ groups }: { groups: readonly Group[] }) {
  return (
    <div className={css.groups}>
      <JumpList parts={groups.map(({ id, short }) => ({ id, title: short }))} />
      {groups.map(({ id, title, rows }) => (
        <section key={id} className={css.group} aria-labelledby={id}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          <ul role="list" className={css.rows}>
            {rows}
          </ul>
        </section>
      ))}
    </div>
  )
}
