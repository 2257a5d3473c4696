import { z } from 'zod'
import {
  GameCenterGame,
  GameCenterHero,
  GameCenterInfo,
  GameCenterLayout,
  GameCenterPicture,
  GameCenterPromotions,
} from '../schema/game-center.ts'
import { Game } from '../schema/game.ts'
import { OpponentHistory } from '../schema/opponent-history.ts'
import { StoryTeaser } from '../schema/story.ts'
import { id, nothing, type DescribedOf } from './parts.ts'

const ofGame = z.object({ gameId: id })

export const gameCenterSchemas: DescribedOf<typeof import('../api/game-center.ts')> = {
  gameCenterGames: {
    summary: 'Games on the board with their state: live, just ended, next to come.',
    query: nothing,
    result: z.array(GameCenterGame),
    example: {},
  },
  gameCenterLayout: {
    summary: 'What stands in the game center of a game now, from top to bottom.',
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
    summary: 'Pictures of a game: of the event, of its moments and stories.',
    query: ofGame,
    result: z.array(GameCenterPicture),
    example: { gameId: 2 },
  },
  gameCenterStories: {
    summary: 'Stories that are about a game, the newest first.',
    query: ofGame,
    result: z.array(StoryTeaser),
    example: { gameId: 2 },
  },
  gameCenterInfo: {
    summary: 'All that is known of a game and of the day on which it was played.',
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
    summary: 'What is promoted in a game center.',
    notes: "The number is the layout's `promoGroupId`.",
    query: z.object({ promoGroupId: id }),
    result: GameCenterPromotions.nullable(),
    example: { promoGroupId: 2 },
  },
}
