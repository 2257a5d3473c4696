import { redirect, redirectDocument } from 'react-router'
import { isFile, isInside } from '../../contract/links.ts'
import { reloadGuard } from '../../domain/constants.ts'

const inBrowser = typeof document !== 'undefined'

/**
 * A redirect from a loader: by the router to pages of the app, by loading to anything else (another
 * site, a file, a path outside the app).
 */
export function redirectTo(target: string, status: 301 | 302): Response {
  if (!isInside(target))
    return redirectDocument(isPath(target) ? plain(target) : new URL(target).href, status)
  return (isFile(target) ? redirectDocument : redirect)(plain(target), status)
}

const isPath = (target: string) => target.startsWith('/')
/** In the form of a header. */
function plain(target: string): string {
  const { pathname, search, hash } = new URL(target, 'https://here.invalid')
  return pathname + search + hash
}

/**
 * Prevents redirect loops: a browser is not sent to the same URL twice within ten seconds without
 * visitor interaction; the page is then shown. The server follows redirects before it answers.
 */
export function mayRedirect(to: string, now = Date.now()): boolean {
  if (!inBrowser) return true
  forgetWhenTouched()
  const lately = remembered().filter(({ at }) => now - at < reloadGuard)
  if (lately.some((departure) => departure.to === to)) return false
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
    // Without storage the browser's own limit of redirects applies.
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
