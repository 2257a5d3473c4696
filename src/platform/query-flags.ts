/**
 * URL flags that turn off trackers, or are for staff. They never answer or hide the consent
 * question. The server does not use them.
 */
export type QueryFlags = {
  /** Tag managers that are off. */
  tagManagersOff: 'all' | 'client' | 'platform' | null
  /** All vendors that need consent are off. */
  vendorsOff: boolean
  tagsOff: boolean
  /** The test bundle of the consent manager, for signed-in staff. */
  testBundle: boolean
  /** Raw error messages, for signed-in staff. */
  debug: boolean
  adtest: string | null
}

export function parseQueryFlags(search: string): QueryFlags {
  const query = new URLSearchParams(search)
  const gtm = query.get('disable_gtm')
  const adtest = query.get('adtest')
  return {
    tagManagersOff: gtm === 'true' ? 'all' : gtm === 'client' || gtm === 'platform' ? gtm : null,
    vendorsOff: query.has('disable_airgap') && query.get('disable_airgap') !== 'false',
    testBundle: query.get('transcend_test_bundle') === 'true',
    tagsOff: query.get('tracking_tags_enabled') === 'false',
    debug: query.get('debug') === 'true',
    adtest: adtest && /^[\w-]{1,40}$/.test(adtest) ? adtest : null,
  }
}

let ofDocument: QueryFlags | undefined
/** From the URL that opened the document, and valid until the next document. */
export const queryFlags = (): QueryFlags =>
  (ofDocument ??= parseQueryFlags(
    performance
      .getEntriesByType('navigation')[0]
      ?.name.split('#')[0]!
      .replace(/^[^?]*/, '') ?? location.search,
  ))
