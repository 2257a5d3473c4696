import type { BoxScore } from '../../contract/schema/box-score.ts'
import type { Game } from '../../contract/schema/game.ts'
import { teamAt } from '../../domain/games/box-score.ts'
import { outcomeOf } from '../../domain/games/game-outcome.ts'
import { Digits } from '../../ui/Digits.tsx'
import css from './GameBar.module.css'

/**
 * Stays at the top of a long box score: its parts, and the score once the scoreboard is out of
 * sight (which says it aloud).
 */
export function GameBar({ game, box }: { game: Game; box: BoxScore }) {
  const { kind, score, note } = outcomeOf(game)
  const [visitor, home] = box.thisTeamIsHomeTeam
    ? [score?.opponent, score?.team]
    : [score?.team, score?.opponent]
  const parts = [
    ...(box.family === 'plain'
      ? []
      : [
          ['#summary', 'Summary'],
          ['#box', 'Box score'],
        ]),
    ...(box.plays.some(({ plays }) => plays.length > 0) ? [['#plays', 'Plays']] : []),
  ]
  return (
    <div className={css.bar} data-spoils={game.id} data-spoils-part data-print="no">
      <div className={css.inner}>
        {parts.length > 0 && (
          <nav aria-label="Parts of this page">
            <ul role="list" className={css.parts}>
              {parts.map(([to, label]) => (
                <li key={to}>
                  <a className={css.part} href={to}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {visitor && home && (
          <p
            key={`${kind}${visitor.length}:${home.length}`}
            className={css.stand}
            aria-hidden="true"
          >
            <span className={css.id}>{teamAt(box, 'visitor').id}</span>{' '}
            <b className={css.score}>
              <Digits value={visitor} />–<Digits value={home} />
            </b>{' '}
            <span className={css.id}>{teamAt(box, 'home').id}</span>
            <span className={css.state}>{note}</span>
          </p>
        )}
      </div>
    </div>
  )
}
