import type { BoxScore } from '../../contract/box-score.schema.ts'
import type { Game } from '../../contract/game.schema.ts'
import { mediaLinks } from '../../domain/games/game-outcome.ts'
import { Link } from '../../ui/Link.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import css from './Scoreboard.module.css'
import { formatNumber } from '../../domain/words/number.ts'

export type Recap = { title: string; url: string }
type Props = { game: Game; box: BoxScore | null; recap: Recap | null }

/** Below a result: where it was played, before how many, its recording and the story about it. */
export function ResultFacts({ game, box, recap }: Props) {
  const { stadium = null, location = null, attendance = null } = box?.venue ?? {}
  const facts = [
    game.facility?.title ?? stadium,
    game.location ?? location,
    attendance && `Attendance ${formatNumber(attendance)}`,
  ].filter(Boolean)
  const video = mediaLinks(game).find(({ key }) => key === 'video')
  if (facts.length === 0 && !recap && !video) return null
  return (
    <div className={css.facts}>
      <p>{[...new Set(facts)].join(' · ')}</p>
      {(video || recap) && (
        <p className={css.links}>
          {video && <Link to={video.url}>{video.label}</Link>}
          {recap && (
            <Link to={recap.url}>
              <Spoiler of={game.id}>{recap.title}</Spoiler>
            </Link>
          )}
        </p>
      )}
    </div>
  )
}
