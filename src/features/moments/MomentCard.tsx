import type { Moment } from '../../contract/schema/moment.ts'
import { dateTimeAttribute, fullDate } from '../../domain/calendar/when.ts'
import { momentSpoils } from '../../domain/phone/spoils-elsewhere.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './MomentCard.module.css'

/** A moment: its picture, what happened, and the ways to its game and its video. */
export function MomentCard({
  moment: { id, title, date, sport, game, text, image, video },
  named,
  lead,
}: {
  moment: Moment
  named: boolean
  lead: boolean
}) {
  const { of: what, told } = momentSpoils({ id, sport, date })
  const of = (
    <VisuallyHidden>
      <Spoiler of={what} told={told}>
        : {title}
      </Spoiler>
    </VisuallyHidden>
  )
  return (
    <li className={css.moment} data-lead={lead || undefined}>
      <div className={css.picture}>
        <Picture
          image={image}
          sizes={lead ? '(min-width: 64rem) 52rem, 92vw' : '(min-width: 64rem) 24rem, 92vw'}
          ratio="16/9"
          priority={lead}
        />
      </div>
      <div className={css.words}>
        <p className={css.meta}>
          {named && sport && <span className={css.sport}>{sport.title}</span>}
          <time dateTime={dateTimeAttribute(date)}>{fullDate(date)}</time>
          {game && (
            <span>
              {game.atVs} {game.opponent}
            </span>
          )}
        </p>
        <h3 className={css.title}>
          <Spoiler of={what} told={told}>
            {title}
          </Spoiler>
        </h3>
        {text && (
          <div data-spoils={what} data-told={told}>
            <Prose html={text} />
          </div>
        )}
        {(game || video) && (
          <p className={css.ways}>
            {video && (
              <Link className={css.way} to={video}>
                <Icon name="play" />
                Watch{of}
              </Link>
            )}
            {game && (
              <Link className={css.way} to={game.url}>
                <Icon name="stats" />
                Box score{of}
              </Link>
            )}
          </p>
        )}
      </div>
    </li>
  )
}
