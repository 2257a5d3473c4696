import type { ReactNode } from 'react'
import type { BoxScore } from '../../contract/box-score.schema.ts'
import type { Game } from '../../contract/game.schema.ts'
import { findPossession, teamAt, type Side } from '../../domain/games/box-score.ts'
import { summarizeOutcome } from '../../domain/games/game-outcome.ts'
import { splitState } from '../../domain/games/state-words.ts'
import { Digits } from '../../ui/Digits.tsx'
import { Possession } from './Possession.tsx'
import css from './GameBar.module.css'

/**
 * The score at the top of the window, for the eye only. It comes before the scoreboard, and covers
 * it once the score there is above the window. In a browser without view timelines it lies below
 * the scoreboard, which uncovers it on scrolling away.
 */
export function ScoreBar({ game, box }: { game: Game; box: BoxScore | null }) {
  const { score } = summarizeOutcome(game)
  return (
    box &&
    score && (
      <div className={css.scoreBar} data-game-bar data-theme="on-primary" aria-hidden="true">
        <Score game={game} box={box} />
      </div>
    )
  )
}

/**
 * A bar below the scoreboard of a phone that stays at the top of the window: links to the game's
 * views. `children`: its list of links.
 */
export function GameBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.bar} data-print="no">
      <nav aria-label={label}>
        <ul role="list" className={css.parts}>
          {children}
        </ul>
      </nav>
    </div>
  )
}

export const gameBarLink = css.part

function Score({ game, box }: { game: Game; box: BoxScore }) {
  const { kind, score } = summarizeOutcome(game)
  if (!score) return null
  const possession = findPossession(box, game)
  const mark = (side: Side) =>
    kind === 'live' && <Possession hasBall={possession?.side === side} family={box.family} />
  const [visitor, home] = box.thisTeamIsHomeTeam
    ? [score.opponent, score.team]
    : [score.team, score.opponent]
  return (
    <p
      key={`${kind}${visitor.length}:${home.length}`}
      className={css.stand}
      data-spoils={game.id}
      data-spoils-part
    >
      <span className={css.visitor}>
        {/* At the outer end, where the room of no ball leaves no gap. */}
        {mark('visitor')}
        {teamAt(box, 'visitor').id.slice(0, 5)}
      </span>{' '}
      <b className={css.score}>
        <Digits value={visitor} />
        <span>–</span>
        <Digits value={home} />
      </b>{' '}
      <span>
        {teamAt(box, 'home').id.slice(0, 5)}
        {mark('home')}
      </span>
      <span className={css.state}>{splitState(game).state}</span>
    </p>
  )
}
