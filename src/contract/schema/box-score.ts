import { z } from 'zod'

/**
 * The families of stat files, by what a box score of theirs looks like. 'plain' is any sport
 * without tables: a score by period, kept by hand.
 */
export const StatFamily = z.enum([
  'football',
  'baseball',
  'volleyball',
  'lacrosse',
  'basketball',
  'soccer',
  'hockey',
  'field-hockey',
  'plain',
])
export type StatFamily = z.infer<typeof StatFamily>

/**
 * A table of a box score as it is read aloud: a title, column heads with their full words, rows, a
 * total.
 */
export const StatTable = z.object({
  /** 'passing', 'batting': stable, for anchors and tests. */
  key: z.string(),
  title: z.string(),
  columns: z.array(z.object({ key: z.string(), label: z.string(), title: z.string() })),
  rows: z.array(
    z.object({
      name: z.string(),
      uni: z.string(),
      position: z.string().nullable(),
      /** Indent of a substitute under the starter he replaced. */
      indent: z.boolean(),
      /** Found in our own roster by number and name; null for opponents and unknown names. */
      rosterPlayerId: z.number().nullable(),
      cells: z.array(z.string()),
    }),
  ),
  total: z.array(z.string()).nullable(),
})
export type StatTable = z.infer<typeof StatTable>

export const BoxTeam = z.object({
  /** The file's own tag, trimmed: 'DU'. */
  id: z.string(),
  name: z.string(),
  record: z.string().nullable(),
  rank: z.string().nullable(),
  score: z.string(),
  scoreByPeriod: z.array(z.string()),
  /** What stands beside the line score: R H E in baseball, shots in lacrosse. */
  lineTotals: z.array(z.object({ label: z.string(), title: z.string(), value: z.string() })),
  /** Team totals by label, in reading order: first downs, total offence, time of possession. */
  totals: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
  tables: z.array(StatTable),
})
export type BoxTeam = z.infer<typeof BoxTeam>

export const Play = z.object({
  id: z.string(),
  side: z.enum(['home', 'visitor']).nullable(),
  clock: z.string().nullable(),
  text: z.string(),
  /** Only on plays that change the score. */
  score: z.object({ home: z.string(), visitor: z.string() }).nullable(),
  /**
   * Where a shot was taken: 0 to 100 of the length and of the width of the playing surface,
   * attacking to the right. Only where the data has it.
   */
  spot: z.object({ x: z.number(), y: z.number(), made: z.boolean() }).nullable().optional(),
})
export type Play = z.infer<typeof Play>

/**
 * A possession of football, from where the ball was got to where it was lost, both in yards from
 * the own goal line (0 to 100).
 */
export const Drive = z.object({
  side: z.enum(['home', 'visitor']),
  period: z.string(),
  clock: z.string().nullable(),
  from: z.number(),
  to: z.number(),
  plays: z.number(),
  /** Less than 0 where ground was lost; with penalties not always the way from `from` to `to`. */
  yards: z.number(),
  /** '07:03' */
  time: z.string().nullable(),
  /** 'Touchdown', 'Punt', 'Interception'; null while it goes on. */
  result: z.string().nullable(),
  scored: z.boolean(),
})
export type Drive = z.infer<typeof Drive>

/**
 * What a stat file says of a game, whatever program wrote it; the same document is our box score
 * (1.4 of the content API).
 */
export const StatFile = z.object({
  family: StatFamily,
  /** The program that wrote it: 'NCAA In-Arena Utility'. */
  source: z.string(),
  generated: z.string().nullable(),
  status: z.object({
    started: z.boolean(),
    complete: z.boolean(),
    period: z.number(),
    /** Regulation periods: 4 quarters, 9 innings, 5 sets. */
    regulation: z.number(),
    periodLabel: z.string(),
    clock: z.string().nullable(),
  }),
  venue: z.object({
    /** ISO day, whatever dialect the file uses (quirk Q40). */
    date: z.string(),
    start: z.string().nullable(),
    location: z.string().nullable(),
    stadium: z.string().nullable(),
    /** Null rather than 0. */
    attendance: z.number().nullable(),
    duration: z.string().nullable(),
    weather: z.string().nullable(),
    isNeutral: z.boolean(),
    isALeagueGame: z.boolean(),
    isAPostseasonGame: z.boolean(),
    officials: z.array(z.object({ title: z.string(), name: z.string() })),
  }),
  periodName: z.enum(['Quarter', 'Inning', 'Set', 'Period', 'Half']),
  periodLabels: z.array(z.string()),
  homeTeam: BoxTeam,
  visitingTeam: BoxTeam,
  scoring: z.array(
    z.object({
      period: z.string(),
      clock: z.string().nullable(),
      side: z.enum(['home', 'visitor']),
      text: z.string(),
      home: z.string(),
      visitor: z.string(),
    }),
  ),
  /** Oldest first. */
  plays: z.array(z.object({ period: z.string(), plays: z.array(Play) })),
  lastPlay: z.string().nullable(),
  /** Football, oldest first; not there where the file has none. */
  drives: z.array(Drive).optional(),
  /**
   * Who has the ball or bats, and how it stands: '1st & 10 at HSU 35', '2 out, man on first'. Only
   * while the game is on and the file says so.
   */
  situation: z
    .object({ side: z.enum(['home', 'visitor']).nullable(), words: z.string() })
    .nullable()
    .optional(),
  /** Sentences: what does not add up inside the file. Shown to the scorer, never to a fan. */
  warnings: z.array(z.string()),
})
export type StatFile = z.infer<typeof StatFile>

export const BoxScore = StatFile.omit({ warnings: true }).extend({
  gameId: z.number(),
  version: z.number(),
  updatedAt: z.string(),
  thisTeamIsHomeTeam: z.boolean(),
  homeTeamName: z.string(),
  visitingTeamName: z.string(),
  homeTeamScore: z.string(),
  visitingTeamScore: z.string(),
  periodScoresHome: z.array(z.string()),
  periodScoresAway: z.array(z.string()),
  /**
   * What changed after the final, the newest first: a sentence, and when it was published (UTC, ISO
   * 8601).
   */
  corrections: z.array(z.object({ at: z.string(), text: z.string() })).default([]),
})
export type BoxScore = z.infer<typeof BoxScore>
