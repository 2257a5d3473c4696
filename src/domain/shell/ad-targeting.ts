import { adSection } from './ad-sections.ts'

/**
 * What ads and tags are told of a page: nothing of the visitor, and no query, which may hold what
 * somebody typed.
 */
export type PageFacts = {
  path: string
  title: string
  /** The public route name: 'Home', 'Sport Home'. */
  routeName: string
  /** The kind of page as the department calls it. */
  template: string
  sport: { title: string; shortName: string; globalSportShortName: string | null } | undefined
  contentId: number | undefined
  /** The page that the document opened with; later ones are navigations in it. */
  isFirst: boolean
}

/** The ad targeting call, all values text. */
export function targetingOf(
  page: PageFacts,
  site: string,
  adtest: string | null,
): Record<string, string> {
  const isHome = page.routeName === 'Home'
  return {
    is_home: isHome ? 'yes' : 'no',
    category: isHome ? 'home' : (page.path.split('/')[1] ?? ''),
    post_id: page.contentId === undefined ? '' : String(page.contentId),
    sport_name: page.sport?.shortName ?? '',
    sport_name_custom: page.sport?.title ?? '',
    page_template: page.template,
    load: page.isFirst ? 'document' : 'navigation',
    adtest: adtest ?? '',
    site,
    sect: adSection(isHome, page.sport),
  }
}

/** Which place the ad service fills above a page. */
export const topAdSlot = (routeName: string): string =>
  routeName === 'Home' ? 'top-home' : routeName === 'Sport Home' ? 'top-sport-home' : 'top'

type Named = { page: string; template: string }
/**
 * The kind of a page as the department calls it: of this sport, else of the site, else as we do.
 */
export const templateOf = (
  pageType: string,
  sportId: number | undefined,
  templates: readonly Named[],
  sportTemplates: readonly (Named & { sportId: number })[],
): string =>
  (
    sportTemplates.find((one) => one.page === pageType && one.sportId === sportId) ??
    templates.find((one) => one.page === pageType)
  )?.template ?? pageType
