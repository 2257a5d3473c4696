import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LiveGame } from '../../src/contract/live.schema.ts'
import { getContentSource } from '../content/content-source.ts'
import { readLiveGames, readLiveStats } from '../content/live/live.ts'
import { ReadContext } from '../content/read-context.ts'
import type { Store } from '../db/store.ts'
import type { Change } from '../db/changes.ts'
import { getClientAddress, type IsTrustedProxy } from '../http/client-address.ts'
import { releaseSocket } from '../http/release-socket.ts'
import { askedGames, chunk, encodeFrame, heartbeat, Viewer, type ViewerFrame } from './viewer.ts'

/**
 * Milliseconds between two heartbeats; proxies close an idle connection after 30 or 60 s. While
 * games change, and for some time after that, they are closer, so that a browser notices a dead
 * connection within 10 s.
 */
const beatEvery = 20_000
const liveBeatEvery = 4000
const liveFor = 30 * 60_000
const beats = [heartbeat(beatEvery), heartbeat(liveBeatEvery)] as const

/** Viewers written to before other work runs, so that a broadcast does not delay pages. */
const slice = 500

/**
 * Most missed changes sent to a reconnecting viewer one by one; with more it reads everything
 * again.
 */
const mostMissed = 1000

/**
 * Streams of one address; more are refused. A phone has one, many devices may share one address.
 */
const mostOfAnAddress = 5000

/**
 * Most last ids of a department whose missed games are cached, and for how many milliseconds at
 * most (or until the next change).
 */
const maxCachedReplies = 100
const keptFor = 1000

/** The first frame of a stream and the missed games; `whole` is all of them in one piece. */
type Missed = { first: Buffer; games: ViewerFrame[]; whole: Buffer }

/**
 * The live hub: one stream per browser, fed by the change log. Each frame is made once and written
 * to all viewers of the tenant.
 */
export class Hub {
  #store: Store
  #viewers = new Map<string, Set<Viewer>>()
  #addresses = new Map<string, number>()
  /**
   * Missed frames by department and last id, because thousands of viewers reconnect at once with
   * the same id.
   */
  #missed = new Map<string, Map<string, Promise<Missed>>>()
  /** When a game of a department last changed. */
  #changed = new Map<string, number>()
  #beat: NodeJS.Timeout
  #stop: () => void
  /** Most streams of one address. */
  #most: number
  #trusted: IsTrustedProxy | undefined

