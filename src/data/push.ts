import type { PushState, NotificationPreferences } from '../contract/follow.schema.ts'
import { choices } from '../platform/choices.ts'

/**
 * The calls about messages to a closed phone: of one browser, never kept, never sent twice by
 * themselves. Reject when the server could not be reached or refused.
 */

/** The key to subscribe with; null where the site sends no messages. */
export const pushKey = async (): Promise<string | null> =>
  ((await sent('GET', 'key')) as { publicKey: string } | null)?.publicKey ?? null

/**
 * Messages tell no score where scores are covered, whatever the wishes say: they are kept in a
 * store that may not have answered when that was chosen.
 */
export const withSpoilerSetting = (wishes: NotificationPreferences): NotificationPreferences => ({
  ...wishes,
  scoreFree: wishes.scoreFree || choices().scores === 'covered',
})

export const savePreferences = (subscription: PushSubscription, wishes: NotificationPreferences) =>
  sent('PUT', 'subscription', {
    subscription: subscription.toJSON(),
    wishes: withSpoilerSetting(wishes),
  }) as Promise<PushState>

/** Null when the server does not know this browser (any more). */
export const readPushState = (endpoint: string) =>
  sent('POST', 'subscription', { endpoint }) as Promise<PushState | null>

export const forgetBrowser = (endpoint: string) => sent('DELETE', 'subscription', { endpoint })

/** False when the server does not know this browser. */
export const sendTest = async (endpoint: string): Promise<boolean> =>
  (await sent('POST', 'test', { endpoint })) !== null

async function sent(method: string, what: string, body?: object): Promise<unknown> {
  const response = await fetch(`/api/v2/push/${what}`, {
    method,
    signal: AbortSignal.timeout(10_000),
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (response.status === 404 && method !== 'PUT') return null
  if (!response.ok) throw new Error(`${method} /api/v2/push/${what} answered ${response.status}`)
  return response.status === 204 ? null : response.json()
}
