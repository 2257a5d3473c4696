import { readBoard } from '../../content/games/board.ts'
import type { HandlersOf } from './parts.ts'

export const boardHandlers: HandlersOf<typeof import('../../../src/contract/api/board.ts')> = {
  board: (reading, { ids }) => readBoard(reading, ids?.split(',').map(Number)),
}
