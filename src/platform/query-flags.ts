/**
 * Flags of the address that switch parts of the shell off. They can only take trackers away: none
 * of them hides the question for consent or answers it. The server never sees them.
 * `transcend_test_bundle` counts for signed-in staff alone, and there is no signing in yet: so it
 * is not read.
 */
export type QueryFlags = {
  /** Tag managers that are off. */
  tagManagersOff: 'all' | 'client' | 'platform' | null
  /** Everything that would need consent is off. */
  vendorsOff: boolean
  tagsOff: boolean
  adtest: string | null
}

export function flagsOf(search: string): QueryFlags {
  const query = new URLSearchParams(search)
  const gtm = query.get('disable_gtm')
  const adtest = query.get('adtest')
  return {
    tagManagersOff: gtm === 'true' ? 'all' : gtm === 'client' || gtm === 'platform' ? gtm : null,
    vendorsOff: query.has('disable_airgap') && query.get('disable_airgap') !== 'false',
    tagsOff: query.get('tracking_tags_enabled') === 'false',
    adtest: adtest && /^[\w-]{1,40}$/.test(adtest) ? adtest : null,
  }
}

let ofDocument: QueryFlags | undefined
/**
 * As the document was opened: they hold until the next one, though a navigation leaves the query
 * behind.
 */
export const queryFlags = (): QueryFlags =>
  (ofDocument ??= flagsOf(
    performance
      .getEntriesByType('navigation')[0]
      ?.name.split('#')[0]!
      .replace(/^[^?]*/, '') ?? location.search,
  ))
