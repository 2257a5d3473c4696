import type { Game, GameResult, Schedule } from '../../../src/contract/game.schema.ts'
import type { Outlook } from '../../../src/contract/sports.schema.ts'
import { getGameKind } from '../../../src/domain/games/game.ts'
import { computeRecord } from '../../../src/domain/games/record.ts'
import { listPlaces } from '../../../src/domain/games/standings.ts'
import type { ConferenceResultsDoc, StandingsDoc } from '../kinds/games.ts'
import { completeStandings, sortKey } from './complete-standings.ts'

const noResult: GameResult = {
  status: null,
  teamScore: null,
  opponentScore: null,
  prescoreInfo: null,
  postscoreInfo: null,
  boxscore: null,
  recap: null,
}

/**
 * Our row after a win and after a loss in each conference game in progress, as the table would be
 * completed then. None where the department enters its records, or where points count.
 */
export function listOutlooks(
  table: StandingsDoc,
  schedule: Schedule,
  others: ConferenceResultsDoc['games'],
): Outlook[] {
  const after = (game: Game, status: 'W' | 'L') => {
    const games = schedule.games.map((other) =>
      other === game ? { ...game, result: { ...noResult, status } } : other,
    )
    const next = { ...schedule, games, record: computeRecord(games) }
    const rows = completeStandings(table, next, others)
    const us = rows.findIndex(({ isTenant }) => isTenant)
    return { rows, record: rows[us]!.conferenceRecord, place: listPlaces(rows)[us]! }
  }
  const counted = computeRecord(schedule.games).conferenceRecord
  if (schedule.record.conferenceRecord !== counted) return []
  return schedule.games
    .filter((game) => game.conference && getGameKind(game) === 'live')
    .flatMap((game) => {
      const [win, loss] = [after(game, 'W'), after(game, 'L')]
      if (win.record === loss.record || sortKey(win.rows) !== 'conferencePercentage') return []
      const of = ({ record, place }: typeof win) => ({ record, place })
      return [{ gameId: game.id, win: of(win), loss: of(loss) }]
    })
}
