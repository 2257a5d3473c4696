import type { VideoClip } from '../../contract/schema/video.ts'
import { clockOf } from '../../domain/lengths.ts'
import { dateTimeAttribute, monthDay } from '../../domain/when.ts'
import { Video } from '../../ui/Video.tsx'
import { SportIcon } from '../SportIcon.tsx'
import css from './ClipCard.module.css'

/** A clip that plays where it stands. */
export function ClipCard({ clip, sizes = '(min-width: 64rem) 20rem, 80vw' }: { clip: VideoClip; sizes?: string }) {
  const { title, url, posterImage, duration, sport, createdDate } = clip
  return (
    <article className={css.clip}>
      <Video title={title} url={url} poster={posterImage} sizes={sizes} length={duration === null ? undefined : clockOf(duration)} fallback={sport && <SportIcon sport={sport} />} />
      <p className={css.meta}>{sport && <span className={css.sport}>{sport.title}</span>}<time dateTime={dateTimeAttribute(createdDate)}>{monthDay(createdDate)}</time></p>
      <h3 className={css.title}>{title}</h3>
    </article>
  )
}
