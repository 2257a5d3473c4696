import type { Game } from '../../contract/game.schema.ts'
import { useLiveGame } from '../../data/live/store.ts'
import { dayRange, shortWeekday } from '../../domain/calendar/when.ts'
import { getGameKind } from '../../domain/games/game.ts'
import { isMeet, opponentWithAtVs } from '../../domain/games/meets.ts'
import { currentScore, describeState, leadWord } from '../../domain/games/score.ts'
import { LiveDot } from '../../ui/Badge.tsx'

/** A team's next game in one line: its day, or its score while it is live, and the opponent. */
export function NextLine({ game: initialGame }: { game: Game }) {
  const game = useLiveGame(initialGame)
  const kind = getGameKind(game)
  const isLive = kind === 'live'
  const score = isLive ? currentScore(game) : null
  return (
    <>
      {isLive ? (
        <LiveDot />
      ) : kind === 'begun' ? (
        describeState(game)
      ) : (
        `${shortWeekday(game.date)}, ${dayRange(game)}`
      )}
      {` · ${opponentWithAtVs(game)}${neutralCity(game)}`}
      {score && (
        <>
          {' · '}
          <b data-spoils={game.id}>
            <span>{`${leadWord(score)} ${score.team}–${score.opponent}`}</span>
          </b>
        </>
      )}
    </>
  )
}

/** ' in Windham Plains' for a game that 'vs' would make a home game. */
const neutralCity = (game: Game): string =>
  game.locationIndicator === 'N' && !isMeet(game) && game.location
    ? ` in ${game.location.split(',')[0]}`
    : ''
