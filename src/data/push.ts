import type { PushState, PushWishes } from '../contract/schema/push.ts'

/** The calls about messages to a closed phone: of one browser, never kept, never sent twice by themselves. Reject when the server could not be reached or refused. */

export const pushKey = async (): Promise<string> => ((await sent('GET', 'key')) as { publicKey: string }).publicKey

export const saveWishes = (subscription: PushSubscription, wishes: PushWishes) => sent('PUT', 'subscription', { subscription: subscription.toJSON(), wishes }) as Promise<PushState>

/** Null when the server does not know this browser (any more). */
export const readPushState = (endpoint: string) => sent('POST', 'subscription', { endpoint }) as Promise<PushState | null>

export const forgetBrowser = (endpoint: string) => sent('DELETE', 'subscription', { endpoint })

export const sendTest = (endpoint: string) => sent('POST', 'test', { endpoint })

async function sent(method: string, what: string, body?: object): Promise<unknown> {
  const response = await fetch(`/api/v2/push/${what}`, { method, signal: AbortSignal.timeout(10_000), ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }) })
  if (response.status === 404 && method === 'POST') return null
  if (!response.ok) throw new Error(`${method} /api/v2/push/${what} answered ${response.status}`)
  return response.status === 204 ? null : response.json()
}
