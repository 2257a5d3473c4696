import type { CallHandlers } from '../call-handlers.ts'
import type { Game, Schedule } from '../../../src/contract/game.schema.ts'
import type { Roster } from '../../../src/contract/roster.schema.ts'
import type {
  CountedGame,
  SeasonRow,
  SeasonStats,
  StatsPdf,
  LeaderGroup,
} from '../../../src/contract/season-stats.schema.ts'
import { isSameName } from '../../../src/domain/people/names.ts'
import { computeRecord } from '../../../src/domain/games/record.ts'
import { findCoverage } from '../../../src/domain/season-stats/coverage.ts'
import { familyOfSport } from '../../../src/domain/season-stats/family-of.ts'
import { leadersOfSeason } from '../../../src/domain/season-stats/highs.ts'
import { addMissingRatios } from '../../../src/domain/season-stats/missing-ratios.ts'
import { boxScoreHref } from '../../../src/routes/links.ts'
import { readItems } from '../items.ts'
import { seasonStatistics } from '../kinds/games.ts'
import { rosterNames, type RosterNames } from '../people/people-links.ts'
import { readRoster } from '../people/rosters.ts'
import { readSpellings } from '../people/spellings.ts'
import { readSchedule } from '../games/schedules.ts'
import { countedGames, gamesPlayed, readFigures, readSeasonFile } from './season-figures.ts'
import type { ReadContext } from '../read-context.ts'
import { readCurrentSeason, sportRefs } from '../sports/sports.ts'
import { seasonsWithStats } from './stat-seasons.ts'

/**
 * Cumulative statistics of a season, or of the current one: the department's file, else calculated
 * from box scores. Null when there are neither, nor a link to another site.
 */
export async function readSeasonStats(
  context: ReadContext,
  sportId: number,
  season?: string,
): Promise<SeasonStats | null> {
  const title = season ?? (await readCurrentSeason(context, sportId))?.title
  const sport = (await sportRefs(context)).get(sportId)
  if (!title || !sport) return null
  const schedule = await readSchedule(context, sportId, title)
  const file = await readSeasonFile(context, sportId, title)
  const counted = schedule && !file ? countedGames(schedule.games) : []
  const figures = schedule && !file ? await readFigures(context, schedule.id, counted) : null
  const externalUrl =
    (await readItems(context, seasonStatistics, { sportId, slug: title }))[0]?.elsewhere ?? null
  if (!file && !figures && !externalUrl) return null

  const roster = await readRoster(context, sportId, title)
  const names = rosterNames(roster, await readSpellings(context, sportId, title))
  const tables = (
    file?.tables.map((table) => ({ ...table, games: [] })) ??
    figures?.tables ??
    []
  ).map((table) => ({
    ...table,
    rows: table.rows.map((row) => withRosterPlayer(row, table.rows, names)),
  }))
  const family = familyOfSport(sport.globalSportShortName)
  const { periods = null, team = [], highs = [] } = figures ?? {}
  return {
    sport,
    season: schedule?.season ?? title,
    seasons: await seasonsWithStats(context, sportId),
    source: file ? 'file' : 'games',
    record: figures
      ? computeRecord(counted).overallRecord
      : (schedule?.record.overallRecord ?? null),
    games: counted.map((game) =>
      countedGame(
        game,
        figures?.attendance.find(({ gameId }) => gameId === game.id)?.attendance ?? null,
      ),
    ),
    played: Math.max(counted.length, gamesPlayed(schedule?.games ?? [])),
    periods,
    team,
    attendance: attendanceOf(counted, figures?.attendance ?? []),
    tables,
    leaders: withPictures(
      leadersOfSeason(
        family?.leaders ?? [],
        addMissingRatios(tables, family),
        counted.length || mostGames(tables),
      ),
      roster,
    ),
    highs: highs.map((high) => ({
      ...high,
      rosterPlayerId: high.name === null ? null : names.find(high.rosterPlayerId, high.name, ''),
      others: high.others.map((other) => ({
        ...other,
        rosterPlayerId: names.find(other.rosterPlayerId, other.name, ''),
      })),
    })),
    pdf: await readStatsPdf(context, sportId, title),
    elsewhere: externalUrl,
  }
}

