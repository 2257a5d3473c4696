import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { Podcast, PodcastCategory } from '../../contract/podcasts.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { maxPages } from '../../domain/search/page-number.ts'
import { podcastShowHref, podcastsHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Section } from '../../ui/Section.tsx'
import { EpisodeList } from './EpisodeList.tsx'
import { NoEpisodes } from './NoEpisodes.tsx'

/** A show and its episodes by page. */
export default function ShowScreen({
  settings,
  show,
  episodes,
}: {
  settings: SiteSettings
  show: PodcastCategory
  episodes: PageOf<Podcast>
}) {
  return (
    <>
      <ScreenHead title={show.title}>
        {show.description && <p>{show.description}</p>}
        <p>
          <Link to={podcastsHref()}>All podcasts</Link>
        </p>
      </ScreenHead>
      {episodes.items.length > 0 ? (
        <Section title={`${show.count} ${show.count === 1 ? 'episode' : 'episodes'}`}>
          <EpisodeList episodes={episodes.items} hosts={settings.mediaHosts} named={false} />
          <Pager
            page={episodes.page + 1}
            pages={Math.min(episodes.pages, maxPages)}
            to={(page) => podcastShowHref(show, page)}
            of="episodes"
          />
        </Section>
      ) : (
        <NoEpisodes />
      )}
    </>
  )
}
