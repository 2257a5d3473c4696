/** On `<html>` where the server does not run in production. */
export const debugAttribute = 'data-debug'

/**
 * Whether raw words of a fault may be shown: `debug=true`, and outside production. Members of staff
 * who are signed in come with signing in. Only after mounting: pages are the same for everybody.
 */
export const showsFaults = (): boolean =>
  (import.meta.env.DEV || document.documentElement.hasAttribute(debugAttribute)) &&
  new URLSearchParams(location.search).get('debug') === 'true'
