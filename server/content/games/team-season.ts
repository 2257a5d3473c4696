import type { TeamSeason } from '../../../src/contract/game-center.schema.ts'
import type { Schedule } from '../../../src/contract/game.schema.ts'
import type { Standing } from '../../../src/contract/sports.schema.ts'
import { isRuled } from '../../../src/domain/games/game.ts'
import { countsTowardRecord } from '../../../src/domain/games/record.ts'
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
  const { sets, other } = getHandRules(sport.globalSportShortName)
  return {
    conferenceRecord,
    homeRecord,
    awayRecord,
    streak,
    perGame:
      scores.length === 0
        ? null
        : {
            unit: sets ? 'sets' : other,
            scored: averageOf('scored'),
            allowed: averageOf('allowed'),
          },
  }
}

/** The season of an opponent: what our standings have of it. */
export const seasonInStandings = ({
  conferenceRecord,
  homeRecord,
  awayRecord,
  streak,
}: Standing): TeamSeason => ({ conferenceRecord, homeRecord, awayRecord, streak, perGame: null })
