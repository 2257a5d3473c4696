import { SiteMap } from './site-map.ts'
import { first } from './table/first.ts'

/** The map of the site, put together from its sections (table/). */
export const siteMap = new SiteMap(first, async () => (await import('./table/rest.ts')).rest)
