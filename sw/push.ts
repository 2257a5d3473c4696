import type { PushMessage, PushState } from '../src/contract/follow.schema.ts'
import { refreshPages } from './refresh.ts'
import { isSafeToReload } from './cache-reader.ts'

declare const self: ServiceWorkerGlobalScope

type Words = { title: string; body: string; navigate: string; tag: string; lang: string }

/**
 * Shows push messages. Each is shown, because browsers revoke the permission after a few silent
 * ones.
 */
export function showMessages(): void {
  self.addEventListener('push', (event) => event.waitUntil(handleMessage(wordsOf(event.data))))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(
      Promise.all([
        open((event.notification.data as { navigate?: unknown } | null)?.navigate),
        countUnread(),
      ]),
    )
  })
  self.addEventListener('notificationclose', (event) => event.waitUntil(countUnread()))
  self.addEventListener('pushsubscriptionchange', (event) =>
    (event as ExtendableEvent).waitUntil(
      resubscribe(event as ExtendableEvent & Changed).catch(() => {}),
    ),
  )
}

/** Milliseconds to ask a window: Firefox allows opening one only within a second of the tap. */
const answersWithin = 400

const defaultMessage: Words = {
  title: self.location.hostname,
  body: 'You have a new notification.',
  navigate: '/',
  tag: 'news',
  lang: '',
}

function wordsOf(data: PushMessageData | null): Words {
  try {
    const { notification } = (data?.json() ?? {}) as Partial<PushMessage>
    return notification?.title ? notification : defaultMessage
  } catch {
    return defaultMessage
  }
}

/** Shows the message, then updates the badge and renews the stored copies of its page. */
async function handleMessage(message: Words): Promise<void> {
  await show(message)
  await countUnread()
  await refreshPages(pathOf(message.navigate)).catch(() => {})
}

/**
 * The badge of the installed site: the number of unread messages while no window is visible.
 * Opening the site clears it.
 */
async function countUnread(): Promise<void> {
  try {
    const windows = await self.clients.matchAll({ type: 'window' })
    if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return
    await navigator.setAppBadge?.((await self.registration.getNotifications()).length)
  } catch {
    /* badge not supported or not allowed */
  }
}

/** One notification per game: a newer one replaces the last and alerts again. */
function show({ title, body, navigate, tag, lang }: Words): Promise<void> {
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    lang,
    renotify: true,
    icon: '/icons/any-192.png',
    badge: '/icons/any-192.png',
    data: { navigate },
  }
  return self.registration.showNotification(title, options)
}

/**
 * The path of a message's URL. Its host is ignored, because a department has several and this is
 * the visitor's.
 */
function pathOf(navigate: unknown): string {
  const { protocol, pathname, search, hash } = new URL(
    typeof navigate === 'string' && URL.canParse(navigate, self.location.origin) ? navigate : '/',
    self.location.origin,
  )
  return /^https?:$/.test(protocol) ? pathname + search + hash : '/'
}

/**
 * Opens the page of a message: in a window that shows it, else in one without unsaved input, else
 * in a new one.
 */
async function open(navigate: unknown): Promise<void> {
  const path = self.location.origin + pathOf(navigate)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const pageWindow = windows.find((window) => window.url === path)
  // Asked first, because a browser allows only one action per tap.
  const free = pageWindow
    ? []
    : await Promise.all(windows.map((window) => isSafeToReload(window, answersWithin)))
  const targetWindow = pageWindow ?? windows.find((_, i) => free[i])
  if (!targetWindow) return void (await self.clients.openWindow(path))
  await targetWindow.focus().catch(() => undefined)
  if (targetWindow.url !== path)
    await targetWindow.navigate(path).catch(() => self.clients.openWindow(path))
}

type Changed = {
  oldSubscription: PushSubscription | null
  newSubscription: PushSubscription | null
}

/** The browser changed its subscription: the preferences on the server move to the new one. */
async function resubscribe({ oldSubscription, newSubscription }: Changed): Promise<void> {
  const next =
    newSubscription ??
    (oldSubscription && (await self.registration.pushManager.subscribe(oldSubscription.options)))
  if (!next || !oldSubscription) return
  const post = (method: string, body: object) =>
    fetch('/api/v2/push/subscription', {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const stateResponse = await post('POST', { endpoint: oldSubscription.endpoint })
  if (!stateResponse.ok) return
  const { wishes } = (await stateResponse.json()) as PushState
  await post('PUT', { subscription: next.toJSON(), wishes })
  await post('DELETE', { endpoint: oldSubscription.endpoint })
}
