import { z } from 'zod'
import { TeamResult } from './conference-games.schema.ts'
import { GameDetails, GameResults, LineScores } from './game-details.schema.ts'
import { Game } from './game.schema.ts'
import { GameState, LiveDetails } from './live.schema.ts'
import { OpponentHistory } from './opponents.schema.ts'
import { Image, id, emptyQuery, type CallSchemaOf } from './parts.schema.ts'
import { Campaign } from './promotions.schema.ts'
import { StoryTeaser } from './stories.schema.ts'

export const GameCenterPart = z
  .enum([
    'hero',
    'countdown',
    'matchup',
    'score-by-period',
    'scoring',
    'flow',
    'sets',
    'leaders',
    'milestones',
    'last-meeting',
    'plays',
    'team-stats',
    'shots',
    'drives',
    'corrections',
    'game-info',
    'stories',
    'gallery',
    'recent',
    'opponent-history',
    'next-game',
    'promo',
  ])
  .meta({ id: 'GameCenterPart', description: 'The possible sections of a game center.' })
export type GameCenterPart = z.infer<typeof GameCenterPart>

export const GameCenterLayout = z
  .object({
    gameId: z.number(),
    phase: z.enum(['before', 'live', 'after', 'called-off']),
    sections: z.array(
      z.object({
        part: GameCenterPart,
        title: z.string(),
        note: z
          .string()
          .optional()
          .meta({ description: 'What the section covers, below its heading.' }),
      }),
    ),
    promoGroupId: z
      .number()
      .nullable()
      .meta({
        description:
          'The id of the promotions, for `game-center/promo-group`; null if there ' + 'are none.',
      }),
  })
  .meta({
    id: 'GameCenterLayout',
    description: 'The sections of a game center now, from top to bottom.',
  })
export type GameCenterLayout = z.infer<typeof GameCenterLayout>

export const TeamSeason = z
  .object({
    conferenceRecord: z.string(),
    homeRecord: z.string(),
    awayRecord: z.string(),
    streak: z.string().meta({ description: "'W3'" }),
    lastFive: z
      .string()
      .optional()
      .meta({ description: "The record of the last five games: '4-1'." }),
    perGame: z
      .object({
        unit: z.string().meta({ description: "'points', 'goals', 'runs', 'sets'" }),
        scored: z.string().meta({ description: "'31.4'" }),
        allowed: z.string(),
      })
      .nullable()
      .meta({
        description:
          'Averages of a game; null for an opponent if neither the standings nor the lines Total ' +
          'and Opponents of its file have them.',
      }),
    statistics: z
      .array(
        z.object({
          key: z.string().meta({ description: "The table and column: 'players/fgpct'." }),
          title: z.string().meta({ description: "'Field-goal percentage'" }),
          value: z.string().meta({ description: "'.456', '35.1'" }),
          better: z.enum(['more', 'fewer']),
        }),
      )
      .meta({
        description:
          "Rates of the team's total line, the most telling first: ours from the season's " +
          "statistics if these cover half of the games, theirs from the opponent's file.",
      }),
  })
  .meta({ id: 'TeamSeason', description: "A team's season so far; '' for what is unknown." })
export type TeamSeason = z.infer<typeof TeamSeason>

const Team = z.object({
  name: z.string(),
  prefix: z
    .string()
    .nullable()
    .meta({ description: 'Shown before the name, such as a rank or a seed.' }),
  mascot: z.string().nullable(),
  image: Image.nullable(),
  score: z.string().nullable(),
  record: z
    .string()
    .nullable()
    .meta({
      description:
        "'7-2 (4-1)', with the conference where it is known: ours from the schedule, theirs from " +
        'the stat file or the standings; of a game that is over, the record after it.',
    }),
  season: TeamSeason.nullable()
    .optional()
    .meta({
      description:
        'Only before the game: ours from the schedule, theirs from our standings and the file of ' +
        'their statistics; null if neither has anything.',
    }),
})

