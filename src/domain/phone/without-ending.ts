/**
 * The path without `.aspx` or `/index.html`: an old URL may be one of ours without its ending.
 * Undefined when it has none.
 */
export const withoutEnding = (path: string): string | undefined =>
  isIndex(path)
    ? path.replace(index, '') || '/'
    : /[^/]\.aspx\/*$/i.test(path)
      ? path.replace(/\.aspx\/*$/i, '')
      : undefined

/** Whether a path names the index file of a folder, which no page of this site has. */
export const isIndex = (path: string): boolean => index.test(path)

const index = /\/+(?:index\.(?:html?|php|aspx?|jsp)|default\.aspx?)\/*$/i
