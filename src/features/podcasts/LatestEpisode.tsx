import type { Podcast } from '../../contract/podcasts.schema.ts'
import { stripHtml, truncate } from '../../domain/words/text.ts'
import { Link } from '../../ui/Link.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import { Cover } from './Cover.tsx'
import { EpisodeFacts } from './EpisodeFacts.tsx'
import css from './podcasts.module.css'
import { PlayEpisode } from './PlayEpisode.tsx'
import { getEpisodeSpoilerProps } from './spoiler-props.ts'

/** The newest episode in large. */
export function LatestEpisode({ podcast, hosts }: { podcast: Podcast; hosts: readonly string[] }) {
  return (
    <article className={css.latest}>
      <div className={css.latestCover}>
        <Cover image={podcast.image} sizes="(min-width: 48rem) 18rem, 40vw" priority />
      </div>
      <div>
        <EpisodeFacts podcast={podcast} />
        <h3 className={css.latestTitle}>
          <Link className="plain-link" to={podcast.url}>
            <Spoiler {...getEpisodeSpoilerProps(podcast)}>{podcast.title}</Spoiler>
          </Link>
        </h3>
        {podcast.description && (
          <p className={css.teaser}>
            <Spoiler {...getEpisodeSpoilerProps(podcast)}>
              {truncate(stripHtml(podcast.description), 280)}
            </Spoiler>
          </p>
        )}
        <p className={css.action}>
          <PlayEpisode podcast={podcast} hosts={hosts} large />
        </p>
      </div>
    </article>
  )
}
