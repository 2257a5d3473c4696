import type { QueryClient, QueryKey } from '@tanstack/react-query'
import * as api from '../../contract/api.ts'
import type { StreamFrame } from '../../contract/messages.ts'
import type { GameState, LiveGame, LiveStats } from '../../contract/live.schema.ts'
import type { PlayerStats } from '../../contract/player-stats.schema.ts'
import { isComplete } from '../../domain/games/game.ts'
import { statedLive } from '../../domain/games/live-state.ts'
import { withTimeout } from '../../domain/with-timeout.ts'
import { hasElapsed } from '../../domain/calendar/elapsed.ts'
import type { ApiResult } from '../api-result.ts'
import { recordLiveUpdate } from './live-updates.ts'
import { shownInPlace } from './in-place.ts'
import { createRefetcher, type Refetch } from './refetch-outdated.ts'
import { applyLiveGame, checkStarts, getLiveGames, subscribeToLive } from './store.ts'
import { deadAfter, openStream } from './stream.ts'
import { schedulePolling } from '../../platform/poll.ts'
import { getTransport } from '../client.ts'

/** Milliseconds between two looks at which games have begun. */
const startsEvery = 30_000
/** Milliseconds without a stream before polling starts. */
const pollingDelay = 3000
/** Milliseconds within which a working stream has sent a heartbeat. */
const beat = 25_000
/**
 * Milliseconds of silence after which a stream is opened anew when the page is shown: the device
 * may have slept, and a new stream costs one request.
 */
const asleep = 5000

/**
 * Messages between tabs: a frame, the stream works (and says again within so many milliseconds), it
 * failed, or the question whether it works.
 */
type Word = { frame: StreamFrame } | { alive: number } | 'alive' | 'down' | 'ask'

/**
 * Live scores of this tab. One tab of the browser has the stream (by a lock) and sends the frames
 * to the others over a channel. Each tab notes until when it trusts the stream and polls after
 * that, so that a frozen tab or a silent connection loses no score. Reads that a change makes
 * outdated are repeated.
 */
export function startLive(client: QueryClient, tenant: string): void {
  const channel =
    'BroadcastChannel' in globalThis ? new BroadcastChannel(`live-${tenant}`) : undefined
  const broadcast = (message: Word) => channel?.postMessage(message)
  for (const game of shownInPlace.values()) applyLiveGame(game)
  let leading = false
  let lastSignal = 0
  /** Since when the stream is trusted, and for how many milliseconds. */
  let trust = { since: Date.now(), within: pollingDelay }
  let stopPolling: (() => void) | undefined
  let verify: ((since: number) => void) | undefined

  const endPolling = () => {
    stopPolling?.()
    stopPolling = undefined
  }
  const alive = (within?: number) => {
    lastSignal = Date.now()
    recordLiveUpdate(within)
    trust = { since: lastSignal, within: deadAfter }
    endPolling()
  }
  const doubt = () => {
    const since = Date.now()
    trust = { since, within: Math.min(trust.since + trust.within - since, pollingDelay) }
  }
  const checkStream = () => {
    if (hasElapsed(trust.since, trust.within, Date.now())) stopPolling ??= startPolling(client)
  }
  const refetch = createRefetcher(client)
  /** Requests on the lost connection may hang, so they are aborted. */
  const missed = () => {
    if (document.visibilityState === 'hidden') refetch([[]], false)
    else void client.invalidateQueries()
  }
  const applyFrame = (frame: StreamFrame) => {
    alive()
    if (frame.kind === 'game') applyLiveGame(frame.game)
    else if (!frame.recovered) missed()
  }
  const lead = () => {
    leading = true
    verify = openStream({
      frame: (frame) => {
        applyFrame(frame)
        broadcast({ frame })
      },
      alive: (within) => {
        alive(within)
        broadcast({ alive: within })
      },
      down: () => {
        doubt()
        broadcast('down')
      },
    })
  }
  /** A tab that asks may have missed the last frames. */
  const answer = () => {
    for (const game of getLiveGames()) broadcast({ frame: { kind: 'game', game } })
    broadcast('alive')
  }
  /**
   * After sleep, a tab switch or reconnecting, scores are read at once, and a stream that missed a
   * heartbeat is not trusted.
   */
  const wake = () => {
    if (document.visibilityState === 'hidden') return
    if (hasElapsed(lastSignal, beat, Date.now())) doubt()
    verify?.(asleep)
    broadcast('ask')
    if (!stopPolling) return void askLive(client)
    endPolling()
    checkStream()
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data === 'alive') alive()
    else if (typeof data === 'object' && 'alive' in data) alive(data.alive)
    else if (data === 'down') doubt()
    else if (data === 'ask') {
      if (leading && !hasElapsed(lastSignal, beat, Date.now())) answer()
      verify?.(asleep)
    } else applyFrame(data.frame)
  })
  setInterval(checkStream, 1000)
  setInterval(checkStarts, startsEvery)
  addEventListener('online', wake)
  addEventListener('pageshow', (event) => event.persisted && wake())
  document.addEventListener('visibilitychange', wake)
  // A page that was frozen may have been visible all the time.
  document.addEventListener('resume', wake)
  broadcast('ask')
  if (channel && 'locks' in navigator)
    void navigator.locks.request(
      `live-${tenant}`,
      () =>
        new Promise<never>(() => {
          lead()
        }),
    )
  else lead()

  subscribeToLive((game) => refresh(client, refetch, game))
}

