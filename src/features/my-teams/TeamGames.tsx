import { gameHref } from '../../blocks/game-href.ts'
import { LeadMark } from '../../blocks/LeadMark.tsx'
import type { Game } from '../../contract/game.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { liveText } from '../../data/live/in-place.ts'
import { useLiveGame } from '../../data/live/store.ts'
import { timeLines } from '../../domain/calendar/when.ts'
import { getGameKind } from '../../domain/games/game.ts'
import { opponentWithAtVs } from '../../domain/games/meets.ts'
import { eventNames } from '../../domain/sports/event-names.ts'
import { currentScore, formatGameStatus } from '../../domain/games/score.ts'
import { rosterHref, scheduleHref } from '../../routes/links.ts'
import { LiveDot } from '../../ui/Badge.tsx'
import { Digits } from '../../ui/Digits.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './MyTeamsScreen.module.css'

/** A team's current or next game, and links to its schedule and roster. Always two lines. */
export function TeamGames({ sport, game }: { sport: Sport; game: Game | undefined }) {
  return (
    <div className={css.games}>
      <p className={css.next}>{game ? <Next game={game} /> : `No upcoming ${eventNames(sport)}`}</p>
      <p className={css.pages}>
        <Link to={scheduleHref(sport)}>
          Schedule<VisuallyHidden> of {sport.title}</VisuallyHidden>
        </Link>
        <Link to={rosterHref(sport)}>
          Roster<VisuallyHidden> of {sport.title}</VisuallyHidden>
        </Link>
      </p>
    </div>
  )
}

function Next({ game: initial }: { game: Game }) {
  const game = useLiveGame(initial)
  const opponent = opponentWithAtVs(game)
  const isLive = getGameKind(game) === 'live'
  const score = currentScore(game)
  return (
    <>
      <Link to={gameHref(game)}>{opponent}</Link>
      {game.locationIndicator === 'N' && game.location && ` in ${game.location}`} ·{' '}
      {isLive && <LiveDot />}{' '}
      {score && (
        <>
          <span data-spoils={game.id}>
            {isLive && (
              <>
                <LeadMark score={score} />{' '}
              </>
            )}
            <b className="nowrap">
              <Digits value={score.team} {...liveText(game, 'team')} />
              <span>–</span>
              <Digits value={score.opponent} {...liveText(game, 'opponent')} />
            </b>
          </span>
          <span>, </span>
        </>
      )}
      <span {...liveText(game, 'state')}>{timeLines(formatGameStatus(game)).join(' · ')}</span>
    </>
  )
}
