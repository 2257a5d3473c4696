import type { CallHandlers } from '../call-handlers.ts'
import type { CareerStats, PlayerStats } from '../../../src/contract/player-stats.schema.ts'
import type { SeasonLine, SeasonStats } from '../../../src/contract/season-stats.schema.ts'
import type { SeasonColumn } from '../../../src/domain/season-stats/columns.ts'
import { familyOfSport } from '../../../src/domain/season-stats/family-of.ts'
import { added, toCells } from '../../../src/domain/season-stats/lines.ts'
import { playerCharts, playerHighFigures } from '../../../src/domain/season-stats/player-charts.ts'
import { isStatSport } from '../../../src/domain/games/stat-sports.ts'
import { readCareerFigures } from './career-leaders.ts'
import { readPlayerSeasons, type SeasonRow } from '../people/players.ts'
import { countedGame, readSeasonStats } from './season-stats.ts'
import { countedGames, readLog } from './season-figures.ts'
import { readOpponentTags } from '../games/games.ts'
import { readLiveFigures } from './live-line.ts'
import { readSchedule } from '../games/schedules.ts'
import type { ReadContext } from '../read-context.ts'

type Played = { row: SeasonRow; stats: SeasonStats }

/** A person's career by season title; every figure is text. Null when there is no such person. */
export async function readCareer(
  context: ReadContext,
  sport: string,
  person: { rosterPlayerId?: number | undefined; playerId?: number | undefined },
): Promise<CareerStats | null> {
  const playerId = person.playerId ?? (await personOf(context, person.rosterPlayerId ?? 0))
  const played =
    playerId === null ? [] : await playedOf(context, await rowsOf(context, playerId, sport))
  if (played.length === 0) return null
  return Object.fromEntries(
    played.map(({ row: { player, season }, stats }) => [
      season,
      {
        rosterPlayerId: `${player.rosterPlayerId}`,
        season,
        tables: Object.fromEntries(
          stats.tables.flatMap((table) => {
            const ownRow = table.rows.find(
              ({ rosterPlayerId }) => rosterPlayerId === player.rosterPlayerId,
            )
            return ownRow
              ? [
                  [
                    table.key,
                    Object.fromEntries(
                      table.columns.map(({ key }, i) => [key, ownRow.cells[i] ?? '']),
                    ),
                  ],
                ]
              : []
          }),
        ),
      },
    ]),
  )
}

/**
 * The statistics on a bio: the career, also before the first game of a season. Null when the player
 * is of another sport or season, or has no statistics in any season.
 */
export async function readPlayerStats(
  context: ReadContext,
  rosterPlayerId: number,
  sport: string,
  year?: string,
): Promise<PlayerStats | null> {
  const playerId = await personOf(context, rosterPlayerId)
  const rows = playerId === null ? [] : await rowsOf(context, playerId, sport)
  const row = rows.find(
    ({ player, season }) =>
      player.rosterPlayerId === rosterPlayerId &&
      (year === undefined || season.toLowerCase() === year.toLowerCase()),
  )
  const played = row ? await playedOf(context, rows) : []
  if (!row || playerId === null || played.length === 0) return null
  const { player, season, sport: of } = row
  const now = played.find((entry) => entry.row === row)
  const schedule = await readSchedule(context, of.id, season)
  const counted = schedule ? countedGames(schedule.games) : []
  const log =
    schedule && now?.stats.source === 'games' ? await readLog(context, schedule.id, counted) : []
  const gamesIn = (table: string) =>
    log
      .find(({ key }) => key === table)
      ?.rows.find(
        (row) =>
          row.rosterPlayerId === rosterPlayerId ||
          (row.rosterPlayerId === null && row.name === `${player.firstName} ${player.lastName}`),
      )?.games ?? []
  const tables = tablesOf(played).map((table) => ({
    ...table,
    season: table.seasons.find((line) => line.rosterPlayerId === rosterPlayerId) ?? null,
    games: now
      ? gamesIn(table.key).map((game) => ({
          gameId: game.gameId,
          ...fitted(table.columns, now.stats, table.key, game),
        }))
      : [],
  }))
  const { careers, isWhole } = await readCareerFigures(context, of, {
    playerId,
    season,
    readGames: ({ table: key, column }) => {
      const table = tables.find((candidate) => candidate.key === key)
      const index = table?.columns.findIndex((head) => head.key === column) ?? -1
      return (table?.games ?? []).map(({ gameId, values }) => ({
        gameId,
        value: values[index] ?? 0,
      }))
    },
  })
  const today = await readLiveFigures(context, schedule, rosterPlayerId)
  const tags = await readOpponentTags(context)
  const ids = new Set(tables.flatMap(({ games }) => games.map(({ gameId }) => gameId)))
  return {
    rosterPlayerId,
    playerId,
    name: `${player.firstName} ${player.lastName}`,
    sport: of,
    season,
    tables: tables.map(({ season: line, ...table }) => ({
      ...table,
      season: line && { cells: line.cells, values: line.values },
      ...(today && { live: today.lineIn(table.key, table.columns) }),
    })),
    games: counted
      .filter(({ id }) => ids.has(id))
      .map((game) => ({ ...countedGame(game, null), tag: tags.get(game.opponent.id ?? 0) })),
    charts: now ? playerCharts(of.globalSportShortName, tables, now.stats.tables) : [],
    highs: playerHighFigures(of.globalSportShortName, tables),
    careers: today
      ? careers.map((career) =>
          career.through === null ? { ...career, today: today.valueIn(career) } : career,
        )
      : careers,
    isWholeCareer: isWhole,
    ...(today && { live: today.live }),
  }
}

