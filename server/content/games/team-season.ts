import type { TeamSeason } from '../../../src/contract/game-center.schema.ts'
import type { Schedule } from '../../../src/contract/game.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import type { Standing } from '../../../src/contract/sports.schema.ts'
import { isRuled } from '../../../src/domain/games/game.ts'
import { listMarks } from '../../../src/domain/games/marks.ts'
import { lastFiveRecord } from '../../../src/domain/games/matchup.ts'
import { countGames, countsTowardRecord } from '../../../src/domain/games/record.ts'
import { getHandRules } from '../../../src/domain/hand-score/rules.ts'

/** Our season so far: the records of the schedule, and what its games averaged. */
export function summarizeSeason({
  record: { conferenceRecord, homeRecord, awayRecord, streak },
  games,
  sport,
}: Pick<Schedule, 'record' | 'games' | 'sport'>): TeamSeason {
  const scores = games
    .filter((game) => countsTowardRecord(game) && !isRuled(game.result))
    .map(({ result }) => ({
      scored: Number.parseFloat(result?.teamScore ?? ''),
      allowed: Number.parseFloat(result?.opponentScore ?? ''),
    }))
    .filter(({ scored, allowed }) => !Number.isNaN(scored + allowed))
  const averageOf = (key: 'scored' | 'allowed') =>
    (scores.reduce((sum, score) => sum + score[key], 0) / scores.length).toFixed(1)
  const marks = listMarks(games.toSorted((a, b) => a.date.localeCompare(b.date)))
  return {
    conferenceRecord,
    homeRecord,
    awayRecord,
    streak,
    ...(marks.length >= 5 && { lastFive: lastFiveRecord(marks.join('')) }),
    perGame:
      scores.length === 0
        ? null
        : {
            unit: unitOf(sport),
            scored: averageOf('scored'),
            allowed: averageOf('allowed'),
          },
  }
}

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
): TeamSeason {
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
        ? { unit: unitOf(sport), scored: averageOf(scored), allowed: averageOf(allowed) }
        : null,
  }
}

/** What a sport's scores count: 'points', 'sets'. */
function unitOf({ globalSportShortName }: SportRef): string {
  const { sets, other } = getHandRules(globalSportShortName)
  return sets ? 'sets' : other
}
