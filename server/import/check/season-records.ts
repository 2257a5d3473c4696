import { ReadContext } from '../../content/read-context.ts'
import { readSeasonGames } from '../../content/games/opponent-history.ts'
import { readGameRecords } from '../../content/games/season-record.ts'
import { readSchedule } from '../../content/games/schedules.ts'
import { readSports } from '../../content/sports/sports.ts'
import { sportOfSlug, type CheckedFolder } from './checked-folder.ts'
import type { Game, ScheduleRecord } from '../../../src/contract/game.schema.ts'
import { countsTowardRecord } from '../../../src/domain/games/record.ts'
import { getGameKind } from '../../../src/domain/games/game.ts'

/** Wins, losses, ties. */
export type Tally = [won: number, lost: number, tied: number]

/** What the results of a season come to, as the site computes it. */
export type SeasonSums = {
  /** The file with the results. */
  file: string
  record: ScheduleRecord
  /** Null without games that are marked as those of the conference. */
  conference: Tally | null
  overall: Tally
  /** A schedule without a past game whose result is missing. A record book may lack games. */
  isWhole: boolean
}

/** '7-2' and '7-2-1' as numbers; null for anything else, also for overtime losses. */
export function parseTally(text: string): Tally | null {
  const [, won, losses, tied = '0'] = /^(\d+)[-–](\d+)(?:[-–](\d+))?$/.exec(text.trim()) ?? []
  return won === undefined ? null : [Number(won), Number(losses), Number(tied)]
}
export const tallyText = ([won, losses, tied]: Tally): string =>
  tied ? `${won}-${losses}-${tied}` : `${won}-${losses}`
const played = (tally: Tally) => tally.reduce((sum, count) => sum + count, 0)

/** 'the results in schedules/football/2024.csv say 4-7'; a part of a season 'already' has them. */
export const resultsText = ({ file, isWhole }: SeasonSums, stated: Tally, sums: Tally): string =>
  `the results in ${file} ` +
  `${!isWhole && played(sums) < played(stated) ? 'already come to' : 'say'} ` +
  tallyText(sums)

/**
 * Whether a record cannot be true beside these results. Results that are perhaps not complete
 * contradict only a record with fewer wins, losses or ties than they have.
 */
export function contradicts(stated: Tally, sums: Tally, isWhole: boolean): boolean {
  if (played(sums) === 0) return false
  if (sums.some((sum, i) => sum > stated[i]!)) return true
  // A schedule with less than three quarters of the games is taken as one that is not complete.
  return isWhole && played(sums) < played(stated) && played(sums) * 4 >= played(stated) * 3
}

/** The sums of seasons, each read once. Null for a season without results. */
export function seasonSums(
  pack: CheckedFolder,
): (slug: string, season: string) => Promise<SeasonSums | null> {
  const context = new ReadContext(pack.store, pack.tenant)
  const sumsBySport = new Map<string, Promise<Map<string, SeasonSums>>>()
  return async (slug, season) => {
    const sport = sportOfSlug(pack, slug)?.slug ?? slug
    const sums = sumsBySport.get(sport) ?? sumsOf(context, pack, sport)
    sumsBySport.set(sport, sums)
    return (await sums).get(season.toLowerCase()) ?? null
  }
}

async function sumsOf(
  context: ReadContext,
  { schedules, files }: CheckedFolder,
  slug: string,
): Promise<Map<string, SeasonSums>> {
  const sport = (await readSports(context)).find(
    (candidate) => candidate.globalSportNameSlug === slug,
  )
  const sums = new Map<string, SeasonSums>()
  if (!sport) return sums
  for (const [season, games] of await readSeasonGames(context, sport.id)) {
    const ownSchedule = schedules.find(
      (schedule) => schedule.sport === slug && isSeason(schedule.season, season),
    )
    const book = files.tables.find((table) => table.kind === 'history' && table.sport === slug)
    const file = (ownSchedule ?? book)?.path
    const record = await readGameRecords(context, sport.id, season, games)
    const overall = parseTally(record.overallRecord)
    if (!file || !overall || !games.some(countsTowardRecord)) continue
    const conference = games.some((game) => game.conference && countsTowardRecord(game))
    sums.set(season.toLowerCase(), {
      file,
      record,
      overall,
      conference: conference ? parseTally(record.conferenceRecord) : null,
      isWhole: ownSchedule !== undefined && (await isWhole(context, sport.id, season)),
    })
  }
  return sums
}

const isSeason = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

async function isWhole(context: ReadContext, sportId: number, season: string): Promise<boolean> {
  const games: Game[] = (await readSchedule(context, sportId, season))?.games ?? []
  return !games.some(
    (game) => game.type !== 'S' && (getGameKind(game) === 'unreported' || isUndecided(game)),
  )
}

/** A score without W, L or T may be a result that is not counted. */
const isUndecided = ({ result }: Game): boolean =>
  result !== null && result.status === null && result.teamScore !== null
