import { viewportCookieFor, viewportFallback, viewportWidths } from '../domain/constants.ts'
import { readCookie, setCookie } from './cookies.ts'

export type Viewport = keyof typeof viewportWidths
const names = Object.keys(viewportWidths) as Viewport[]

/** The widest matching breakpoint, or the fallback. */
export const widest = (matches: (name: Viewport) => boolean): Viewport =>
  names.findLast(matches) ?? viewportFallback

let queries: Record<Viewport, MediaQueryList> | undefined
const media = () =>
  (queries ??= Object.fromEntries(
    names.map((name) => [name, matchMedia(`(min-width: ${viewportWidths[name]}px)`)]),
  ) as Record<Viewport, MediaQueryList>)
const now = (): Viewport => widest((name) => media()[name].matches)

/** Calls the listener when the breakpoint changes. */
export function onViewport(listener: (viewport: Viewport) => void): () => void {
  const lists = Object.values(media())
  const notify = () => listener(now())
  for (const list of lists) list.addEventListener('change', notify)
  return () => {
    for (const list of lists) list.removeEventListener('change', notify)
  }
}

/** Writes the cookie if it changed. */
export function writeViewportCookie(viewport: Viewport = now()): void {
  if (readCookie('viewport') !== viewport)
    setCookie('viewport', { for: viewportCookieFor }, viewport)
}
