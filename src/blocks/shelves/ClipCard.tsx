import type { VideoClip } from '../../contract/videos.schema.ts'
import { formatPlaybackTime } from '../../domain/calendar/lengths.ts'
import { getStorySpoilerProps } from '../../domain/spoilers.ts'
import { videoHref } from '../../routes/video-links.ts'
import { Link } from '../../ui/Link.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import { Video } from '../../ui/Video.tsx'
import { CardMeta } from '../CardMeta.tsx'
import css from './shelves.module.css'

/** A clip that plays in place; its title leads to its page. */
export function ClipCard({
  clip,
  sizes = '(min-width: 64rem) 20rem, 80vw',
}: {
  clip: VideoClip
  sizes?: string
}) {
  const { title, url, posterImage, duration, sport, createdDate } = clip
  const spoils = getStorySpoilerProps({ sport, date: createdDate })
  return (
    <article className={css.clip}>
      <Video
        title={title}
        spoils={spoils}
        url={url}
        poster={posterImage}
        sizes={sizes}
        length={duration === null ? undefined : formatPlaybackTime(duration)}
      />
      <div className={css.meta}>
        <CardMeta sport={sport} date={createdDate} />
      </div>
      <h3>
        <Link className="plain-link" to={videoHref(clip)}>
          <Spoiler {...spoils}>{title}</Spoiler>
        </Link>
      </h3>
    </article>
  )
}
