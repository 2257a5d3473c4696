import { useSyncExternalStore } from 'react'
import type { Game } from '../../contract/game.schema.ts'
import type { LiveGame } from '../../contract/live.schema.ts'
import { getGameKind, markedLive, withLive } from '../../domain/games/game.ts'
import { serverNow } from '../../platform/server-clock.ts'

/** The newest state of each game received by this tab. */
const games = new Map<number, LiveGame>()
const listeners = new Set<(game: LiveGame) => void>()

/** Stores a state unless a newer one is known, whatever the order of arrival. */
export function applyLiveGame(game: LiveGame): void {
  const existing = games.get(game.gameId)
  if (existing && existing.version >= game.version) return
  games.set(game.gameId, game)
  for (const listener of listeners) listener(game)
}

/** All known states, for a new tab that may have missed them. */
export const getLiveGames = (): LiveGame[] => [...games.values()]

export function subscribeToLive(listener: (game: LiveGame) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Games that the game center shows as live. */
let inGameCenter: ReadonlySet<number> = new Set()
const watchers = new Set<() => void>()

/** Replaces the whole list: a game that is not in it is no longer live there. */
export function applyGameCenter(live: ReadonlySet<number>): void {
  inGameCenter = live
  checkStarts()
}

/** Looks which games have begun since they were rendered. */
export function checkStarts(): void {
  for (const watcher of watchers) watcher()
}

const onGameCenter = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * The current state of a game. Render every game through this hook, so that it updates in place. A
 * game of a saved page has begun when its start has passed since, without a network, too.
 */
export function useLiveGame(game: Game): Game {
  const live = useSyncExternalStore(
    subscribeToLive,
    () => games.get(game.id),
    () => undefined,
  )
  const marked = useSyncExternalStore(
    onGameCenter,
    () =>
      inGameCenter.has(game.id)
        ? 'live'
        : getGameKind(game) === 'upcoming' && Date.parse(game.dateUtc ?? '') <= serverNow()
          ? 'begun'
          : null,
    () => null,
  )
  const current = markedLive(withLive(game, live), marked === 'live')
  return marked === 'begun' && getGameKind(current) === 'upcoming'
    ? { ...current, hasBegun: true }
    : current
}
