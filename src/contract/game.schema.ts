import { z } from 'zod'
import { GameState, LiveGame } from './live.schema.ts'
import { Image } from './parts.schema.ts'
import { SportRef } from './sport.schema.ts'

const Link = z.object({ title: z.string(), url: z.string() })

export const Opponent = z
  .object({
    id: z
      .number()
      .nullable()
      .meta({ description: "Null for a placeholder: 'TBD', 'First Round'." }),
    title: z.string().meta({
      description:
        "As the schedule writes it, rank and all: '#23 Ashford'; the tournament's name while its " +
        "opponent is not known: 'Island Shootout', 'PLC Championship, First Round'.",
    }),
    location: z.string().nullable(),
    mascot: z.string().nullable(),
    website: z.string().nullable(),
    image: Image.nullable(),
  })
  .meta({ id: 'Opponent' })
export type Opponent = z.infer<typeof Opponent>

export const GameOpponent = Opponent.extend({
  prefix: z
    .string()
    .nullable()
    .meta({
      description:
        'Shown before the name in this game only, such as a rank or a seed; null if ' +
        'the title says it or there is none.',
    }),
}).meta({ id: 'GameOpponent', description: 'The opponent of one game.' })
export type GameOpponent = z.infer<typeof GameOpponent>

export const GameResult = z
  .object({
    status: z
      .enum(['W', 'L', 'T', 'N'])
      .nullable()
      .meta({ description: 'N: no winner, a placement in the notes.' }),
    teamScore: z.string().nullable(),
    opponentScore: z.string().nullable(),
    prescoreInfo: z.string().nullable(),
    postscoreInfo: z.string().nullable(),
    boxscore: z.object({ url: z.string() }).nullable(),
    recap: z.object({ url: z.string() }).nullable(),
  })
  .meta({ id: 'GameResult' })
export type GameResult = z.infer<typeof GameResult>

export const Game = z
  .object({
    id: z.number(),
    scheduleId: z.number(),
    sport: SportRef,
    season: z.string(),
    date: z.string().meta({
      description:
        'Local time of the department, without a zone: 2026-09-05T19:00:00; ' +
        'midnight if only the day is known.',
    }),
    dateUtc: z.string().nullable().meta({ description: 'Null if the time is unknown.' }),
    endDate: z.string().nullable().meta({
      description: 'The last day of a multi-day event, with its end time if known.',
    }),
    time: z.string().meta({
      description:
        "As the department writes it: '7 p.m.', 'TBA', 'Noon CT'. This is the " + 'text to show.',
    }),
    tbd: z.boolean(),
    allDay: z.boolean(),
    status: z
      .enum(['A', 'O', 'C', 'P'])
      .meta({ description: 'A active, O over, C canceled, P postponed.' }),
    noplayText: z.string().nullable(),
    type: z
      .enum(['R', 'P', 'S'])
      .meta({ description: 'R regular, P post-season, S scrimmage or exhibition.' }),
    locationIndicator: z.enum(['H', 'A', 'N']),
    atVs: z.enum(['vs', 'at']),
    showAtVs: z.boolean().meta({
      description:
        "False if neither 'at' nor 'vs' makes sense, as for a meet of several " + 'schools.',
    }),
    teamPrefix: z
      .string()
      .nullable()
      .meta({ description: 'Shown before our name, such as a rank or a seed.' }),
    location: z.string().nullable(),
    facility: z.object({ title: z.string() }).nullable(),
    conference: z.boolean(),
    isADoubleheader: z.boolean(),
    doubleheaderGame: z.number().nullable().meta({ description: '1 or 2 within a doubleheader.' }),
    tournament: z.object({ title: z.string() }).nullable(),
    gamePromotionText: z.string().nullable(),
    opponent: GameOpponent,
    opponentRecord: z.string().optional().meta({
      description: "The opponent's record before the game, where no standings give it: '5-2'.",
    }),
    media: z.object({
      tv: Link.nullable(),
      tvImage: Image.nullable().meta({ description: 'The logo of the channel.' }),
      radio: Link.nullable(),
      video: Link.nullable(),
      audio: Link.nullable(),
      stats: Link.nullable(),
      tickets: Link.nullable(),
    }),
    result: GameResult.nullable(),
    gameState: GameState,
    hasBegun: z.boolean().optional().meta({
      description: 'True when its start has passed and neither a score nor a state was reported.',
    }),
    isScoreOverdue: z.boolean().optional().meta({
      description: 'True when it began 90 minutes ago and still nothing was reported.',
    }),
    isGameDay: z.boolean().optional().meta({
      description: 'True for an upcoming game on its day.',
    }),
    isLatest: z
      .boolean()
      .optional()
      .meta({ description: 'True for a result within twelve hours of its start.' }),
    live: LiveGame.nullable().meta({
      description: 'Set while live, and afterward while its stat file is the latest source.',
    }),
    previewStoryId: z.number().nullable(),
    postStoryId: z.number().nullable(),
    gameCenterLink: z
      .string()
      .nullable()
      .meta({ description: "'/game-center/7'; null if this game has none." }),
  })
  .meta({ id: 'Game' })
export type Game = z.infer<typeof Game>

export const ScheduleRecord = z
  .object({
    overallRecord: z.string(),
    overallPercentage: z.string(),
    conferenceRecord: z.string(),
    conferencePercentage: z.string(),
    conferencePoints: z.string().meta({ description: "'' in sports without points." }),
    streak: z.string(),
    homeRecord: z.string(),
    awayRecord: z.string(),
    neutralRecord: z.string(),
  })
  .meta({
    id: 'ScheduleRecord',
    description: "All values are strings, as in this API family: '7-2', '.778', 'W3'.",
  })
export type ScheduleRecord = z.infer<typeof ScheduleRecord>

export const ScheduleSettings = z
  .object({
    opponentHistoryEnabled: z.boolean(),
    defaultView: z.enum(['list', 'cards']),
    scoreDisplay: z
      .enum(['result', 'score'])
      .meta({ description: "'result' shows W, L or T with the score, 'score' only the score." }),
  })
  .meta({ id: 'ScheduleSettings' })
export type ScheduleSettings = z.infer<typeof ScheduleSettings>

export const Schedule = z
  .object({
    id: z.number(),
    title: z.string(),
    template: z.enum(['standard', 'meets']),
    sport: SportRef,
    season: z.string(),
    isCurrent: z.boolean(),
    note: z.string().nullable(),
    printLink: z.string().meta({ description: "'/sports/football/schedule/print/2026'" }),
    standingsLink: z
      .string()
      .nullable()
      .meta({
        description:
          "'/sports/football/standings'. Null if the sport has no conference " + 'standings.',
      }),
    conference: z.string().nullable().meta({ description: 'The conference of this team.' }),
    games: z.array(Game),
    record: ScheduleRecord,
    settings: ScheduleSettings,
  })
  .meta({ id: 'Schedule' })
export type Schedule = z.infer<typeof Schedule>

export const GamePage = z
  .object({
    items: z.array(Game),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
    dates: z
      .array(z.object({ date: z.string(), gameIds: z.array(z.number()) }))
      .optional()
      .meta({
        description:
          'With groupedByDates: the days of this page in order, each with the ids ' +
          'of its games.',
      }),
  })
  .meta({ id: 'GamePage' })
export type GamePage = z.infer<typeof GamePage>
