import type { Style } from './lines.ts'

/** Figures by the key of their column, each times so much: `{ h: 1, hr: 3 }`. */
export type Weights = Readonly<Record<string, number>>

type Head = { key: string; label: string; title: string }

/**
 * A column of a season's table, and how it comes from the box scores: `from` is a column of the
 * same table there.
 * - games: in which the player had any figure at all ('season'), or one in this table ('table')
 * - sum: adds up; below nought is "does not apply" unless it is `signed` (yards lost); of a
 *   `shared` one (sets played) a team has as many as who has the most
 * - max: the best of any game
 * - innings, time: add up as outs and as seconds
 * - marks: games in which the cell begins with `mark` (a decision: W, L, S)
 * - ratio: `over` divided by `under`, of this table's own columns, times `scale`
 */
export type SeasonColumn = Head &
  (
    | { kind: 'games'; of: 'season' | 'table' }
    | { kind: 'sum'; from: string; signed: boolean; shared?: true }
    | { kind: 'max' | 'innings' | 'time'; from: string }
    | { kind: 'marks'; from: string; mark: string }
    | { kind: 'ratio'; over: Weights; under: Weights; scale: number; style: Style }
  )

/** A category of a family: what its rows are ordered by, its columns. */
export type CategorySpec = { key: string; title: string; order: string; columns: SeasonColumn[] }

/**
 * A team figure of the box score (its `totals`, by key) over a season. `pair` is '6-11', `clock`
 * becomes a mean, `mean` is '5-45.4': so many at so much each.
 */
export type TeamFigure = { key: string; label: string } & (
  | { kind: 'sum' | 'pair' | 'clock' | 'mean' }
  | { kind: 'ratio'; over: Weights; under: Weights; scale: number; style: Style }
)

/**
 * A category that has leaders: the best by `column`, of those whose `least` reaches so much in a
 * game of the team's.
 */
export type LeaderSpec = {
  table: string
  column: string
  title: string
  detail: string
  least?: readonly [column: string, perGame: number]
}

/** All that is said of a family of sports: add one, and its seasons add up. */
export type FamilySpec = {
  /** What a score counts, where no figure of the team says so already: 'Points', 'Sets'. */
  scores: string | null
  tables: CategorySpec[]
  team: TeamFigure[]
  leaders: LeaderSpec[]
  /** Best games of players: table and column. */
  highs: readonly (readonly [table: string, column: string])[]
  /** Best games of the team: keys of its figures, 'score' for its score. */
  teamHighs: readonly string[]
}

export const games = (
  of: 'season' | 'table' = 'season',
  label = 'GP',
  title = 'Games played',
): SeasonColumn => ({ kind: 'games', of, key: 'gp', label, title })
export const sum = (key: string, label: string, title: string, from = key): SeasonColumn => ({
  kind: 'sum',
  key,
  label,
  title,
  from,
  signed: false,
})
/** What all who play have together, such as sets. */
export const shared = (key: string, label: string, title: string, from = key): SeasonColumn => ({
  kind: 'sum',
  key,
  label,
  title,
  from,
  signed: false,
  shared: true,
})
/** Adds up and may be below nought. */
export const signed = (key: string, label: string, title: string, from = key): SeasonColumn => ({
  kind: 'sum',
  key,
  label,
  title,
  from,
  signed: true,
})
export const max = (key: string, label: string, title: string, from = key): SeasonColumn => ({
  kind: 'max',
  key,
  label,
  title,
  from,
})
export const innings = (key: string, label: string, title: string, from = key): SeasonColumn => ({
  kind: 'innings',
  key,
  label,
  title,
  from,
})
export const time = (key: string, label: string, title: string, from = key): SeasonColumn => ({
  kind: 'time',
  key,
  label,
  title,
  from,
})
export const marks = (
  key: string,
  label: string,
  title: string,
  mark: string,
  from = 'dec',
): SeasonColumn => ({ kind: 'marks', key, label, title, from, mark })
export const ratio = (
  key: string,
  label: string,
  title: string,
  over: Weights,
  under: Weights,
  style: Style,
  scale = 1,
): SeasonColumn => ({ kind: 'ratio', key, label, title, over, under, style, scale })
export const perGame = (of: string, title: string, label = 'Avg/G'): SeasonColumn =>
  ratio(`${of}-per-game`, label, title, { [of]: 1 }, { gp: 1 }, 'tenths')