export const GameCenterHero = z
  .object({
    game: Game,
    school: Team,
    opponent: Team,
    displayText: z
      .string()
      .meta({ description: "'Final/OT', '3rd · 8:39', 'Sat, Sept. 5 · 7 p.m.'" }),
    countdownTo: z
      .string()
      .nullable()
      .meta({
        description:
          'The time to count down to (UTC); null after the start, and while the ' +
          'time is unknown.',
      }),
    lineScores: LineScores.nullable(),
    leaders: LiveDetails.shape.leaders,
    eventImage: Image.nullable(),
    opponentResults: z
      .array(TeamResult)
      .optional()
      .meta({
        description:
          "Only before the game: the opponent's last five results of the season, newest first; " +
          'empty if the results of the conference lack some of them.',
      }),
    milestones: z
      .array(
        z.object({
          name: z.string(),
          url: z.string().meta({ description: 'The bio.' }),
          title: z.string().meta({ description: "'Passing yards'" }),
          total: z.string(),
          amount: z.number().meta({ description: 'The next round number.' }),
          left: z.number(),
        }),
      )
      .optional()
      .meta({
        description:
          'Only before the next game of a team: career milestones that it may bring, by the ' +
          'averages of this season; the nearest first.',
      }),
    lastMeeting: z
      .object({ game: Game, leaders: LiveDetails.shape.leaders })
      .nullable()
      .optional()
      .meta({
        description:
          'Only before the game: the last game of both teams and its leaders, if it has a box ' +
          'score.',
      }),
  })
  .meta({ id: 'GameCenterHero' })
export type GameCenterHero = z.infer<typeof GameCenterHero>

export const GameCenterInfo = z
  .object({
    game: GameDetails,
    results: GameResults.nullable(),
    facts: z
      .array(z.object({ label: z.string(), value: z.string() }))
      .meta({ description: 'Attendance, weather and officials of a box score.' }),
  })
  .meta({ id: 'GameCenterInfo' })
export type GameCenterInfo = z.infer<typeof GameCenterInfo>

export const GameCenterPicture = z
  .object({
    source: z.enum(['event', 'moment', 'story']),
    title: z.string(),
    image: Image,
    url: z.string().nullable(),
  })
  .meta({ id: 'GameCenterPicture' })
export type GameCenterPicture = z.infer<typeof GameCenterPicture>

export const GameCenterPromotions = z
  .object({
    id: z.number(),
    title: z.string(),
    promoItems: z.array(Campaign),
  })
  .meta({ id: 'GameCenterPromotions' })
export type GameCenterPromotions = z.infer<typeof GameCenterPromotions>

export const GameCenterGame = z.object({ id: z.number(), game_state: GameState }).meta({
  id: 'GameCenterGame',
  description: "A game in the game center's list. The API specifies snake case.",
})
export type GameCenterGame = z.infer<typeof GameCenterGame>

const ofGame = z.object({ gameId: id })

export const gameCenterSchemas: CallSchemaOf<typeof import('./game-center.ts')> = {
  gameCenterGames: {
    summary: 'Games on the board with their state: live, just ended or upcoming.',
    query: emptyQuery,
    result: z.array(GameCenterGame),
    example: {},
  },
  gameCenterLayout: {
    summary: 'The sections of a game center now, from top to bottom.',
    query: ofGame,
    result: GameCenterLayout.nullable(),
    example: { gameId: 2 },
  },
  gameCenterHero: {
    summary: 'The top of a game center: both teams, score by period, leaders, countdown.',
    query: ofGame,
    result: GameCenterHero.nullable(),
    example: { gameId: 2 },
  },
  gameCenterGallery: {
    summary: 'Pictures of a game, of its moments and of its stories.',
    notes: 'Without those of the first four stories, which the page shows beside them.',
    query: ofGame,
    result: z.array(GameCenterPicture),
    example: { gameId: 2 },
  },
  gameCenterStories: {
    summary: 'Stories about a game, newest first.',
    query: ofGame,
    result: z.array(StoryTeaser),
    example: { gameId: 2 },
  },
  gameCenterInfo: {
    summary: 'Everything about a game and its game day.',
    query: ofGame,
    result: GameCenterInfo.nullable(),
    example: { gameId: 2 },
  },
  gameCenterHistory: {
    summary: 'Meetings with the opponent of a game.',
    query: ofGame,
    result: OpponentHistory.nullable(),
    example: { gameId: 2 },
  },
  gameCenterNext: {
    summary: 'The next game of the same team.',
    query: ofGame,
    result: Game.nullable(),
    example: { gameId: 2 },
  },
  gameCenterPromotions: {
    summary: 'The promotions of a game center.',
    notes: "The number is the layout's `promoGroupId`.",
    query: z.object({ promoGroupId: id }),
    result: GameCenterPromotions.nullable(),
    example: { promoGroupId: 2 },
  },
}
