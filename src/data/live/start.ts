import type { QueryClient } from '@tanstack/react-query'
import * as api from '../../contract/api.ts'
import type { StreamFrame } from '../../contract/messages.ts'
import type { GameState, LiveGame, LiveStats } from '../../contract/live.schema.ts'
import { isComplete, statedLive } from '../../domain/games/game.ts'
import { hasPassed } from '../../domain/calendar/zone.ts'
import { noteHeard } from './heard.ts'
import { readingAnew, type ReadAnew } from './read-anew.ts'
import { knownLive, onLive, takeLive } from './store.ts'
import { deadAfter, openStream } from './stream.ts'
import { repeat } from '../../platform/pace.ts'
import { transportOf } from '../client.ts'

/** Milliseconds without a stream before the page begins to poll. */
const patience = 3000
/** A line that was heard within so many milliseconds has missed no beat. */
const beat = 25_000

/**
 * What tabs say to each other: a frame, that the line lives, that it does not, and the question
 * whether it does.
 */
type Word = { frame: StreamFrame } | 'alive' | 'down' | 'ask'

/**
 * Live scores of this tab: one tab of the browser holds the stream (by a lock) and tells the others
 * over a channel. Each tab notes for itself until when it trusts the line, and polls beyond that: a
 * leader that is frozen, or a line that was accepted and says nothing, costs no tab a score. What a
 * game's change makes old on this page is read again.
 */
export function startLive(client: QueryClient, tenant: string): void {
  const channel =
    'BroadcastChannel' in globalThis ? new BroadcastChannel(`live-${tenant}`) : undefined
  const tell = (word: Word) => channel?.postMessage(word)
  let leading = false
  let heard = 0
  /** Since when the line is trusted, and for how many milliseconds. */
  let trust = { since: Date.now(), within: patience }
  let stopPolling: (() => void) | undefined

  const endPolling = () => {
    stopPolling?.()
    stopPolling = undefined
  }
  const alive = () => {
    heard = Date.now()
    noteHeard()
    trust = { since: heard, within: deadAfter }
    endPolling()
  }
  const doubt = () => {
    const since = Date.now()
    trust = { since, within: Math.min(trust.since + trust.within - since, patience) }
  }
  const look = () => {
    if (hasPassed(trust.since, trust.within, Date.now())) stopPolling ??= startPolling(client)
  }
  const anew = readingAnew(client)
  /** What was asked on the line that was lost may hang on it: it is broken off. */
  const missed = () => {
    if (document.visibilityState === 'hidden') anew([[]], false)
    else void client.invalidateQueries()
  }
  const take = (frame: StreamFrame) => {
    alive()
    if (frame.kind === 'game') takeLive(frame.game)
    else if (!frame.recovered) missed()
  }
  const lead = () => {
    leading = true
    openStream({
      frame: (frame) => {
        take(frame)
        tell({ frame })
      },
      alive: () => {
        alive()
        tell('alive')
      },
      down: () => {
        doubt()
        tell('down')
      },
    })
  }
  /** A tab that asks may have been drawn before the last frames and have come after them. */
  const answer = () => {
    for (const game of knownLive()) tell({ frame: { kind: 'game', game } })
    tell('alive')
  }
  /**
   * Back from sleep, another tab or no network: the scores are asked for at once, and a line that
   * missed a beat is not trusted.
   */
  const wake = () => {
    if (document.visibilityState === 'hidden') return
    if (hasPassed(heard, beat, Date.now())) doubt()
    tell('ask')
    if (!stopPolling) return void askLive(client)
    endPolling()
    look()
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data === 'alive') alive()
    else if (data === 'down') doubt()
    else if (data === 'ask') {
      if (leading && !hasPassed(heard, beat, Date.now())) answer()
    } else take(data.frame)
  })
  setInterval(look, 1000)
  addEventListener('online', wake)
  addEventListener('pageshow', (event) => event.persisted && wake())
  document.addEventListener('visibilitychange', wake)
  tell('ask')
  if (channel && 'locks' in navigator)
    void navigator.locks.request(
      `live-${tenant}`,
      () =>
        new Promise<never>(() => {
          lead()
        }),
    )
  else lead()

  onLive((game) => refresh(anew, game))
}

/** The states that this tab has heard of: what a page has changes with them. */
const states = new Map<number, GameState>()

/**
 * What a page tells of a game that moved is read again, and what stands on it when its state is
 * another, seen or not: such a page takes its next shape while nobody looks. Once it is over, so is
 * everything that counts results.
 */
function refresh(anew: ReadAnew, { gameId, gameState }: LiveGame): void {
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
  anew(
    [...ofGame.map(({ path }) => [path, { gameId }]), ...counting.map(({ path }) => [path])],
    moved,
  )
}

/** Milliseconds between two polls of a page that is looked at on a line that bears it. */
const every = 4000

/**
 * Asks once for all live games. The next try may succeed; a page without live scores is still a
 * page.
 */
async function askLive(client: QueryClient): Promise<void> {
  try {
    const { value } = await transportOf(client)(api.liveStats, {}, AbortSignal.timeout(5000))
    noteHeard()
    for (const game of (value as LiveStats).Games) takeLive(statedLive(game))
  } catch {
    /* see above */
  }
}

/** The fallback when the stream is not to be had: asks again and again. Returns how to end it. */
const startPolling = (client: QueryClient): (() => void) =>
  repeat(every, () => askLive(client), { atOnce: true })
