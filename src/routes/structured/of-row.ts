import type { RouteName } from '../paths.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import { isDepartment } from '../../domain/people/staff.ts'
import type { firstPages } from '../pages/first-pages.ts'
import type { laterPages } from '../pages/later-pages.ts'
import { event } from './events.ts'
import { article, clip, episode, facilityItem, series } from './media.ts'
import {
  department,
  site,
  athlete,
  employee,
  honored,
  toJsonLdDocument,
  type JsonLdContext,
  type JsonLd,
  team,
} from './organization.ts'
import { sportHref } from '../links.ts'

type Rows = typeof firstPages & typeof laterPages
type PageOf<Name extends keyof Rows> = Parameters<Rows[Name]['meta']>[0]

/** Most games of a schedule: upcoming ones, and canceled ones with their status. */
const mostEvents = 12

/** Structured data by page, besides breadcrumbs. Only for content shown on the page. */
const builders: {
  [Name in keyof Rows]?: (page: PageOf<Name>, context: JsonLdContext) => JsonLd[]
} = {
  home: (_, context) => [site(context), department(context)],
  sportHome: ({ sport }, context) => [team(sport, null, context)],
  roster: ({ sport, roster }, context) => [team(sport, roster, context)],
  schedule: ({ sport, schedule }, context) => [
    team(sport, null, context),
    ...(schedule?.games ?? [])
      .filter(({ result, status }) => !result?.status && status !== 'O')
      .slice(0, mostEvents)
      .map((game) => event(game, context)),
  ],
  gameCenter: ({ hero }, context) => (hero ? [event(hero.game, context)] : []),
  boxScore: ({ game }, context) => [event(game, context)],
  player: ({ player }, context) => [athlete(player, context)],
  coach: ({ person, sport }, context) => [employee(person, sport, context)],
  supportStaff: ({ person, sport }, context) => [employee(person, sport, context)],
  staffEntry: ({ entry }, context) => (isDepartment(entry) ? [] : [employee(entry, null, context)]),
  inductee: ({ inductee }, context) => [honored(inductee, inductee.honor.title, context)],
  allAmerican: ({ allAmerican }, context) => [honored(allAmerican, 'All-American', context)],
  story: ({ story }, context) => [article(story, context)],
  podcastShow: ({ show }, context) => [series(show, context)],
  podcast: ({ podcast }, context) => [episode(podcast, context)],
  video: ({ video }, context) => [clip(video, context)].filter((item) => item !== null),
  facility: ({ facility }, context) => [facilityItem(facility, context)],
}

/** The sport of a page, from any of its reads. */
const sportOf = (page: Record<string, unknown>): SportRef | null => {
  const sportOfRead = (key: string) =>
    (page[key] as { sport?: SportRef | null } | null | undefined)?.sport
  return (
    (page['sport'] as SportRef | undefined) ??
    sportOfRead('story') ??
    sportOfRead('facility') ??
    sportOfRead('file') ??
    sportOfRead('podcast') ??
    sportOfRead('video') ??
    null
  )
}

/** All JSON-LD of a page: its subject and breadcrumbs. */
export function structured(
  name: RouteName,
  page: object,
  title: string,
  context: JsonLdContext,
): object | null {
  const pageItems =
    (builders[name] as ((page: object, context: JsonLdContext) => JsonLd[]) | undefined)?.(
      page,
      context,
    ) ?? []
  return toJsonLdDocument([
    ...pageItems,
    ...crumbs(title, sportOf(page as Record<string, unknown>), context),
  ])
}

/** Breadcrumbs: home, sport, page. None for the home page. */
function crumbs(
  title: string,
  sport: SportRef | null | undefined,
  { settings, origin, url }: JsonLdContext,
): JsonLd[] {
  const ways = [
    { name: settings.shortName, url: `${origin}/` },
    ...(sport ? [{ name: sport.title, url: origin + sportHref(sport) }] : []),
    { name: title, url },
  ]
  const unique = ways.filter((crumb, i) => i === ways.findIndex((other) => other.url === crumb.url))
  return unique.length < 2
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: unique.map((crumb, i) => ({
            '@type': 'ListItem',
            position: i + 1,
            name: crumb.name,
            item: crumb.url,
          })),
        },
      ]
}
