import type { Game } from '../../contract/game.schema.ts'
import { kindOf } from './game.ts'

/**
 * Its time has come and nothing has been heard of it: `now` in milliseconds. Twelve hours on it is
 * no longer waited for.
 */
export function isDue(game: Game, now: number): boolean {
  const kind = kindOf(game)
  const since =
    game.dateUtc && (kind === 'upcoming' || kind === 'delayed')
      ? now - Date.parse(game.dateUtc)
      : -1
  return since >= 0 && since < 12 * 3_600_000
}
