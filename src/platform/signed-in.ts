import { buildUrl } from '../contract/endpoint.ts'
import { session } from '../contract/sign-in.ts'
import type { Session } from '../contract/sign-in.schema.ts'

/** Whether staff are signed in in this browser; false when the server cannot be asked. */
export async function isSignedIn(): Promise<boolean> {
  try {
    const answer = await fetch(buildUrl(session, {}), { cache: 'no-store' })
    return answer.ok && ((await answer.json()) as Session).signedIn
  } catch {
    return false
  }
}
