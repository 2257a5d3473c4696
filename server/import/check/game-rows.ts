import type { GameDoc } from '../../content/docs.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { RowError, createFileReport } from '../report.ts'
import { parseGame } from '../schedule/game-row.ts'
import { sportOfSlug, type CheckedFolder, type SeasonRows } from './checked-folder.ts'

/** A row of a schedule with the game that it is. */
export type GameRow = { schedule: SeasonRows; row: CsvRow; game: GameDoc }

/** All games of the schedules, without rows that an import refuses. */
export function gameRows({ schedules, settings }: CheckedFolder): GameRow[] {
  const zone = settings?.timeZone ?? 'UTC'
  return schedules.flatMap((schedule) =>
    schedule.rows.flatMap((row) => {
      const game = gameOfRow(row, schedule.season, zone)
      return game ? [{ schedule, row, game }] : []
    }),
  )
}

const teamSports =
  /^(?:football|baseball|softball|fhockey|[mw](?:bball|soc|vball|lax|hockey|wpolo))$/

/** Whether a sport's team plays as a whole: swimmers and wrestlers go to two meets on a day. */
export const isTeamSport = (pack: CheckedFolder, slug: string): boolean =>
  teamSports.test(sportOfSlug(pack, slug)?.code ?? '')

/** 'schedules/football/2026.csv line 4', as a place in a message. */
export const rowPlace = ({ schedule, row }: GameRow): string => `${schedule.path} line ${row.line}`
/** 'the game of 2026-09-05 against Aldermoor'. */
export const rowName = ({ row, game }: GameRow): string =>
  `the game of ${game.date.slice(0, 10)} against ${cell(row, 'opponent')}`

/** Null for a row that an import refuses: that is reported already. */
export function gameOfRow(row: CsvRow, season: string, zone: string) {
  const none = {
    opponentId: null,
    previewStoryId: null,
    postStoryId: null,
    recapUrl: null,
    tournamentId: null,
    tvImage: null,
    eventImage: null,
  }
  try {
    return parseGame(row, season, zone, none, createFileReport(''))
  } catch (error) {
    if (error instanceof RowError) return null
    throw error
  }
}
