import { useState } from 'react'
import type { Image } from '../../contract/schema/image.ts'
import type { StoryVideo as Video } from '../../contract/schema/story.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import css from './StoryVideo.module.css'

/** The video of a story. Nothing of it, and nobody else, is asked before it is clicked; before any script it is a link to where it plays. */
export function StoryVideo({ video: { youtube, archive, title }, poster }: { video: Video; poster: Image | null }) {
  const [plays, setPlays] = useState(false)
  const at = youtube ? `https://www.youtube.com/watch?v=${youtube}` : archive
  if (!at) return null
  const words = title ?? 'Video'
  return (
    <figure className={css.video}>
      <div className={css.frame}>
        {plays
          ? <iframe className={css.player} title={words} src={embedOf(youtube, at)} allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowFullScreen />
          : (
            <a className={css.start} href={at} onClick={(event) => { event.preventDefault(); setPlays(true) }}>
              <Picture image={poster} sizes="(min-width: 48rem) 45rem, 92vw" ratio="16/9" alt="" />
              <span className={css.play}><Icon name="play" /><span>Play video</span></span>
            </a>
          )}
      </div>
      {title && <figcaption className={css.title}>{title}</figcaption>}
    </figure>
  )
}

/** Our small page that plays one video and lets in nobody but its player (spec 1 §2). */
const embedOf = (youtube: string | null, at: string): string =>
  `/showcase/embed.aspx?${youtube ? `youtube=${youtube}` : `Archive=${encodeURIComponent(new URL(at, location.href).href)}`}&autoplay=true`
