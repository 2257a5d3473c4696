import type { ReactNode } from 'react'
import type { GameCenterPart } from '../../contract/schema/game-center.ts'
import { SectionHead } from '../../ui/Section.tsx'
import css from './GameCenterScreen.module.css'

/** A part of a game center under its heading. */
export function Part({ part, title, children }: { part: GameCenterPart; title: string; children: ReactNode }) {
  return (
    <section className={css.part} data-part={part} aria-labelledby={`part-${part}`}>
      <SectionHead id={`part-${part}`} title={title} />
      {children}
    </section>
  )
}
