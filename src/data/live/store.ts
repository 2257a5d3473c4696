import { useSyncExternalStore } from 'react'
import type { Game } from '../../contract/game.schema.ts'
import type { LiveGame } from '../../contract/live.schema.ts'
import { markedLive, withLive } from '../../domain/games/game.ts'

/** The newest state of each game that the stream, or polling, has told this tab. */
const games = new Map<number, LiveGame>()
const listeners = new Set<(game: LiveGame) => void>()

/** Takes a state unless a newer one is known: newest wins, whatever the order of arrival. */
export function takeLive(game: LiveGame): void {
  const known = games.get(game.gameId)
  if (known && known.version >= game.version) return
  games.set(game.gameId, game)
  for (const listener of listeners) listener(game)
}

/**
 * Everything this tab knows: what a leader tells a tab that has just come, which may have missed
 * it.
 */
export const knownLive = (): LiveGame[] => [...games.values()]

export function onLive(listener: (game: LiveGame) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Games that the game center has as live. */
let inGameCenter: ReadonlySet<number> = new Set()
const watchers = new Set<() => void>()

/** Takes the whole list: a game that is no longer on it is no longer live by it. */
export function takeGameCenter(live: ReadonlySet<number>): void {
  inGameCenter = live
  for (const watcher of watchers) watcher()
}

const onGameCenter = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * The game as it stands now. Draw every game through this, and it changes in place on the open
 * page.
 */
export function useLiveGame(game: Game): Game {
  const live = useSyncExternalStore(
    onLive,
    () => games.get(game.id),
    () => undefined,
  )
  const marked = useSyncExternalStore(
    onGameCenter,
    () => inGameCenter.has(game.id),
    () => false,
  )
  return markedLive(withLive(game, live), marked)
}
