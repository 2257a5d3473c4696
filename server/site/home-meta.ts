import type { GoogleSettings, MobileSettings } from '../../src/contract/site.schema.ts'
import { callApiWithAge } from '../api/call-api.ts'
import type { ReadContext } from '../content/read-context.ts'
import { UpstreamFailure } from '../upstream/failure.ts'

export type HomeMarks = { siteVerification: string | null; appleAppId: string | null }
const none: HomeMarks = { siteVerification: null, appleAppId: null }

/**
 * Structured data of the home page: the website and the department's app. Parts that cannot be read
 * are left out.
 */
export async function readHomeMeta(context: ReadContext, path: string): Promise<HomeMarks> {
  if (path !== '/') return none
  try {
    const [google, mobile] = await Promise.all([
      callApiWithAge('google', context, {}),
      callApiWithAge('mobileSettings', context, {}),
    ])
    return {
      siteVerification: (google.value as GoogleSettings | null)?.siteVerification ?? null,
      appleAppId: (mobile.value as MobileSettings | null)?.mobileAppleAppId ?? null,
    }
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    return none
  }
}
