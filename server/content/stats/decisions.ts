import type { BoxScore, StatTable } from '../../../src/contract/box-score.schema.ts'
import { readGame } from '../games/games.ts'
import { readSchedule } from '../games/schedules.ts'
import type { ReadContext } from '../read-context.ts'
import { countedGames, readFigures, readLog } from './season-figures.ts'

const decided = /^[WLS]$/

/**
 * A finished game of baseball with the season records of our pitchers after it, where the file has
 * their decisions alone: 'W' → 'W (5-2)'. Opponents' games are unknown.
 */
export async function withSeasonRecords(
  context: ReadContext,
  box: BoxScore | null,
): Promise<BoxScore | null> {
  if (box?.family !== 'baseball' || !box.status.complete) return box
  const side = box.thisTeamIsHomeTeam ? 'homeTeam' : 'visitingTeam'
  const table = box[side].tables.find(({ key }) => key === 'pitching')
  const columnIndex = table?.columns.findIndex(({ key }) => key === 'dec') ?? -1
  if (!table?.rows.some(({ cells }) => decided.test(cells[columnIndex] ?? ''))) return box
  const recordOf = await records(context, box.gameId)
  if (!recordOf) return box
  const rows = table.rows.map((row): StatTable['rows'][number] => {
    const mark = row.cells[columnIndex] ?? ''
    const record = decided.test(mark) ? recordOf(row, mark) : null
    return record ? { ...row, cells: row.cells.with(columnIndex, `${mark} (${record})`) } : row
  })
  return {
    ...box,
    [side]: {
      ...box[side],
      tables: box[side].tables.map((sideTable) =>
        sideTable === table ? { ...sideTable, rows } : sideTable,
      ),
    },
  }
}

type Pitcher = Pick<StatTable['rows'][number], 'name' | 'rosterPlayerId'>

/** The records of our pitchers after a game; null for a game that does not count. */
async function records(
  context: ReadContext,
  gameId: number,
): Promise<((pitcher: Pitcher, mark: string) => string | null) | null> {
  const game = await readGame(context, gameId)
  const schedule = game && (await readSchedule(context, game.sport.id, game.season))
  const counted = schedule ? countedGames(schedule.games) : []
  const last = counted.findIndex(({ id }) => id === gameId)
  if (!schedule || last === -1) return null
  const until = new Set(counted.slice(0, last + 1).map(({ id }) => id))
  const isTable = ({ key }: { key: string }) => key === 'pitching'
  const figures = await readFigures(context, schedule.id, counted)
  const columns = figures?.tables.find(isTable)?.columns ?? []
  const rows = (await readLog(context, schedule.id, counted)).find(isTable)?.rows ?? []
  return (pitcher, mark) => {
    const row = rows.find(({ name, rosterPlayerId }) =>
      pitcher.rosterPlayerId === null
        ? name === pitcher.name
        : rosterPlayerId === pitcher.rosterPlayerId,
    )
    const sum = (column: string) => {
      const columnIndex = columns.findIndex(({ key }) => key === column)
      return (row?.games ?? [])
        .filter((loggedGame) => until.has(loggedGame.gameId))
        .reduce((total, { values }) => total + (values[columnIndex] ?? 0), 0)
    }
    if (!row) return null
    return mark === 'S' ? String(sum('sv')) : `${sum('w')}-${sum('l')}`
  }
}
