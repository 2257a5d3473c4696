import type { ReactNode } from 'react'
import type { Game } from '../contract/game.schema.ts'
import { liveText } from '../data/live/in-place.ts'
import { currentScore } from '../domain/games/score.ts'
import { Digits } from '../ui/Digits.tsx'
import type { getSides } from './sides.ts'
import { TeamMark } from './TeamMark.tsx'

type Props = {
  game: Game
  side: ReturnType<typeof getSides>[number]
  as?: 'p' | 'span'
  /** The style sheet of the game that the row is part of. */
  css: CSSModuleClasses
  /** Its name, and what else the row says of it. */
  children: ReactNode
}

/** A team of a game: its mark, its name, and its score. */
export function TeamRow({ game, side, as: Row = 'p', css, children }: Props) {
  const score = currentScore(game)
  return (
    <Row className={css['team']} data-leads={score?.leader === side.key || undefined}>
      <TeamMark image={side.image} name={side.name} />
      {children}
      {score && (
        <span className={css['score']} data-spoils={game.id}>
          <Digits value={score[side.key]} {...liveText(game, side.key)} />
        </span>
      )}
    </Row>
  )
}
