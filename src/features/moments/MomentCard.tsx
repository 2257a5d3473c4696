import type { Moment } from '../../contract/schema/moment.ts'
import { dateTimeAttribute, fullDate } from '../../domain/calendar/when.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './MomentCard.module.css'

/** A moment: its picture, what happened, and the ways to its game and its video. */
export function MomentCard({ moment: { title, date, sport, game, text, image, video }, named, lead }: { moment: Moment; named: boolean; lead: boolean }) {
  const of = <VisuallyHidden>: {title}</VisuallyHidden>
  return (
    <li className={css.moment} data-lead={lead || undefined}>
      <div className={css.picture}><Picture image={image} sizes={lead ? '(min-width: 64rem) 52rem, 92vw' : '(min-width: 64rem) 24rem, 92vw'} ratio="16/9" priority={lead} /></div>
      <div className={css.words}>
        <p className={css.meta}>
          {named && sport && <span className={css.sport}>{sport.title}</span>}
          <time dateTime={dateTimeAttribute(date)}>{fullDate(date)}</time>
          {game && <span>{game.atVs} {game.opponent}</span>}
        </p>
        <h3 className={css.title}>{title}</h3>
        {text && <Prose html={text} />}
        {(game || video) && (
          <p className={css.ways}>
            {video && <Link className={css.way} to={video}><Icon name="play" />Watch{of}</Link>}
            {game && <Link className={css.way} to={game.url}><Icon name="stats" />Box score{of}</Link>}
          </p>
        )}
      </div>
    </li>
  )
}
