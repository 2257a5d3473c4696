import {
  readGameCenterGallery,
  readGameCenterHero,
  readGameCenterHistory,
  readGameCenterInfo,
  readGameCenterStories,
} from '../../content/games/game-center.ts'
import {
  readBoard,
  readGameCenterLayout,
  readGameCenterNext,
  readGameCenterPromotions,
} from '../../content/games/game-center-layout.ts'
import type { HandlersOf } from './parts.ts'

export const gameCenterHandlers: HandlersOf<
  typeof import('../../../src/contract/api/game-center.ts')
> = {
  gameCenterGames: (reading) => readBoard(reading),
  gameCenterLayout: (reading, { gameId }) => readGameCenterLayout(reading, gameId),
  gameCenterHero: (reading, { gameId }) => readGameCenterHero(reading, gameId),
  gameCenterGallery: (reading, { gameId }) => readGameCenterGallery(reading, gameId),
  gameCenterStories: (reading, { gameId }) => readGameCenterStories(reading, gameId),
  gameCenterInfo: (reading, { gameId }) => readGameCenterInfo(reading, gameId),
  gameCenterHistory: (reading, { gameId }) => readGameCenterHistory(reading, gameId),
  gameCenterNext: (reading, { gameId }) => readGameCenterNext(reading, gameId),
  gameCenterPromotions: (reading, { promoGroupId }) =>
    readGameCenterPromotions(reading, promoGroupId),
}
