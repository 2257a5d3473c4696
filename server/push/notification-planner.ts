import type { Game } from '../../src/contract/game.schema.ts'
import { isComplete, isLive } from '../../src/domain/games/game.ts'
import { toLocalDateTime } from '../../src/domain/calendar/time-zone.ts'
import { boxScoreHref, scheduleHref } from '../../src/routes/links.ts'
import { getContentSource } from '../content/content-source.ts'
import { htmlToText } from '../content/html/clean-html.ts'
import { enqueue } from '../content/push/push-jobs.ts'
import {
  hasSubscribers,
  iterateSubscribers,
  tenantsWithSubscribers,
  type TenantDb,
} from '../content/push/push-subscribers.ts'
import { gamesChangedSince, updateNotifiedState } from '../content/push/notified-state.ts'
import { alertsToTell, gameToTell, settingsToTell } from '../content/push/told-content.ts'
import { ReadContext } from '../content/read-context.ts'
import type { Change } from '../db/changes.ts'
import type { Store } from '../db/store.ts'
import {
  diffGame,
  toNotifiedGame,
  type NotifiedAlert,
  type GameUpdate,
  type NotifiedGame,
} from './game-updates.ts'
import { jobFor, buildMessage, formatNotification } from './messages.ts'

/**
 * Milliseconds between two score messages of one game: the second one covers what happened in
 * between.
 */
const betweenScores = 120_000
/** After a longer downtime, changes during it are not sent. */
const lookBack = 6 * 3_600_000
const day = 86_400_000
/** Milliseconds until failed work is tried again, for each attempt. */
const retryDelays = [1000, 5000, 30_000, 120_000]

/**
 * Makes messages from the change log: compares a game or an alert with what was last sent
 * (`updateNotifiedState`). Runs in the background, so that a scorer's file is answered first.
 */
export class NotificationPlanner {
  #store: Store
  #origins: (tenant: string) => string
  #report: (error: unknown) => void
  #wake: () => void
  #line: Promise<void> = Promise.resolve()
  /** Alerts with a future start, by tenant. */
  #later = new Map<string, NodeJS.Timeout>()
  #again = new Set<NodeJS.Timeout>()
  #stop: () => void

