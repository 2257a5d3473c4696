import { queryFlags } from './query-flags.ts'
import { isSignedIn } from './signed-in.ts'

/** On `<html>` outside production. */
export const debugAttribute = 'data-debug'

/**
 * Whether raw error messages may be shown: with `debug=true`, outside production or for signed-in
 * staff. Asked after mounting, because pages are the same for all visitors.
 */
export const showsFaults = async (): Promise<boolean> =>
  queryFlags().debug &&
  (import.meta.env.DEV ||
    document.documentElement.hasAttribute(debugAttribute) ||
    (await isSignedIn()))