/** The printed statistics of a season; null when the department has none. */
export async function readStatsPdf(
  context: ReadContext,
  sportId: number,
  season?: string,
): Promise<StatsPdf | null> {
  const title = season ?? (await readCurrentSeason(context, sportId))?.title
  if (!title) return null
  const [item] = await readItems(context, seasonStatistics, { sportId, slug: title })
  const url = item?.file?.url ?? item?.pdf ?? null
  return item && url ? { title: item.title, url } : null
}

/** Leaders of a season by category. */
export const readSeasonLeaders = async (
  context: ReadContext,
  sportId: number,
  season?: string,
): Promise<LeaderGroup[]> => {
  const stats = await readSeasonStats(context, sportId, season)
  const coverage = stats && findCoverage(stats)
  return (stats?.leaders ?? []).map((group) => (coverage ? { ...group, coverage } : group))
}

/** A row with the player of the season's current roster, if no other player of the name is that. */
function withRosterPlayer<Row extends SeasonRow>(
  row: Row,
  rows: readonly Row[],
  names: RosterNames,
): Row {
  const rosterPlayerId = names.find(row.rosterPlayerId, row.name, row.uni)
  const isTwin = rows.some(
    (other) =>
      other !== row && other.rosterPlayerId === rosterPlayerId && isSameName(other.name, row.name),
  )
  return { ...row, rosterPlayerId: isTwin ? row.rosterPlayerId : rosterPlayerId }
}

export const countedGame = (game: Game, attendance: number | null): CountedGame => ({
  gameId: game.id,
  date: game.date,
  opponent: game.opponent.title,
  atVs: game.atVs,
  status: game.result?.status ?? null,
  teamScore: game.result?.teamScore ?? game.live?.teamScore ?? '',
  opponentScore: game.result?.opponentScore ?? game.live?.opponentScore ?? '',
  attendance,
  url: boxScoreHref(game),
})

/** Home games with a known attendance. */
function attendanceOf(
  games: Schedule['games'],
  crowds: readonly { gameId: number; attendance: number | null }[],
): SeasonStats['attendance'] {
  const home = new Set(
    games.filter(({ locationIndicator }) => locationIndicator === 'H').map(({ id }) => id),
  )
  const counted = crowds.flatMap(({ gameId, attendance }) =>
    home.has(gameId) && attendance ? [attendance] : [],
  )
  const total = counted.reduce((so, attendance) => so + attendance, 0)
  return counted.length === 0
    ? null
    : { games: counted.length, total, average: Math.round(total / counted.length) }
}

/** The most games of any player: an estimate of the games played for a file without a schedule. */
export const mostGames = (
  tables: readonly Pick<SeasonStats['tables'][number], 'columns' | 'rows'>[],
): number =>
  Math.max(
    0,
    ...tables.flatMap(({ columns, rows }) => {
      const columnIndex = columns.findIndex(({ key }) => key === 'gp')
      return columnIndex === -1 ? [] : rows.map(({ values }) => values[columnIndex] ?? 0)
    }),
  )

function withPictures(groups: LeaderGroup[], roster: Roster | null): LeaderGroup[] {
  const players = new Map(roster?.players.map((player) => [player.rosterPlayerId, player]))
  return groups.map((group) => ({
    ...group,
    leaders: group.leaders.map((leader) => {
      const player = leader.id === null ? undefined : players.get(leader.id)
      return player
        ? {
            ...leader,
            number: player.jerseyNumber,
            position: player.positionShort || leader.position,
            image: player.image,
          }
        : leader
    }),
  }))
}

export const handlers = {
  seasonStats: (context, { sportId, season }) => readSeasonStats(context, sportId, season),
  statLeaders: (context, { sportId, season }) => readSeasonLeaders(context, sportId, season),
  statsPdf: (context, { sportId, season }) => readStatsPdf(context, sportId, season),
} satisfies Partial<CallHandlers>
