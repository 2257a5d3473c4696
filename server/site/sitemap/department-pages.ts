import { callApi } from '../../api/call-api.ts'
import type { AddressList, Listed } from '../../content/department/addresses.ts'
import type { ReadContext } from '../../content/read-context.ts'
import type { ApiName } from '../../../src/contract/api.ts'
import type { OnThisDay } from '../../../src/contract/archives.schema.ts'
import type { Facility, FacilityTeaser } from '../../../src/contract/facilities.schema.ts'
import type { FormTeaser } from '../../../src/contract/forms.schema.ts'
import type { AllAmericanGroups, HonorSettings } from '../../../src/contract/honors.schema.ts'
import type { Publication } from '../../../src/contract/pages.schema.ts'
import type { PodcastCategory } from '../../../src/contract/podcasts.schema.ts'
import type { PageOf } from '../../../src/contract/queries.ts'
import type { RouteRule } from '../../../src/contract/rules.schema.ts'
import type { SiteSettings } from '../../../src/contract/site.schema.ts'
import type { Department, StaffEntry } from '../../../src/contract/staff.schema.ts'
import type { Playlist } from '../../../src/contract/videos.schema.ts'
import { honorHref, podcastShowHref } from '../../../src/routes/links.ts'
import { playlistHref } from '../../../src/routes/video-links.ts'
import { paths, type RouteName } from '../../../src/routes/paths.ts'

/**
 * The pages of the entries of each long list. An entry that links elsewhere (a story that is only a
 * link, a coach without a bio) is not listed here.
 */
export const pagesOfLists: Record<AddressList, readonly RouteName[]> = {
  stories: ['story'],
  games: ['boxScore'],
  'game-centers': ['gameCenter'],
  players: ['player'],
  coaches: ['coach', 'supportStaff'],
  awards: ['award'],
  'all-americans': ['allAmerican'],
  inductees: ['inductee'],
  podcasts: ['podcast'],
  videos: ['video'],
  'sport-files': ['sportFile'],
  tags: ['tag'],
}

/**
 * Whether an entry of a list has its own page. Compiled once, because the router would take seconds
 * to match two thousand.
 */
export function hasPage(list: AddressList): (entry: Listed) => boolean {
  const shapes = pagesOfLists[list].map(
    (name) => new RegExp(`^${paths[name].replace(/:\w+/g, '[^/?#]+')}$`),
  )
  return ({ url }) => shapes.some((shape) => shape.test(url))
}

/**
 * Pages that robots.txt disallows: hidden pages, searches, print pages, and scoring. Each also has
 * noindex for crawlers that ignore it.
 */
export const closedToRobots = [
  'hidden',
  'hiddenHealth',
  'hiddenRoster',
  'hiddenPlayer',
  'hiddenForm',
  'hiddenSportFile',
  'hiddenStory',
  'hiddenSplash',
  'protectedSportFile',
  'protectedForm',
  'login',
  'search',
  'splash',
  'score',
  'rosterPrint',
  'textSchedule',
  'printSchedule',
  'resultsPrint',
  'calendarPrint',
  'sportCalendarPrint',
  'staffDirectoryPrint',
  'statsPdf',
] as const satisfies RouteName[]

/** Pages left out of sitemaps, with the reason. */
export const unlisted: Partial<Record<RouteName, string>> = {
  notFound: 'is none',
  document: 'redirects to the file, or explains how to request it',
  unsubscribed: 'is the target of an email link',
  saved: 'is specific to a device',
  settings: 'is specific to a device',
  otd: 'is another spelling',
  sportTag: 'is part of the tag page',
  opponentRoster: 'is a copy: the other school publishes its own',
}

/** Pages that every department has. */
export const always = [
  'home',
  'calendar',
  'board',
  'archives',
  'awards',
  'facilities',
  'publications',
  'documents',
  'clippings',
  'coverage',
  'podcasts',
  'videos',
  'moments',
  'tags',
  'historicalRoster',
  'staffDirectory',
  'socialAccounts',
  'rssFeeds',
  'notifications',
  'myTeams',
  'subscribe',
] as const satisfies RouteName[]
/** Pages that exist when the department has their content. */
export const sometimes = [
  'tickets',
  'partners',
  'accessibility',
  'privacy',
  'allAmericans',
  'onThisDay',
  'honors',
  'facility',
  'publication',
  'podcastShow',
  'playlist',
  'series',
  'staffEntry',
  'form',
] as const satisfies RouteName[]

const pathOf = (name: RouteName): string => paths[name].replace(/\/:.*/, '') || '/'

/** The department's own pages and the short lists below them. */
export async function departmentPages(context: ReadContext): Promise<Listed[]> {
  const ask = async <R>(name: ApiName, query: object = {}) =>
    (await callApi(name, context, query)) as R
  const all = async <T>(name: ApiName, query: object = {}): Promise<T[]> => {
    const items: T[] = []
    for (let page = 0, pages = 1; page < pages; page++) {
      const listPage = await ask<PageOf<T>>(name, { ...query, $pageIndex: page, $pageSize: 100 })
      items.push(...listPage.items)
      pages = listPage.pages
    }
    return items
  }
  const honors = await ask<HonorSettings | null>('hallOfFameSettings')
  const facilities = await Promise.all(
    (await all<FacilityTeaser>('facilities')).map(({ id }) =>
      ask<Facility | null>('facility', { facilityId: id }),
    ),
  )
  const departments = await ask<Department[]>('departments')
  const loose = await all<StaffEntry>('staff', { unassigned: true })
  const settings = await ask<SiteSettings | null>('settings')
  // Many departments have these pages on another site and redirect them to it.
  const optionalPages = [
    pathOf('accessibility'),
    ...(settings?.privacyUrl === pathOf('privacy') ? [pathOf('privacy')] : []),
    ...((await ask('tickets')) ? [pathOf('tickets')] : []),
  ]
  const redirected = await Promise.all(optionalPages.map((path) => isRedirected(ask, path)))
  const urls = [
    ...always.map(pathOf),
    ...optionalPages.filter((_, i) => !redirected[i]),
    ...((await ask('partners')) ? [pathOf('partners')] : []),
    ...((await ask<AllAmericanGroups | null>('allAmericanGroupings'))
      ? [pathOf('allAmericans')]
      : []),
    ...((await ask<OnThisDay | null>('onThisDay')) ? [pathOf('onThisDay')] : []),
    ...(honors?.enabled ? honors.honors.map(({ slug }) => honorHref(slug)) : []),
    ...facilities.flatMap((venue) => (venue && !venue.pageUrl ? [venue.url] : [])),
    ...(await ask<PodcastCategory[]>('podcastCategories')).map((show) => podcastShowHref(show)),
    ...(await all<Playlist>('playlists')).map((list) => playlistHref(list)),
    ...(await ask<FormTeaser[]>('forms')).map(({ url }) => url),
    ...departments.flatMap(({ url, members }) => [url, ...members.map((member) => member.url)]),
    ...loose.map(({ url }) => url),
  ]
  const publications = (await all<Publication>('publications')).filter(
    ({ redirectUrl }) => redirectUrl === null,
  )
  return [
    ...urls.map((url) => ({ url, date: null })),
    ...publications.map(({ url, date }) => ({ url, date })),
  ]
}

const isRedirected = async (
  ask: <R>(name: ApiName, query?: object) => Promise<R>,
  path: string,
): Promise<boolean> =>
  (await ask<RouteRule | null>('routeRule', { path, guards: 'redirects' })) !== null
