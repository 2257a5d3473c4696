/**
 * No `.aspx` remains: an address of an older site may be one of ours but for its end. Undefined
 * where it has none.
 */
export const withoutEnding = (path: string): string | undefined =>
  /[^/]\.aspx\/*$/i.test(path) ? path.replace(/\.aspx\/*$/i, '') : undefined
