import { useState, type MouseEvent } from 'react'
import { Icon } from './Icon.tsx'
import { Picture, type PictureSource } from './Picture.tsx'
import { Spoiler } from './Spoiler.tsx'
import css from './Video.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  title: string
  /** What the title may reveal, and its date (`ui/Spoiler`). */
  spoils?: { of?: string; told?: string }
  /** The URL of our embed page, `/showcase/embed.aspx?…`. */
  url: string
  poster: PictureSource | null
  sizes: string
  /** Its length: '2:35'. */
  length?: string | undefined
}

/** It replaces the focused link. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true })

/**
 * A video behind its poster. Nothing is loaded from its host before a click, which replaces the
 * poster with the frame of our embed page and moves focus there. Without a script the poster is a
 * link to that page.
 */
export function Video({ title, spoils, url, poster, sizes, length }: Props) {
  const [plays, setPlays] = useState(false)
  if (plays) {
    return (
      <iframe
        className={css.frame}
        src={`${url}${url.includes('?') ? '&' : '?'}autoplay=true`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        ref={takeFocus}
      />
    )
  }
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setPlays(true)
  }
  return (
    <a className={css.facade} href={url} onClick={play} data-acts>
      <Picture image={poster} sizes={sizes} ratio="16/9" alt="" />
      <span className={css.play}>
        <Icon name="play" />
      </span>
      <VisuallyHidden>
        Play video<Spoiler {...spoils}>: {title}</Spoiler>
        {length && `, ${length}`}
      </VisuallyHidden>
      {length && (
        <span className={css.length} aria-hidden="true">
          {length}
        </span>
      )}
    </a>
  )
}
