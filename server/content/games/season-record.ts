import type { ScheduleRecord } from '../../../src/contract/game.schema.ts'
import type { Meeting } from '../../../src/contract/opponents.schema.ts'
import {
  computeRecord,
  countGames,
  fromTally,
  withGiven,
} from '../../../src/domain/games/record.ts'
import { readItems } from '../items.ts'
import { coachingRecord } from '../kinds/people.ts'
import type { ReadContext } from '../read-context.ts'
import { readSeasonSettings } from './schedules.ts'

/** The records of a season, calculated from its games or as the department sets them. */
export const readGameRecords = async (
  context: ReadContext,
  sportId: number,
  season: string,
  games: Meeting[],
): Promise<ScheduleRecord> =>
  withGiven(computeRecord(games), await readGiven(context, sportId, season))

/** The same, but from the coaching records where the record book lacks games of the season. */
export async function readRecords(
  context: ReadContext,
  sportId: number,
  season: string,
  games: Meeting[],
): Promise<ScheduleRecord> {
  const counted = await readGameRecords(context, sportId, season, games)
  if (games.some(({ gameId }) => gameId !== null)) return counted
  const book = await readBookRecord(context, sportId, season)
  return book && countGames(book) > countGames(counted)
    ? withGiven(book, await readGiven(context, sportId, season))
    : counted
}

const readGiven = async (context: ReadContext, sportId: number, season: string) =>
  (await readSeasonSettings(context, sportId, season)).record ?? undefined

/** The record of a season in the coaching records; null if they lack the season. */
async function readBookRecord(
  context: ReadContext,
  sportId: number,
  season: string,
): Promise<ScheduleRecord | null> {
  const all = await context.once(`coaching-records:${sportId}`, () =>
    readItems(context, coachingRecord, { sportId }),
  )
  const rows = all.filter((row) => row.season === season)
  if (rows.length === 0) return null
  const sum = (values: (number | null)[]) =>
    values.reduce<number>((total, value) => total + (value ?? 0), 0)
  return fromTally(
    {
      won: sum(rows.map(({ wins }) => wins)),
      lost: sum(rows.map(({ losses }) => losses)),
      tied: sum(rows.map(({ ties }) => ties)),
    },
    {
      won: sum(rows.map(({ conferenceWins }) => conferenceWins)),
      lost: sum(rows.map(({ conferenceLosses }) => conferenceLosses)),
      tied: sum(rows.map(({ conferenceTies }) => conferenceTies)),
    },
  )
}
