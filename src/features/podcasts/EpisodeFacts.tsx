import type { Podcast } from '../../contract/podcasts.schema.ts'
import { formatLength } from '../../domain/calendar/lengths.ts'
import { dateTimeAttribute, shortDate } from '../../domain/calendar/when.ts'
import { podcastShowHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import css from './podcasts.module.css'

/** Show, date and length of an episode; unknown values are left out. */
export function EpisodeFacts({ podcast, show = true }: { podcast: Podcast; show?: boolean }) {
  const { category, publishDate, duration, episode } = podcast
  return (
    <p className={css.facts}>
      {show && category && (
        <Link className={css.factsShow} to={podcastShowHref(category)}>
          {category.title}
        </Link>
      )}
      {episode !== null && <span>Episode {episode}</span>}
      <time dateTime={dateTimeAttribute(publishDate)}>{shortDate(publishDate)}</time>
      {duration !== null && <span>{formatLength(duration)}</span>}
    </p>
  )
}
