import * as api from '../contract/api.ts'
import { urlOf } from '../contract/endpoint.ts'
import { impressionsAfter, impressionsAtOnce } from '../domain/constants.ts'

/**
 * The page that is looked at, by its path, and what of it was counted: a campaign counts once,
 * however often it turns by.
 */
let view = ''
const counted = new Set<number>()
/** What was seen and is not sent. */
let waiting: number[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Pages that only those see who write them. */
const hidden = /^\/hidden(?:\/|$)/i

/** A campaign was seen on the page at this path. It is sent after 2000 ms in which no other was. */
export function countSeen(id: number, path: string): void {
  if (path !== view) beginView(path)
  if (counted.has(id) || hidden.test(path)) return
  counted.add(id)
  if (waiting.push(id) === 1) listen()
  clearTimeout(timer)
  timer = setTimeout(sendImpressions, impressionsAfter)
}

/**
 * A part of a page has gone: when the page itself has, it is another view if the visitor comes back
 * to it.
 */
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
 * Sends each once, whatever becomes of it: a number that comes late, or twice, would be no true
 * one. Without a network it is forgotten.
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
    fetch(urlOf(api.countImpressions, { adIds }), { keepalive: true, cache: 'no-store' }).catch(
      () => {},
    )
  }
}