  /** `trusted`: proxies whose forwarding headers give the client address. */
  constructor(
    store: Store,
    {
      most = mostOfAnAddress,
      trusted,
    }: { most?: number; trusted?: IsTrustedProxy | undefined } = {},
  ) {
    this.#store = store
    this.#most = most
    this.#trusted = trusted
    this.#stop = store.changes.listen((changes) => this.#tell(changes))
    let turn = 0
    this.#beat = setInterval(() => {
      turn = (turn + 1) % (beatEvery / liveBeatEvery)
      for (const [tenant, viewers] of this.#viewers) {
        const live = Date.now() - (this.#changed.get(tenant) ?? -liveFor) < liveFor
        if (live || turn === 0) for (const viewer of viewers) viewer.beat(beats[live ? 1 : 0])
      }
    }, liveBeatEvery)
    this.#beat.unref()
  }

  get size(): number {
    return [...this.#viewers.values()].reduce((sum, viewers) => sum + viewers.size, 0)
  }

  /** Tenants with a viewer. */
  get watched(): string[] {
    return [...this.#viewers].flatMap(([tenant, viewers]) => (viewers.size > 0 ? [tenant] : []))
  }

  /**
   * Answers `GET /api/v2/stream` on the raw response, so that ten thousand idle streams cost
   * little.
   */
  async open(request: IncomingMessage, response: ServerResponse, tenant: string): Promise<void> {
    const topics = askedGames(request.url ?? '')
    if (topics === 'wrong')
      return void response
        .writeHead(400, {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
        })
        .end('topics: games, or game:<id> with commas between\n')
    const address = getClientAddress(
      request.socket.remoteAddress,
      { get: (name) => request.headers[name]?.toString() ?? null },
      { trusted: this.#trusted },
    )
    const open = this.#addresses.get(address) ?? 0
    if (open >= this.#most) return void response.writeHead(429, { 'retry-after': '30' }).end()
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-tenant': tenant,
    })
    response.flushHeaders()
    const { socket } = request
    socket.setNoDelay(true)
    socket.setTimeout(0)
    this.#addresses.set(address, open + 1)
    const viewer = new Viewer(socket, topics === 'all' ? undefined : topics)
    const viewers = this.#viewers.get(tenant) ?? new Set()
    this.#viewers.set(tenant, viewers)
    // On the socket, because the response is released.
    socket.on('close', () => {
      viewers.delete(viewer)
      const left = (this.#addresses.get(address) ?? 1) - 1
      if (left > 0) this.#addresses.set(address, left)
      else this.#addresses.delete(address)
    })
    // Spread over seconds, so that not all viewers reconnect at the same time.
    releaseSocket(request, response)
    socket.write(chunk(`retry:${500 + Math.floor(Math.random() * 2500)}\n\n`))
    // Added before the missed changes are read: a change in between is sent twice rather than
    // missed.
    viewers.add(viewer)
    // If catching up fails, the stream is closed and the browser reconnects.
    await this.#catchUp(request, viewer, tenant).catch(() => socket.destroy())
  }

  /**
   * Sends the first frame, which says whether the following frames suffice or the viewer must read
   * again, then each missed game once.
   */
  async #catchUp(request: IncomingMessage, viewer: Viewer, tenant: string): Promise<void> {
    const lastEventId = String(
      request.headers['last-event-id'] ??
        new URL(request.url ?? '', 'http://x').searchParams.get('lastEventId') ??
        '',
    )
    const pendingReads = this.#missed.get(tenant) ?? new Map<string, Promise<Missed>>()
    this.#missed.set(tenant, pendingReads)
    const pendingRead = pendingReads.get(lastEventId)
    const missed = pendingRead ?? this.#readMissed(tenant, lastEventId)
    if (!pendingRead && pendingReads.size < maxCachedReplies) {
      pendingReads.set(lastEventId, missed)
      missed.catch(() => pendingReads.delete(lastEventId))
      setTimeout(() => pendingReads.delete(lastEventId), keptFor).unref()
    }
    viewer.caughtUp(await missed)
  }

  async #readMissed(tenant: string, lastEventId: string): Promise<Missed> {
    const { epoch, changes } = this.#store
    const [viewerEpoch, after] = lastEventId.split(':')
    const now = `${epoch}:${changes.last}`
    const missed =
      viewerEpoch === epoch && /^\d+$/.test(after ?? '') && Number(after) <= changes.last
        ? await this.#since(tenant, Number(after))
        : undefined
    const games = await this.#liveGames(tenant, missed)
    const first = encodeFrame(now, {
      kind: 'sync',
      recovered: (!lastEventId || missed !== undefined) && games !== null,
    })
    const frames = (games ?? []).map((game) => toldOf(now, game))
    return {
      first,
      games: frames,
      whole: Buffer.concat([first, ...frames.map(({ frame }) => frame)]),
    }
  }

  /**
   * Without a list the games that are or were recently live; null when an upstream does not answer.
   */
  async #liveGames(tenant: string, ids: number[] | undefined): Promise<LiveGame[] | null> {
    const contentSource = getContentSource(this.#store)
    if (contentSource) return contentSource.liveGames(tenant, ids).catch(() => null)
    const context = new ReadContext(this.#store, tenant)
    return ids
      ? readLiveGames(context, ids)
      : (await readLiveStats(context)).Games.map(({ Live }) => Live)
  }

  /**
   * Games changed since; undefined when the log does not go back that far or so much was missed
   * that reading again is cheaper.
   */
  async #since(tenant: string, after: number): Promise<number[] | undefined> {
    const { db } = this.#store
    const { oldest } = await db
      .selectFrom('change')
      .select((e) => e.fn.min('seq').as('oldest'))
      .executeTakeFirstOrThrow()
    if (Number(oldest ?? 0) > after + 1) return undefined
    const rows = await db
      .selectFrom('change')
      .select('topics')
      .where('tenant', '=', tenant)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(mostMissed + 1)
      .execute()
    return rows.length > mostMissed
      ? undefined
      : gamesIn(rows.flatMap(({ topics }) => JSON.parse(topics) as string[]))
  }

  async #tell(changes: Change[]): Promise<void> {
    for (const [tenant, some] of Map.groupBy(changes, (change) => change.tenant)) {
      // Before games are read: a later viewer gets this change here or among the missed ones.
      this.#missed.delete(tenant)
      const viewers = this.#viewers.get(tenant)
      if (!viewers?.size) continue
      const games = await this.#liveGames(tenant, gamesIn(some.flatMap(({ topics }) => topics)))
      if (games?.length) this.#changed.set(tenant, Date.now())
      const id = `${this.#store.epoch}:${some.at(-1)!.seq}`
      for (const game of games ?? []) await this.#broadcast([...viewers], toldOf(id, game))
    }
  }

  async #broadcast(viewers: Viewer[], gameFrame: ViewerFrame): Promise<void> {
    for (let start = 0; start < viewers.length; start += slice) {
      if (start > 0) await new Promise((resolve) => setImmediate(resolve))
      for (const viewer of viewers.slice(start, start + slice)) viewer.tell(gameFrame)
    }
  }

  close(): void {
    clearInterval(this.#beat)
    this.#stop()
    for (const viewers of this.#viewers.values()) for (const viewer of viewers) viewer.close()
  }
}

const toldOf = (id: string, game: LiveGame): ViewerFrame => ({
  game: game.gameId,
  version: game.version,
  frame: encodeFrame(id, { kind: 'game', game }),
})

const gamesIn = (topics: string[]) => [
  ...new Set(
    topics.flatMap((topic) => (topic.startsWith('game:') ? [Number(topic.slice(5))] : [])),
  ),
]
