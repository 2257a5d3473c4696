import type { RouteName } from '../paths.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import { isDepartment } from '../../domain/people/staff.ts'
import type { first } from '../pages/first.ts'
import type { rest } from '../pages/rest.ts'
import { event } from './events.ts'
import { article, clip, episode, place, series } from './media.ts'
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

type Rows = typeof first & typeof rest
type PageOf<Name extends keyof Rows> = Parameters<Rows[Name]['meta']>[0]

/** Most games of a schedule: upcoming ones, and canceled ones with their status. */
const mostEvents = 12

/** Structured data by page, besides breadcrumbs. Only for content shown on the page. */
const says: { [Name in keyof Rows]?: (page: PageOf<Name>, at: JsonLdContext) => JsonLd[] } = {
  home: (_, at) => [site(at), department(at)],
  sportHome: ({ sport }, at) => [team(sport, null, at)],
  roster: ({ sport, roster }, at) => [team(sport, roster, at)],
  schedule: ({ sport, schedule }, at) => [
    team(sport, null, at),
    ...(schedule?.games ?? [])
      .filter(({ result, status }) => !result?.status && status !== 'O')
      .slice(0, mostEvents)
      .map((game) => event(game, at)),
  ],
  gameCenter: ({ hero }, at) => (hero ? [event(hero.game, at)] : []),
  boxScore: ({ game }, at) => [event(game, at)],
  player: ({ player }, at) => [athlete(player, at)],
  coach: ({ person, sport }, at) => [employee(person, sport, at)],
  supportStaff: ({ person, sport }, at) => [employee(person, sport, at)],
  staffEntry: ({ entry }, at) => (isDepartment(entry) ? [] : [employee(entry, null, at)]),
  inductee: ({ inductee }, at) => [honored(inductee, inductee.honor.title, at)],
  allAmerican: ({ allAmerican }, at) => [honored(allAmerican, 'All-American', at)],
  story: ({ story }, at) => [article(story, at)],
  podcastShow: ({ show }, at) => [series(show, at)],
  podcast: ({ podcast }, at) => [episode(podcast, at)],
  video: ({ video }, at) => [clip(video, at)].filter((one) => one !== null),
  facility: ({ facility }, at) => [place(facility, at)],
}

/** The sport of a page, from any of its reads. */
const sportOf = (page: Record<string, unknown>): SportRef | null => {
  const of = (key: string) => (page[key] as { sport?: SportRef | null } | null | undefined)?.sport
  return (
    (page['sport'] as SportRef | undefined) ??
    of('story') ??
    of('facility') ??
    of('file') ??
    of('podcast') ??
    of('video') ??
    null
  )
}

/** All JSON-LD of a page: its subject and breadcrumbs. */
export function structured(
  name: RouteName,
  page: object,
  title: string,
  at: JsonLdContext,
): object | null {
  const own =
    (says[name] as ((page: object, at: JsonLdContext) => JsonLd[]) | undefined)?.(page, at) ?? []
  return toJsonLdDocument([...own, ...crumbs(title, sportOf(page as Record<string, unknown>), at)])
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
  const once = ways.filter((way, i) => i === ways.findIndex((other) => other.url === way.url))
  return once.length < 2
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: once.map((way, i) => ({
            '@type': 'ListItem',
            position: i + 1,
            name: way.name,
            item: way.url,
          })),
        },
      ]
}
