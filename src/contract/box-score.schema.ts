import { z } from 'zod'

export const StatFamily = z
  .enum([
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
  .meta({
    id: 'StatFamily',
    description:
      "The families of stat files, by the layout of their box score. 'plain' is " +
      'any sport without tables: a score by period, kept by hand.',
  })
export type StatFamily = z.infer<typeof StatFamily>

export const StatTable = z
  .object({
    key: z.string().meta({ description: "'passing', 'batting': stable, for anchors and tests." }),
    title: z.string(),
    columns: z.array(z.object({ key: z.string(), label: z.string(), title: z.string() })),
    rows: z.array(
      z.object({
        name: z.string(),
        uni: z.string(),
        position: z.string().nullable(),
        indent: z
          .boolean()
          .meta({ description: 'Indentation of a substitute below the starter he replaced.' }),
        starter: z
          .boolean()
          .optional()
          .meta({ description: 'Basketball: started the game. Only if the file says who did.' }),
        rosterPlayerId: z
          .number()
          .nullable()
          .meta({
            description:
              'Matched to our roster by number and name; null for opponents and unknown ' +
              'names.',
          }),
        cells: z.array(z.string()),
      }),
    ),
    total: z.array(z.string()).nullable(),
  })
  .meta({
    id: 'StatTable',
    description:
      'A table of a box score: a title, column headers with their full names, ' + 'rows, a total.',
  })
export type StatTable = z.infer<typeof StatTable>

export const BoxTeam = z
  .object({
    id: z.string().meta({ description: "The file's own tag, trimmed: 'DU'." }),
    name: z.string(),
    record: z.string().nullable(),
    rank: z.string().nullable(),
    score: z.string(),
    scoreByPeriod: z.array(z.string()),
    lineTotals: z
      .array(z.object({ label: z.string(), title: z.string(), value: z.string() }))
      .meta({
        description: 'Shown beside the line score: R H E in baseball, shots in lacrosse.',
      }),
    totals: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })).meta({
      description:
        'Team totals by label, in reading order: first downs, total offense, time ' +
        'of possession.',
    }),
    tables: z.array(StatTable),
    attackBySet: z
      .array(
        z.object({
          set: z.string(),
          k: z.string(),
          e: z.string(),
          ta: z.string(),
          pct: z.string(),
        }),
      )
      .optional()
      .meta({
        description:
          'Volleyball: kills, attack errors, total attacks and hitting percentage of each set. ' +
          'Only if the file has them.',
      }),
  })
  .meta({ id: 'BoxTeam' })
export type BoxTeam = z.infer<typeof BoxTeam>

export const Play = z
  .object({
    id: z.string(),
    side: z.enum(['home', 'visitor']).nullable(),
    clock: z.string().nullable(),
    text: z.string(),
    score: z
      .object({ home: z.string(), visitor: z.string() })
      .nullable()
      .meta({ description: 'Only on plays that change the score.' }),
    situation: z
      .string()
      .optional()
      .meta({
        description:
          "Football, before the play: '3rd & 10 at HSU 49', 'Kickoff', 'Extra point', " +
          "'Two-point try'. Only if the file has it.",
      }),
    spot: z
      .object({ x: z.number(), y: z.number(), made: z.boolean() })
      .nullable()
      .optional()
      .meta({
        description:
          'Location of a shot: 0 to 100 of the length and width of the playing ' +
          'surface, attacking to the right. Only if the data has it.',
      }),
  })
  .meta({ id: 'Play' })
export type Play = z.infer<typeof Play>

export const Drive = z
  .object({
    side: z.enum(['home', 'visitor']),
    period: z.string(),
    clock: z.string().nullable(),
    from: z.number(),
    to: z.number(),
    plays: z.number(),
    yards: z.number().meta({
      description:
        'Less than 0 when yards were lost; with penalties, not always the ' +
        'distance from `from` to `to`.',
    }),
    time: z.string().nullable().meta({ description: "'07:03'" }),
    result: z
      .string()
      .nullable()
      .meta({ description: "'Touchdown', 'Punt', 'Interception'; null during the drive." }),
    scored: z.boolean(),
  })
  .meta({
    id: 'Drive',
    description:
      'A football possession: start and end in yards from the own goal line (0 ' + 'to 100).',
  })
export type Drive = z.infer<typeof Drive>

export const FieldSpot = z
  .object({
    from: z.number().nullable().meta({ description: 'Where the drive began; null outside one.' }),
    ball: z.number(),
    line: z
      .number()
      .nullable()
      .meta({ description: 'The line to gain; null with goal to go and outside a drive.' }),
  })
  .meta({
    id: 'FieldSpot',
    description:
      'Football: the ball now, in yards from the own goal line of the team that has it (0 to 100).',
  })
export type FieldSpot = z.infer<typeof FieldSpot>

export const StatFile = z
  .object({
    family: StatFamily,
    source: z.string().meta({ description: "The program that wrote it: 'NCAA In-Arena Utility'." }),
    generated: z.string().nullable(),
    status: z.object({
      started: z.boolean(),
      complete: z.boolean(),
      period: z.number(),
      regulation: z
        .number()
        .meta({ description: 'Regulation periods: 4 quarters, 9 innings, 5 sets.' }),
      periodLabel: z.string(),
      clock: z.string().nullable(),
    }),
    venue: z.object({
      date: z.string().meta({ description: 'ISO date, in any dialect of the file.' }),
      start: z.string().nullable(),
      location: z.string().nullable(),
      stadium: z.string().nullable(),
      attendance: z.number().nullable().meta({ description: 'Null rather than 0.' }),
      duration: z.string().nullable(),
      weather: z.string().nullable(),
      isNeutral: z.boolean(),
      isALeagueGame: z.boolean(),
      isAPostseasonGame: z.boolean(),
      doubleheaderGame: z
        .number()
        .nullable()
        .default(null)
        .meta({ description: '1 or 2 within a doubleheader.' }),
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
    plays: z
      .array(z.object({ period: z.string(), plays: z.array(Play) }))
      .meta({ description: 'Oldest first.' }),
    lastPlay: z.string().nullable(),
    drives: z
      .array(Drive)
      .optional()
      .meta({ description: 'Football only, oldest first; omitted if the file has none.' }),
    situation: z
      .object({
        side: z.enum(['home', 'visitor']).nullable(),
        words: z.string(),
        field: FieldSpot.optional(),
      })
      .nullable()
      .optional()
      .meta({
        description:
          "Current possession or batter, and the situation: '1st & 10 at HSU 35', 'Kickoff', " +
          "'2 out, man on first'. Only during the game, and if the file has it.",
      }),
    warnings: z.array(z.string()).meta({
      description: 'Inconsistencies in the file, as sentences. Shown to the scorer only.',
    }),
    contradictions: z
      .array(z.string())
      .optional()
      .meta({
        description:
          'Contradictions in the file, such as two winners, as sentences. Such a ' +
          'version is held. Shown to the scorer only.',
      }),
  })
  .meta({
    id: 'StatFile',
    description:
      'The content of a stat file of any program; the same document ' +
      'is our box score (1.4 of the content API).',
  })
export type StatFile = z.infer<typeof StatFile>

export const BoxScore = StatFile.omit({ warnings: true, contradictions: true })
  .extend({
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
    corrections: z
      .array(z.object({ at: z.string(), text: z.string() }))
      .default([])
      .meta({
        description:
          'What changed after the final, newest first: a sentence, and when it ' +
          'was published (UTC, ISO 8601).',
      }),
  })
  .meta({ id: 'BoxScore' })
export type BoxScore = z.infer<typeof BoxScore>
