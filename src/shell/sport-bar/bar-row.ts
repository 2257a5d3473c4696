import type { SubNavigationItem } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { sportMoreWidth } from '../../domain/constants.ts'
import {
  coachesHref,
  resultsHref,
  momentsHref,
  archivesHref,
  rosterHref,
  scheduleHref,
  sportHref,
} from '../../routes/links.ts'
import { opensPanel, itemWidth, splitRow } from '../header/menu-row.ts'

/** Pixels of the bar on an extra-large desktop beside the sport's name. */
const room = 1160

export type BarItem = SubNavigationItem & {
  /** Opens to the left, because it would leave the screen on the right. */
  atEnd: boolean
  /** The schedule: it is current on the pages of games, too. */
  hasGames: boolean
}
export type Bar = { home: Pick<SubNavigationItem, 'title' | 'url'>; items: BarItem[] }

/**
 * The items of a sport's bar: home, then the department's list; without one schedule, roster,
 * coaches and news. Items that do not fit are under 'More', the department's own
 * (`additional-links`, whatever its title) or a generated one.
 */
export function barRow(sport: Sport, list: readonly SubNavigationItem[]): Bar {
  const sorted = [...list]
    .sort((a, b) => a.rank - b.rank)
    .filter((item) => !opensPanel(item) || item.items.length > 0)
  const home = sorted.find(({ className }) => className === 'sport-home') ?? {
    title: sport.title,
    url: sportHref(sport),
  }
  const others = sorted
    .filter((item) => item !== home)
    .map((item) => (item.className === 'additional-links' ? { ...item, title: 'More' } : item))
  const left = room - itemWidth(home.title, true)
  const [row, over] = splitRow(others.length > 0 ? others : ownLinks(sport), width, left)
  const items = over.length === 0 ? row : withMore(row, over)
  let used = itemWidth(home.title, true)
  return {
    home,
    items: items.map((item) => {
      const from = used
      used += width(item)
      return {
        ...item,
        atEnd: from + sportMoreWidth > room,
        hasGames: item.url === scheduleHref(sport),
      }
    }),
  }
}

const width = (item: SubNavigationItem) => itemWidth(item.title, item.items.length > 0)

function withMore(row: SubNavigationItem[], over: SubNavigationItem[]): SubNavigationItem[] {
  const all = [...row, ...over]
  const more =
    all.find(({ className }) => className === 'additional-links') ??
    link(0, 'More', '#', 'additional-links')
  const folded = over
    .filter((item) => item !== more)
    .flatMap((item) => [
      {
        id: item.id,
        title: item.title,
        url: opensPanel(item) ? null : item.url,
        openInNewWindow: item.openInNewWindow,
        separator: opensPanel(item),
      },
      ...item.items,
    ])
  return [...row.filter((item) => item !== more), { ...more, items: [...folded, ...more.items] }]
}

const ownLinks = (sport: Sport): SubNavigationItem[] => [
  ...(sport.scheduleId ? [link(1, 'Schedule', scheduleHref(sport))] : []),
  ...(sport.rosterId
    ? [link(2, 'Roster', rosterHref(sport)), link(3, 'Coaches', coachesHref(sport))]
    : []),
  ...(sport.scheduleId ? [link(4, 'Results', resultsHref(sport))] : []),
  link(5, 'News', archivesHref(sport)),
  link(6, 'Key moments', momentsHref(sport)),
]

const link = (
  id: number,
  title: string,
  url: string,
  className: SubNavigationItem['className'] = '',
): SubNavigationItem => ({ id, title, url, className, openInNewWindow: false, rank: id, items: [] })
