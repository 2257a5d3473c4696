import type { LiveGame, LiveStats } from '../../src/contract/live.schema.ts'
import { isComplete, isLive } from '../../src/domain/games/game.ts'
import { isContainer, type Container } from './schema-parts.ts'

/** Milliseconds before and after its date in which a game may be under way. */
const near = 36 * 3_600_000

type Game = Container & { id: number; date: string; gameState: LiveGame['gameState'] }
/** A game of a list without its live state, which the specification has in `LiveStats` only. */
const isOpen = (value: Container): value is Game =>
  (value['live'] === null || (isContainer(value['live']) && value['live']['version'] === 0)) &&
  typeof value['date'] === 'string' &&
  typeof value['id'] === 'number' &&
  [0, 1, 2, 3].includes(value['gameState'] as number)

/** Whether an answer has a game that may be under way and lacks its live state. */
export function mayBeOn(value: unknown, now: Date): boolean {
  if (!isContainer(value)) return false
  if (isOpen(value)) return Math.abs(Date.parse(value.date) - now.getTime()) < near
  return Object.values(value).some((inside) => mayBeOn(inside, now))
}

/** An answer whose games have the state, score and period of `LiveStats`. */
export function withLive(value: unknown, { Games }: LiveStats): unknown {
  const states = new Map(Games.map(({ Live }) => [Live.gameId, Live]))
  const walked = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walked)
    if (!isContainer(part)) return part
    const live = isOpen(part) ? states.get(part.id) : undefined
    if (live && (isLive(live.gameState) || isComplete(live.gameState)))
      return { ...part, live, gameState: live.gameState }
    return Object.fromEntries(Object.entries(part).map(([key, inside]) => [key, walked(inside)]))
  }
  return states.size > 0 ? walked(value) : value
}
