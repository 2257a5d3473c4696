import type { CallHandlers } from '../call-handlers.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import type { CoachList, SportStaff, SupportEntry } from '../../../src/contract/staff.schema.ts'
import { fullName } from '../../../src/domain/people/roster.ts'
import { isHeadCoach } from '../../../src/domain/people/staff.ts'
import { toPage } from '../paging.ts'
import type { ReadContext } from '../read-context.ts'
import { asMember, readStaffRows } from './roster-staff.ts'
import { openRoster, readRosterList, getRosterId } from './rosters.ts'
import { readCurrentSeason, sportRefs } from '../sports/sports.ts'
import { readRecordBook } from '../stats/coaching-records.ts'
import { asEntry, readDirectory } from '../department/staff.ts'

/** Coaches of a season, by default the current one; null for a season without a roster. */
async function readCoaches(
  context: ReadContext,
  sportId: number,
  season?: string,
): Promise<Omit<CoachList, 'headRecord'> | null> {
  const rosterId = await getRosterId(context, sportId, season)
  const roster = rosterId === null ? null : await openRoster(context, rosterId)
  if (rosterId === null || !roster) return null
  const staff = await readStaffRows(context, new Map([[rosterId, roster.sport]]))
  const membersOf = (kind: string) => staff.filter((member) => member.kind === kind).map(asMember)
  return {
    ...roster,
    isCurrent: (await readCurrentSeason(context, sportId))?.title === roster.season,
    coaches: membersOf('coach'),
    support: membersOf('support'),
  }
}

/**
 * The coaches, and in the current season the record of the head coach, if the first of them is
 * one.
 */
async function readCoachList(
  context: ReadContext,
  sportId: number,
  season?: string,
): Promise<CoachList | null> {
  const list = await readCoaches(context, sportId, season)
  const head = list?.coaches[0]
  if (!list || !head || !list.isCurrent || head.hideBio || !isHeadCoach(head.title))
    return list && { ...list, headRecord: null }
  const { sport, isCurrent } = list
  const [headRecord = null] = await readRecordBook(context, fullName(head), [
    {
      kind: 'coach',
      title: head.title,
      url: head.url ?? '',
      season: list.season,
      isCurrent,
      sport,
    },
  ])
  return { ...list, headRecord }
}

/** All staff of a sport; null when the sport does not exist. */
async function readSportStaff(context: ReadContext, sportId: number): Promise<SportStaff | null> {
  const sport = (await sportRefs(context)).get(sportId)
  if (!sport) return null
  const list = await readCoaches(context, sportId)
  const onRoster = new Set(
    [...(list?.coaches ?? []), ...(list?.support ?? [])].map(({ staffId }) => staffId),
  )
  const members = (await readDirectory(context))
    .filter(({ id, sports }) => !onRoster.has(id) && sports.some((ref) => ref.id === sportId))
    .map(asEntry)
  return {
    sport,
    season: list?.season ?? null,
    coaches: list?.coaches ?? [],
    support: list?.support ?? [],
    members,
  }
}

/** Support staff of the current rosters, by sport. */
async function readSupportStaff(
  context: ReadContext,
  { sportId, ...paging }: Paging & { sportId?: number | undefined },
): Promise<PageOf<SupportEntry>> {
  const rosters = await readRosterList(context, { sportId }, true)
  for (const { rosterId } of rosters) context.touch(`roster:${rosterId}`)
  const rows = await readStaffRows(
    context,
    new Map(rosters.map(({ rosterId, sport }) => [rosterId, sport])),
  )
  const all = rosters.flatMap(({ rosterId, sport, season }) =>
    rows
      .filter((row) => row.rosterId === rosterId && row.kind === 'support')
      .map((row) => ({ ...asMember(row), sport, season })),
  )
  return toPage(all, paging)
}

/** Seasons with coaches, newest first. */
export async function readCoachSeasons(
  context: ReadContext,
  sportId?: number,
): Promise<{ title: string; isCurrent: boolean }[]> {
  context.touch('staff-rows', 'rosters', 'sports')
  let scope = context.db
    .selectFrom('roster as r')
    .innerJoin('staff_member as m', (j) =>
      j.onRef('m.tenant', '=', 'r.tenant').onRef('m.roster_id', '=', 'r.id'),
    )
    .leftJoin('season as s', (j) =>
      j
        .onRef('s.tenant', '=', 'r.tenant')
        .onRef('s.sport_id', '=', 'r.sport_id')
        .onRef('s.title', '=', 'r.season'),
    )
    .where('r.tenant', '=', context.tenant)
    .where('r.hidden', '=', 0)
    .where('m.hidden', '=', 0)
  if (sportId) scope = scope.where('r.sport_id', '=', sportId)
  const rows = await scope
    .select('r.season')
    .select((e) => e.fn.max('s.is_current').as('current'))
    .groupBy('r.season')
    .orderBy('r.season', 'desc')
    .execute()
  return rows.map((row) => ({ title: row.season, isCurrent: Number(row.current ?? 0) === 1 }))
}

export const handlers = {
  supportStaff: readSupportStaff,
  sportStaff: (context, { sportId }) => readSportStaff(context, sportId),
  coaches: (context, { sportId, season }) => readCoachList(context, sportId, season),
  coachSeasons: (context, { sportId }) => readCoachSeasons(context, sportId),
} satisfies Partial<CallHandlers>
