import { href } from '../../../src/routes/href.ts'
import { paths } from '../../../src/routes/paths.ts'
import type { CallHandlers } from '../call-handlers.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import {
  allAmericanGroupings,
  type AllAmerican,
  type AllAmericanGroups,
  type AllAmericanSettings,
  type AllAmericanTeaser,
} from '../../../src/contract/honors.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import { sortKey } from '../../../src/domain/words/order.ts'
import { initialLetter } from './inductees.ts'
import { readItem, readItems, type Item } from '../items.ts'
import { allAmerican } from '../kinds/honors.ts'
import { toPage } from '../paging.ts'
import { readListSettings } from '../people/people-settings.ts'
import { readPlayerLinks } from '../people/players.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'

function teaserOf(
  { id, firstName, lastName, sportId, selections, image }: Item<typeof allAmerican>,
  sports: Map<number, SportRef>,
): AllAmericanTeaser[] {
  const sport = sports.get(sportId)
  return sport
    ? [
        {
          id,
          firstName,
          lastName,
          sport,
          selections: selections.toSorted((a, b) => b.year - a.year),
          image,
          url: href(paths.allAmerican, { allAmericanId: String(id) }),
        },
      ]
    : []
}

const name = ({ lastName, firstName }: AllAmericanTeaser) =>
  `${sortKey(lastName)} ${sortKey(firstName)}`
const latest = ({ selections }: AllAmericanTeaser) => selections[0]?.year ?? 0
const byName = (a: AllAmericanTeaser, b: AllAmericanTeaser): number =>
  name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : a.id - b.id

/** All of them, newest first; none when the department has turned them off. */
async function readAll(context: ReadContext, sportId?: number): Promise<AllAmericanTeaser[]> {
  if (!(await readListSettings(context, 'all-americans', '')).enabled) return []
  const sports = await sportRefs(context)
  return (await readItems(context, allAmerican, { sportId }))
    .flatMap((item) => teaserOf(item, sports))
    .toSorted((a, b) => latest(b) - latest(a) || byName(a, b))
}

const readAllAmericans = async (
  context: ReadContext,
  { sportId, ...paging }: Paging & { sportId?: number | undefined },
): Promise<PageOf<AllAmericanTeaser>> => toPage(await readAll(context, sportId), paging)

const groupsBy: Record<AllAmericanGroups['grouping'], (person: AllAmericanTeaser) => string[]> = {
  year: ({ selections }) => [...new Set(selections.map(({ year }) => String(year)))],
  sport: ({ sport }) => [sport.title],
  name: (person) => [initialLetter(person)],
}

/**
 * In groups: by year, newest first, with only that year's selections; others by title. Null when
 * the department has turned them off.
 */
async function readAllAmericanGroups(
  context: ReadContext,
  requestedGrouping?: AllAmericanGroups['grouping'],
): Promise<AllAmericanGroups | null> {
  const { enabled, defaultGrouping } = await readAllAmericanSettings(context)
  if (!enabled) return null
  const grouping = requestedGrouping ?? defaultGrouping
  const people = (await readAll(context)).toSorted(byName)
  const groups = Map.groupBy(
    people.flatMap((person) => groupsBy[grouping](person).map((title) => ({ title, one: person }))),
    ({ title }) => title,
  )
  const titles = [...groups.keys()].toSorted(
    (a, b) => (a < b ? -1 : 1) * (grouping === 'year' ? -1 : 1),
  )
  const ofYear = (person: AllAmericanTeaser, title: string) =>
    grouping === 'year'
      ? { ...person, selections: person.selections.filter(({ year }) => String(year) === title) }
      : person
  return {
    grouping,
    groups: titles.map((title) => ({
      title,
      members: groups.get(title)!.map(({ one }) => ofYear(one, title)),
    })),
  }
}

async function readAllAmericanSettings(context: ReadContext): Promise<AllAmericanSettings> {
  const { grouping, ...listSettings } = await readListSettings(
    context,
    'all-americans',
    'All-Americans',
  )
  return {
    ...listSettings,
    groupings: [...allAmericanGroupings],
    defaultGrouping: allAmericanGroupings.find((value) => value === grouping) ?? 'year',
  }
}

async function readAllAmerican(context: ReadContext, id: number): Promise<AllAmerican | null> {
  if (!(await readListSettings(context, 'all-americans', '')).enabled) return null
  const item = await readItem(context, allAmerican, id)
  const [teaser] = item ? teaserOf(item, await sportRefs(context)) : []
  if (!item || !teaser) return null
  const { bio, hometown, playerId } = item
  return {
    ...teaser,
    bio: bio || null,
    hometown,
    player: (await readPlayerLinks(context, [playerId])).get(playerId ?? 0) ?? null,
  }
}

export const handlers = {
  allAmericans: readAllAmericans,
  allAmericanGroupings: (context, { grouping }) => readAllAmericanGroups(context, grouping),
  allAmericanSettings: readAllAmericanSettings,
  allAmerican: (context, { allAmericanId }) => readAllAmerican(context, allAmericanId),
} satisfies Partial<CallHandlers>
