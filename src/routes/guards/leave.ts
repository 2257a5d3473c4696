import { redirect, redirectDocument } from 'react-router'
import { isFile, isInside } from '../../contract/links.ts'
import { reloadGuard } from '../../domain/constants.ts'

const inBrowser = typeof document !== 'undefined'

/**
 * The redirect of a loader: to a page of the app by the router, to anything else (another site, a
 * file, a path outside the app) by loading it.
 */
export function leadTo(target: string, status: 301 | 302): Response {
  if (!isInside(target))
    return redirectDocument(isPath(target) ? plain(target) : new URL(target).href, status)
  return (isFile(target) ? redirectDocument : redirect)(plain(target), status)
}

const isPath = (target: string) => target.startsWith('/')
/** Written as a header may have it. */
function plain(target: string): string {
  const { pathname, search, hash } = new URL(target, 'https://here.invalid')
  return pathname + search + hash
}

/**
 * Prevents redirect loops: a browser is not sent to the same place twice within ten seconds, unless
 * its visitor has done something meanwhile. What would have been left is shown as it is. The server
 * follows a redirect to its end before it answers.
 */
export function maySend(to: string, now = Date.now()): boolean {
  if (!inBrowser) return true
  forgetWhenTouched()
  const lately = remembered().filter(({ at }) => now - at < reloadGuard)
  if (lately.some((one) => one.to === to)) return false
  store([...lately, { to, at: now }])
  return true
}

const key = 'fh-sent'
type Sent = { to: string; at: number }

function remembered(): Sent[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Sent[]
  } catch {
    return []
  }
}

function store(sent: Sent[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(sent))
  } catch {
    // A browser that keeps nothing has its own end to circles of documents.
  }
}

let listening = false
function forgetWhenTouched(): void {
  if (listening) return
  listening = true
  for (const act of ['pointerdown', 'keydown'])
    addEventListener(
      act,
      () => {
        if (remembered().length > 0) store([])
      },
      { capture: true, passive: true },
    )
}
