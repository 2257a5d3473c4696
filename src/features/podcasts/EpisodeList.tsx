import type { Podcast } from '../../contract/podcasts.schema.ts'
import { plainWords, trimmed } from '../../domain/words/plain-words.ts'
import { CardLink } from '../../ui/CardLink.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import { Cover } from './Cover.tsx'
import { EpisodeFacts } from './EpisodeFacts.tsx'
import css from './EpisodeList.module.css'
import { PlayEpisode } from './PlayEpisode.tsx'
import { spoilsOf } from './spoils-of.ts'

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
    <ul role="list" className={css.list}>
      {episodes.map((podcast) => (
        <li key={podcast.id} className={css.row}>
          <div className={css.cover}>
            <Cover image={podcast.image} sizes="6rem" />
          </div>
          <div className={css.words}>
            <EpisodeFacts podcast={podcast} show={named} />
            <h3 className={css.title}>
              <CardLink to={podcast.url}>
                <Spoiler {...spoilsOf(podcast)}>{podcast.title}</Spoiler>
              </CardLink>
            </h3>
            {podcast.description && (
              <p className={css.teaser}>
                <Spoiler {...spoilsOf(podcast)}>
                  {trimmed(plainWords(podcast.description), teaser)}
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
