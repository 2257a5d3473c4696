const index = /\/+(?:index|default)\.(?:html?|php|aspx?|jsp)\/*$/i

/** Whether a path names the index file of a folder, which no page of this site has. */
export const isIndex = (path: string): boolean => index.test(path)

/** Paths that visitors type, or that other athletics sites have for the same page. */
const otherNames: Readonly<Record<string, string>> = {
  '/news': '/archives',
  '/schedule': '/calendar',
  '/schedules': '/calendar',
  '/scoreboard': '/board',
  '/scores': '/board',
}

/** The path of this site for one with an old ending or another name; undefined for any other. */
export const currentPath = (path: string): string | undefined => otherNames[path] ?? stripAspx(path)

/**
 * The path without `.aspx` or `/index.html`: an old URL may be one of ours without its ending.
 * Undefined when it has none.
 */
export function stripAspx(path: string): string | undefined {
  const right = path.replace(index, '').replace(/(?<=[^/])\.aspx\/*$/i, '')
  return right === path ? undefined : right || '/'
}
