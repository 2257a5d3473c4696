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
  className: string | undefined
  scoreClassName: string | undefined
  /** Its name, and what else the row says of it. */
  children: ReactNode
}

/** A team of a game: its mark, its name, and its score. */
export function TeamRow({ game, side, as: Row = 'p', className, scoreClassName, children }: Props) {
  const score = currentScore(game)
  return (
    <Row className={className} data-leads={score?.leader === side.key || undefined}>
      <TeamMark image={side.image} name={side.name} />
      {children}
      {score && (
        <span className={scoreClassName} data-spoils={game.id}>
          <Digits value={score[side.key]} {...liveText(game, side.key)} />
        </span>
      )}
    </Row>
  )
}