/** Game states received by this tab. When one changes, the page's reads change with it. */
const states = new Map<number, GameState>()

/**
 * Reads again what a page shows of a changed game, even if hidden when the game's state changed, so
 * that the layout changes out of sight. When the game is over, also everything that counts
 * results.
 */
function refresh(client: QueryClient, refetch: Refetch, { gameId, gameState }: LiveGame): void {
  const moved = states.get(gameId) !== gameState
  states.set(gameId, gameState)
  const ofGame = [
    api.boxScore,
    api.gameCenterHero,
    api.liveDetails,
    ...(moved ? [api.gameCenterLayout, api.gameCenterInfo] : []),
  ]
  const counting = isComplete(gameState)
    ? [api.schedule, api.results, api.upcoming, api.scoreboard, api.game]
    : []
  refetch(
    [
      ...ofGame.map(({ path }) => [path, { gameId }]),
      ...counting.map(({ path }) => [path]),
      ...statsDuring(gameId, client),
    ],
    moved,
  )
}

/** The reads of players' statistics that include the game in progress. */
const statsDuring = (gameId: number, client: QueryClient): QueryKey[] =>
  client
    .getQueriesData<ApiResult<PlayerStats | null>>({ queryKey: [api.playerStats.path] })
    .flatMap(([key, answer]) => (answer?.value?.live?.gameId === gameId ? [key] : []))

/** Milliseconds between two polls of a visible page on a normal connection. */
const every = 4000

/**
 * Milliseconds after which the same is asked again while an answer is missing: after sleep each of
 * the browser's open connections may be dead, and only a new one gets an answer.
 */
const askAgain = [700, 700, 1000, 1500]
const patienceOfOne = 5000

const no = () => false

/** Reads all live games once. A failure is ignored until the next attempt. */
async function askLive(client: QueryClient): Promise<void> {
  const answered = new AbortController()
  const ask = async () => {
    const signal = AbortSignal.any([answered.signal, AbortSignal.timeout(patienceOfOne)])
    const { value } = await getTransport(client)(api.liveStats, {}, signal)
    recordLiveUpdate()
    for (const game of (value as LiveStats).Games) applyLiveGame(statedLive(game))
    answered.abort()
  }
  const requests = [ask()]
  for (const wait of askAgain) {
    // A refusal is an answer, too: only silence is asked again.
    const silent = await withTimeout(() => requests.at(-1)!.then(no, no), true, wait)
    if (!silent || answered.signal.aborted) break
    requests.push(ask())
  }
  await Promise.any(requests).catch(() => {})
}

/** The fallback without a stream: polls. Returns a function that stops. */
const startPolling = (client: QueryClient): (() => void) =>
  schedulePolling(every, () => askLive(client), { atOnce: true })
