import { CardMeta } from '../../blocks/CardMeta.tsx'
import type { TaggedContent } from '../../contract/schema/tag.ts'
import { fullDate } from '../../domain/calendar/when.ts'
import { storySpoils } from '../../domain/phone/spoils.ts'
import { hasPage } from '../../routes/has-page.ts'
import { Badge } from '../../ui/Badge.tsx'
import { CardLink } from '../../ui/CardLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import css from './TaggedCard.module.css'

/**
 * Something that bears a topic. What is no story says what it is; what has no page of its own is no
 * link.
 */
export function TaggedCard({
  item: {
    type,
    section,
    title,
    url,
    image,
    sports: [sport],
    date,
  },
}: {
  item: TaggedContent
}) {
  const name = <Spoiler {...storySpoils({ sport, date })}>{title}</Spoiler>
  return (
    <li className={css.card}>
      <div className={css.picture}>
        <Picture image={image} sizes="(min-width: 64rem) 20rem, 92vw" ratio="16/9" alt="" />
      </div>
      <div>
        <CardMeta sport={sport} date={date} words={fullDate}>
          {type !== 'story' && <Badge>{section.replace(/ies$/, 'y').replace(/s$/, '')}</Badge>}
        </CardMeta>
        <h3 className={css.title}>
          {url && hasPage(url) ? <CardLink to={url}>{name}</CardLink> : name}
        </h3>
      </div>
    </li>
  )
}
