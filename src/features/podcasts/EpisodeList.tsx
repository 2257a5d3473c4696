import type { Podcast } from '../../contract/podcasts.schema.ts'
import { stripHtml, truncate } from '../../domain/words/text.ts'
import { CardLink } from '../../ui/CardLink.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import { Cover } from './Cover.tsx'
import { EpisodeFacts } from './EpisodeFacts.tsx'
import css from './podcasts.module.css'
import { PlayEpisode } from './PlayEpisode.tsx'
import { getEpisodeSpoilerProps } from './spoiler-props.ts'

/** Characters of a description in a list. */
const teaser = 160

/** Episodes with play buttons. `named`: with the show's name. */
export function EpisodeList({
  episodes,
  hosts,
  named = true,
}: {
  episodes: Podcast[]
  hosts: readonly string[]
  named?: boolean
}) {
  return (
    <ul role="list">
      {episodes.map((podcast) => (
        <li key={podcast.id} className={css.row}>
          <div>
            <Cover image={podcast.image} sizes="6rem" />
          </div>
          <div>
            <EpisodeFacts podcast={podcast} show={named} />
            <h3 className={css.episodeTitle}>
              <CardLink to={podcast.url}>
                <Spoiler {...getEpisodeSpoilerProps(podcast)}>{podcast.title}</Spoiler>
              </CardLink>
            </h3>
            {podcast.description && (
              <p className={css.episodeTeaser}>
                <Spoiler {...getEpisodeSpoilerProps(podcast)}>
                  {truncate(stripHtml(podcast.description), teaser)}
                </Spoiler>
              </p>
            )}
          </div>
          <PlayEpisode podcast={podcast} hosts={hosts} />
        </li>
      ))}
    </ul>
  )
}
