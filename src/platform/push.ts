import { withTimeout } from '../domain/with-timeout.ts'

/**
 * Push support of this browser. `install`: iPhones and iPads support it only for sites on the home
 * screen.
 */
export type PushSupport = 'none' | 'install' | 'blocked' | 'possible'

export function pushSupport(): PushSupport {
  const isAppleTab =
    'standalone' in navigator &&
    navigator.standalone === false &&
    /iP(?:hone|ad|od)|Macintosh/.test(navigator.userAgent) &&
    navigator.maxTouchPoints > 1
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isAppleTab ? 'install' : 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'possible'
}

/** The current subscription, if any; never prompts. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Milliseconds to wait for a worker, which private windows may not register. */
const readyWithin = 10_000

/** Asks for permission if needed and subscribes with the site's key; 'refused' when denied. */
export async function subscribe(publicKey: string): Promise<PushSubscription | 'refused'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  const worker = await withTimeout(() => navigator.serviceWorker.ready, null, readyWithin)
  if (!worker) throw new Error(`no worker within ${readyWithin} ms`)
  const { pushManager } = worker
  const before = await pushManager.getSubscription()
  if (before && hasPublicKey(before, publicKey)) return before
  // The key of a subscription cannot be changed.
  await before?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
}

/** Whether a subscription was made with this key. */
export function hasPublicKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey
  return key !== null && base64url(new Uint8Array(key)) === publicKey.replace(/=+$/, '')
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.codePointAt(0)!,
  )
