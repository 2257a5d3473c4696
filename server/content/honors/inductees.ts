import type { CallHandlers } from '../call-handlers.ts'
import {
  honorGroupings,
  type HallOfFame,
  type HonorGroups,
  type HonorRef,
  type HonorSettings,
  type Inductee,
  type InducteeTeaser,
} from '../../../src/contract/honors.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import { sortKey } from '../../../src/domain/words/order.ts'
import { readItem, readItems, type Item } from '../items.ts'
import { inductee } from '../kinds/honors.ts'
import { inducteeUrl } from '../people/people-links.ts'
import { readListSettings } from '../people/people-settings.ts'
import { readPlayerLinks } from '../people/players.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'

type InducteeItem = Item<typeof inductee>

/** The honors of the department in the order of its file. */
const honorsOf = (items: readonly InducteeItem[]): HonorRef[] => [
  ...new Map(items.map(({ honor }) => [honor.slug, honor])).values(),
]

/**
 * The members of an honor by name; of the first honor when none is given. Null when there is none
 * or the department has turned honors off.
 */
async function readMembers(
  context: ReadContext,
  slug?: string,
): Promise<{ honor: HonorRef; members: InducteeTeaser[] } | null> {
  if (!(await readListSettings(context, 'honors', '')).enabled) return null
  const items = await readItems(context, inductee)
  const honor = honorsOf(items).find(
    (candidate) => slug === undefined || candidate.slug === slug.toLowerCase(),
  )
  if (!honor) return null
  const sports = await sportRefs(context)
  return {
    honor,
    members: items
      .filter((item) => item.honor.slug === honor.slug)
      .map((item) => teaserOf(item, sports))
      .toSorted(byName),
  }
}

const order = ({ lastName, firstName }: { lastName: string; firstName: string }) =>
  `${sortKey(lastName)} ${sortKey(firstName)}`
const byName = (a: InducteeTeaser, b: InducteeTeaser): number =>
  order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : a.id - b.id
/** The letter under which a name is listed; # for a name that does not begin with a letter. */
export const initialLetter = (person: { lastName: string; firstName: string }): string =>
  /^[a-z]/.exec(order(person))?.[0].toUpperCase() ?? '#'

function teaserOf(
  { id, firstName, lastName, honor, classYear, category, sportIds, image }: InducteeItem,
  sports: Map<number, SportRef>,
): InducteeTeaser {
  return {
    id,
    firstName,
    lastName,
    honor,
    classYear,
    category,
    sports: sportIds.flatMap((sportId) => sports.get(sportId) ?? []),
    image,
    url: inducteeUrl(honor.slug, { firstName, lastName }, id),
  }
}

async function readHallOfFame(context: ReadContext, slug?: string): Promise<HallOfFame | null> {
  const honorMembers = await readMembers(context, slug)
  return (
    honorMembers && {
      ...honorMembers,
      groups: Object.fromEntries(Map.groupBy(honorMembers.members, initialLetter)),
    }
  )
}

const groupsBy: Record<HonorGroups['grouping'], (member: InducteeTeaser) => string[]> = {
  class: ({ classYear }) => [classYear === null ? '' : String(classYear)],
  name: (member) => [initialLetter(member)],
  sport: ({ sports }) => (sports.length > 0 ? sports.map(({ title }) => title) : ['']),
  category: ({ category }) => [category ?? ''],
}

/** In groups: classes newest first, others by title; members without a group last, under ''. */
async function readHonorGroups(
  context: ReadContext,
  slug?: string,
  requestedGrouping?: HonorGroups['grouping'],
): Promise<HonorGroups | null> {
  const honorMembers = await readMembers(context, slug)
  if (!honorMembers) return null
  const grouping = requestedGrouping ?? (await readHonorSettings(context)).defaultGrouping
  const groups = Map.groupBy(
    honorMembers.members.flatMap((member) =>
      groupsBy[grouping](member).map((title) => ({ title, member })),
    ),
    ({ title }) => title,
  )
  const titles = [...groups.keys()].toSorted((a, b) =>
    a === '' ? 1 : b === '' ? -1 : (a < b ? -1 : 1) * (grouping === 'class' ? -1 : 1),
  )
  return {
    honor: honorMembers.honor,
    grouping,
    groups: titles.map((title) => ({
      title,
      members: groups.get(title)!.map(({ member }) => member),
    })),
  }
}

async function readHonorSettings(context: ReadContext): Promise<HonorSettings> {
  const { grouping, ...listSettings } = await readListSettings(context, 'honors', 'Hall of Fame')
  const items = listSettings.enabled ? await readItems(context, inductee) : []
  return {
    ...listSettings,
    honors: honorsOf(items).map((honor) => ({
      ...honor,
      members: items.filter((item) => item.honor.slug === honor.slug).length,
    })),
    groupings: honorGroupings.filter(
      (honorGrouping) =>
        honorGrouping === 'name' ||
        items.some((item) =>
          honorGrouping === 'class'
            ? item.classYear !== null
            : honorGrouping === 'sport'
              ? item.sportIds.length > 0
              : item.category !== null,
        ),
    ),
    defaultGrouping: honorGroupings.find((honorGrouping) => honorGrouping === grouping) ?? 'class',
  }
}

async function readInductee(context: ReadContext, inducteeId: number): Promise<Inductee | null> {
  if (!(await readListSettings(context, 'honors', '')).enabled) return null
  const item = await readItem(context, inductee, inducteeId)
  if (!item) return null
  const { bio, years, hometown, images, playerId } = item
  return {
    ...teaserOf(item, await sportRefs(context)),
    bio: bio || null,
    years,
    hometown,
    images,
    player: (await readPlayerLinks(context, [playerId])).get(playerId ?? 0) ?? null,
  }
}

export const handlers = {
  hallOfFame: (context, { slug }) => readHallOfFame(context, slug),
  hallOfFameGrouping: (context, { slug, grouping }) => readHonorGroups(context, slug, grouping),
  hallOfFameSettings: readHonorSettings,
  inductee: (context, { inducteeId }) => readInductee(context, inducteeId),
} satisfies Partial<CallHandlers>
