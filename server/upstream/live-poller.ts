import type { LiveGame } from '../../src/contract/live.schema.ts'

/**
 * Milliseconds between two polls of a tenant's games, with a random spread of that part of it; and
 * the longest after failures.
 */
const usually = 3000
const spread = 2 / 3
const maxIntervalMs = 15_000
/** Milliseconds between two checks for viewers. */
const looksEvery = 500

type Parts = {
  /** Tenants with a viewer, or with subscribers of a game near now. */
  watched(): string[]
  read(tenant: string): Promise<LiveGame[]>
  /** Called with the changed topics: the games, and 'games' when one began or ended. */
  changed(tenant: string, topics: string[]): Promise<void>
  report(error: unknown): void
  every?: number | undefined
  random?: () => number
}
type Tenant = {
  known: Map<number, string> | null
  failures: number
  timer: NodeJS.Timeout | undefined
}

/** Polls an upstream for live games of watched tenants, one poller per tenant. */
export class LivePoller {
  #parts: Parts
  #tenants = new Map<string, Tenant>()
  #timer: NodeJS.Timeout

  constructor(parts: Parts) {
    this.#parts = parts
    this.#timer = setInterval(() => this.#look(), looksEvery)
    this.#timer.unref()
  }

  close(): void {
    clearInterval(this.#timer)
    for (const { timer } of this.#tenants.values()) clearTimeout(timer)
    this.#tenants.clear()
  }

  #look(): void {
    const watched = new Set(this.#parts.watched())
    for (const [name, { timer }] of this.#tenants) {
      if (watched.has(name)) continue
      clearTimeout(timer)
      this.#tenants.delete(name)
    }
    for (const name of watched) {
      if (this.#tenants.has(name)) continue
      const tenant: Tenant = { known: null, failures: 0, timer: undefined }
      this.#tenants.set(name, tenant)
      void this.#poll(name, tenant)
    }
  }

  async #poll(name: string, tenant: Tenant): Promise<void> {
    try {
      const games = await this.#parts.read(name)
      const before = tenant.known
      tenant.known = new Map(games.map((game) => [game.gameId, JSON.stringify(game)]))
      tenant.failures = 0
      const topics = topicsOf(games, before)
      if (topics.length > 0) await this.#parts.changed(name, topics)
    } catch (error) {
      tenant.failures++
      this.#parts.report(error)
    }
    if (this.#tenants.get(name) !== tenant) return
    const { every = usually, random = Math.random } = this.#parts
    const wait =
      Math.min(maxIntervalMs, every * 2 ** Math.min(tenant.failures, 5)) + spread * every * random()
    tenant.timer = setTimeout(() => void this.#poll(name, tenant), wait)
    tenant.timer.unref()
  }
}

/** The first poll reports all games in progress, because open pages may be older. */
function topicsOf(games: LiveGame[], before: Map<number, string> | null): string[] {
  const changed = games.filter((game) => before?.get(game.gameId) !== JSON.stringify(game))
  const stateOf = (game: LiveGame) =>
    (JSON.parse(before?.get(game.gameId) ?? '{}') as Partial<LiveGame>).gameState
  const endedIds = [...(before?.keys() ?? [])].filter(
    (id) => !games.some(({ gameId }) => gameId === id),
  )
  const lists = endedIds.length > 0 || changed.some((game) => stateOf(game) !== game.gameState)
  return [
    ...(lists ? ['games'] : []),
    ...[...changed.map(({ gameId }) => gameId), ...endedIds].map((id) => `game:${id}`),
  ]
}
