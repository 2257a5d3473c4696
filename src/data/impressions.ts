import * as api from '../contract/api.ts'
import { buildUrl } from '../contract/endpoint.ts'
import { impressionsAfter, impressionsAtOnce } from '../domain/constants.ts'

/**
 * The path of the current page and its counted campaigns: each counts once, even if a rotator
 * repeats it.
 */
let view = ''
const counted = new Set<number>()
/** Impressions not sent yet. */
let waiting: number[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Hidden pages, which only editors see. */
const hidden = /^\/hidden(?:\/|$)/i

/** Counts an impression on the page at this path. Sent after 2,000 ms without another one. */
export function countSeen(id: number, path: string): void {
  if (path !== view) beginView(path)
  if (counted.has(id) || hidden.test(path)) return
  counted.add(id)
  if (waiting.push(id) === 1) listen()
  clearTimeout(timer)
  timer = setTimeout(sendImpressions, impressionsAfter)
}

/** Called when a part of a page is removed: returning to the page counts as another view. */
export function leaveView(): void {
  if (location.pathname !== view) beginView('')
}

function beginView(path: string): void {
  view = path
  counted.clear()
}

const listen = () => {
  addEventListener('pagehide', sendImpressions)
  document.addEventListener('visibilitychange', sendWhenHidden)
}
const sendWhenHidden = () => {
  if (document.visibilityState === 'hidden') sendImpressions()
}

/**
 * Sends each once without retry, because late or repeated counts would be wrong. Dropped without a
 * network.
 */
function sendImpressions(): void {
  clearTimeout(timer)
  removeEventListener('pagehide', sendImpressions)
  document.removeEventListener('visibilitychange', sendWhenHidden)
  const ids = waiting
  waiting = []
  if (!navigator.onLine) return
  for (let from = 0; from < ids.length; from += impressionsAtOnce) {
    const adIds = ids.slice(from, from + impressionsAtOnce).join(',')
    fetch(buildUrl(api.countImpressions, { adIds }), { keepalive: true, cache: 'no-store' }).catch(
      () => {},
    )
  }
}

/** Counts a click on a campaign at once, also while the page is left. Each click counts. */
export function countClick(campaignId: number): void {
  if (hidden.test(location.pathname) || !navigator.onLine) return
  fetch(buildUrl(api.countPromotionClick, { campaignId }), {
    keepalive: true,
    cache: 'no-store',
  }).catch(() => {})
}
