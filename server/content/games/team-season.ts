import type { TeamSeason } from '../../../src/contract/game-center.schema.ts'
import type { Game, Schedule } from '../../../src/contract/game.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import type { Standing } from '../../../src/contract/sports.schema.ts'
import { isRuled } from '../../../src/domain/games/game.ts'
import { lastFiveRecord, listMarks } from '../../../src/domain/games/marks.ts'
import { countGames, countsTowardRecord } from '../../../src/domain/games/record.ts'
import { getHandRules } from '../../../src/domain/hand-score/rules.ts'

/** A season without its statistics. */
export type ByResults = Omit<TeamSeason, 'statistics'>

/** Our season so far: the records of the schedule, and what its games averaged. */
export function summarizeSeason({
  record: { conferenceRecord, homeRecord, awayRecord, streak },
  games,
  sport,
}: Pick<Schedule, 'record' | 'games' | 'sport'>): ByResults {
  const totals = sumScores(games)
  const averageOf = (key: 'scored' | 'allowed') => (totals[key] / totals.games).toFixed(1)
  const marks = marksByDate(games)
  return {
    conferenceRecord,
    homeRecord,
    awayRecord,
    streak,
    ...(marks.length >= 5 && { lastFive: lastFiveRecord(marks) }),
    perGame:
      totals.games === 0
        ? null
        : {
            unit: scoreUnit(sport),
            scored: averageOf('scored'),
            allowed: averageOf('allowed'),
          },
  }
}

/** What the counted games were scored, without forfeits. */
export function sumScores(games: readonly Game[]): Record<'games' | 'scored' | 'allowed', number> {
  const scores = games
    .filter((game) => countsTowardRecord(game) && !isRuled(game.result))
    .map(({ result }) => ({
      scored: Number.parseFloat(result?.teamScore ?? ''),
      allowed: Number.parseFloat(result?.opponentScore ?? ''),
    }))
    .filter(({ scored, allowed }) => !Number.isNaN(scored + allowed))
  const sum = (key: 'scored' | 'allowed') => scores.reduce((total, score) => total + score[key], 0)
  return { games: scores.length, scored: sum('scored'), allowed: sum('allowed') }
}

/** The results of all counted games, oldest first: 'WLWW'. */
export const marksByDate = (games: readonly Game[]): string =>
  listMarks(games.toSorted((a, b) => a.date.localeCompare(b.date))).join('')

/** The season of an opponent: what our standings have of it. */
export function seasonInStandings(
  {
    overallRecord,
    conferenceRecord,
    homeRecord,
    awayRecord,
    streak,
    lastFive,
    scored,
    allowed,
  }: Standing,
  sport: SportRef,
): ByResults {
  const games = countGames({ overallRecord })
  const averageOf = (total: string) => (Number(total) / games).toFixed(1)
  return {
    conferenceRecord,
    homeRecord,
    awayRecord,
    streak,
    ...(lastFive?.length === 5 && { lastFive: lastFiveRecord(lastFive) }),
    perGame:
      scored && allowed && games > 0
        ? { unit: scoreUnit(sport), scored: averageOf(scored), allowed: averageOf(allowed) }
        : null,
  }
}

/** What a sport's scores count: 'points', 'sets'. */
export function scoreUnit({ globalSportShortName }: SportRef): string {
  const { sets, other } = getHandRules(globalSportShortName)
  return sets ? 'sets' : other
}
