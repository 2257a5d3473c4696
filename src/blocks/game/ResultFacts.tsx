import type { BoxScore } from '../../contract/box-score.schema.ts'
import type { Game } from '../../contract/game.schema.ts'
import type { Image } from '../../contract/parts.schema.ts'
import { mediaLinks } from '../../domain/games/game-outcome.ts'
import { formatNumber } from '../../domain/words/number.ts'
import { statsHref } from '../../routes/links.ts'
import { CardLink } from '../../ui/CardLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import css from './ResultFacts.module.css'

export type Recap = { title: string; url: string; image?: Image | null | undefined }
type Props = { game: Game; box: BoxScore | null; recap: Recap | null; brief: boolean }

/**
 * Below a result: the story about it, where it was played, before how many, its recording. Not on a
 * phone if `brief`.
 */
export function ResultFacts({ game, box, recap, brief }: Props) {
  const { stadium = null, location = null, attendance = null } = box?.venue ?? {}
  const facts = [
    game.facility?.title ?? stadium,
    game.location ?? location,
    attendance && `Attendance\u00a0${formatNumber(attendance)}`,
  ].filter(Boolean)
  const video = mediaLinks(game).find(({ key }) => key === 'video')
  const otherRecap = recap ? null : game.result?.recap
  const hasStatistics = box?.status.complete === true
  const hasLinks = video !== undefined || Boolean(otherRecap) || hasStatistics
  if (facts.length === 0 && !recap && !hasLinks) return null
  return (
    <div className={css.facts} data-brief={brief || undefined}>
      {recap && (
        <article className={css.recap}>
          {recap.image && (
            <div className={css.picture}>
              <Picture image={recap.image} sizes="9rem" ratio="16/9" alt="" />
            </div>
          )}
          <p className={css.headline}>
            <CardLink to={recap.url}>
              <Spoiler of={game.id}>{recap.title}</Spoiler>
            </CardLink>
          </p>
        </article>
      )}
      <div className={css.rest}>
        {facts.length > 0 && <p>{[...new Set(facts)].join(' · ')}</p>}
        {hasLinks && (
          <p className={css.links}>
            {video && (
              <Link to={video.url}>
                <Icon name="play" />
                {video.label}
              </Link>
            )}
            {otherRecap && <Link to={otherRecap.url}>Recap</Link>}
            {hasStatistics && (
              <Link to={statsHref(game.sport, game.season)}>{`${game.season} statistics`}</Link>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
