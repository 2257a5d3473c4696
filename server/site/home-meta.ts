import type { GoogleSettings, MobileSettings } from '../../src/contract/site.schema.ts'
import { UpstreamFailure } from '../upstream/failure.ts'
import type { Call } from './shared-reads.ts'

export type HomeMarks = { siteVerification: string | null; appleAppId: string | null }
const none: HomeMarks = { siteVerification: null, appleAppId: null }

/**
 * Structured data of the home page: the website and the department's app. Parts that cannot be read
 * are left out.
 */
export async function readHomeMeta(call: Call, path: string): Promise<HomeMarks> {
  if (path !== '/') return none
  try {
    const [google, mobile] = await Promise.all([call('google', {}), call('mobileSettings', {})])
    return {
      siteVerification: (google as GoogleSettings | null)?.siteVerification ?? null,
      appleAppId: (mobile as MobileSettings | null)?.mobileAppleAppId ?? null,
    }
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    return none
  }
}
