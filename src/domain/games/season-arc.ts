import { shortMonth } from '../calendar/when.ts'
import type { PlayerStats } from '../../contract/player-stats.schema.ts'

type Game = PlayerStats['games'][number]
type Line = { cell: string; value: number | null; game: Game | undefined }

/** A figure of a player's season: each game in order, the season, the other seasons, the career. */
export type SeasonArc = {
  key: string
  title: string
  sum: string
  /** The place on the team this season. */
  teamRank: number | undefined
  lines: Line[]
  /**
   * The best game and, of several seasons that are the whole career, the best season.
   */
  high: Line | null
  season: { season: string; cell: string } | null
}

/** The figures that are worth a chart, or others of the player. */
export const seasonArcs = (
  stats: PlayerStats,
  figures: PlayerStats['charts'] = stats.charts,
): SeasonArc[] =>
  figures.flatMap(({ table: key, column, title, teamRank }) => {
    const table = stats.tables.find((candidate) => candidate.key === key)
    const columnIndex = table?.columns.findIndex((head) => head.key === column) ?? -1
    if (!table || columnIndex === -1) return []
    const lines = table.games.map(({ gameId, cells, values }) => ({
      cell: cells[columnIndex] ?? '',
      value: values[columnIndex] ?? null,
      game: stats.games.find((game) => game.gameId === gameId),
    }))
    const best = bestOf(table.seasons, ({ values }) => values[columnIndex] ?? null)
    const several = table.seasons.length > 1
    return [
      {
        key: `${key} ${column}`,
        title,
        teamRank,
        sum: table.season?.cells[columnIndex] ?? '',
        lines,
        high: bestOf(lines, ({ value }) => value),
        season:
          // The longest pass of a season is that of a game.
          column !== 'long' && several && stats.isWholeCareer && best
            ? { season: best.season, cell: best.cells[columnIndex] ?? '' }
            : null,
      },
    ]
  })

/** The first of the largest; null when none is above zero. */
const bestOf = <T>(all: readonly T[], of: (item: T) => number | null): T | null => {
  const max = Math.max(0, ...all.map((item) => of(item) ?? 0))
  return max > 0 ? (all.find((item) => of(item) === max) ?? null) : null
}

/** The part of a chart's width that a month needs for its label. */
const monthShare = 1 / 10

/** The labels of a chart's months by the index of their first game; none where it has no room. */
export function monthLabels(lines: readonly Pick<Line, 'game'>[]): Map<number, string> {
  const titles = lines.map(({ game }) => game && shortMonth(game.date))
  const starts = [...new Set(titles)].flatMap((title) =>
    title !== undefined &&
    titles.filter((other) => other === title).length >= lines.length * monthShare
      ? [[titles.indexOf(title), title] as const]
      : [],
  )
  return new Map(starts)
}

/** The axis of a chart, from below zero if a value is. */
export type Axis = { least: number; most: number; ticks: number[] }

/** Round numbers around zero and all values, three or four steps apart. */
export function computeAxis(values: readonly number[]): Axis {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const rough = (high - low) / 3 || 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const round = power * [1, 2, 5, 10].find((step) => step * power >= rough)!
  const step = values.every(Number.isInteger) ? Math.max(1, round) : round
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step) || (first === 0 ? 1 : 0)
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => exact((first + i) * step))
  return { least: ticks[0]!, most: ticks.at(-1)!, ticks }
}

/** 0.3, not 0.30000000000000004. */
const exact = (value: number) => Number(value.toFixed(6))
