import type { ReactNode } from 'react'
import type { GameCenterPart } from '../../contract/schema/game-center.ts'
import { SectionHead } from '../../ui/Section.tsx'
import css from './GameCenterScreen.module.css'

/** A part of a game center under its heading. */
export function Part({
  part,
  title,
  game,
  children,
}: {
  part: GameCenterPart
  title: string
  /** The game's id, where the part tells how it went. */ game?: number | undefined
  children: ReactNode
}) {
  return (
    <section
      className={css.part}
      data-part={part}
      data-spoils={game}
      data-spoils-part={game && ''}
      aria-labelledby={`part-${part}`}
    >
      <SectionHead id={`part-${part}`} title={title} />
      {children}
    </section>
  )
}
