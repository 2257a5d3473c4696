import { Transcript } from '../../blocks/Transcript.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { Podcast } from '../../contract/podcasts.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { podcastsHref, sportHref } from '../../routes/links.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import { Cover } from './Cover.tsx'
import { EpisodeFacts } from './EpisodeFacts.tsx'
import { EpisodeList } from './EpisodeList.tsx'
import { PlayEpisode } from './PlayEpisode.tsx'
import css from './podcasts.module.css'

/** An episode: cover, play button, description, and other episodes. */
export default function PodcastScreen({
  settings,
  podcast,
  others,
}: {
  settings: SiteSettings
  podcast: Podcast
  others: PageOf<Podcast>
}) {
  const more = others.items.filter(({ id }) => id !== podcast.id).slice(0, 5)
  return (
    <>
      <header data-theme="on-primary">
        <div className={css.inner}>
          <div className={css.cover}>
            <Cover image={podcast.image} sizes="(min-width: 48rem) 18rem, 50vw" priority />
          </div>
          <div>
            <EpisodeFacts podcast={podcast} />
            <h1 className={css.podcastTitle}>{podcast.title}</h1>
            <p className={css.actions}>
              <PlayEpisode podcast={podcast} hosts={settings.mediaHosts} large />
              <a className="target" href={podcast.fileUrl} download>
                <Icon name="download" />
                Download
              </a>
            </p>
          </div>
        </div>
      </header>
      <div className={css.body}>
        {podcast.description ? (
          <Prose html={podcast.description} />
        ) : (
          <p>No description for this episode.</p>
        )}
        <Transcript html={podcast.transcript} />
        <p className="more-links">
          {podcast.sport && <Link to={sportHref(podcast.sport)}>{podcast.sport.title}</Link>}
          <Link to={podcastsHref()}>All podcasts</Link>
        </p>
      </div>
      {more.length > 0 && (
        <Section title="More to hear">
          <EpisodeList episodes={more} hosts={settings.mediaHosts} />
        </Section>
      )}
    </>
  )
}
