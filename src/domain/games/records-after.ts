import type { BoxScore } from '../../contract/box-score.schema.ts'
import type { Schedule } from '../../contract/game.schema.ts'
import { teamAt, type Side } from './box-score.ts'
import { computeRecord, countsTowardRecord } from './record.ts'
import { splitRecord, withConference } from './team-records.ts'

type Season = Pick<Schedule, 'games' | 'record'>
export type RecordsAfter = { team: string | null; opponent: string | null }

/**
 * The records of both teams after a game that is over, '6-2 (4-1)': ours from the season's results
 * up to it, unless the department enters the record, which it counts otherwise; theirs from the
 * stat file, which has the records before the game or, as some do, after it: as it has ours.
 */
export function findRecordsAfter(
  { games, record }: Season,
  gameId: number,
  box: Pick<BoxScore, 'thisTeamIsHomeTeam' | 'homeTeam' | 'visitingTeam'> | null,
): RecordsAfter {
  const index = games.findIndex(({ id }) => id === gameId)
  const game = games[index]
  if (!game || !countsTowardRecord(game)) return { team: null, opponent: null }
  const isComputed = computeRecord(games).overallRecord === record.overallRecord
  const after = computeRecord(games.slice(0, index + 1))
  const before = computeRecord(games.slice(0, index))
  const [ourSide, theirSide]: Side[] = box?.thisTeamIsHomeTeam
    ? ['home', 'visitor']
    : ['visitor', 'home']
  const inFile = box && splitRecord(teamAt(box, ourSide!).record).overall
  const theirRecord = splitRecord(box && teamAt(box, theirSide!).record)
  const theirsWith = (result: string | null | undefined) => {
    const overall = addResult(theirRecord.overall, result)
    const conference = addResult(theirRecord.conference, game.conference ? result : null)
    return overall && withConference(overall, conference ?? '')
  }
  return {
    team: isComputed ? withConference(after.overallRecord, after.conferenceRecord) : null,
    opponent:
      inFile === before.overallRecord
        ? theirsWith(game.result?.status)
        : inFile === after.overallRecord
          ? theirsWith(null)
          : null,
  }
}

/** Their record with a result that is the opposite of ours; null without a record. */
function addResult(record: string, ourResult: string | null | undefined): string | null {
  const [wins, losses, ties = 0] = record.split('-').map(Number)
  if (wins === undefined || losses === undefined || Number.isNaN(wins + losses + ties)) return null
  const tieTotal = ties + Number(ourResult === 'T')
  return [
    wins + Number(ourResult === 'L'),
    losses + Number(ourResult === 'W'),
    ...(tieTotal ? [tieTotal] : []),
  ].join('-')
}
