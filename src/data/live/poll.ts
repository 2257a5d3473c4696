import * as api from '../../contract/api.ts'
import type { LiveStats } from '../../contract/schema/live.ts'
import type { QueryClient } from '@tanstack/react-query'
import { statedLive } from '../../domain/stated-live.ts'
import { isSlowLine } from '../../platform/connection.ts'
import { transportOf } from '../client.ts'
import { noteHeard } from './heard.ts'
import { takeLive } from './store.ts'

/** Milliseconds between two polls; a hidden page asks ten times less often, and a line on which little should travel five times. Each wait is drawn anew, so that pages do not ask in step. */
const every = 4000

/** Asks once for all live games. The next try may succeed; a page without live scores is still a page. */
export async function askLive(client: QueryClient): Promise<void> {
  try {
    const { value } = await transportOf(client)(api.liveStats, {}, AbortSignal.timeout(5000))
    noteHeard()
    for (const game of (value as LiveStats).Games) takeLive(statedLive(game))
  } catch { /* see above */ }
}

/** The fallback when the stream is not to be had: asks again and again. Returns how to end it. */
export function startPolling(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout>
  let ended = false
  const ask = async () => {
    await askLive(client)
    if (!ended) timer = setTimeout(() => void ask(), every * (0.75 + Math.random() / 2) * (document.visibilityState === 'hidden' ? 10 : isSlowLine() ? 5 : 1))
  }
  void ask()
  return () => { ended = true; clearTimeout(timer) }
}
