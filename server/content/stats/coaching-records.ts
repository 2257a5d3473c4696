import type { CallHandlers } from '../call-handlers.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import type {
  CoachingCareer,
  CoachingRecords,
  CoachingSeason,
  StaffBio,
} from '../../../src/contract/staff.schema.ts'
import { yearsText } from '../../../src/domain/people/player-fields.ts'
import { winPercentage } from '../../../src/domain/games/record.ts'
import { sortKey } from '../../../src/domain/words/order.ts'
import { readItems } from '../items.ts'
import { coachingRecord, type CoachingRecordDoc } from '../kinds/people.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'

type Tally = Omit<CoachingRecordDoc, 'sportId' | 'season' | 'names' | 'note'>

function tallyOf(rows: readonly Tally[]) {
  const sum = (field: keyof Tally) => rows.reduce((total, row) => total + (row[field] ?? 0), 0)
  const league = rows.some(
    ({ conferenceWins, conferenceLosses, conferenceTies }) =>
      conferenceWins !== null || conferenceLosses !== null || conferenceTies !== null,
  )
  const percent = (won: number, lossCount: number, tied: number) =>
    won + lossCount + tied === 0 ? '' : winPercentage({ won, lost: lossCount, tied })
  const [wins, losses, ties] = [sum('wins'), sum('losses'), sum('ties')]
  const [conferenceWins, conferenceLosses, conferenceTies] = [
    sum('conferenceWins'),
    sum('conferenceLosses'),
    sum('conferenceTies'),
  ]
  return {
    wins,
    losses,
    ties,
    winPercent: percent(wins, losses, ties),
    ...(league
      ? { conferenceWins, conferenceLosses, conferenceTies }
      : { conferenceWins: null, conferenceLosses: null, conferenceTies: null }),
    conferenceWinPercent: percent(conferenceWins, conferenceLosses, conferenceTies),
  }
}

const seasonOf = (row: CoachingRecordDoc): CoachingSeason => ({
  season: row.season,
  names: row.names,
  note: row.note,
  ...tallyOf([row]),
})

function careerOf(names: string, seasons: readonly CoachingRecordDoc[]): CoachingCareer {
  const titles = seasons.map(({ season }) => season)
  return { names, years: yearsText(titles), seasonCount: new Set(titles).size, ...tallyOf(seasons) }
}

/**
 * A person's entries in the record books of these sports, newest season first. Coaches who shared a
 * season are both named.
 */
export async function readRecordBook(
  context: ReadContext,
  name: string,
  sports: readonly SportRef[],
): Promise<StaffBio['records']> {
  const recordsBySport = await Promise.all(
    sports.map(async (sport) => {
      const ownRecords = (await readItems(context, coachingRecord, { sportId: sport.id })).filter(
        ({ names }) => namesIn(names).includes(sortKey(name)),
      )
      return ownRecords.length === 0
        ? []
        : [
            {
              sport,
              career: careerOf(name, ownRecords),
              seasons: ownRecords.map(seasonOf).toSorted((a, b) => (a.season < b.season ? 1 : -1)),
            },
          ]
    }),
  )
  return recordsBySport.flat()
}

const namesIn = (names: string): string[] => names.split(/\s*(?:[/&,;]|\band\b)\s*/).map(sortKey)

/**
 * A program's seasons, newest first, and the totals of its coaches in order of time. Null when its
 * record book is empty.
 */
async function readCoachingRecords(
  context: ReadContext,
  sportId: number,
): Promise<CoachingRecords | null> {
  const sport = (await sportRefs(context)).get(sportId)
  if (!sport) return null
  const rows = (await readItems(context, coachingRecord, { sportId })).toSorted((a, b) =>
    a.season < b.season ? 1 : a.season > b.season ? -1 : a.id - b.id,
  )
  if (rows.length === 0) return null
  const careers = [...Map.groupBy(rows.toReversed(), ({ names }) => names)].map(
    ([names, seasons]) => careerOf(names, seasons),
  )
  return { sport, yearly: rows.map(seasonOf), overall: careers }
}

export const handlers = {
  coachingRecords: (context, { sportId }) => readCoachingRecords(context, sportId),
} satisfies Partial<CallHandlers>
