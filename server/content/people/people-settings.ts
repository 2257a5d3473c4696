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
  which: PeopleSettingsDoc['for'],
  sportId: number | null = null,
): Promise<PeopleSettingsDoc | undefined> {
  const said = (await all(context)).filter((one) => one.for === which)
  return (
    said.find((one) => sportId !== null && one.sportId === sportId) ??
    said.find((one) => one.sportId === null)
  )
}

/** The labels of player fields: the department's, overridden by those of the sport. */
export async function readLabels(
  context: ReadContext,
  sportId: number | null = null,
): Promise<Labels> {
  const said = (await all(context)).filter(
    (one) => one.for === 'rosters' && (one.sportId === null || one.sportId === sportId),
  )
  return Object.assign(
    {},
    ...said
      .toSorted((a, b) => Number(a.sportId !== null) - Number(b.sportId !== null))
      .map(({ labels }) => labels),
  ) as Labels
}

/** An unknown default is replaced by the first option. */
async function readRosterSettings(context: ReadContext, sportId?: number): Promise<RosterSettings> {
  const said = await readPeopleSettings(context, 'rosters', sportId ?? null)
  return {
    sorts: [...rosterSorts],
    defaultSort: parseRosterSort(said?.defaultSort ?? null),
    views: [...rosterViews],
    defaultView: parseRosterView(said?.defaultView ?? null),
    displayFields: listDisplayFields(await readLabels(context, sportId ?? null)),
  }
}

/** `title` is used when the department has not named the list. */
export async function readListSettings(
  context: ReadContext,
  which: PeopleSettingsDoc['for'],
  title: string,
): Promise<ListSettings & { grouping: string | null }> {
  const said = await readPeopleSettings(context, which)
  return {
    enabled: said?.enabled ?? true,
    title: said?.title ?? title,
    intro: said?.intro || null,
    grouping: said?.defaultGrouping ?? null,
  }
}

async function readStaffSettings(context: ReadContext): Promise<ListSettings> {
  const { grouping: _, ...said } = await readListSettings(context, 'staff', 'Staff Directory')
  return said
}

export const handlers = {
  rosterSettings: (context, { sportId }) => readRosterSettings(context, sportId),
  staffSettings: readStaffSettings,
} satisfies Partial<CallHandlers>
