import type { Game } from '../../src/contract/game.schema.ts'
import { addDays } from '../../src/domain/calendar/when.ts'
import { toInstant, toLocalDateTime } from '../../src/domain/calendar/time-zone.ts'
import { getGameKind, isAwaited } from '../../src/domain/games/game.ts'
import { wantedTopics } from '../content/push/push-subscribers.ts'
import { gamesToTell, settingsToTell } from '../content/push/told-content.ts'
import { ReadContext } from '../content/read-context.ts'
import type { Store } from '../db/store.ts'
import type { NotificationPlanner } from './notification-planner.ts'

/** Milliseconds between two looks at the events of teams with subscribers. */
const looksEvery = 5 * 60_000
/** Milliseconds until the look after a subscription, for all of that time at once. */
const soon = 1000
/** Milliseconds before and after its start in which a game may be under way. */
const before = 15 * 60_000
const after = 24 * 3_600_000

/**
 * Looks at the events of a content source, which writes nothing to the change log: compares those
 * of teams with subscribers with what was last sent, and finds the departments with a game near
 * now, whose live scores must be polled. Without subscribers it asks for nothing.
 */
export class SourceWatch {
  #store: Store
  #planner: NotificationPlanner
  #near = new Set<string>()
  #timer: NodeJS.Timeout
  #soon: NodeJS.Timeout | undefined
  #line: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(store: Store, planner: NotificationPlanner) {
    this.#store = store
    this.#planner = planner
    this.#timer = setInterval(() => void this.look(), looksEvery)
    this.#timer.unref()
    void this.look()
  }

  /** Departments with subscribers of a team that has a game near now. */
  get near(): string[] {
    return [...this.#near]
  }

  /** Resolves when all looks so far are done. */
  get settled(): Promise<void> {
    return this.#line
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    clearTimeout(this.#soon)
    await this.#line
  }

  lookSoon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined
      void this.look()
    }, soon)
    this.#soon.unref()
  }

  look(): Promise<void> {
    // The content source reports its failures itself; the next look tries again.
    this.#line = this.#line.then(() => this.#lookAtAll()).catch(() => undefined)
    return this.#line
  }

  async #lookAtAll(): Promise<void> {
    if (this.#isClosed) return
    const topicsByTenant = await wantedTopics(this.#store)
    for (const tenant of this.#near) if (!topicsByTenant.has(tenant)) this.#near.delete(tenant)
    await Promise.all(
      [...topicsByTenant].map(([tenant, topics]) =>
        this.#lookAt(tenant, topics).catch(() => undefined),
      ),
    )
  }

  async #lookAt(tenant: string, topics: string[]): Promise<void> {
    if (topics.includes('alert')) this.#planner.watchAlerts(tenant)
    const context = new ReadContext(this.#store, tenant)
    const zone = (await settingsToTell(context))?.timeZone ?? 'UTC'
    const yesterday = addDays(toLocalDateTime(context.now, zone).slice(0, 10), -1)
    const sports = new Set(topics.flatMap((topic) => /^sport:(\d+):/.exec(topic)?.[1] ?? []))
    const games: Game[] = []
    for (const sport of sports)
      games.push(...(await gamesToTell(context, Number(sport), yesterday)))
    this.#planner.compare(tenant, games)
    if (games.some((game) => isNear(game, zone, context.now.getTime()))) this.#near.add(tenant)
    else this.#near.delete(tenant)
  }
}

function isNear(game: Game, zone: string, now: number): boolean {
  if (getGameKind(game) === 'live') return true
  if (!isAwaited(game)) return false
  const since =
    now - (game.dateUtc ? Date.parse(game.dateUtc) : toInstant(game.date, zone).getTime())
  return since > -before && since < after
}
