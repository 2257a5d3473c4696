import * as api from '../../contract/api.ts'
import { urlOf } from '../../contract/endpoint.ts'

const counted = new Set<number>()

/**
 * Tells the server that somebody clicked this splash: once a page load, without a second try, and
 * it outlives the page that is left.
 */
export function countClick(splashId: number): void {
  if (counted.has(splashId)) return
  counted.add(splashId)
  void fetch(urlOf(api.countSplashClick, { splashId }), { keepalive: true }).then(
    (response) => {
      if (!response.ok) console.warn('Failed to track click action', response.status)
    },
    (fault: unknown) => console.warn('Failed to track click action', fault),
  )
}