async function personOf(context: ReadContext, rosterPlayerId: number): Promise<number | null> {
  context.touch(`player:${rosterPlayerId}`)
  const row = await context.db
    .selectFrom('roster_player')
    .select('player_id')
    .where('tenant', '=', context.tenant)
    .where('id', '=', rosterPlayerId)
    .where('hidden', '=', 0)
    .executeTakeFirst()
  return row?.player_id ?? null
}

/** Seasons of a person in a sport, latest first. */
const rowsOf = async (
  context: ReadContext,
  playerId: number,
  sport: string,
): Promise<SeasonRow[]> =>
  (await readPlayerSeasons(context, [playerId])).filter(
    ({ player, sport: of }) => !player.hideBio && isStatSport(sport, of),
  )

/** Those with statistics. */
async function playedOf(context: ReadContext, rows: readonly SeasonRow[]): Promise<Played[]> {
  const all = await Promise.all(
    rows.map(async (row) => ({
      row,
      stats: await readSeasonStats(context, row.sport.id, row.season),
    })),
  )
  return all.flatMap(({ row, stats }) => (stats ? [{ row, stats }] : []))
}

type Head = SeasonStats['tables'][number]['columns'][number]
type CareerTable = Pick<
  PlayerStats['tables'][number],
  'key' | 'title' | 'columns' | 'seasons' | 'career'
>

const isPartial = ({ source, games, played }: SeasonStats): boolean =>
  source === 'games' && games.length < played

/** Seasons and totals by category: sums are added, ratios are recalculated from the sums. */
function tablesOf(played: readonly Played[]): CareerTable[] {
  const spec = familyOfSport(played[0]?.row.sport.globalSportShortName ?? null)
  const keys = [
    ...new Set([
      ...(spec?.tables.map(({ key }) => key) ?? []),
      ...played.flatMap(({ stats }) => stats.tables.map(({ key }) => key)),
    ]),
  ]
  return keys.flatMap((key) => {
    const ownRows = played.flatMap(({ row, stats }) => {
      const table = stats.tables.find((candidate) => candidate.key === key)
      const ownRow = table?.rows.find(
        ({ rosterPlayerId }) => rosterPlayerId === row.player.rosterPlayerId,
      )
      return table && ownRow ? [{ row, stats, table, own: ownRow }] : []
    })
    if (ownRows.length === 0) return []
    const heads = ownRows.flatMap(({ table }) => table.columns)
    const order =
      spec?.tables.find((category) => category.key === key)?.columns.map((column) => column.key) ??
      []
    const columns = [...new Map(heads.map((head) => [head.key, head])).values()].toSorted(
      (a, b) => order.indexOf(a.key) - order.indexOf(b.key),
    )
    const seasons = ownRows.map(({ row, stats, own }) => ({
      season: row.season,
      rosterPlayerId: row.player.rosterPlayerId,
      ...fitted(columns, stats, key, own),
      ...(isPartial(stats) && { coverage: { games: stats.games.length, of: stats.played } }),
    }))
    const kinds = columns.map((head) =>
      spec?.tables
        .find((category) => category.key === key)
        ?.columns.find((column) => column.key === head.key),
    )
    return [
      {
        key,
        title: ownRows[0]!.table.title,
        columns,
        seasons,
        career: kinds.every((column) => column !== undefined)
          ? sumOf(kinds as SeasonColumn[], seasons)
          : null,
      },
    ]
  })
}

function sumOf(columns: readonly SeasonColumn[], lines: readonly SeasonLine[]): SeasonLine {
  const values = added(
    columns,
    lines.map((line) => line.values),
  )
  return { values, cells: toCells(columns, values) }
}

/** A row with the columns of another table; missing columns are blank. */
function fitted(
  columns: readonly Head[],
  stats: SeasonStats,
  key: string,
  line: SeasonLine,
): SeasonLine {
  const ownColumns = stats.tables.find((table) => table.key === key)?.columns ?? []
  const columnIndexes = columns.map((column) =>
    ownColumns.findIndex((ownColumn) => ownColumn.key === column.key),
  )
  return {
    cells: columnIndexes.map((i) => line.cells[i] ?? ''),
    values: columnIndexes.map((i) => line.values[i] ?? null),
  }
}

export const handlers = {
  careerStats: (context, { sport, ...person }) => readCareer(context, sport, person),
  playerStats: (context, { rosterPlayerId, sport, year }) =>
    readPlayerStats(context, rosterPlayerId, sport, year),
} satisfies Partial<CallHandlers>
