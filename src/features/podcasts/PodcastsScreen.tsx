import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { Podcast, PodcastCategory, PodcastSettings } from '../../contract/podcasts.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { maxPages } from '../../domain/search/page-number.ts'
import { podcastsHref, podcastShowHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Section } from '../../ui/Section.tsx'
import { EpisodeList } from './EpisodeList.tsx'
import { LatestEpisode } from './LatestEpisode.tsx'
import { NoEpisodes } from './NoEpisodes.tsx'
import { CardLink } from '../../ui/CardLink.tsx'
import { Cover } from './Cover.tsx'
import css from './podcasts.module.css'

type Props = {
  settings: SiteSettings
  about: PodcastSettings | null
  shows: PodcastCategory[]
  episodes: PageOf<Podcast>
}

/** All podcasts: the newest episode, the shows, then others by page. */
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
            pages={Math.min(episodes.pages, maxPages)}
            to={podcastsHref}
            of="episodes"
          />
        </Section>
      )}
    </>
  )
}

/** Shows with a published episode. */
function Shows({ shows }: { shows: PodcastCategory[] }) {
  return (
    <ul role="list" className={css.shows}>
      {shows.map((show) => (
        <li key={show.id} className={css.show}>
          <div>
            <Cover image={show.image} sizes="7rem" />
          </div>
          <div>
            <h3 className="card-title">
              <CardLink to={podcastShowHref(show)}>{show.title}</CardLink>
            </h3>
            {show.description && <p>{show.description}</p>}
            <p className="caption">
              {show.count} {show.count === 1 ? 'episode' : 'episodes'}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