  constructor(
    store: Store,
    origins: (tenant: string) => string,
    wake: () => void,
    report: (error: unknown) => void,
  ) {
    this.#store = store
    this.#origins = origins
    this.#wake = wake
    this.#report = report
    this.#stop = store.changes.listen((changes) => {
      this.#hear(changes)
    })
    this.#queue(async () => {
      for (const { tenant, id } of await gamesChangedSince(store, Date.now() - lookBack))
        await this.#ofGame(tenant, id)
      for (const tenant of await tenantsWithSubscribers(store, 'alert'))
        await this.#ofAlerts(tenant)
    })
  }

  /** Resolves when all changes so far are processed. */
  get settled(): Promise<void> {
    return this.#line
  }

  /** Watches a department's alerts after the first subscription. */
  watchAlerts(tenant: string): void {
    this.#queue(() => this.#ofAlerts(tenant))
  }

  /** Compares games that were just read with what was last sent. */
  compare(tenant: string, games: Game[]): void {
    this.#queue(async () => {
      for (const game of games) await this.#ofKnown(tenant, game)
    })
  }

  async close(): Promise<void> {
    this.#stop()
    for (const timer of [...this.#later.values(), ...this.#again]) clearTimeout(timer)
    await this.#line
  }

  #hear(changes: Change[]): void {
    for (const [tenant, some] of Map.groupBy(changes, (change) => change.tenant)) {
      const topics = new Set(some.flatMap((change) => change.topics))
      for (const topic of topics)
        if (topic.startsWith('game:'))
          this.#queue(() => this.#ofGame(tenant, Number(topic.slice(5))))
      if (topics.has('alert')) this.watchAlerts(tenant)
    }
  }

  /** Failed work has no effect and is tried again. */
  #queue(work: () => Promise<void>, failures = 0): void {
    this.#line = this.#line.then(work).catch((error: unknown) => {
      this.#report(error)
      const wait = retryDelays[failures]
      if (wait === undefined) return
      const timer = setTimeout(() => {
        this.#again.delete(timer)
        this.#queue(work, failures + 1)
      }, wait)
      timer.unref()
      this.#again.add(timer)
    })
  }

  async #ofGame(tenant: string, id: number): Promise<void> {
    if (!(await hasSubscribers(this.#store, tenant, 'sport:'))) return
    const game = await gameToTell(new ReadContext(this.#store, tenant), id)
    if (game) await this.#ofKnown(tenant, game)
  }

  async #ofKnown(tenant: string, knownGame: Game): Promise<void> {
    const { id, sport } = knownGame
    if (!(await hasSubscribers(this.#store, tenant, `sport:${sport.id}:`))) return
    // The store is read again in the transaction; a content source only before it.
    const contentSource = getContentSource(this.#store)
    const outside = contentSource && (await settingsToTell(new ReadContext(this.#store, tenant)))
    await updateNotifiedState<NotifiedGame>(
      this.#store,
      tenant,
      'game',
      id,
      async (before, tenantDb) => {
        const context = new ReadContext(tenantDb, tenant)
        const game = contentSource ? knownGame : await gameToTell(context, id)
        if (!game) return undefined
        const now = context.now.getTime()
        const next = toNotifiedGame(game, before)
        if (!before) return next
        const settings = contentSource ? outside : await settingsToTell(context)
        const news = diffGame(
          before,
          next,
          game,
          toLocalDateTime(context.now, settings?.timeZone ?? 'UTC').slice(0, 10),
        )
        if (news.length === 0)
          return JSON.stringify(before) === JSON.stringify(next) ? undefined : next
        // A delayed score message replaces the waiting one and keeps its time.
        if (news.some(({ kind }) => kind === 'score'))
          next.scoredAt =
            before.scoredAt > now ? before.scoredAt : Math.max(now, before.scoredAt + betweenScores)
        for (const update of news)
          await this.#put(tenantDb, game, next, update, settings?.schoolName ?? '', now)
        return next
      },
    )
    this.#wake()
  }

  async #put(
    tenantDb: TenantDb,
    game: Game,
    notified: NotifiedGame,
    news: GameUpdate,
    school: string,
    now: number,
  ): Promise<void> {
    const navigate = this.#origins(tenantDb.tenant) + placeOf(game)
    const buildVariant = (free: boolean) =>
      buildMessage(
        news.kind,
        formatNotification(news, game, notified, school, free),
        navigate,
        `game-${game.id}`,
        game.id,
      )
    const [full, free] = [buildVariant(false), buildVariant(true)]
    const collapse = news.kind === 'schedule' ? `s${game.id}` : `g${game.id}`
    const from = news.kind === 'score' ? notified.scoredAt : now
    for await (const some of iterateSubscribers(tenantDb, [
      `sport:${game.sport.id}:${news.kind}`,
    ])) {
      await enqueue(
        tenantDb,
        some.flatMap(
          (subscriber) =>
            jobFor(subscriber, collapse, subscriber.wishes.scoreFree ? free : full, now, from) ??
            [],
        ),
      )
    }
  }

  async #ofAlerts(tenant: string): Promise<void> {
    if (!(await hasSubscribers(this.#store, tenant, 'alert'))) return
    const context = new ReadContext(this.#store, tenant)
    const activeAlerts = await alertsToTell(context)
    this.#lookAgain(tenant, context.until)
    for (const { id, title, message, startDate } of activeAlerts) {
      await updateNotifiedState<NotifiedAlert>(
        this.#store,
        tenant,
        'alert',
        id,
        async (before, tenantDb) => {
          if (before && before.startDate === startDate) return undefined
          const alertMessage = buildMessage(
            'alert',
            { title, body: htmlToText(message) },
            `${this.#origins(tenant)}/`,
            `alert-${id}`,
          )
          for await (const some of iterateSubscribers(tenantDb, ['alert']))
            await enqueue(
              tenantDb,
              some.flatMap(
                (subscriber) => jobFor(subscriber, `a${id}`, alertMessage, Date.now()) ?? [],
              ),
            )
          return { title, startDate }
        },
      )
    }
    this.#wake()
  }

  /** The start of an alert is not a write, so a timer checks it. */
  #lookAgain(tenant: string, timestamp: number): void {
    clearTimeout(this.#later.get(tenant))
    if (!Number.isFinite(timestamp)) return
    const timer = setTimeout(
      () => this.#queue(() => this.#ofAlerts(tenant)),
      Math.min(timestamp - Date.now() + 50, day),
    )
    timer.unref()
    this.#later.set(tenant, timer)
  }
}

/** Where a tap leads: to the game's page if it has content, else to its schedule. */
const placeOf = (game: Game): string =>
  isLive(game.gameState) || isComplete(game.gameState)
    ? (game.gameCenterLink ?? boxScoreHref(game))
    : scheduleHref(game.sport, game.season)
