import { paths } from '../../../src/routes/paths.ts'
import { href } from '../../../src/routes/href.ts'
import type { CallHandlers } from '../call-handlers.ts'
import { readSettings } from '../department/site.ts'
import { ScheduleDoc } from '../docs.ts'
import { composeGames, ofSeason } from './games.ts'
import { readItems } from '../items.ts'
import {
  seasonSettings,
  standings,
  type SeasonSettingsDoc,
  type StandingsDoc,
} from '../kinds/games.ts'
import type { ReadContext } from '../read-context.ts'
import { readCurrentSeason, readSport, sportRefs } from '../sports/sports.ts'
import { saveDocument, type WriteResult, type Transaction } from '../transaction.ts'
import type {
  ScheduleSettings,
  Schedule,
  ScheduleRecord,
} from '../../../src/contract/game.schema.ts'
import type { Sport, SportRef } from '../../../src/contract/sport.schema.ts'
import { computeRecord, withGiven } from '../../../src/domain/games/record.ts'
import { standingsHref } from '../../../src/routes/links.ts'

/** How a schedule is shown unless the department says otherwise. */
const standard: ScheduleSettings = {
  opponentHistoryEnabled: true,
  defaultView: 'list',
  scoreDisplay: 'result',
}

/** Settings of a season: its own first, then those of its sport, then those of the department. */
export type SeasonSettings = Omit<SeasonSettingsDoc, 'sportId' | 'season'>

export const readSeasonSettings = async (
  context: ReadContext,
  sportId: number | null,
  season: string | null,
): Promise<Partial<SeasonSettings>> => {
  const all = await context.once('season-settings', () => readItems(context, seasonSettings))
  const matchingSettings = all.filter(
    (item) =>
      (item.sportId === null || item.sportId === sportId) &&
      (item.season === null || item.season === season),
  )
  // The more specific setting is applied last.
  const wide = matchingSettings.toSorted(
    (a, b) =>
      Number(a.sportId !== null) +
      Number(a.season !== null) -
      Number(b.sportId !== null) -
      Number(b.season !== null),
  )
  return Object.assign(
    {},
    ...wide.map((item) =>
      Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null)),
    ),
  ) as Partial<SeasonSettings>
}

export const toScheduleSettings = ({
  opponentHistory,
  defaultView,
  scoreDisplay,
}: Partial<SeasonSettings>): ScheduleSettings => ({
  opponentHistoryEnabled: opponentHistory ?? standard.opponentHistoryEnabled,
  defaultView: defaultView ?? standard.defaultView,
  scoreDisplay: scoreDisplay ?? standard.scoreDisplay,
})

/** How the department's schedules are shown unless a season says otherwise. */
const readScheduleSettings = async (context: ReadContext): Promise<ScheduleSettings> =>
  toScheduleSettings(await readSeasonSettings(context, null, null))

/** Whether opponents of a sport have a page of all meetings. */
export const hasOpponentHistory = async (context: ReadContext, sport: Sport): Promise<boolean> =>
  sport.displayOpponentHistory &&
  toScheduleSettings(await readSeasonSettings(context, sport.id, null)).opponentHistoryEnabled

/**
 * The schedule of a season, or of the current one. A season without a schedule returns null, never
 * another season's.
 */
export async function readSchedule(
  context: ReadContext,
  sportId: number,
  season?: string,
): Promise<Schedule | null> {
  const title = season ?? (await readCurrentSeason(context, sportId))?.title
  context.touch(`schedules:${sportId}`)
  if (!title) return null
  const rows = await context.db
    .selectFrom('schedule')
    .select(['id', 'season'])
    .where('tenant', '=', context.tenant)
    .where('sport_id', '=', sportId)
    .execute()
  const row = ofSeason(rows, title)
  return row ? readScheduleById(context, row.id) : null
}

