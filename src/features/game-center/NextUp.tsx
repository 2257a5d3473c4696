import { gameHref } from '../../blocks/game-href.ts'
import { TeamMark } from '../../blocks/TeamMark.tsx'
import type { Game } from '../../contract/game.schema.ts'
import { liveText } from '../../data/live/in-place.ts'
import { useLiveGame } from '../../data/live/store.ts'
import { getGameKind, isToCome } from '../../domain/games/game.ts'
import { atVsBefore } from '../../domain/games/meets.ts'
import { currentScore, describeState, formatGameStatus } from '../../domain/games/score.ts'
import { formatLocation } from '../../domain/games/game-outcome.ts'
import { dateTimeAttribute, longDate } from '../../domain/calendar/when.ts'
import { LiveDot } from '../../ui/Badge.tsx'
import { CardLink } from '../../ui/CardLink.tsx'
import css from './GameCenterScreen.module.css'

/** The next game, or its score once it has begun. */
export function NextUp({ game: initialGame }: { game: Game }) {
  const game = useLiveGame(initialGame)
  const kind = getGameKind(game)
  const score = currentScore(game)
  const atVs = atVsBefore(game)
  return (
    <div className={css.next}>
      <TeamMark image={game.opponent.image} name={game.opponent.title} />
      <div>
        <p className={css.name}>
          {atVs && `${atVs} `}
          <CardLink to={gameHref(game)}>{game.opponent.title}</CardLink>
        </p>
        <p>
          {!isToCome(game) ? (
            <>
              {kind === 'live' && <LiveDot />}{' '}
              <span {...liveText(game, 'state')}>{formatGameStatus(game)}</span>
              {score && (
                <b data-spoils={game.id}>
                  {' · '}
                  <span {...liveText(game, 'team')}>{score.team}</span>–
                  <span {...liveText(game, 'opponent')}>{score.opponent}</span>
                </b>
              )}
            </>
          ) : (
            <>
              <time dateTime={dateTimeAttribute(game.date)}>{longDate(game.date)}</time> ·{' '}
              {describeState(game)}
            </>
          )}
        </p>
        <p className="quiet">{formatLocation(game)}</p>
      </div>
    </div>
  )
}
