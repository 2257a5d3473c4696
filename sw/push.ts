import type { PushMessage, PushState } from '../src/contract/follow.schema.ts'
import { renewOf } from './refresh.ts'
import { mayLeave } from './stored.ts'

declare const self: ServiceWorkerGlobalScope

type Words = { title: string; body: string; navigate: string; tag: string; lang: string }

/**
 * Messages to a closed phone. Each is shown, whatever came: a browser takes the leave back from who
 * hides three.
 */
export function showMessages(): void {
  self.addEventListener('push', (event) => event.waitUntil(take(wordsOf(event.data))))
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
    (event as ExtendableEvent).waitUntil(heal(event as ExtendableEvent & Changed).catch(() => {})),
  )
}

/**
 * Milliseconds for which a window is asked: Firefox forgets after a second that somebody tapped.
 */
const answersWithin = 400

const nothing: Words = {
  title: self.location.hostname,
  body: 'There is news.',
  navigate: '/',
  tag: 'news',
  lang: '',
}

function wordsOf(data: PushMessageData | null): Words {
  try {
    const { notification } = (data?.json() ?? {}) as Partial<PushMessage>
    return notification?.title ? notification : nothing
  } catch {
    return nothing
  }
}

/**
 * Shown first; then the icon says how many are unread, and what it speaks of is read again for the
 * copy that is kept.
 */
async function take(words: Words): Promise<void> {
  await show(words)
  await countUnread()
  await renewOf(pathOf(words.navigate)).catch(() => {})
}

/**
 * On the icon of the installed site: how many stand there unread, while nobody looks at the site.
 * It takes the number away when it is opened.
 */
async function countUnread(): Promise<void> {
  try {
    const windows = await self.clients.matchAll({ type: 'window' })
    if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return
    await navigator.setAppBadge?.((await self.registration.getNotifications()).length)
  } catch {
    /* no icon, or no leave */
  }
}

/** One notification a game: the newest takes the place of the last, and sounds again. */
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
 * Of the address in a message only what follows the host counts: a department has several hosts,
 * and this is the one that its visitor uses.
 */
function pathOf(navigate: unknown): string {
  const { protocol, pathname, search, hash } = new URL(
    typeof navigate === 'string' && URL.canParse(navigate, self.location.origin) ? navigate : '/',
    self.location.origin,
  )
  return /^https?:$/.test(protocol) ? pathname + search + hash : '/'
}

/**
 * To the page that the message speaks of: in the window that shows it, else in one that holds
 * nothing that would be lost, else in a new one.
 */
async function open(navigate: unknown): Promise<void> {
  const path = self.location.origin + pathOf(navigate)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((window) => window.url === path)
  // Asked before anything is brought to the front: a browser lets a tap do one thing.
  const free = shown
    ? []
    : await Promise.all(windows.map((window) => mayLeave(window, answersWithin)))
  const there = shown ?? windows.find((_, i) => free[i])
  if (!there) return void (await self.clients.openWindow(path))
  await there.focus().catch(() => undefined)
  if (there.url !== path) await there.navigate(path).catch(() => self.clients.openWindow(path))
}

type Changed = {
  oldSubscription: PushSubscription | null
  newSubscription: PushSubscription | null
}

/** The browser gave its subscription a new address: the wishes that the server holds move there. */
async function heal({ oldSubscription, newSubscription }: Changed): Promise<void> {
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
  const known = await post('POST', { endpoint: oldSubscription.endpoint })
  if (!known.ok) return
  const { wishes } = (await known.json()) as PushState
  await post('PUT', { subscription: next.toJSON(), wishes })
  await post('DELETE', { endpoint: oldSubscription.endpoint })
}
