import { z } from 'zod'
import { Image } from './image.ts'
import { GameState, LiveGame } from './live.ts'
import { SportRef } from './sport.ts'

const Link = z.object({ title: z.string(), url: z.string() })

export const Opponent = z.object({
  /** Null for a placeholder: 'TBD', 'First Round' (quirk Q13). */
  id: z.number().nullable(),
  /** As the schedule writes it, rank and all: '#23 Ashford' (quirk Q7). */
  title: z.string(),
  location: z.string().nullable(),
  mascot: z.string().nullable(),
  website: z.string().nullable(),
  image: Image.nullable(),
})
export type Opponent = z.infer<typeof Opponent>

/** A school as one game meets it. */
export const GameOpponent = Opponent.extend({
  /**
   * What stands before the name in this game alone: a rank, a seed; null where the title says it or
   * there is none.
   */
  prefix: z.string().nullable(),
})
export type GameOpponent = z.infer<typeof GameOpponent>

export const GameResult = z.object({
  /** N: a result without a winner, a placing in the notes (quirk Q23). */
  status: z.enum(['W', 'L', 'T', 'N']).nullable(),
  teamScore: z.string().nullable(),
  opponentScore: z.string().nullable(),
  prescoreInfo: z.string().nullable(),
  postscoreInfo: z.string().nullable(),
  boxscore: z.object({ url: z.string() }).nullable(),
  recap: z.object({ url: z.string() }).nullable(),
})
export type GameResult = z.infer<typeof GameResult>

export const Game = z.object({
  id: z.number(),
  scheduleId: z.number(),
  sport: SportRef,
  season: z.string(),
  /**
   * Wall clock of the department without zone: 2026-09-05T19:00:00; midnight when only the day is
   * known.
   */
  date: z.string(),
  /** Null when the time is not known. */
  dateUtc: z.string().nullable(),
  /** The last day of what lasts several, with the clock at which it ends where that is known. */
  endDate: z.string().nullable(),
  /**
   * As the department writes it: '7 p.m.', 'TBA', 'Noon CT'. This is what is shown (quirks Q3, Q4).
   */
  time: z.string(),
  tbd: z.boolean(),
  allDay: z.boolean(),
  /** A active, O over, C cancelled, P postponed. */
  status: z.enum(['A', 'O', 'C', 'P']),
  noplayText: z.string().nullable(),
  /** R regular, P post-season, S scrimmage or exhibition. */
  type: z.enum(['R', 'P', 'S']),
  locationIndicator: z.enum(['H', 'A', 'N']),
  atVs: z.enum(['vs', 'at']),
  /** False where neither word makes sense: a meet of many schools. */
  showAtVs: z.boolean(),
  /** What stands before our own name: a rank, a seed. */
  teamPrefix: z.string().nullable(),
  location: z.string().nullable(),
  facility: z.object({ title: z.string() }).nullable(),
  conference: z.boolean(),
  isADoubleheader: z.boolean(),
  /** 1 or 2 within a doubleheader. */
  doubleheaderGame: z.number().nullable(),
  tournament: z.object({ title: z.string() }).nullable(),
  gamePromotionText: z.string().nullable(),
  opponent: GameOpponent,
  media: z.object({
    tv: Link.nullable(),
    /** The mark of the channel. */
    tvImage: Image.nullable(),
    radio: Link.nullable(),
    video: Link.nullable(),
    audio: Link.nullable(),
    stats: Link.nullable(),
    tickets: Link.nullable(),
  }),
  result: GameResult.nullable(),
  gameState: GameState,
  /** Set while the game is on, and after it for as long as its stat file is the newest word. */
  live: LiveGame.nullable(),
  previewStoryId: z.number().nullable(),
  postStoryId: z.number().nullable(),
  /** '/game-center/7'; null where the department has none for this game. */
  gameCenterLink: z.string().nullable(),
})
export type Game = z.infer<typeof Game>

/** Strings all, as the family of APIs writes them: '7-2', '.778', 'W3'. */
export const ScheduleRecord = z.object({
  overallRecord: z.string(),
  overallPercentage: z.string(),
  conferenceRecord: z.string(),
  conferencePercentage: z.string(),
  /** '' in sports without points. */
  conferencePoints: z.string(),
  streak: z.string(),
  homeRecord: z.string(),
  awayRecord: z.string(),
  neutralRecord: z.string(),
})
export type ScheduleRecord = z.infer<typeof ScheduleRecord>

export const ScheduleSettings = z.object({
  opponentHistoryEnabled: z.boolean(),
  defaultView: z.enum(['list', 'cards']),
  /** 'result' shows W, L or T with the score, 'score' the score alone. */
  scoreDisplay: z.enum(['result', 'score']),
})
export type ScheduleSettings = z.infer<typeof ScheduleSettings>

export const Schedule = z.object({
  id: z.number(),
  title: z.string(),
  template: z.enum(['standard', 'meets']),
  sport: SportRef,
  season: z.string(),
  isCurrent: z.boolean(),
  note: z.string().nullable(),
  /** '/sports/football/schedule/print/2026' */
  printLink: z.string(),
  /** The conference that this team plays in. */
  conference: z.string().nullable(),
  games: z.array(Game),
  record: ScheduleRecord,
  settings: ScheduleSettings,
})
export type Schedule = z.infer<typeof Schedule>

export const GamePage = z.object({
  items: z.array(Game),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
  /**
   * With groupedByDates: the days of this page in its order, each with the numbers of its games.
   */
  dates: z.array(z.object({ date: z.string(), gameIds: z.array(z.number()) })).optional(),
})
export type GamePage = z.infer<typeof GamePage>
