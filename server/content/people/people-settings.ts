import type { CallHandlers } from '../call-handlers.ts'
import type { ListSettings } from '../../../src/contract/staff.schema.ts'
import type { RosterSettings } from '../../../src/contract/people.schema.ts'
import { listDisplayFields, type Labels } from '../../../src/domain/people/player-fields.ts'
import {
  rosterSorts,
  rosterViews,
  parseRosterSort,
  parseRosterView,
} from '../../../src/domain/people/roster.ts'
import { readItems } from '../items.ts'
import { peopleSettings, type PeopleSettingsDoc } from '../kinds/people.ts'
import type { ReadContext } from '../read-context.ts'

const all = (context: ReadContext): Promise<PeopleSettingsDoc[]> =>
  context.once('people-settings', () => readItems(context, peopleSettings))

/** The department's settings of a list of people: those of this sport, else those of all sports. */
async function readPeopleSettings(
  context: ReadContext,
  area: PeopleSettingsDoc['for'],
  sportId: number | null = null,
): Promise<PeopleSettingsDoc | undefined> {
  const areaSettings = (await all(context)).filter((item) => item.for === area)
  return (
    areaSettings.find((item) => sportId !== null && item.sportId === sportId) ??
    areaSettings.find((item) => item.sportId === null)
  )
}

/** The labels of player fields: the department's, overridden by those of the sport. */
export async function readLabels(
  context: ReadContext,
  sportId: number | null = null,
): Promise<Labels> {
  const rosterSettings = (await all(context)).filter(
    (item) => item.for === 'rosters' && (item.sportId === null || item.sportId === sportId),
  )
  return Object.assign(
    {},
    ...rosterSettings
      .toSorted((a, b) => Number(a.sportId !== null) - Number(b.sportId !== null))
      .map(({ labels }) => labels),
  ) as Labels
}

/** An unknown default is replaced by the first option. */
async function readRosterSettings(context: ReadContext, sportId?: number): Promise<RosterSettings> {
  const stored = await readPeopleSettings(context, 'rosters', sportId ?? null)
  return {
    sorts: [...rosterSorts],
    defaultSort: parseRosterSort(stored?.defaultSort ?? null),
    views: [...rosterViews],
    defaultView: parseRosterView(stored?.defaultView ?? null),
    displayFields: listDisplayFields(await readLabels(context, sportId ?? null)),
  }
}

/** `title` is used when the department has not named the list. */
export async function readListSettings(
  context: ReadContext,
  area: PeopleSettingsDoc['for'],
  title: string,
): Promise<ListSettings & { grouping: string | null }> {
  const stored = await readPeopleSettings(context, area)
  return {
    enabled: stored?.enabled ?? true,
    title: stored?.title ?? title,
    intro: stored?.intro || null,
    grouping: stored?.defaultGrouping ?? null,
  }
}

async function readStaffSettings(context: ReadContext): Promise<ListSettings> {
  const { grouping: _, ...listSettings } = await readListSettings(
    context,
    'staff',
    'Staff Directory',
  )
  return listSettings
}

export const handlers = {
  rosterSettings: (context, { sportId }) => readRosterSettings(context, sportId),
  staffSettings: readStaffSettings,
} satisfies Partial<CallHandlers>
