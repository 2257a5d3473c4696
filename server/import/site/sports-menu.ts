import { ReadContext } from '../../content/read-context.ts'
import { readSports } from '../../content/sports/sports.ts'
import type { Store } from '../../db/store.ts'
import type { NavigationItem } from '../../../src/contract/site.schema.ts'
import type { Sport } from '../../../src/contract/sport.schema.ts'
import { rosterHref, scheduleHref, sportHref } from '../../../src/routes/links.ts'

type Item = NavigationItem['columns'][number]['items'][number]
const groups = [
  { title: 'Men’s', has: ({ globalSportGender }: Sport) => globalSportGender === 'men' },
  { title: 'Women’s', has: ({ globalSportGender }: Sport) => globalSportGender === 'women' },
  {
    title: 'All',
    has: ({ globalSportGender }: Sport) =>
      globalSportGender !== 'men' && globalSportGender !== 'women',
  },
]

/**
 * A menu from the sports: a column for men's, women's and other sports, each sport with its
 * schedule and roster.
 */
export async function menuOfSports(store: Store, tenant: string): Promise<NavigationItem[]> {
  const sports = (await readSports(new ReadContext(store, tenant))).filter(
    ({ nonSport }) => !nonSport,
  )
  let id = 1
  const columns = groups
    .map(({ title, has }) => ({ title, sports: sports.filter(has) }))
    .filter((group) => group.sports.length > 0)
    .map((group, i) => ({
      column: i + 1,
      items: [heading(++id, group.title), ...group.sports.map((sport) => itemOf(++id, sport))],
    }))
  return columns.length === 0
    ? []
    : [
        {
          id: 1,
          title: 'Sports',
          url: null,
          openInNewWindow: false,
          rank: 1,
          className: '',
          columns,
          items: [],
          socialMediaLinks: [],
          ad: null,
        },
      ]
}

const heading = (id: number, title: string): Item => ({
  id,
  title,
  url: null,
  separator: true,
  openInNewWindow: false,
  sport: null,
  scheduleRosterNewsLinks: [],
  stats: null,
  socialMediaLinks: [],
})

const itemOf = (id: number, sport: Sport): Item => ({
  id,
  // Under its heading 'Men's Soccer' is listed as soccer.
  title: sport.title.replace(/^(?:wo)?men['’]s\s+/i, ''),
  url: sportHref(sport),
  separator: false,
  openInNewWindow: false,
  sport: { title: sport.title },
  stats: null,
  socialMediaLinks: sport.ticketsLink
    ? [{ title: 'Tickets', url: sport.ticketsLink, className: 'tickets' }]
    : [],
  scheduleRosterNewsLinks: [
    ...(sport.scheduleId
      ? [{ title: 'Schedule', url: scheduleHref(sport), className: 'schedule' as const }]
      : []),
    ...(sport.rosterId
      ? [{ title: 'Roster', url: rosterHref(sport), className: 'roster' as const }]
      : []),
  ],
})
