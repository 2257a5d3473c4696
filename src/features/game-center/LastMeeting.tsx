import type { GameCenterHero } from '../../contract/game-center.schema.ts'
import { longDate } from '../../domain/calendar/when.ts'
import { currentScore, extraSuffix } from '../../domain/games/score.ts'
import { boxScoreHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { LeaderCards } from './LeaderCards.tsx'

type Props = {
  meeting: NonNullable<GameCenterHero['lastMeeting']>
  us: string
  them: string
}

/** The last game of both teams: its score, and who led it. */
export function LastMeeting({ meeting: { game, leaders }, us, them }: Props) {
  const score = currentScore(game)
  const scores = score && [`${us} ${score.team}`, `${them} ${score.opponent}`]
  const scoreLine = (score?.leader === 'opponent' ? scores?.toReversed() : scores)?.join(', ')
  return (
    <div className="stack" data-spoils={game.id}>
      <p>
        <Link className="bold" to={boxScoreHref(game)}>
          {scoreLine ?? 'Box score'}
        </Link>
        {extraSuffix(game.result?.postscoreInfo)}
        {` · ${longDate(game.date)}`}
      </p>
      <LeaderCards
        leaders={leaders}
        sport={game.sport}
        us={us}
        them={them}
        logo={game.opponent.image}
        atHome={game.atVs === 'vs'}
      />
    </div>
  )
}
