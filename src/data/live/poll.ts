import * as api from '../../contract/api.ts'
import type { LiveStats } from '../../contract/schema/live.ts'
import type { QueryClient } from '@tanstack/react-query'
import { statedLive } from '../../domain/games/stated-live.ts'
import { repeat } from '../../platform/pace.ts'
import { transportOf } from '../client.ts'
import { noteHeard } from './heard.ts'
import { takeLive } from './store.ts'

/** Milliseconds between two polls of a page that is looked at on a line that bears it. */
const every = 4000

/**
 * Asks once for all live games. The next try may succeed; a page without live scores is still a
 * page.
 */
export async function askLive(client: QueryClient): Promise<void> {
  try {
    const { value } = await transportOf(client)(api.liveStats, {}, AbortSignal.timeout(5000))
    noteHeard()
    for (const game of (value as LiveStats).Games) takeLive(statedLive(game))
  } catch {
    /* see above */
  }
}

/** The fallback when the stream is not to be had: asks again and again. Returns how to end it. */
export const startPolling = (client: QueryClient): (() => void) =>
  repeat(every, () => askLive(client), { atOnce: true })
