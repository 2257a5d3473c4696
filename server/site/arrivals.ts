import type { SplashAnswer, Takeovers } from '../../src/contract/notices.schema.ts'
import { callApiWithAge } from '../api/call-api.ts'
import type { ReadContext } from '../content/read-context.ts'
import { UpstreamFailure } from '../upstream/failure.ts'

/**
 * Whether a splash screen or a takeover may come over the page of this place (0 is home, else a
 * sport), so that the app starts with it. Which visitor gets one, the browser decides. True if it
 * cannot be read: the browser asks again.
 */
export async function mayArrive(context: ReadContext, place: number | null): Promise<boolean> {
  if (place === null) return false
  try {
    const [splash, takeovers] = await Promise.all([
      place === 0
        ? callApiWithAge('splash', context, {})
        : callApiWithAge('sportSplash', context, { sportId: place }),
      callApiWithAge('takeovers', context, { sportId: place || undefined }),
    ])
    return (
      (splash.value as SplashAnswer | null) !== null ||
      (takeovers.value as Takeovers).takeovers.length > 0
    )
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    return true
  }
}
