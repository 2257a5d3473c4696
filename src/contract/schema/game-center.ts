import { z } from 'zod'
import { GameDetails, GameResults, LineScores } from './game-details.ts'
import { Game } from './game.ts'
import { Image } from './image.ts'
import { GameState, LiveDetails } from './live.ts'
import { Campaign } from './promotion.ts'

/** The parts that a game center can have. */
export const GameCenterPart = z.enum([
  'hero',
  'countdown',
  'score-by-period',
  'flow',
  'leaders',
  'plays',
  'team-stats',
  'shots',
  'drives',
  'corrections',
  'game-info',
  'stories',
  'gallery',
  'opponent-history',
  'next-game',
  'promo',
])
export type GameCenterPart = z.infer<typeof GameCenterPart>

/** What stands in the game center of a game now, from top to bottom. */
export const GameCenterLayout = z.object({
  gameId: z.number(),
  phase: z.enum(['before', 'live', 'after', 'called-off']),
  sections: z.array(z.object({ part: GameCenterPart, title: z.string() })),
  /**
   * The number of the promotions, for `game-center/promo-group`; null when nothing is promoted
   * here.
   */
  promoGroupId: z.number().nullable(),
})
export type GameCenterLayout = z.infer<typeof GameCenterLayout>

const Team = z.object({
  name: z.string(),
  /** A rank, a seed: what stands before the name. */
  prefix: z.string().nullable(),
  mascot: z.string().nullable(),
  image: Image.nullable(),
  score: z.string().nullable(),
  /** '7-2'; as the stat file gives it, for us as the schedule does. */
  record: z.string().nullable(),
})

export const GameCenterHero = z.object({
  game: Game,
  school: Team,
  opponent: Team,
  /** 'Final · OT', '3rd · 8:39', 'Sat, Sep 5 · 7 p.m.' */
  displayText: z.string(),
  /** UTC, what is counted down to; null once it has begun, and while no time is known. */
  countdownTo: z.string().nullable(),
  lineScores: LineScores.nullable(),
  leaders: LiveDetails.shape.leaders,
  eventImage: Image.nullable(),
})
export type GameCenterHero = z.infer<typeof GameCenterHero>

export const GameCenterInfo = z.object({
  game: GameDetails,
  results: GameResults.nullable(),
  /** What a box score says of the day: crowd, weather, officials. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
})
export type GameCenterInfo = z.infer<typeof GameCenterInfo>

export const GameCenterPicture = z.object({
  source: z.enum(['event', 'moment', 'story']),
  title: z.string(),
  image: Image,
  url: z.string().nullable(),
})
export type GameCenterPicture = z.infer<typeof GameCenterPicture>

export const GameCenterPromotions = z.object({
  id: z.number(),
  title: z.string(),
  promoItems: z.array(Campaign),
})
export type GameCenterPromotions = z.infer<typeof GameCenterPromotions>

/** Spec 1 §9; snake case is the wire's own. */
export const GameCenterGame = z.object({ id: z.number(), game_state: GameState })
export type GameCenterGame = z.infer<typeof GameCenterGame>
