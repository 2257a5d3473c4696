import { get } from './endpoint.ts'
import { minutes, type EmptyQuery } from './queries.ts'
import type {
  GameCenterGame,
  GameCenterHero,
  GameCenterInfo,
  GameCenterLayout,
  GameCenterPicture,
  GameCenterPromotions,
} from './game-center.schema.ts'
import type { Game } from './game.schema.ts'
import type { OpponentHistory } from './opponents.schema.ts'
import type { StoryTeaser } from './stories.schema.ts'

type OfGame = { gameId: number }

export const gameCenterGames = get<EmptyQuery, GameCenterGame[]>('/api/v2/game-center/games', {
  empty: [],
  staleTimeSeconds: 0,
  offline: 'never',
  timeout: 5000,
})
export const gameCenterLayout = get<OfGame, GameCenterLayout | null>(
  '/api/v2/game-center/:gameId/layout',
  { empty: null, staleTimeSeconds: 1 * minutes },
)
export const gameCenterHero = get<OfGame, GameCenterHero | null>(
  '/api/v2/game-center/:gameId/hero',
  { empty: null, staleTimeSeconds: 1 * minutes },
)
export const gameCenterGallery = get<OfGame, GameCenterPicture[]>(
  '/api/v2/game-center/:gameId/gallery',
  { empty: [], staleTimeSeconds: 5 * minutes },
)
export const gameCenterStories = get<OfGame, StoryTeaser[]>('/api/v2/game-center/:gameId/stories', {
  empty: [],
  staleTimeSeconds: 1 * minutes,
})
export const gameCenterInfo = get<OfGame, GameCenterInfo | null>(
  '/api/v2/game-center/:gameId/game-info',
  { empty: null, staleTimeSeconds: 1 * minutes },
)
export const gameCenterHistory = get<OfGame, OpponentHistory | null>(
  '/api/v2/game-center/:gameId/opponent-history',
  { empty: null, staleTimeSeconds: 5 * minutes },
)
export const gameCenterNext = get<OfGame, Game | null>('/api/v2/game-center/:gameId/next-game', {
  empty: null,
  staleTimeSeconds: 1 * minutes,
})
export const gameCenterPromotions = get<{ promoGroupId: number }, GameCenterPromotions | null>(
  '/api/v2/game-center/promo-group/:promoGroupId',
  { empty: null, staleTimeSeconds: 5 * minutes },
)
