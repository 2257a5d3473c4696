import type { Game } from '../../src/contract/schema/game.ts'
import { isComplete, isLive } from '../../src/domain/game.ts'
import { wallClock } from '../../src/domain/zone.ts'
import { boxScoreHref, scheduleHref } from '../../src/routes/links.ts'
import { readAlerts } from '../content/alerts.ts'
import { textOf } from '../content/clean-html.ts'
import { readGame } from '../content/games.ts'
import { enqueue } from '../content/push-jobs.ts'
import { isWanted, subscribersOf, tenantsThatWant } from '../content/push-subscribers.ts'
import { tell, toldSince } from '../content/push-told.ts'
import { Reading } from '../content/reading.ts'
import { readSettings } from '../content/site.ts'
import type { Change } from '../db/changes.ts'
import type { Store } from '../db/store.ts'
import { newsOf, toldOf, type News, type Told } from './game-news.ts'
import { jobFor, messageOf } from './messages.ts'
import { wordsOf } from './words.ts'

/** Milliseconds between two messages about the score of one game: what happens between them is told by the second. */
const betweenScores = 120_000
/** Who was away for longer tells nothing of what happened meanwhile. */
const lookBack = 6 * 3_600_000
const day = 86_400_000

/**
 * Makes messages of what the change log tells: what a game or an alert is now, held against what was last told of it. Several processes hear of the
 * same change, and one of them finds the difference (`tell`). Nobody waits for it: a scorer's file is answered before.
 */
export class Newsroom {
  #store: Store
  #origins: (tenant: string) => string
  #report: (fault: unknown) => void
  #wake: () => void
  #line: Promise<void> = Promise.resolve()
  /** Alerts that begin by themselves, by tenant. */
  #later = new Map<string, NodeJS.Timeout>()
  #stop: () => void

  constructor(store: Store, origins: (tenant: string) => string, wake: () => void, report: (fault: unknown) => void) {
    this.#store = store
    this.#origins = origins
    this.#wake = wake
    this.#report = report
    this.#stop = store.changes.listen((changes) => { this.#hear(changes) })
    this.#queue(async () => {
      for (const { tenant, id } of await toldSince(store, Date.now() - lookBack)) await this.#ofGame(tenant, id)
      for (const tenant of await tenantsThatWant(store, 'alert')) await this.#ofAlerts(tenant)
    })
  }

  /** Resolves when all that was heard so far has been made into messages. */
  get settled(): Promise<void> {
    return this.#line
  }

  async close(): Promise<void> {
    this.#stop()
    for (const timer of this.#later.values()) clearTimeout(timer)
    await this.#line
  }

  #hear(changes: Change[]): void {
    for (const [tenant, some] of Map.groupBy(changes, (change) => change.tenant)) {
      const topics = new Set(some.flatMap((change) => change.topics))
      for (const topic of topics) if (topic.startsWith('game:')) this.#queue(() => this.#ofGame(tenant, Number(topic.slice(5))))
      if (topics.has('alert')) this.#queue(() => this.#ofAlerts(tenant))
    }
  }

  #queue(work: () => Promise<void>): void {
    this.#line = this.#line.then(work).catch(this.#report)
  }

  async #ofGame(tenant: string, id: number): Promise<void> {
    const reading = new Reading(this.#store, tenant)
    const game = await readGame(reading, id)
    if (!game || !(await isWanted(this.#store, tenant, `sport:${game.sport.id}:`))) return
    const settings = await readSettings(reading)
    const now = reading.now.getTime()
    const today = wallClock(reading.now, settings?.timeZone ?? 'UTC').slice(0, 10)
    let news: News[] = []
    let from = now
    const { before, after } = await tell<Told>(this.#store, tenant, 'game', id, (old) => {
      const next = toldOf(game, old?.scoredAt ?? 0)
      if (!old) return next
      news = newsOf(old, next, game, today)
      from = now
      if (news.length === 0 && JSON.stringify(old) === JSON.stringify(next)) return undefined
      if (news.some(({ kind }) => kind === 'score')) {
        from = old.scoredAt > now ? old.scoredAt : Math.max(now, old.scoredAt + betweenScores)
        next.scoredAt = from
      }
      return next
    }, now)
    if (!before || !after || news.length === 0) return
    for (const one of news) await this.#send(tenant, game, after, one, settings?.schoolName ?? '', now, one.kind === 'score' ? from : now)
    this.#wake()
  }

  async #send(tenant: string, game: Game, told: Told, news: News, school: string, now: number, from: number): Promise<void> {
    const tag = `game-${game.id}`
    const navigate = this.#origins(tenant) + placeOf(game)
    const said = (free: boolean) => messageOf(news.kind, wordsOf(news, game, told, school, free), navigate, tag, game.id)
    const [full, free] = [said(false), said(true)]
    const collapse = news.kind === 'schedule' ? `s${game.id}` : `g${game.id}`
    for await (const some of subscribersOf(this.#store, tenant, [`sport:${game.sport.id}:${news.kind}`])) {
      await enqueue(this.#store, tenant, some.flatMap((one) => jobFor(one, collapse, one.wishes.scoreFree ? free : full, now, from) ?? []))
    }
  }

  async #ofAlerts(tenant: string): Promise<void> {
    if (!(await isWanted(this.#store, tenant, 'alert'))) return
    const reading = new Reading(this.#store, tenant)
    const running = await readAlerts(reading)
    this.#lookAgain(tenant, reading.until)
    for (const alert of running) {
      const { before } = await tell<{ title: string }>(this.#store, tenant, 'alert', alert.id, (old) => (old ? undefined : { title: alert.title }))
      if (before) continue
      const message = messageOf('alert', { title: alert.title, body: textOf(alert.message) }, this.#origins(tenant) + '/', `alert-${alert.id}`)
      for await (const some of subscribersOf(this.#store, tenant, ['alert'])) {
        await enqueue(this.#store, tenant, some.flatMap((one) => jobFor(one, `a${alert.id}`, message, Date.now()) ?? []))
      }
    }
    this.#wake()
  }

  /** No write says that an alert begins: time does. */
  #lookAgain(tenant: string, at: number): void {
    clearTimeout(this.#later.get(tenant))
    if (!Number.isFinite(at)) return
    const timer = setTimeout(() => this.#queue(() => this.#ofAlerts(tenant)), Math.min(at - Date.now() + 50, day))
    timer.unref()
    this.#later.set(tenant, timer)
  }
}

/** Where a tap leads: to the game where it has something to see, else to its schedule. */
const placeOf = (game: Game): string => (isLive(game.gameState) || isComplete(game.gameState) ? (game.gameCenterLink ?? boxScoreHref(game)) : scheduleHref(game.sport, game.season))
