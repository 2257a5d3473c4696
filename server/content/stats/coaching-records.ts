import type { CallHandlers } from '../call-handlers.ts'
import type {
  CoachingCareer,
  CoachingRecords,
  CoachingSeason,
  CoachRecord,
  StaffPost,
} from '../../../src/contract/staff.schema.ts'
import { yearOfSeason, yearsText } from '../../../src/domain/people/player-fields.ts'
import { isHeadCoach } from '../../../src/domain/people/staff.ts'
import { countGames, winPercentage } from '../../../src/domain/games/record.ts'
import { sortKey } from '../../../src/domain/words/order.ts'
import { readSchedule } from '../games/schedules.ts'
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
 * The record of the season that a head coach is in, when it is the one after the newest in the
 * record book.
 */
async function readCurrentRecord(
  context: ReadContext,
  posts: readonly StaffPost[],
  newest: string,
): Promise<CoachRecord['current']> {
  const post = posts.find(({ isCurrent, title }) => isCurrent && isHeadCoach(title))
  if (!post || yearOfSeason(post.season) !== (yearOfSeason(newest) ?? 0) + 1) return undefined
  const schedule = await readSchedule(context, post.sport.id, post.season)
  if (!schedule || countGames(schedule.record) === 0) return undefined
  const { overallRecord, overallPercentage, conferenceRecord } = schedule.record
  return { season: post.season, overallRecord, overallPercentage, conferenceRecord }
}

/**
 * A person's entries in the record books of the sports of these posts, newest season first. Coaches
 * who shared a season are both named.
 */
export async function readRecordBook(
  context: ReadContext,
  name: string,
  posts: readonly StaffPost[],
): Promise<CoachRecord[]> {
  const postsBySport = Map.groupBy(posts, ({ sport }) => sport.id)
  const recordsBySport = await Promise.all(
    [...postsBySport.values()].map(async (sportPosts) => {
      const { sport } = sportPosts[0]!
      const ownRecords = (await readItems(context, coachingRecord, { sportId: sport.id })).filter(
        ({ names }) => namesIn(names).includes(sortKey(name)),
      )
      const seasons = ownRecords.map(seasonOf).toSorted((a, b) => (a.season < b.season ? 1 : -1))
      if (!seasons[0]) return []
      const current = await readCurrentRecord(context, sportPosts, seasons[0].season)
      return [{ sport, career: careerOf(name, ownRecords), seasons, ...(current && { current }) }]
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
