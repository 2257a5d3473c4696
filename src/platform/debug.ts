/** On `<html>` outside production. */
export const debugAttribute = 'data-debug'

/**
 * Whether raw error messages may be shown: with `debug=true` outside production. Call it after
 * mounting, because pages are the same for all visitors.
 */
export const showsFaults = (): boolean =>
  (import.meta.env.DEV || document.documentElement.hasAttribute(debugAttribute)) &&
  new URLSearchParams(location.search).get('debug') === 'true'
