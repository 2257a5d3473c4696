/** Whose worker this is: put in by the server when it serves the file. Part of every cache name. */
export const tenant = '__TENANT__'

/** The pages that were seen. */
export const pagesCache = `pages-${tenant}`
