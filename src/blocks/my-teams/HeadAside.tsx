import type { ReactNode } from 'react'
import type { Sport } from '../../contract/sport.schema.ts'
import css from './my-teams-pieces.module.css'
import { Follow } from './my-teams-pieces.tsx'

/** Beside the title of a team's page: the follow button and what the page adds. */
export function HeadAside({ sport, children }: { sport: Sport; children: ReactNode }) {
  return (
    <div className={css.aside}>
      <Follow sport={sport} />
      {children}
    </div>
  )
}
