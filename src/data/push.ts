import type { PushState, NotificationPreferences } from '../contract/follow.schema.ts'
import { getDeviceSettings } from '../platform/device-settings.ts'
import { currentSubscription, pushSupport, type PushSupport } from '../platform/push.ts'
import { readStored } from '../platform/storage.ts'

/**
 * Calls about push messages of one browser: never cached, never retried. Reject when the server is
 * unreachable or refuses.
 */

/** The key to subscribe with; null when the site sends no messages. */
export const pushKey = async (): Promise<string | null> =>
  ((await sent('GET', 'key')) as { publicKey: string } | null)?.publicKey ?? null

/** `absent`: this site sends no notifications. `stopped`: on, but the browser ended them. */
export type DeviceState = Exclude<PushSupport, 'possible'> | 'absent' | 'on' | 'stopped' | 'off'

/** Whether notifications reach this device, with the subscription; every page says the same. */
export async function deviceState(
  tenant: string,
): Promise<{ state: DeviceState; subscription: PushSubscription | null }> {
  const offered = await pushKey().then(
    (key) => key !== null,
    () => true,
  )
  const support = pushSupport()
  if (!offered || support !== 'possible')
    return { state: offered ? (support as DeviceState) : 'absent', subscription: null }
  const subscription = await currentSubscription().catch(() => null)
  const isEnabled = await readStored<boolean>(tenant, 'wishes-on')
  return { state: subscription ? 'on' : isEnabled ? 'stopped' : 'off', subscription }
}

/**
 * Messages contain no scores while scores are hidden, whatever the stored preferences say, because
 * the store may not have answered when that was chosen.
 */
export const withSpoilerSetting = (
  preferences: NotificationPreferences,
): NotificationPreferences => ({
  ...preferences,
  scoreFree: preferences.scoreFree || getDeviceSettings().scores === 'covered',
})

export const savePreferences = (
  subscription: PushSubscription,
  preferences: NotificationPreferences,
) =>
  sent('PUT', 'subscription', {
    subscription: subscription.toJSON(),
    wishes: withSpoilerSetting(preferences),
  }) as Promise<PushState>

/** Null when the server does not know this browser. */
export const readPushState = (endpoint: string) =>
  sent('POST', 'subscription', { endpoint }) as Promise<PushState | null>

export const deleteSubscription = (endpoint: string) => sent('DELETE', 'subscription', { endpoint })

/** False when the server does not know this browser. */
export const sendTest = async (endpoint: string): Promise<boolean> =>
  (await sent('POST', 'test', { endpoint })) !== null

async function sent(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`/api/v2/push/${path}`, {
    method,
    signal: AbortSignal.timeout(10_000),
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (response.status === 404 && method !== 'PUT') return null
  if (!response.ok) throw new Error(`${method} /api/v2/push/${path} answered ${response.status}`)
  return response.status === 204 ? null : response.json()
}
