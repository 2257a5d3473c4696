/** Paths on this host but outside the app: never routed, never answered by the worker. */
export const outsidePrefixes = [
  '/watch',
  '/galleries',
  '/tournament-experience/',
  '/gameday/',
  '/signingday/',
  '/feature/',
  '/services/',
  '/showcase',
  '/sidearmstats/',
] as const

/** A department's pictures and files are on this origin but are not pages. */
export const isFile = (path: string): boolean => /^\/(?:files|images)\//.test(path)

/** A path that no browser changes; parsing each link was a twentieth of drawing a page. */
const plain = /^\/(?!\/)[\w/-]*$/

const isOurs = (path: string): boolean => {
  const lower = path.toLowerCase()
  return !outsidePrefixes.some((prefix) => lower.startsWith(prefix))
}

/**
 * Whether a browser would stay on this origin. `/\evil` and `/%09/evil` are resolved as browsers
 * do.
 */
export function isInside(target: string): boolean {
  if (!target.startsWith('/')) return false
  if (plain.test(target)) return isOurs(target)
  const url = URL.canParse(target, 'https://here.invalid')
    ? new URL(target, 'https://here.invalid')
    : null
  return (
    url?.origin === 'https://here.invalid' && !url.pathname.startsWith('//') && isOurs(url.pathname)
  )
}
