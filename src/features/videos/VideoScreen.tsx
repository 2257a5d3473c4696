import { ClipGrid } from '../../blocks/shelves/ClipShelf.tsx'
import { Transcript } from '../../blocks/Transcript.tsx'
import { CopyButton, ShareButton } from '../../blocks/share/ShareButton.tsx'
import type { RelatedVideoSettings, VideoClip } from '../../contract/videos.schema.ts'
import { formatPlaybackTime } from '../../domain/calendar/lengths.ts'
import { dateTimeAttribute, fullDate } from '../../domain/calendar/when.ts'
import { getStorySpoilerProps } from '../../domain/spoilers.ts'
import { sportHref, tagHref } from '../../routes/links.ts'
import { videosHref } from '../../routes/video-links.ts'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import { Video } from '../../ui/Video.tsx'
import { clipTypeLabel } from './clip-type-label.ts'
import css from './videos.module.css'

/** A clip: player, title and description, and related clips below. */
export default function VideoScreen({
  video,
  related,
  about,
}: {
  video: VideoClip
  related: VideoClip[]
  about: RelatedVideoSettings | null
}) {
  const { title, url, posterImage, duration, sport, createdDate, description, tags, type } = video
  const spoils = getStorySpoilerProps({ sport, date: createdDate })
  return (
    <>
      <article className={css.watch}>
        <div className={css.player}>
          <Video
            key={video.id}
            title={title}
            spoils={spoils}
            url={url}
            poster={posterImage}
            sizes="(min-width: 80rem) 64rem, 100vw"
            length={duration === null ? undefined : formatPlaybackTime(duration)}
          />
        </div>
        <div className={css.words}>
          <p className="meta">
            {sport && <span className="kicker">{sport.title}</span>}
            <time dateTime={dateTimeAttribute(createdDate)}>{fullDate(createdDate)}</time>
            {type !== 'video' && (
              <Link to={videosHref(undefined, { type })}>{clipTypeLabel(type)}</Link>
            )}
          </p>
          <h1 className={css.title}>
            <Spoiler {...spoils}>{title}</Spoiler>
          </h1>
          {description && (
            <p className={css.description}>
              <Spoiler {...spoils}>{description}</Spoiler>
            </p>
          )}
          <Transcript html={video.transcript} />
          <div className={css.ways} data-print="no">
            <ShareButton />
            <CopyButton />
          </div>
          <p className="more-links">
            {tags.map((tag) => (
              <Link key={tag.id} to={tagHref(tag.slug)}>
                {tag.name}
              </Link>
            ))}
            {sport && <Link to={sportHref(sport)}>{sport.title}</Link>}
            <Link to={videosHref(sport ?? undefined)}>
              All {sport ? `${sport.title} ` : ''}videos
            </Link>
          </p>
        </div>
      </article>
      {related.length > 0 && (
        <Section title={about?.title ?? 'Related Videos'}>
          <ClipGrid clips={related} />
        </Section>
      )}
    </>
  )
}
