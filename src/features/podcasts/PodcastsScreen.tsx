import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { Podcast, PodcastCategory, PodcastSettings } from '../../contract/schema/podcast.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import { mostPages } from '../../domain/search/page-number.ts'
import { podcastsHref } from '../../routes/links/media.ts'
import { Link } from '../../ui/Link.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Section } from '../../ui/Section.tsx'
import { EpisodeList } from './EpisodeList.tsx'
import { LatestEpisode } from './LatestEpisode.tsx'
import { NoEpisodes } from './NoEpisodes.tsx'
import { Shows } from './Shows.tsx'

type Props = {
  settings: SiteSettings
  about: PodcastSettings | null
  shows: PodcastCategory[]
  episodes: PageOf<Podcast>
}

/** Everything that is to be heard: the newest large, the shows, then all others, page by page. */
export default function PodcastsScreen({ settings, about, shows, episodes }: Props) {
  const first = episodes.page === 0
  const [latest] = episodes.items
  const others = first ? episodes.items.slice(1) : episodes.items
  return (
    <>
      <ScreenHead title="Podcasts">
        {first ? (
          about?.description && <p>{about.description}</p>
        ) : (
          <p>
            <Link to={podcastsHref()}>The newest episodes</Link>
          </p>
        )}
      </ScreenHead>
      {!latest && <NoEpisodes />}
      {first && latest && (
        <Section title="Latest episode">
          <LatestEpisode podcast={latest} hosts={settings.mediaHosts} />
        </Section>
      )}
      {first && shows.length > 0 && (
        <Section title="Shows">
          <Shows shows={shows} />
        </Section>
      )}
      {others.length > 0 && (
        <Section title={first ? 'More episodes' : 'Earlier episodes'}>
          <EpisodeList episodes={others} hosts={settings.mediaHosts} />
          <Pager
            page={episodes.page + 1}
            pages={Math.min(episodes.pages, mostPages)}
            to={podcastsHref}
            of="episodes"
          />
        </Section>
      )}
    </>
  )
}
