/** The ad service's sport codes, by our sport code. */
const bySport: Readonly<Record<string, string>> = {
  football: 'fb',
  mbball: 'mbb',
  wbball: 'wbb',
  baseball: 'bb',
  softball: 'sb',
  msoc: 'msoc',
  wsoc: 'wsoc',
  wvball: 'wvb',
  mvball: 'mvb',
  mlax: 'mlax',
  wlax: 'wlax',
  fhockey: 'fh',
  mhockey: 'mih',
  whockey: 'wih',
  mten: 'mten',
  wten: 'wten',
  mgolf: 'mgolf',
  wgolf: 'wgolf',
  mcross: 'xc',
  wcross: 'xc',
  track: 'tf',
  mswim: 'swim',
  wswim: 'swim',
  wrestling: 'wr',
  wgym: 'wgym',
  mgym: 'mgym',
  rowing: 'row',
  wrow: 'row',
  mwpolo: 'wp',
  wwpolo: 'wp',
  signingday: 'signingday',
  'signing-day': 'signingday',
}

/** The section of a page: front page, the sport by either short name, else other. */
export const adSection = (
  isHome: boolean,
  sport: { shortName: string; globalSportShortName: string | null } | undefined,
): string => {
  if (isHome) return 'frontpage'
  const names = [sport?.globalSportShortName, sport?.shortName].map(
    (name) => name?.toLowerCase() ?? '',
  )
  const sportName = names.find((name) => Object.hasOwn(bySport, name))
  return sportName === undefined ? 'ot' : bySport[sportName]!
}

/**
 * What ads and tags are told about a page: nothing about the visitor, and no query, which may
 * contain typed text.
 */
export type PageFacts = {
  path: string
  title: string
  /** The public route name: 'Home', 'Sport Home'. */
  routeName: string
  /** The page type as the department names it. */
  template: string
  sport: { title: string; shortName: string; globalSportShortName: string | null } | undefined
  contentId: number | undefined
  /** The page that the document opened with; later ones are in-app navigations. */
  isFirst: boolean
}

/** The ad targeting values, all as text. */
export function buildTargeting(
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

/** The ad placement above a page. */
export const topAdSlot = (routeName: string): string =>
  routeName === 'Home' ? 'top-home' : routeName === 'Sport Home' ? 'top-sport-home' : 'top'

type Named = { page: string; template: string }
/**
 * The page type as the department names it: for this sport, else for the site, else our default.
 */
export const resolveTemplate = (
  pageType: string,
  sportId: number | undefined,
  templates: readonly Named[],
  sportTemplates: readonly (Named & { sportId: number })[],
): string =>
  (
    sportTemplates.find(
      (sportTemplate) => sportTemplate.page === pageType && sportTemplate.sportId === sportId,
    ) ?? templates.find((template) => template.page === pageType)
  )?.template ?? pageType
