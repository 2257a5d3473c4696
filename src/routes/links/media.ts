import type { PodcastCategory } from '../../contract/schema/podcast.ts'
import { choicesText } from '../../domain/search/page-number.ts'
import { slugOf } from '../../domain/words/slug.ts'
import { href } from '../href.ts'
import { mediaPaths } from '../paths/media.ts'

/** All episodes, a page each. */
export const podcastsHref = (page = 1): string =>
  href(mediaPaths.podcasts, {}) + choicesText({ page })

export const podcastShowHref = (
  { id, title }: Pick<PodcastCategory, 'id' | 'title'>,
  page = 1,
): string =>
  href(mediaPaths.podcastShow, { showSlug: slugOf(title), showId: String(id) }) +
  choicesText({ page })
