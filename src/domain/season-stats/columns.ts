import type { Style } from './lines.ts'

/** Figures by column key with factors: `{ h: 1, hr: 3 }`. */
export type Weights = Readonly<Record<string, number>>

type Head = { key: string; label: string; title: string }

/**
 * A column of a season's table and how it is calculated from box scores: `from` is a column of the
 * same table there.
 * - games: games in which the player had any figure ('season'), or one in this table ('table')
 * - sum: added up; negative means not applicable unless `signed` (yards lost); of a `shared` one
 *   (sets played) a team has the maximum of its players
 * - max: the best of any game
 * - innings, time: added up as outs and as seconds
 * - marks: games in which the cell begins with `mark` (a decision: W, L, S)
 * - ratio: `over` divided by `under`, columns of this table, times `scale`
 */
export type SeasonColumn = Head &
  (
    | { kind: 'games'; of: 'season' | 'table' }
    | { kind: 'sum'; from: string; signed: boolean; shared?: true }
    | { kind: 'max' | 'innings' | 'time'; from: string }
    | { kind: 'marks'; from: string; mark: string }
    | { kind: 'ratio'; over: Weights; under: Weights; scale: number; style: Style }
  )

/** A category of a sport family: its sort column and columns. */
export type CategorySpec = { key: string; title: string; order: string; columns: SeasonColumn[] }

/**
 * A team figure of the box score (in `totals`, by key) over a season. `pair` is '6-11', `clock`
 * becomes an average, `mean` is '5-45.4': a count and an average.
 */
export type TeamFigure = { key: string; label: string } & (
  | { kind: 'sum' | 'pair' | 'clock' | 'mean' }
  | { kind: 'ratio'; over: Weights; under: Weights; scale: number; style: Style }
)

/**
 * A category with leaders: the best by `column`, of players whose `least` reaches a minimum per
 * team game.
 */
export type LeaderSpec = {
  table: string
  column: string
  title: string
  detail: string
  least?: readonly [column: string, perGame: number]
}

/**
 * A rate that compares two teams before a game: a ratio column of the table, or the average of a
 * column in a game (`gp`) or a set (`sp`).
 */
export type ComparedSpec = {
  table: string
  column: string
  title: string
  per: 'gp' | 'sp' | null
  better: 'more' | 'fewer'
}

/** Everything about a sport family: adding one makes its season statistics work. */
export type FamilySpec = {
  /** The unit of the score, when no team figure has it: 'Points', 'Sets'. */
  scores: string | null
  tables: CategorySpec[]
  team: TeamFigure[]
  leaders: LeaderSpec[]
  /** What compares two teams before a game, the most telling first. */
  compared: readonly ComparedSpec[]
  /** The column whose total is the score; null if no column has it. */
  scoredIn: { table: string; column: string } | null
  /** Game highs of players: table and column. */
  highs: readonly (readonly [table: string, column: string])[]
  /** Figures of a career, with the distance between two milestones. */
  careers: readonly (readonly [table: string, column: string, step: number])[]
  /** Game highs of the team: keys of its figures, 'score' for its score. */
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
/** A figure that all players share, such as sets. */
export const shared = (key: string, label: string, title: string, from = key): SeasonColumn => ({
  kind: 'sum',
  key,
  label,
  title,
  from,
  signed: false,
  shared: true,
})
/** A sum that may be negative. */
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

/** A compared rate of which more is better, and one of which fewer is. */
export const more = (
  table: string,
  column: string,
  title: string,
  per: ComparedSpec['per'] = null,
): ComparedSpec => ({ table, column, title, per, better: 'more' })
export const fewer = (...spec: Parameters<typeof more>): ComparedSpec => ({
  ...more(...spec),
  better: 'fewer',
})
