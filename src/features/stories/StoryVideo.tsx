import type { Image } from '../../contract/parts.schema.ts'
import type { StoryVideo as Film } from '../../contract/stories.schema.ts'
import { Transcript } from '../../blocks/Transcript.tsx'
import { Video } from '../../ui/Video.tsx'
import css from './StoryScreen.module.css'

/** The video of a story with its transcript. */
export function StoryVideo({
  video: { youtube, archive, title, captions, transcript },
  poster,
}: {
  video: Film
  poster: Image | null
}) {
  if (!youtube && !archive) return null
  const query = new URLSearchParams(
    youtube
      ? { youtube }
      : { Archive: archive!, ...(captions ? { captions: captions.url } : undefined) },
  )
  return (
    <figure className={css.video}>
      <Video
        title={title ?? 'Video'}
        url={`/showcase/embed.aspx?${query.toString()}`}
        poster={poster}
        sizes="(min-width: 48rem) 45rem, 92vw"
      />
      {title && <figcaption className={css.videoTitle}>{title}</figcaption>}
      <Transcript html={transcript} />
    </figure>
  )
}
