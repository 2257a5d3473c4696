import { useState, type ReactNode } from 'react'
import type { Splash } from '../../contract/schema/notice.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import css from './SplashView.module.css'

type Video = NonNullable<Splash['video']>

/**
 * The address of the host's own player, without its cookies. An id is looked at once more here: it
 * becomes part of an address elsewhere.
 */
const playerOf = ({ host, id }: Video): string | null => {
  if (!/^[\w-]{5,20}$/.test(id)) return null
  return host === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
    : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`
}

/**
 * A video in its place: its poster leads where the splash leads, and nothing is asked of the
 * video's host before somebody wants to see it.
 */
export function SplashVideo({
  video,
  title,
  poster,
}: {
  video: Video
  title: string
  poster: ReactNode
}) {
  const [plays, setPlays] = useState(false)
  const player = playerOf(video)
  return (
    <div className={css.video}>
      {plays && player ? (
        <iframe
          className={css.player}
          src={player}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was pressed
          autoFocus
        />
      ) : (
        <>
          {poster}
          {player && (
            <Button theme="default-white" onClick={() => setPlays(true)}>
              <Icon name="play" />
              Play video
            </Button>
          )}
        </>
      )}
    </div>
  )
}
