import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../contract/api.ts'
import type { StreamFrame } from '../../contract/messages.ts'
import type { LiveGame } from '../../contract/schema/live.ts'
import { isComplete } from '../../domain/game.ts'
import { startPolling } from './poll.ts'
import { onLive, takeLive } from './store.ts'
import { openStream } from './stream.ts'

/** Milliseconds without a stream before the page begins to poll. */
const patience = 3000

/**
 * Live scores of this tab: one tab of the browser holds the stream (by a lock) and tells the others over a channel; a page
 * that hears from neither polls. What a game's change makes old on this page is read again.
 */
export function startLive(client: QueryClient, tenant: string): void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`live-${tenant}`) : undefined
  let stopPolling: (() => void) | undefined
  let fallback: ReturnType<typeof setTimeout> | undefined

  const up = () => {
    clearTimeout(fallback)
    fallback = undefined
    stopPolling?.()
    stopPolling = undefined
  }
  const down = () => {
    fallback ??= setTimeout(() => { stopPolling ??= startPolling(client) }, patience)
  }
  const take = (frame: StreamFrame) => {
    if (frame.kind === 'game') takeLive(frame.game)
    else if (!frame.recovered) void client.invalidateQueries()
  }
  const lead = () => openStream({
    frame: (frame) => { take(frame); channel?.postMessage({ frame }) },
    up: () => { up(); channel?.postMessage({ up: true }) },
    down: () => { down(); channel?.postMessage({ down: true }) },
  })
  channel?.addEventListener('message', ({ data }: MessageEvent<{ frame?: StreamFrame; up?: true; down?: true }>) => {
    if (data.frame) { up(); take(data.frame) } else if (data.up) up()
    else if (data.down) down()
  })
  if (channel && 'locks' in navigator) void navigator.locks.request(`live-${tenant}`, () => new Promise<never>(() => { lead() }))
  else lead()

  onLive((game) => refresh(client, game))
}

/** The box score of a game that moved is read again; once it is over, so is everything that counts results. */
function refresh(client: QueryClient, game: LiveGame): void {
  void client.invalidateQueries({ queryKey: [api.boxScore.path, { gameId: game.gameId }] })
  if (isComplete(game.gameState)) {
    for (const row of [api.schedule, api.results, api.upcoming, api.scoreboard, api.game]) void client.invalidateQueries({ queryKey: [row.path] })
  }
}
