import type { MouseEvent } from 'react'
import type { Podcast } from '../../contract/podcasts.schema.ts'
import { isListed } from '../../domain/shell/redirects.ts'
import { playEpisode, pausePlayer, useEpisodeState } from '../../platform/audio-player.ts'
import { useMounted } from '../../platform/mounted.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './podcasts.module.css'
import { getEpisodeSpoilerProps } from './spoiler-props.ts'

/**
 * Plays an episode in the site's player. Without a script it is a link to the audio file, and it
 * stays a link for a new tab or a download, and for hosts that the page's policy does not allow.
 */
export function PlayEpisode({
  podcast,
  hosts,
  large = false,
}: {
  podcast: Podcast
  /** Hosts from which audio may be played, besides this one. */
  hosts: readonly string[]
  large?: boolean
}) {
  const mounted = useMounted() && isHeardHere(podcast.fileUrl, hosts)
  const state = useEpisodeState(podcast.id)
  const act = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!mounted || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (state) return pausePlayer()
    playEpisode({
      id: podcast.id,
      title: podcast.title,
      show: podcast.category?.title ?? null,
      page: podcast.url,
      file: podcast.fileUrl,
      image: podcast.image?.url ?? null,
      length: podcast.duration,
    })
  }
  const label = state ? 'Pause' : 'Play'
  return (
    <a
      className={css.play}
      data-large={large || undefined}
      href={podcast.fileUrl}
      onClick={act}
      data-acts
      {...(mounted && {
        role: 'button',
        onKeyDown: (event) => {
          if (event.key === ' ') {
            event.preventDefault()
            event.currentTarget.click()
          }
        },
      })}
    >
      <Icon name={state ? 'pause' : 'play'} />
      {large && <span aria-hidden="true">{label} episode</span>}
      <VisuallyHidden>
        {label} episode<Spoiler {...getEpisodeSpoilerProps(podcast)}>: {podcast.title}</Spoiler>
      </VisuallyHidden>
    </a>
  )
}

/** Whether a file is the department's own or on an allowed host. */
const isHeardHere = (file: string, hosts: readonly string[]): boolean =>
  file.startsWith('/') || (URL.canParse(file) && isListed(new URL(file).hostname, hosts))
