/** Paths that live on this host but outside the app: never routed, never answered by the worker. */
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

/** Pictures and files of a department stand on this origin, and are no pages. */
export const isFile = (path: string): boolean => /^\/(?:files|images)\//.test(path)

/**
 * Inside means: the browser, too, would stay on this origin. `/\evil` and `/%09/evil` are resolved
 * as a browser resolves them.
 */
export function isInside(target: string): boolean {
  if (!target.startsWith('/')) return false
  const url = URL.canParse(target, 'https://here.invalid')
    ? new URL(target, 'https://here.invalid')
    : null
  return (
    url?.origin === 'https://here.invalid' &&
    !url.pathname.startsWith('//') &&
    !outsidePrefixes.some((prefix) => url.pathname.toLowerCase().startsWith(prefix))
  )
}