export async function readScheduleById(
  context: ReadContext,
  scheduleId: number,
): Promise<Schedule | null> {
  const { db, tenant } = context
  context.touch(`schedule:${scheduleId}`)
  const row = await db
    .selectFrom('schedule')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', scheduleId)
    .executeTakeFirst()
  const sport = row && (await sportRefs(context)).get(row.sport_id)
  if (!row || !sport) return null
  // By date: ids follow the order of writing.
  const rows = await db
    .selectFrom('game')
    .select(['id', 'schedule_id', 'sport_id', 'doc'])
    .where('tenant', '=', tenant)
    .where('schedule_id', '=', scheduleId)
    .orderBy('date')
    .orderBy('id')
    .execute()
  const games = await composeGames(context, rows)
  const seasonFields = await readSeasonSettings(context, sport.id, row.season)
  const settings = toScheduleSettings(seasonFields)
  return {
    ...(JSON.parse(row.doc) as ScheduleDoc),
    id: scheduleId,
    template: seasonFields.template ?? 'standard',
    sport,
    isCurrent: (await readCurrentSeason(context, sport.id))?.title === row.season,
    note: seasonFields.note ?? null,
    printLink: href(paths.printSchedule, {
      globalSportNameSlug: sport.globalSportNameSlug,
      seasonTitle: row.season,
    }),
    standingsLink: await standingsLink(context, sport, row.season),
    conference: seasonFields.conference ?? (await readSettings(context))?.conference?.title ?? null,
    games,
    record: withGiven(computeRecord(games), seasonFields.record ?? undefined),
    settings: {
      ...settings,
      opponentHistoryEnabled:
        settings.opponentHistoryEnabled &&
        (await readSport(context, sport.id))?.displayOpponentHistory === true,
    },
  }
}

/** The conference standings of a sport that have rows, newest season first. */
export const readStandingsTables = async (
  context: ReadContext,
  sportId: number,
): Promise<StandingsDoc[]> =>
  (await readItems(context, standings, { sportId }))
    .filter(({ rows }) => rows.length > 0)
    .toSorted((a, b) => (a.season < b.season ? 1 : -1))

/** The season's standings if it has its own; else those of the sport, if it has any. */
async function standingsLink(
  context: ReadContext,
  sport: SportRef,
  season: string,
): Promise<string | null> {
  const tables = await readStandingsTables(context, sport.id)
  if (tables.length === 0) return null
  const isCurrent = (await readCurrentSeason(context, sport.id))?.title === season
  return standingsHref(sport, isCurrent ? undefined : ofSeason(tables, season)?.season)
}

const readScheduleRecord = async (
  context: ReadContext,
  scheduleId: number,
): Promise<ScheduleRecord | null> => (await readScheduleById(context, scheduleId))?.record ?? null

async function readSeasonRecord(
  context: ReadContext,
  seasonId: number,
): Promise<ScheduleRecord | null> {
  context.touch('sports')
  const season = await context.db
    .selectFrom('season')
    .select(['sport_id', 'title'])
    .where('tenant', '=', context.tenant)
    .where('id', '=', seasonId)
    .executeTakeFirst()
  return season
    ? ((await readSchedule(context, season.sport_id, season.title))?.record ?? null)
    : null
}

export const writeSchedule = (
  transaction: Transaction,
  schedule: { id: number; sportId: number; doc: ScheduleDoc },
): Promise<WriteResult> =>
  saveDocument(
    transaction,
    'schedule',
    ScheduleDoc,
    { id: schedule.id, sport_id: schedule.sportId, season: schedule.doc.season, doc: schedule.doc },
    [`schedules:${schedule.sportId}`, `schedule:${schedule.id}`, 'sports'],
  )

export const handlers = {
  seasonRecord: (context, { seasonId }) => readSeasonRecord(context, seasonId),
  schedule: (context, { sportId, season }) => readSchedule(context, sportId, season),
  scheduleById: (context, { scheduleId }) => readScheduleById(context, scheduleId),
  scheduleRecord: (context, { scheduleId }) => readScheduleRecord(context, scheduleId),
  scheduleSettings: readScheduleSettings,
} satisfies Partial<CallHandlers>
