import type { SiteSettings } from '../contract/site.schema.ts'
import type { Meta } from '../contract/rendering.ts'

/** `{page} {delimiter} {site name}`. */
export const formatTitle = (settings: SiteSettings, meta: Meta | null): string =>
  meta
    ? `${meta.title} ${settings.seo.titleDelimiter} ${settings.seo.siteName}`
    : settings.seo.siteName
