/**
 * The path without `.aspx`: an old URL may be one of ours without its ending. Undefined when it has
 * none.
 */
export const withoutEnding = (path: string): string | undefined =>
  /[^/]\.aspx\/*$/i.test(path) ? path.replace(/\.aspx\/*$/i, '') : undefined
