import type { Image } from '../../contract/parts.schema.ts'
import type { StoryVideo as Film } from '../../contract/stories.schema.ts'
import { Video } from '../../ui/Video.tsx'
import css from './StoryScreen.module.css'

/** The video of a story, with its picture as poster. */
export function StoryVideo({
  video: { youtube, archive, title },
  poster,
}: {
  video: Film
  poster: Image | null
}) {
  if (!youtube && !archive) return null
  return (
    <figure className={css.video}>
      <Video
        title={title ?? 'Video'}
        url={`/showcase/embed.aspx?${youtube ? `youtube=${youtube}` : `Archive=${encodeURIComponent(archive!)}`}`}
        poster={poster}
        sizes="(min-width: 48rem) 45rem, 92vw"
      />
      {title && <figcaption className={css.videoTitle}>{title}</figcaption>}
    </figure>
  )
}
