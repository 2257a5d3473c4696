import { SportIcon } from '../../blocks/SportIcon.tsx'
import type { PressClip } from '../../contract/schema/press-clip.ts'
import { dateTimeAttribute, fullDate } from '../../domain/calendar/when.ts'
import { storySpoils } from '../../domain/phone/spoils.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import css from './Clipping.module.css'

/** One that is read where it was printed; without a link it is told here alone. */
export function Clipping({
  clip: { title, source, author, date, link, summary, image, sports },
}: {
  clip: PressClip
}) {
  const spoils = storySpoils({ sport: sports[0], date })
  const name = <Spoiler {...spoils}>{title}</Spoiler>
  return (
    <li className={css.clip} data-picture={image !== null || undefined}>
      <p className={css.source}>{source}</p>
      <div className={css.words}>
        <h3 className={css.title} dir="auto">
          {link ? (
            <Link className={css.link} to={link}>
              {name} <Icon name="external" />
            </Link>
          ) : (
            name
          )}
        </h3>
        {summary && (
          <p className={css.summary} dir="auto">
            <Spoiler {...spoils}>{summary}</Spoiler>
          </p>
        )}
        <p className={css.meta}>
          {author && <span>By {author.replace(/^by\s+/i, '')}</span>}
          <time dateTime={dateTimeAttribute(date)}>{fullDate(date)}</time>
          {sports.map((sport) => (
            <span key={sport.id} className={css.sport}>
              <SportIcon sport={sport} />
              {sport.title}
            </span>
          ))}
        </p>
      </div>
      {image && (
        <div className={css.picture}>
          <Picture image={image} sizes="12rem" ratio="3/2" alt="" />
        </div>
      )}
    </li>
  )
}
