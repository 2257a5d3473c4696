import { readOpponentTags } from '../games/games.ts'
import { readBoxScore } from '../live/live.ts'
import type { ReadContext } from '../read-context.ts'
import type { Schedule } from '../../../src/contract/game.schema.ts'
import type { PlayerStats } from '../../../src/contract/player-stats.schema.ts'
import type { SeasonLine } from '../../../src/contract/season-stats.schema.ts'
import { getGameKind } from '../../../src/domain/games/game.ts'
import { describePlayerLine, readPlayerCell } from '../../../src/domain/games/player-line.ts'
import { familyOfSport } from '../../../src/domain/season-stats/family-of.ts'
import { added, lineOfGame, toCells } from '../../../src/domain/season-stats/lines.ts'
import { gameCenterHref } from '../../../src/routes/links.ts'

type LiveFigures = {
  live: PlayerStats['live']
  /** The player's value in a statistic; 0 without any. */
  valueIn: (figure: { table: string; column: string }) => number
  /** The player's row in a table with these columns; undefined without one. */
  lineIn: (table: string, columns: readonly { key: string }[]) => SeasonLine | undefined
}

/** The player's figures in the team's game in progress; null before its box score has a line. */
export async function readLiveFigures(
  context: ReadContext,
  schedule: Schedule | null,
  rosterPlayerId: number,
): Promise<LiveFigures | null> {
  const game = schedule?.games.find((candidate) => getGameKind(candidate) === 'live')
  const box = game && (await readBoxScore(context, game.id))
  if (!box) return null
  const team = box.thisTeamIsHomeTeam ? box.homeTeam : box.visitingTeam
  const line = describePlayerLine(team, rosterPlayerId)
  if (line === null) return null
  const { id: gameId, atVs, opponent } = game
  return {
    live: {
      gameId,
      atVs,
      opponent: opponent.title,
      tag: (await readOpponentTags(context)).get(opponent.id ?? 0),
      words: line,
      url: gameCenterHref(game),
    },
    lineIn: (key, columns) => {
      const category = familyOfSport(game.sport.globalSportShortName)?.tables.find(
        (candidate) => candidate.key === key,
      )
      const table = team.tables.find((candidate) => candidate.key === key)
      if (!category || !table?.rows.some((row) => row.rosterPlayerId === rosterPlayerId))
        return undefined
      const read = (column: string) =>
        readPlayerCell(team, rosterPlayerId, { table: key, column }) || undefined
      const values = added(category.columns, [lineOfGame(category.columns, read)])
      const cells = toCells(category.columns, values)
      const indexes = columns.map((column) =>
        category.columns.findIndex((candidate) => candidate.key === column.key),
      )
      return {
        cells: indexes.map((i) => cells[i] ?? ''),
        values: indexes.map((i) => values[i] ?? null),
      }
    },
    valueIn: (figure) => Number(readPlayerCell(team, rosterPlayerId, figure)) || 0,
  }
}
