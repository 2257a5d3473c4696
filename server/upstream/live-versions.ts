import type { LiveGame } from '../../src/contract/live.schema.ts'

/** Most games whose last state is remembered. */
const maxGames = 2000

/**
 * Versions of live states of an upstream that has none: the second in which a state was first seen.
 * It grows with every change and is about the same in each process.
 */
export class LiveVersions {
  #last = new Map<string, { text: string; live: LiveGame }>()

  /** `whose`: the department and the call, since two calls may tell different parts of a state. */
  of(whose: string, state: Omit<LiveGame, 'version' | 'updatedAt'>, now = Date.now()): LiveGame {
    const key = `${whose} ${state.gameId}`
    const text = JSON.stringify(state)
    const last = this.#last.get(key)
    if (last?.text === text) return last.live
    const version = Math.max(Math.floor(now / 1000), (last?.live.version ?? 0) + 1)
    const live = { ...state, version, updatedAt: new Date(now).toISOString() }
    for (const oldest of this.#last.keys()) {
      if (this.#last.size < maxGames) break
      this.#last.delete(oldest)
    }
    this.#last.delete(key)
    this.#last.set(key, { text, live })
    return live
  }
}
