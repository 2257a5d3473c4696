import type { SportRef } from '../../contract/schema/sport.ts'
import { sportHref } from '../links.ts'
import type { At, Thing } from './thing.ts'

/** The way to a page: home, its sport, itself. Home has none. */
export function crumbs(
  title: string,
  sport: SportRef | null | undefined,
  { settings, origin, url }: At,
): Thing[] {
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
