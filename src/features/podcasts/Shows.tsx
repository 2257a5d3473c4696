import type { PodcastCategory } from '../../contract/schema/podcast.ts'
import { podcastShowHref } from '../../routes/links/media.ts'
import { CardLink } from '../../ui/CardLink.tsx'
import { Cover } from './Cover.tsx'
import css from './Shows.module.css'

/** The shows that have an episode out. */
export function Shows({ shows }: { shows: PodcastCategory[] }) {
  return (
    <ul role="list" className={css.shows}>
      {shows.map((show) => (
        <li key={show.id} className={css.show}>
          <div className={css.cover}>
            <Cover image={show.image} sizes="7rem" />
          </div>
          <div>
            <h3 className={css.title}>
              <CardLink to={podcastShowHref(show)}>{show.title}</CardLink>
            </h3>
            {show.description && <p className={css.words}>{show.description}</p>}
            <p className={css.count}>
              {show.count} {show.count === 1 ? 'episode' : 'episodes'}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
