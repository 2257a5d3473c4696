import type { SplashAnswer, Takeovers } from '../../src/contract/notices.schema.ts'
import type { Sport } from '../../src/contract/sport.schema.ts'
import { findSport } from '../../src/domain/sports/sport.ts'
import { routeNameAt } from '../../src/routes/name-at.ts'
import { UpstreamFailure } from '../upstream/failure.ts'
import type { Call } from './shared-reads.ts'

/**
 * Whether a splash screen or a takeover may come over the page of a path, so that the app starts
 * with it. Which visitor gets one, the browser decides. True if it cannot be read: the browser asks
 * again.
 */
export async function mayArrive(call: Call, path: string): Promise<boolean> {
  try {
    const sportId = await placeOf(call, path)
    if (sportId === null) return false
    const [splash, takeovers] = await Promise.all([
      sportId === 0 ? call('splash', {}) : call('sportSplash', { sportId }),
      call('takeovers', { sportId: sportId || undefined }),
    ])
    return (splash as SplashAnswer | null) !== null || (takeovers as Takeovers).takeovers.length > 0
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    return true
  }
}

/** Where they come, as in `src/shell/notices/HomeNotices.tsx`: 0 on home, a sport on its home. */
async function placeOf(call: Call, path: string): Promise<number | null> {
  const name = routeNameAt(path)
  if (name === 'home') return 0
  if (name !== 'sportHome') return null
  const sports = ((await call('sports', {})) as Sport[] | null) ?? []
  return findSport(sports, path.split('/')[2]!)?.id ?? null
}
