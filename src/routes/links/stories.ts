import type { SportRef } from '../../contract/schema/sport.ts'
import { href } from '../href.ts'
import { storiesPaths } from '../paths/stories.ts'

/** The archives of all sports, or of one. */
export const archivesHref = (sport?: Pick<SportRef, 'globalSportNameSlug'>): string =>
  sport
    ? href(storiesPaths.sportArchives, { slug: sport.globalSportNameSlug })
    : href(storiesPaths.archives, {})
