import type { VideoClip } from '../../contract/schema/video.ts'
import { clockOf } from '../../domain/calendar/lengths.ts'
import { Video } from '../../ui/Video.tsx'
import { CardMeta } from '../CardMeta.tsx'
import css from './ClipCard.module.css'

/** A clip that plays where it stands. */
export function ClipCard({ clip, sizes = '(min-width: 64rem) 20rem, 80vw' }: { clip: VideoClip; sizes?: string }) {
  const { title, url, posterImage, duration, sport, createdDate } = clip
  return (
    <article className={css.clip}>
      <Video title={title} url={url} poster={posterImage} sizes={sizes} length={duration === null ? undefined : clockOf(duration)} />
      <div className={css.meta}><CardMeta sport={sport} date={createdDate} /></div>
      <h3 className={css.title}>{title}</h3>
    </article>
  )
}
